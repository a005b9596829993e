import { describe, expect, test } from 'vitest';
import type { Article } from '#shared/api/article-contract.ts';
import { deskArticle } from '#tests/support/article-builders.ts';
import { livePlaces, type SiteReader } from './live-places.ts';

const article = deskArticle({ title: 'Tom & Jerry’s "first" <call>', slug: 'first-call', is_featured: true });
const written = 'Tom &amp; Jerry’s &quot;first&quot; &lt;call&gt;';
const card = `<article><h2>${written}</h2><a href="/nz/resources/first-call">Read</a></article>`;

/** The pages of the site, all of which show the article. */
const withArticle: Readonly<Record<string, string>> = {
  '/nz/resources?category=cost': card,
  '/nz/resources': card,
  '/nz': card,
  '/nz/resources/first-call': `<h1>${written}</h1>`,
  '/sitemap.xml': '<loc>https://x.example/nz/resources/first-call</loc>',
  '/nz/rss.xml': `<title>${written}</title>`,
};

function reader(pages: Readonly<Record<string, string>>, lists: Partial<SiteReader> = {}): SiteReader {
  return {
    page: async (path) => ({ status: Object.hasOwn(pages, path) ? 200 : 404, text: pages[path] ?? '' }),
    featuredIds: async () => [7],
    newestIds: async () => [7],
    ...lists,
  };
}

const placesOf = (saved: Article, before?: Article) =>
  livePlaces({ article: saved, before, categorySlug: 'cost', locale: 'en-NZ' });

async function look(site: SiteReader, ...saves: Parameters<typeof placesOf>) {
  return Promise.all(placesOf(...saves).map(async (place) => [place.name, await place.look(site)] as const));
}

const draft = { ...article, is_published: false };
const lists = Object.keys(withArticle).filter((path) => path !== '/nz/resources/first-call');
const empty = Object.fromEntries(lists.map((path) => [path, '']));
const category = 'Resources, “Cost”';
const names = [category, 'All Resources', 'Home', 'Article page', 'Sitemap', 'Feed'];

describe('after a save, the live pages', () => {
  test('show a published article in every place', async () => {
    expect(await look(reader(withArticle), article)).toEqual(names.map((name) => [name, 'as-saved']));
  });

  test('do not show it yet while they are as before', async () => {
    expect(await look(reader(empty), article)).toEqual(names.map((name) => [name, 'not-yet']));
  });

  test('no longer show an article that was withdrawn', async () => {
    expect(await look(reader(empty), draft, article)).toEqual(names.map((name) => [name, 'as-saved']));
    expect(await look(reader(withArticle), draft, article)).toEqual(names.map((name) => [name, 'not-yet']));
  });

  test('are not looked at when a draft stays a draft', async () => {
    expect(await look(reader({}), draft)).toEqual([]);
    expect(await look(reader({}), draft, draft)).toEqual([]);
  });

  test('show only its category and the feed for an article on Medium that is not featured', async () => {
    const outside = { ...article, content: null, medium_url: 'https://medium.com/a?b=1', is_featured: false };
    const link =
      'https://medium.com/a?b=1&amp;utm_source=website&amp;utm_medium=referral&amp;utm_campaign=resources-page&amp;utm_content=tom-jerry-s-first-call';
    const site = reader({
      '/nz/resources?category=cost': `<h2>${written}</h2><a href="${link}">`,
      '/nz/rss.xml': `<title>${written}</title>`,
    });
    expect(await look(site, outside)).toEqual([
      [category, 'as-saved'],
      ['Feed', 'as-saved'],
    ]);
  });

  test('an article that is not featured is not looked for under All Resources, and a note says why', () => {
    const notesOf = (saved: Article, before?: Article) => placesOf(saved, before).map(({ name, note }) => [name, note]);
    const plain = { ...article, is_featured: false };
    expect(notesOf(plain)[0]).toEqual([category, 'not under All Resources, which lists featured articles']);
    expect(notesOf(plain).map(([name]) => name)).not.toContain('All Resources');
    expect(notesOf(article)[0]).toEqual([category, undefined]);
    expect(notesOf({ ...plain, is_published: false }, article)[0]).toEqual([category, undefined]);
  });

  test('say why an older article is not under All Resources, on Home or in the feed', async () => {
    const site = reader(
      { ...withArticle, '/nz': '', '/nz/rss.xml': '' },
      { featuredIds: async () => [1, 2, 3, 7], newestIds: async () => [1, 2, 3] },
    );
    const old = reader({ ...withArticle, '/nz/resources': '' }, { featuredIds: async () => [1, 2, 3] });
    expect((await look(old, article))[1]).toEqual(['All Resources', { aside: expect.stringContaining('100') }]);
    const second = reader(
      { ...withArticle, '/nz/resources': '' },
      { featuredIds: async () => [...Array(24).keys()].map((id) => id + 100).concat(7) },
    );
    expect((await look(second, article))[1]).toEqual(['All Resources', { aside: 'It is on page 2 of All Resources.' }]);
    const older = reader({ ...withArticle, '/nz': '' }, { featuredIds: async () => [1, 2, 3] });
    expect((await look(older, article))[2]).toEqual(['Home', { aside: expect.stringContaining('This one is older.') }]);
    expect(await look(site, article)).toEqual([
      [category, 'as-saved'],
      ['All Resources', 'as-saved'],
      ['Home', { aside: expect.stringContaining('This is number 4.') }],
      ['Article page', 'as-saved'],
      ['Sitemap', 'as-saved'],
      ['Feed', { aside: expect.stringContaining('50') }],
    ]);
  });

  test('are searched page by page, and in the part of the sitemap with the article', async () => {
    const other = '<article></article>';
    const site = reader({
      ...withArticle,
      '/nz/resources?category=cost': other.repeat(24),
      '/nz/resources?category=cost&page=2': other.repeat(48),
      '/nz/resources?category=cost&page=3': other.repeat(48) + card,
      '/sitemap.xml': '<sitemapindex>',
      '/sitemap-1.xml': withArticle['/sitemap.xml'] ?? '',
    });
    expect(await look(site, article)).toEqual(names.map((name) => [name, 'as-saved']));
  });

  test('are gone from a category whose last page is full, because Resources answers 404 for the next', async () => {
    const list = { '/nz/resources?category=cost': '<article></article>'.repeat(24) };
    const [place] = await look(reader({ ...empty, ...list }), draft, article);
    expect(place).toEqual([category, 'as-saved']);
    const [shown] = await look(reader({ ...withArticle, ...list }), article);
    expect(shown).toEqual([category, 'not-yet']);
  });

  test('count as not yet renewed while a page still has the old title', async () => {
    const states = await look(reader(withArticle), { ...article, title: 'A new title' }, article);
    expect(states).toEqual(names.map((name) => [name, name === 'Sitemap' ? 'as-saved' : 'not-yet']));
  });
});
