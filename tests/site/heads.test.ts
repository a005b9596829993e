import { beforeAll, expect, inject, test } from 'vitest';
import { siteConfig } from '#site.config';
import { accountPages, type ReadPage, readPage, readSitemapPages } from './read-page.ts';

let pages: ReadPage[] = [];
beforeAll(async () => {
  pages = await readSitemapPages();
});

const attribute = (page: ReadPage, selector: string, name: string) =>
  page.document.head.querySelector(selector)?.getAttribute(name) ?? '';
const alternates = (page: ReadPage) =>
  new Map(
    [...page.document.head.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
      link.getAttribute('hreflang') ?? '',
      link.getAttribute('href') ?? '',
    ]),
  );

test('the sitemap has the articles, and every other page in three variants', () => {
  const paths = pages.map((page) => new URL(page.address).pathname);
  for (const path of ['/', '/resources', '/partners', '/demo', '/privacy', '/terms', '/trust', '/contact']) {
    expect(paths).toContain(path);
    for (const prefix of ['/nz', '/au']) expect(paths).toContain(path === '/' ? prefix : prefix + path);
  }
  expect(paths.filter((path) => path.startsWith('/resources/')).length).toBeGreaterThan(4);
  expect(paths.join()).not.toMatch(/login|register|dashboard/);
});

test('every page of the sitemap exists and has the locale of its variant', () => {
  for (const page of pages) {
    expect(page.status, page.address).toBe(200);
    const { pathname } = new URL(page.address);
    const locale = /^\/nz(\/|$)/.test(pathname) ? 'en-NZ' : /^\/au(\/|$)/.test(pathname) ? 'en-AU' : 'en';
    expect(page.document.documentElement.lang, page.address).toBe(locale);
  }
});

test('every page has a title and a description, and no two titles are the same', () => {
  for (const page of pages) {
    expect(page.document.title.length, page.address).toBeGreaterThan(10);
    expect(attribute(page, 'meta[name=description]', 'content').length, page.address).toBeGreaterThan(50);
  }
  const titles = pages.map((page) => page.document.title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('each page is for search engines, and its canonical link is its own URL', () => {
  for (const page of pages)
    expect(new URL(attribute(page, 'link[rel=canonical]', 'href')).href, page.address).toBe(page.address);
  expect(pages.filter(({ document }) => document.querySelector('meta[name=robots]'))).toEqual([]);
});

test('each page has alternate links to all its variants, and x-default is the international one', () => {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  for (const page of pages) {
    const named = alternates(page);
    expect([...named.keys()].sort(), page.address).toEqual(['en', 'en-AU', 'en-NZ', 'x-default']);
    expect(named.get('x-default')).toBe(named.get('en'));
    for (const [, href] of named) {
      const other = byAddress.get(new URL(href).href);
      expect(other, `${page.address} names ${href}`).toBeDefined();
      if (other) expect(alternates(other)).toEqual(named);
    }
  }
});

test('each page has a title, a description, a URL and an existing picture for shared links', async () => {
  const pictures = new Set<string>();
  for (const page of pages) {
    for (const name of ['og:title', 'og:description', 'og:url', 'og:locale', 'og:image', 'og:image:alt']) {
      expect(attribute(page, `meta[property="${name}"]`, 'content'), `${page.address} ${name}`).not.toBe('');
    }
    expect(attribute(page, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
    pictures.add(attribute(page, 'meta[property="og:image"]', 'content'));
  }
  for (const picture of pictures) {
    const answer = await fetch(picture);
    expect([answer.status, answer.headers.get('content-type')], picture).toEqual([200, 'image/png']);
  }
});

test.each(['/dashboard', '/dashboard/settings', '/nz/dashboard', '/au/dashboard/people'])(
  '%s is not for search engines, and its canonical link is its own address without a query',
  async (path) => {
    const { document } = await readPage(`${path}?q=call&page=2`);
    const links = [...document.querySelectorAll('link[rel=canonical], link[hreflang]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual([new URL(path, inject('siteOrigin')).href]);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
  },
);

test('robots.txt lets search engines read every page, so that they find what is not to be indexed, but not the API', async () => {
  const origin = inject('siteOrigin');
  const text = await (await fetch(new URL('/robots.txt', origin))).text();
  expect(text).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
});

test('security.txt names the address of the settings, and expires within a year', async () => {
  const origin = inject('siteOrigin');
  const response = await fetch(new URL('/.well-known/security.txt', origin));
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(await response.clone().text()) ?? [];
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await response.text()).toBe(
    `Contact: mailto:${siteConfig.email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${origin}/.well-known/security.txt\n`,
  );
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(150);
  expect(days).toBeLessThan(365);
});

test.each([
  ...accountPages,
  '/dashboard',
  '/nz/login',
  '/au/register',
  '/nz/dashboard',
  '/no-such-page',
  '/nz/resources?q=call',
  '/api/docs',
])('%s is not for search engines', async (path) => {
  const html = await (await fetch(new URL(path, inject('siteOrigin')))).text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
});
