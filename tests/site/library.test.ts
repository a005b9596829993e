import { beforeAll, describe, expect, test } from 'vitest';
import { locales, localisedPath } from '#shared/rules/locales.ts';
import { readPage, sitemapAddresses } from './read-page.ts';

// Checks the pages as visitors without scripts get them: each page is fetched and its scripts do not run.

let tagPaths: string[] = [];
beforeAll(async () => {
  const paths = (await sitemapAddresses()).map((address) => new URL(address).pathname);
  tagPaths = paths.filter((path) => path.startsWith('/tags/'));
});

const robots = (document: Document) => document.querySelector('meta[name=robots]')?.getAttribute('content');
const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

describe('the search page', () => {
  test('lists what it found, marks the words, and keeps the text in the form', async () => {
    const { document, status } = await readPage('/nz/resources?q=missed%20call');
    expect([status, robots(document)]).toEqual([200, 'noindex']);
    expect(texts(document, '.search-status')[0]).toMatch(/^\d+ articles? found for “missed call”\.$/);
    expect(texts(document, '.article-row mark').join(' ').toLowerCase()).toContain('missed');
    expect(document.querySelector('.article-row-title a')?.getAttribute('href')).toMatch(/^\/nz\/resources\//);
    expect(document.querySelector('input[name=q]')?.getAttribute('value')).toBe('missed call');
    expect(document.querySelector('[aria-label=Categories]')).toBeNull();
  });

  test('says when nothing was found, and offers the assistant and Contact', async () => {
    const { document, status } = await readPage('/resources?q=%3Cscript%3Exyzzy');
    expect(status).toBe(200);
    expect(texts(document, '.search-status')).toEqual(['Nothing found for “<script>xyzzy”.']);
    expect(document.querySelector('[data-ask]')).not.toBeNull();
    expect(document.querySelector('.search-other-ways a[href="/contact"]')).not.toBeNull();
  });

  test('an empty search is the list, and a page after the last is a 404', async () => {
    const list = await readPage('/resources?q=%20');
    expect([list.status, texts(list.document, '[aria-label=Categories] a')[0]]).toEqual([200, 'All Resources']);
    expect((await readPage('/resources?q=call&page=99')).status).toBe(404);
  });
});

test.each([
  ['/resources?category=no-such-thing', '.resources-status', 'There is no such category'],
  ['/resources?page=99', '.resources-status', 'This list has no such page'],
  ['/au/resources?page=two', '.resources-status', 'This list has no such page'],
  ['/tags/no-such-tag', 'h1', 'No such tag'],
  ['/articles?page=99', 'h1', 'No such page'],
  ['/nz/articles?page=x', 'h1', 'No such page'],
  ['/articles/1999-01', 'h1', 'No articles here'],
  ['/articles/2026-13', 'h1', 'Nobody picks up here'],
])('%s is a 404 that says so, has a link to a list, and is not for search engines', async (path, place, text) => {
  const { document, status } = await readPage(path);
  expect([status, robots(document)]).toEqual([404, 'noindex']);
  expect(texts(document, place)).toEqual([text]);
  expect(document.querySelector('main :is(a[href$="/resources"], a[href$="/articles"])')).not.toBeNull();
});

describe('tags and months', () => {
  test('each tag has a page in every variant, with its articles', async () => {
    expect(tagPaths.length).toBeGreaterThan(0);
    for (const locale of locales) {
      const path = localisedPath(locale, tagPaths[0] ?? '');
      const { document, status } = await readPage(path);
      expect(status).toBe(200);
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(new RegExp(`${path}$`));
      expect(document.querySelectorAll('.article-row').length).toBeGreaterThan(0);
    }
  });

  test('the tags of cards and of articles lead to these pages', async () => {
    const { document } = await readPage('/resources');
    const links = [...document.querySelectorAll('.article-card a.tag')].map((link) => link.getAttribute('href') ?? '');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(tagPaths).toContain(link);
  });

  test('all articles are listed by month, with counts that lead to categories, tags and months', async () => {
    const { document, status } = await readPage('/au/articles');
    expect(status).toBe(200);
    expect(document.querySelectorAll('.article-month .article-row').length).toBeGreaterThan(4);
    for (const name of ['By category', 'By tag']) {
      const [link] = document.querySelectorAll(`[aria-label="${name}"] a`);
      expect(link?.textContent).toMatch(/ \d+$/);
      expect((await readPage(link?.getAttribute('href') ?? '')).status).toBe(200);
    }
    const month = document.querySelector('.article-month h2 a')?.getAttribute('href') ?? '';
    expect(month).toMatch(/^\/au\/articles\/\d{4}-\d\d$/);
    expect((await readPage(month)).document.querySelectorAll('.article-row').length).toBeGreaterThan(0);
  });
});

test('an article ends with two next reads, a demo and its tags as links', async () => {
  const paths = (await sitemapAddresses()).map((address) => new URL(address).pathname);
  const path = paths.find((candidate) => candidate.startsWith('/nz/resources/')) ?? '';
  const { document } = await readPage(path);
  const next = [...document.querySelectorAll('.article-end ul a')].map((link) => link.getAttribute('href'));
  expect(next).toHaveLength(2);
  expect(next).not.toContain(path);
  for (const href of next) expect(paths).toContain(href);
  expect(document.querySelector('.article-end-demo a')?.getAttribute('href')).toMatch(/^\/nz\/demo/);
  expect(document.querySelector('[data-share-address]')?.getAttribute('data-share-address')).toMatch(
    new RegExp(`${path}$`),
  );
});
