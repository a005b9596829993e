import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { buildRssFeed } from './rss-feed.ts';

const hostile = '<script>alert(1)</script> & "quotes" \'too\' ]]> 预约';
const feed = {
  title: `Title ${hostile}`,
  description: hostile,
  link: 'https://www.example.com/nz/resources?a=1&b=2',
  language: 'en-nz',
  items: [
    {
      title: hostile,
      description: `Summary ${hostile}`,
      link: 'https://www.example.com/nz/resources/one?x=1&y=<2>',
      publishedAt: new Date('2026-11-21T00:00:00Z'),
      categories: ['News & more', hostile],
    },
    { title: 'Two', description: '', link: 'https://medium.example/two', publishedAt: new Date(0), categories: [] },
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
  expect(text('item > guid[isPermaLink="true"]')).toBe(feed.items[0]?.link);
  expect(text('item > description')).toBe(`Summary ${hostile}`);
  expect(text('item > pubDate')).toBe('Sat, 21 Nov 2026 00:00:00 GMT');
  expect([...document.querySelectorAll('item category')].map((category) => category.textContent)).toEqual([
    'News & more',
    hostile,
  ]);
});
