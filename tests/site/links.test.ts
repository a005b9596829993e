import { expect, inject, test } from 'vitest';
import { accountPages, type ReadPage, readPage, sitemapAddresses } from './read-page.ts';

const alsoRead = [
  ...accountPages,
  '/nz/login',
  '/au/register',
  '/nothing-here',
  '/nz/nothing-here',
  '/resources?category=cost',
  '/nz/demo?agent=clinic',
  '/contact',
  '/nz/contact',
];

/** Returns every URL in a page that has the site's own origin: links, pictures, scripts, styles, fonts and feeds. */
function ownAddresses(document: Document, origin: string): URL[] {
  const referring = 'a[href], link[href]:not([rel=canonical]), img[src], script[src], form[action]';
  return [...document.querySelectorAll(referring)]
    .map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('action') ?? '',
    )
    .map((address) => new URL(address, document.baseURI))
    .filter((url) => url.origin === origin);
}

test('every link on every page leads to a page, and every fragment to an element', async () => {
  const origin = inject('siteOrigin');
  const pages = new Map<string, ReadPage>();
  const read = async (address: string) => {
    const page = pages.get(address) ?? (await readPage(address));
    pages.set(address, page);
    return page;
  };
  const broken: string[] = [];
  for (const start of [...(await sitemapAddresses()), ...alsoRead]) {
    const page = await read(new URL(start, origin).href);
    for (const url of ownAddresses(page.document, origin)) {
      const fragment = decodeURIComponent(url.hash.slice(1));
      url.hash = '';
      const target = await read(url.href);
      // A page that is itself a 404 may contain a link to itself.
      if (target.status !== 200 && url.href !== page.address)
        broken.push(`${page.address} -> ${url.href} (${target.status})`);
      if (fragment && !target.document.getElementById(fragment))
        broken.push(`${page.address} -> ${url.href}#${fragment} (no such fragment)`);
    }
  }
  expect(pages.size).toBeGreaterThan(40);
  expect(broken).toEqual([]);
}, 120_000);

test('links that open a new window give the other site no access to ours', async () => {
  for (const start of await sitemapAddresses()) {
    const { document, address } = await readPage(start);
    for (const link of document.querySelectorAll('a[target=_blank]'))
      expect(link.getAttribute('rel'), address).toMatch(/noopener/);
  }
});
