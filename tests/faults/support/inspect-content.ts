import { type Kysely, sql } from 'kysely';
import { connectDatabase } from '#server/database/connect.ts';
import type { DatabaseLocation } from '#server/database/database.ts';
import { engineOf } from '#server/database/engine.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { searchKey } from '#server/database/stored-text.ts';
import type { LedgerEntry, WriteLedger } from './write-ledger.ts';

/** The faults in a database after a failure, as sentences. All lists are empty if there is no fault. */
export interface Inspection {
  readonly lost: string[];
  readonly halfWritten: string[];
  readonly integrity: string[];
}

/** Opens a database and compares it with a ledger, like {@link inspectContent}. */
export async function inspectDatabase(location: DatabaseLocation, ledger: WriteLedger): Promise<Inspection> {
  const db = await connectDatabase(location, 'may-create');
  try {
    return await inspectContent(db, ledger.entries.values());
  } finally {
    await db.destroy();
  }
}

/**
 * Compares every stored article with the ledger, and with the other rows that its transaction wrote. All rows are read
 * from one snapshot, because a write whose client is gone may still be running.
 */
export async function inspectContent(db: Kysely<DatabaseSchema>, entries: Iterable<LedgerEntry>): Promise<Inspection> {
  if (engineOf(db).name === 'sqlite') return inspectAtOneMoment(db, entries);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((transaction) => inspectAtOneMoment(transaction, entries));
}

async function inspectAtOneMoment(db: Kysely<DatabaseSchema>, entries: Iterable<LedgerEntry>): Promise<Inspection> {
  const articles = await db.selectFrom('articles').select(['id', 'title', 'summary']).execute();
  const titles = new Map(articles.map(({ id, title }) => [id, title]));
  const lost: string[] = [];
  for (const { id, acknowledged, uncertain } of entries) {
    const title = titles.get(id);
    if (title !== acknowledged && !uncertain.includes(title))
      lost.push(`article ${id} is ${title ?? 'gone'}; ${acknowledged ?? 'its deletion'} was acknowledged`);
  }
  return { lost, halfWritten: await findHalfWritten(db, articles), integrity: await checkIntegrity(db) };
}

async function findHalfWritten(
  db: Kysely<DatabaseSchema>,
  articles: readonly { id: number; title: string; summary: string }[],
): Promise<string[]> {
  const tags = await db.selectFrom('article_tags').selectAll().orderBy('tag_id').execute();
  const keys = await db.selectFrom('article_search').selectAll().execute();
  const noted = await db.selectFrom('audit_entries').select(['record_id']).where('kind', '=', 'article').execute();
  const tagsOf = Map.groupBy(tags, (row) => row.article_id);
  const keyOf = new Map(keys.map((row) => [row.article_id, row.search_key]));
  const isNoted = new Set(noted.map((row) => row.record_id));
  const wrong: string[] = [];
  for (const { id, title, summary } of articles) {
    const said = /with (.*)$/.exec(title)?.[1];
    const stored = (tagsOf.get(id) ?? []).map((row) => row.tag_id).join(' and ') || 'none';
    if (said !== stored) wrong.push(`article ${id} should have tags ${said} and has ${stored}`);
    if (keyOf.get(id) !== searchKey(`${title}\n${summary}`)) wrong.push(`article ${id} is not found by its title`);
    if (!isNoted.has(id)) wrong.push(`article ${id} is not in the change history`);
  }
  if (keyOf.size !== articles.length) wrong.push(`${keyOf.size} search rows for ${articles.length} articles`);
  return wrong;
}

async function checkIntegrity(db: Kysely<DatabaseSchema>): Promise<string[]> {
  if (engineOf(db).name === 'postgres') return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const { rows: orphans } = await sql`pragma foreign_key_check`.execute(db);
  // This statement throws if the search index does not agree with its table.
  await sql`insert into article_search_index (article_search_index, rank) values ('integrity-check', 1)`.execute(db);
  const said = rows.map((row) => row.integrity_check).filter((line) => line !== 'ok');
  return orphans.length > 0 ? [...said, `${orphans.length} rows refer to missing rows`] : said;
}
