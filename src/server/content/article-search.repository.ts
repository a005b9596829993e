import { type Kysely, type RawBuilder, sql } from 'kysely';
import { engineOf } from '../database/engine.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { containsPattern, searchKey } from '../records/search-key.ts';

/** Shorter texts have no trigram, so no index knows them. */
const trigramLength = 3;
/** SQLite gathers what its index finds before it orders it: past this many it is quicker to go along the order. */
const gatheredMatches = 2000;

/** Whether title or summary of a row of `articles` hold a text, in the form that is quickest for it. */
export async function articleHolds(db: Kysely<DatabaseSchema>, search: string): Promise<RawBuilder<boolean>> {
  const indexed = indexedMatches(db, searchKey(search));
  if (indexed && (await countRows(db, sql`${indexed} limit ${gatheredMatches + 1}`)) <= gatheredMatches)
    return sql<boolean>`articles.id in (${indexed})`;
  return sql<boolean>`exists (${readMatches(search)} and article_id = articles.id)`;
}

/** How many articles hold a text in title or summary, drafts included. */
export async function countMatches(db: Kysely<DatabaseSchema>, search: string): Promise<number> {
  return countRows(db, indexedMatches(db, searchKey(search)) ?? readMatches(search));
}

/** Matches by SQLite's trigram index; nothing where there is none for this text. PostgreSQL uses its own unasked. */
function indexedMatches(db: Kysely<DatabaseSchema>, text: string) {
  if (engineOf(db).name !== 'sqlite' || [...text].length < trigramLength) return undefined;
  const phrase = `"${text.replaceAll('"', '""')}"`;
  return sql`select rowid from article_search_index where article_search_index match ${phrase}`;
}

function readMatches(search: string) {
  return sql`select article_id from article_search where search_key like ${containsPattern(search)} escape '\\'`;
}

async function countRows(db: Kysely<DatabaseSchema>, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`select count(*) as count from (${query}) as found`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
