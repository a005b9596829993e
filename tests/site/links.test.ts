import { expect, inject, test } from 'vitest';
import { readPage, sitemapAddresses } from './read-page.ts';

const alsoRead = ['/login', '/register', '/nz/login', '/au/register', '/nothing-here', '/nz/nothing-here', '/resources?category=cost', '/nz/demo?agent=clinic'];

/** Every address on our own origin that a page refers to: links, pictures, scripts, styles, fonts, feeds. */
function ownAddresses(document: Document, origin: string): string[] {
  const found = [...document.querySelectorAll('a[href], link[href]:not([rel=canonical]), img[src], script[src], form[action]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('action') ?? '',
  );
  return found.map((address) => new URL(address, document.baseURI)).filter((url) => url.origin === origin).map((url) => url.href);
}

test('every link on every page leads somewhere, every fragment to something', async () => {
  const origin = inject('siteOrigin');
  const broken: string[] = [];
  const seen = new Map<string, number>();
  for (const start of [...(await sitemapAddresses()), ...alsoRead]) {
    const page = await readPage(start);
    for (const address of ownAddresses(page.document, origin)) {
      const url = new URL(address);
      const { hash } = url;
      url.hash = '';
      if (!seen.has(url.href)) seen.set(url.href, (await fetch(url, { redirect: 'manual' })).status);
      if (seen.get(url.href) !== 200) broken.push(`${page.address} -> ${url.href} (${seen.get(url.href)})`);
      if (hash.length > 1) {
        const target = await readPage(url.href);
        if (!target.document.getElementById(decodeURIComponent(hash.slice(1)))) broken.push(`${page.address} -> ${address} (no such fragment)`);
      }
    }
  }
  expect(seen.size).toBeGreaterThan(30);
  expect(broken).toEqual([]);
}, 120_000);

test('links to other sites open nothing of ours to them', async () => {
  for (const start of await sitemapAddresses()) {
    const { document, address } = await readPage(start);
    for (const link of document.querySelectorAll('a[target=_blank]')) expect(link.getAttribute('rel'), address).toMatch(/noopener/);
  }
});
