import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOwnerSettings, readOwnerDefaults } from '#server/content/owner-facts.service.ts';
import { createSiteContent } from '#server/content/public-content.service.ts';
import type { Database } from '#server/database/database.ts';
import { PageCache } from '#server/pages/page-cache.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { Article } from '#shared/api/article-contract.ts';
import { type Desk, deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

/** A save of one of three articles, with the values that the article gets. Each number is an index in a list. */
const articleSave = fc.record({
  kind: fc.constant('article' as const),
  article: fc.nat(2),
  category: fc.nat(1),
  tags: fc.subarray([0, 1, 2]),
  month: fc.nat(2),
  isPublished: fc.boolean(),
  isFeatured: fc.boolean(),
  title: fc.nat(1),
});

/** A new name for one of the categories or tags, or a new phone number in the settings. */
const otherSave = fc.record({
  kind: fc.constantFrom('category', 'tag', 'phone'),
  name: fc.integer({ min: 10, max: 99 }),
});

/** Random histories of saves. */
const historyArbitrary = fc.array(fc.oneof({ weight: 3, arbitrary: articleSave }, otherSave), {
  minLength: 1,
  maxLength: 6,
});
type History = typeof historyArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

const range = { limit: 50, skip: 0 };
const months = ['2026-09', '2026-10', '2026-11'];

/** Opens a page cache with pages that each show one list, one article or the settings completely. */
async function openCachedPages({ db }: { readonly db: Database }, { admin, make }: Desk) {
  const content = createSiteContent(db, createOwnerSettings(db, readOwnerDefaults('none')));
  const categories = [await make.category(), await make.category()];
  const tags = [await make.tag(), await make.tag(), await make.tag()];
  const save = await make.articleSave({ category_id: categories[0]?.id ?? 0, is_published: false });
  const articles: Article[] = [];
  // The articles are published at first, because the address of an article that was never published changes with its
  // title.
  for (const name of ['one', 'two', 'three'])
    articles.push(await make.article({ ...save, is_published: true, title: `Article ${name}` }));
  const pages: Readonly<Record<string, () => Promise<unknown>>> = {
    featured: () => content.featuredArticles(range.limit),
    all: () => content.allArticles(range),
    months: content.months,
    categories: content.countedCategories,
    tags: content.countedTags,
    settings: content.ownerFacts,
    ...Object.fromEntries(months.map((month) => [month, () => content.articlesOfMonth(month, range)])),
    ...Object.fromEntries(articles.map(({ slug }) => [slug, () => content.articleBySlug(slug)])),
    ...Object.fromEntries(categories.map(({ id, slug }) => [slug, () => content.articlesOfCategory(id, range)])),
    ...Object.fromEntries(tags.map(({ slug }) => [slug, () => content.tagWithArticles(slug, range)])),
  };
  const textOf = async (name: string) => JSON.stringify(await pages[name]?.()) ?? 'nothing';
  const cache = new PageCache({
    render: async (name) => ({ status: 200, headers: new Map(), body: Buffer.from(await textOf(name)) }),
    now: () => new Date(),
    siteTimeZone: 'Pacific/Auckland',
    limits: { bytes: 1e8, entries: 1000 },
  });
  const stop = db.onContentChange(() => cache.clear());

  const rename = {
    category: (name: number) =>
      admin('PUT', `${apiPaths.adminCategories}/${categories[0]?.id}`, { name: `Category ${name}` }),
    tag: (name: number) =>
      admin('PUT', `${apiPaths.adminTags}/${tags[0]?.id}`, { name: `Tag ${name}`, slug: tags[0]?.slug }),
    phone: (name: number) => admin('PUT', `${apiPaths.adminSettings}/phone`, { value: `03 123 45${name}` }),
  };
  const apply = async (part: History[number]) => {
    if (part.kind !== 'article') return rename[part.kind](part.name);
    const path = `${apiPaths.adminArticles}/${articles[part.article]?.id}`;
    const { version } = Object(await admin('GET', path)).body;
    const body = {
      ...save,
      title: `Article ${part.article} ${part.title}`,
      category_id: categories[part.category]?.id,
      tag_ids: part.tags.map((index) => tags[index]?.id),
      publish_date: `${months[part.month]}-05`,
      is_published: part.isPublished,
      is_featured: part.isFeatured,
    };
    return admin('PUT', path, body, { 'if-match': `"${version}"` });
  };

  return {
    /** Applies saves one after the other. After each of them, compares the cached pages with new ones. */
    async findOldPages(history: History): Promise<string[]> {
      const old: string[] = [];
      for (const part of history) {
        for (const name of Object.keys(pages)) await cache.fetch(name);
        const { status } = await apply(part);
        if (status !== 200) throw new Error(`The save answered ${status}.`);
        for (const name of Object.keys(pages)) {
          const outcome = await cache.fetch(name);
          const text = outcome.kind === 'cached' ? String(outcome.response.encodings.identity.body) : outcome.kind;
          if (text !== (await textOf(name))) old.push(`${name} after ${JSON.stringify(part)}`);
        }
      }
      return old;
    },
    close: stop,
  };
}

describeOnEveryEngine('pages after a save', (database) => {
  const desk = deskOfSuite(database);
  let pages: Awaited<ReturnType<typeof openCachedPages>>;
  beforeAll(async () => {
    pages = await openCachedPages(database(), desk);
  });
  afterAll(async () => {
    pages.close();
  });

  test('no page, list or setting is older than the last save', async () => {
    await fc.assert(
      fc.asyncProperty(historyArbitrary, async (history) => {
        expect(await pages.findOldPages(history)).toEqual([]);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });
});
