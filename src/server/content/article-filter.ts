import { type Kysely, type RawBuilder, sql } from 'kysely';
import { engineOf } from '../database/engine.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { containsPattern, searchKey } from '../records/search-key.ts';

/** Which articles a list contains; an undefined member does not narrow it. */
export interface ArticleFilter {
  readonly isPublished?: boolean;
  readonly isFeatured?: boolean;
  readonly categoryId?: number;
  /** Text to find in title or summary. */
  readonly search?: string;
}

/** Shorter texts have no trigram, so no index finds them. */
const trigramLength = 3;
/** SQLite collects every match of its index before it sorts; with more matches, walking the list's order is faster. */
const collectedMatches = 2000;

/** Starts a query of the articles that match a filter without a search. */
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

/**
 * Starts a query of the articles that match a filter and its search. The query is wrapped in an object, because a query
 * is a thenable.
 */
export async function searchedArticles(db: Kysely<DatabaseSchema>, filter: ArticleFilter) {
  const query = filteredArticles(db, filter);
  return { query: filter.search ? query.where(await articleContains(db, filter.search)) : query };
}

/** Returns how many articles contain a text in title or summary, drafts included. */
export async function countMatches(db: Kysely<DatabaseSchema>, search: string): Promise<number> {
  return countRows(db, indexedMatches(db, searchKey(search)) ?? scannedMatches(search));
}

/** Returns the fastest condition for "title or summary contains this text" on a row of `articles`. */
async function articleContains(db: Kysely<DatabaseSchema>, search: string): Promise<RawBuilder<boolean>> {
  const indexed = indexedMatches(db, searchKey(search));
  if (indexed && (await countRows(db, sql`${indexed} limit ${collectedMatches + 1}`)) <= collectedMatches)
    return sql<boolean>`articles.id in (${indexed})`;
  return sql<boolean>`exists (${scannedMatches(search)} and article_id = articles.id)`;
}

/** Matches with SQLite's trigram index, if it can be used for this text. PostgreSQL chooses its own index. */
function indexedMatches(db: Kysely<DatabaseSchema>, text: string) {
  if (engineOf(db).name !== 'sqlite' || [...text].length < trigramLength) return undefined;
  const phrase = `"${text.replaceAll('"', '""')}"`;
  return sql`select rowid from article_search_index where article_search_index match ${phrase}`;
}

function scannedMatches(search: string) {
  return sql`select article_id from article_search where search_key like ${containsPattern(search)} escape '\\'`;
}

async function countRows(db: Kysely<DatabaseSchema>, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`select count(*) as count from (${query}) as found`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
