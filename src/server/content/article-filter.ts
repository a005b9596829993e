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

/**
 * Maximum number of matches that are read from SQLite's search index. SQLite collects all matches of the index before
 * it sorts them. With more matches, it is faster to read the list in order and test each row.
 */
const collectedMatches = 2000;

/** Starts a query of the articles that match a filter without a search. */
export function filteredArticles(
  db: Kysely<DatabaseSchema>,
  { isPublished, isFeatured, isScheduled, categoryId, tagId, from, to }: Omit<ArticleFilter, 'search'>,
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
  return query;
}

/** Starts a query of the articles that match a filter and its search. The result contains the query as `query`. */
export async function searchedArticles(db: Kysely<DatabaseSchema>, filter: ArticleFilter) {
  const query = filteredArticles(db, filter);
  return { query: filter.search ? query.where(await contains(db, filter.search)) : query };
}

/** Returns how many articles contain a text in title or summary, drafts included. */
export async function countMatches(db: Kysely<DatabaseSchema>, search: string): Promise<number> {
  return countRows(db, indexedMatches(db, searchKey(search)) ?? scannedMatches(search));
}

/** Returns the fastest SQL condition for the rows of `articles` whose title or summary contains a text. */
async function contains(db: Kysely<DatabaseSchema>, search: string): Promise<RawBuilder<boolean>> {
  const indexed = indexedMatches(db, searchKey(search));
  if (indexed && (await countRows(db, sql`${indexed} limit ${collectedMatches + 1}`)) <= collectedMatches)
    return sql<boolean>`articles.id in (${indexed})`;
  return sql<boolean>`exists (${scannedMatches(search)} and article_id = articles.id)`;
}

/**
 * Returns a query that reads the matches from SQLite's trigram index. Returns `undefined` for a text that is too short,
 * and on PostgreSQL, which chooses its index itself.
 */
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
