import fc from 'fast-check';
import type { Article } from '#domain/contract/article-contract.ts';
import { createSiteContent } from '#server/content/public-content.service.ts';
import { ContentFeed } from '#server/content-changes/content-feed.ts';
import type { Database } from '#server/database/database.ts';
import { PageCache } from '#server/page-cache/page-cache.ts';
import type { Desk } from './desk.ts';

/** A save of one of three articles, with the values that the article gets. Each number is an index in a list. */
const saveArbitrary = fc.record({
  article: fc.nat(2),
  category: fc.nat(1),
  tags: fc.subarray([0, 1, 2]),
  month: fc.nat(2),
  isPublished: fc.boolean(),
  isFeatured: fc.boolean(),
  title: fc.nat(1),
});

/** Random histories of saves. */
export const historyArbitrary = fc.array(saveArbitrary, { minLength: 1, maxLength: 6 });
type History = typeof historyArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

const range = { limit: 50, skip: 0 };
const months = ['2026-09', '2026-10', '2026-11'];

/** The pages that a save changed, and the pages that the cache has to render again. Both in the order of the pages. */
interface PageRenewal {
  readonly changed: readonly string[];
  readonly renewed: readonly string[];
}

/** Opens a page cache with pages that each show one list or one article completely. */
export async function openCachedPages({ db }: { readonly db: Database }, { admin, make }: Desk) {
  const content = createSiteContent(db);
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
    ...Object.fromEntries(months.map((month) => [month, () => content.articlesOfMonth(month, range)])),
    ...Object.fromEntries(articles.map(({ slug }) => [slug, () => content.articleBySlug(slug)])),
    ...Object.fromEntries(categories.map(({ id, slug }) => [slug, () => content.articlesOfCategory(id, range)])),
    ...Object.fromEntries(tags.map(({ slug }) => [slug, () => content.tagWithArticles(slug, range)])),
  };
  const names = Object.keys(pages);
  const cache = new PageCache({
    render: async (name) => ({ status: 200, headers: new Map(), body: Buffer.from(await textOf(name)) }),
    now: () => new Date(),
    siteTimeZone: 'Pacific/Auckland',
    limits: { bytes: 1e8, entries: 1000 },
  });
  const feed = new ContentFeed(db);
  feed.subscribe((topics) => cache.invalidate(topics));
  await feed.catchUp(db);

  async function textOf(name: string): Promise<string> {
    return JSON.stringify(await pages[name]?.()) ?? 'nothing';
  }

  async function texts(): Promise<string[]> {
    return Promise.all(names.map(textOf));
  }

  return {
    /**
     * Applies saves one after the other. Returns, for each save, the pages that it changed and the pages that are
     * rendered again.
     */
    async applyHistory(history: History): Promise<PageRenewal[]> {
      const renewals: PageRenewal[] = [];
      for (const part of history) {
        for (const name of names) await cache.fetch(name);
        const before = await texts();
        const path = `/api/admin/articles/${articles[part.article]?.id}`;
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
        const { status } = await admin('PUT', path, body, { 'if-match': `"${version}"` });
        if (status !== 200) throw new Error(`The save answered ${status}.`);
        const renewed = names.filter((name) => !cache.has(name));
        const after = await texts();
        renewals.push({ changed: names.filter((_name, index) => before[index] !== after[index]), renewed });
      }
      return renewals;
    },
    close: () => feed.stop(),
  };
}
