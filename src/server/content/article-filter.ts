import { type Kysely, type RawBuilder, sql } from 'kysely';
import { engineOf } from '../database/engine.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { containsPattern, searchKey } from '../database/stored-text.ts';

/** Which articles a list contains. An unset field does not limit the list. */
export interface ArticleFilter {
  readonly isPublished?: boolean;
  readonly isFeatured?: boolean;
  /** `true` means drafts that will be published later. */
  readonly isScheduled?: true;
  readonly categoryId?: number;
  readonly tagId?: number;
  /** The first and the last publish date, YYYY-MM-DD. */
  readonly from?: string;
  readonly to?: string;
  readonly search?: string;
}

/** Minimum length of a text that the trigram index can find. */
const trigramLength = 3;

/** Starts a query of the articles that match a filter. */
export function filteredArticles(
  db: Kysely<DatabaseSchema>,
  { isPublished, isFeatured, isScheduled, categoryId, tagId, from, to, search }: ArticleFilter,
) {
  let query = db.selectFrom('articles');
  if (isPublished !== undefined) query = query.where('articles.is_published', '=', isPublished ? 1 : 0);
  if (isFeatured !== undefined) query = query.where('articles.is_featured', '=', isFeatured ? 1 : 0);
  if (isScheduled)
    query = query.where('articles.id', 'in', (eb) =>
      eb.selectFrom('scheduled_publications').select('scheduled_publications.article_id'),
    );
  if (categoryId !== undefined) query = query.where('articles.category_id', '=', categoryId);
  if (tagId !== undefined)
    query = query.where('articles.id', 'in', (eb) =>
      eb.selectFrom('article_tags').select('article_tags.article_id').where('article_tags.tag_id', '=', tagId),
    );
  if (from !== undefined) query = query.where('articles.publish_date', '>=', from);
  if (to !== undefined) query = query.where('articles.publish_date', '<=', to);
  return search ? query.where(contains(db, search)) : query;
}

/** Returns an SQL condition for the rows of `articles` whose title or summary contains a text. */
function contains(db: Kysely<DatabaseSchema>, search: string): RawBuilder<boolean> {
  const key = searchKey(search);
  // SQLite's trigram index finds no shorter text. PostgreSQL chooses its index itself.
  if (engineOf(db).name === 'sqlite' && [...key].length >= trigramLength) {
    const phrase = `"${key.replaceAll('"', '""')}"`;
    return sql<boolean>`articles.id in (select rowid from article_search_index
      where article_search_index match ${phrase})`;
  }
  return sql<boolean>`articles.id in (select article_id from article_search
    where search_key like ${containsPattern(search)} escape '\\')`;
}
