import { CompiledQuery, type Kysely } from 'kysely';
import { expect, vi } from 'vitest';
import type { EngineName } from '#server/database/engine.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { SqliteReader } from '#server/database/sqlite-connection.ts';
import type { TestDatabase } from './test-database.ts';

/** The tables that grow with the number of articles. No query may read such a table as a whole, without an index. */
const growing = ['articles', 'article_search', 'article_terms', 'article_tags', 'article_counts'];

/** Runs `work`, and returns the engine's plan of every query that it sends. */
export async function plansOf(
  { db, engine }: TestDatabase,
  work: (db: Kysely<DatabaseSchema>) => Promise<unknown>,
): Promise<string[]> {
  const sent = vi.spyOn(db.getExecutor(), 'executeQuery');
  // The connection on which SQLite reads does not use Kysely's executor, so it is watched separately.
  const read = vi.spyOn(SqliteReader.prototype, 'all');
  await work(db);
  const queries = [...sent.mock.calls, ...read.mock.calls].map(([query]) => query);
  sent.mockRestore();
  read.mockRestore();
  expect(queries.length).toBeGreaterThan(0);
  const plans: string[] = [];
  for (const query of queries) plans.push(await explain(db, engine, query));
  return plans;
}

async function explain(db: Kysely<DatabaseSchema>, engine: EngineName, query: CompiledQuery): Promise<string> {
  const command = engine === 'sqlite' ? 'explain query plan' : 'explain';
  const { rows } = await db.executeQuery<Record<string, string>>(
    CompiledQuery.raw(`${command} ${query.sql}`, [...query.parameters]),
  );
  return rows.map((row) => row.detail ?? row['QUERY PLAN']).join('\n');
}

/** Returns the growing tables that a plan reads as a whole, without an index. Understands the plans of both engines. */
export function tablesReadWhole(plan: string): string[] {
  return growing.filter((table) => new RegExp(`SCAN ${table}(?! USING)\\b|Seq Scan on ${table}\\b`).test(plan));
}
