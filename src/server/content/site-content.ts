import type { Kysely } from 'kysely';
import type { SiteContent } from '#domain/site-content.ts';
import type { DatabaseSchema } from '../database/schema.ts';

/** What pages read, from the database: published articles only (security catalogue 10). */
export function createSiteContent(_db: Kysely<DatabaseSchema>): SiteContent {
  return {
    featuredArticles: async () => [],
    articlesOfCategory: async () => ({ articles: [], total: 0 }),
    articleBySlug: async () => undefined,
    categories: async () => [],
  };
}
