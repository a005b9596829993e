import type { SiteContent } from '#domain/site-content.ts';
import type { KeptReads } from '../content-changes/kept-reads.ts';

/**
 * Wraps the content so that lists and articles which many pages read are kept in memory until they change. A result
 * that depends on a visitor’s words, such as a search, is read from the database each time.
 */
export function keepContent(content: SiteContent, reads: KeptReads): SiteContent {
  return {
    ...content,
    featuredArticles: (limit) => reads.get(`featured ${limit}`, () => content.featuredArticles(limit)),
    articlesOfCategory: (categoryId, { limit, skip }) =>
      reads.get(`category ${categoryId} ${limit} ${skip}`, () =>
        content.articlesOfCategory(categoryId, { limit, skip }),
      ),
    articleBySlug: (slug) => reads.get(`article ${slug}`, () => content.articleBySlug(slug)),
    newestArticles: (limit) => reads.get(`newest ${limit}`, () => content.newestArticles(limit)),
    allArticles: ({ limit, skip }) => reads.get(`all ${limit} ${skip}`, () => content.allArticles({ limit, skip })),
    articlesOfMonth: (month, { limit, skip }) =>
      reads.get(`month ${month} ${limit} ${skip}`, () => content.articlesOfMonth(month, { limit, skip })),
    months: () => reads.get('months', content.months),
    countedCategories: () => reads.get('counted categories', content.countedCategories),
    countedTags: () => reads.get('counted tags', content.countedTags),
    categories: () => reads.get('categories', content.categories),
    tags: () => reads.get('tags', content.tags),
    // The key contains `updated_at`, so a changed article gets a new entry.
    nextReads: (article) =>
      reads.get(`next reads ${article.id} ${article.updated_at}`, () => content.nextReads(article)),
  };
}
