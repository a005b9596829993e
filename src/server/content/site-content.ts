import type { Kysely } from 'kysely';
import { pageLimitMaximum } from '#domain/contract/record-contract.ts';
import type { SiteContent } from '#domain/site-content.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import {
  findPublishedArticle,
  listArticlePageParts,
  listArticlePages,
  listFeaturedArticles,
  listPublishedArticles,
} from './public-content.service.ts';
import { listPublicCategories } from './taxonomy.service.ts';

/** What pages read, from the database: published articles only (security catalogue 10). */
export function createSiteContent(db: Kysely<DatabaseSchema>): SiteContent {
  return {
    featuredArticles: (limit) => listFeaturedArticles(db, Math.min(limit, pageLimitMaximum)),
    articlesOfCategory: (categoryId, range) => listPublishedArticles(db, categoryId, range),
    newestArticles: async (limit) =>
      (await listPublishedArticles(db, undefined, { limit: Math.min(limit, pageLimitMaximum), skip: 0 })).articles,
    articlePageParts: () => listArticlePageParts(db),
    articlePages: (part) => listArticlePages(db, part),
    articleBySlug: (slug) => findPublishedArticle(db, slug),
    categories: () => listPublicCategories(db),
  };
}
