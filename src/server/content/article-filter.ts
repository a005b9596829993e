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

/** The articles of a filter, nothing selected yet. */
export async function filteredArticles(
  db: Kysely<DatabaseSchema>,
  { isPublished, isFeatured, categoryId, search }: ArticleFilter,
) {
  let query = db.selectFrom('articles');
  if (isPublished !== undefined) query = query.where('articles.is_published', '=', isPublished ? 1 : 0);
  if (isFeatured !== undefined) query = query.where('articles.is_featured', '=', isFeatured ? 1 : 0);
  if (categoryId !== undefined) query = query.where('articles.category_id', '=', categoryId);
  if (!search) return { articles: query };
  return { articles: query.where(await articleHolds(db, search)) };
}
