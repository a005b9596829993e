import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { articleHolds } from './article-search.repository.ts';

/** Which articles a list holds; what is left out does not narrow it. */
export interface ArticleFilter {
  readonly isPublished?: boolean;
  readonly isFeatured?: boolean;
  readonly categoryId?: number;
  /** Text to find in title or summary. */
  readonly search?: string;
}

/** The articles of a filter but for its search, nothing selected yet. */
export function filteredArticles(
  db: Kysely<DatabaseSchema>,
  { isPublished, isFeatured, categoryId }: Omit<ArticleFilter, 'search'>,
) {
  let query = db.selectFrom('articles');
  if (isPublished !== undefined) query = query.where('articles.is_published', '=', isPublished ? 1 : 0);
  if (isFeatured !== undefined) query = query.where('articles.is_featured', '=', isFeatured ? 1 : 0);
  if (categoryId !== undefined) query = query.where('articles.category_id', '=', categoryId);
  return query;
}

/** The articles of a filter, its search included; in an object, since a query would be taken for a promise. */
export async function searchedArticles(db: Kysely<DatabaseSchema>, filter: ArticleFilter) {
  const query = filteredArticles(db, filter);
  return { query: filter.search ? query.where(await articleHolds(db, filter.search)) : query };
}
