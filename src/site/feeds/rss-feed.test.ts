import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { buildRssFeed } from './rss-feed.ts';

const hostile = '<script>alert(1)</script> & "quotes" \'too\' ]]> 预约';
const feed = {
  title: `Title ${hostile}`,
  description: hostile,
  link: 'https://www.example.com/nz/resources?a=1&b=2',
  language: 'en-nz',
  self: 'https://www.example.com/nz/rss.xml',
  items: [
    {
      id: 'article-7 <1>',
      title: hostile,
      description: `Summary ${hostile}`,
      link: 'https://www.example.com/nz/resources/one?x=1&y=<2>',
      publishedAt: '2026-11-21T00:00:00+13:00',
      updatedAt: '2026-11-22T01:02:03.004Z',
      categories: ['News & more', hostile],
    },
    {
      id: 'two',
      title: 'Two',
      description: '',
      link: 'https://medium.example/two',
      publishedAt: '2026-11-20T00:00:00+13:00',
      updatedAt: '2026-11-20T00:00:00.000Z',
      categories: [],
    },
  ],
};

test('a feed reader gets every text unchanged, even one with markup in it', () => {
  const { document } = new JSDOM(buildRssFeed(feed), { contentType: 'application/xml' }).window;
  const text = (selector: string) => document.querySelector(selector)?.textContent;
  expect(document.querySelector('script')).toBeNull();
  expect(text('channel > title')).toBe(feed.title);
  expect(text('channel > description')).toBe(hostile);
  expect(text('channel > link')).toBe(feed.link);
  expect(text('channel > language')).toBe('en-nz');
  expect(document.querySelectorAll('item')).toHaveLength(2);
  expect(text('item > title')).toBe(hostile);
  expect(text('item > link')).toBe(feed.items[0]?.link);
  expect(text('item > guid[isPermaLink="false"]')).toBe('article-7 <1>');
  const self = document.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0];
  expect([self?.getAttribute('rel'), self?.getAttribute('href')]).toEqual(['self', feed.self]);
  expect(text('channel > lastBuildDate')).toBe('Sun, 22 Nov 2026 01:02:03 +0000');
  expect(text('item > description')).toBe(`Summary ${hostile}`);
  expect(text('item > pubDate')).toBe('Sat, 21 Nov 2026 00:00:00 +1300');
  expect([...document.querySelectorAll('item category')].map((category) => category.textContent)).toEqual([
    'News & more',
    hostile,
  ]);
});
