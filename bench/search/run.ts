import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { searchArticles } from '#server/content/article-search.service.ts';
import { connectDatabase } from '#server/database/connect.ts';
import type { Database } from '#server/database/database.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { startPostgresServer } from '#tests/support/postgres-server.ts';
import { wordOf, writeCrowd } from '../assistant/article-crowd.ts';
import { count, markdownTable, report } from '../support/report.ts';
import { median, quantile, timed } from '../support/statistics.ts';

/**
 * Measures the search of visitors with 100,000 articles on both engines: the first page of results, with its articles,
 * passages and highlights. Fails when a search misses an article.
 *
 *   node bench/search/run.ts [ARTICLES]
 */
const size = Number(process.argv[2] ?? 100_000);
const rounds = 25;
/** Searches by kind. Every article has the words "line", "week" and "business", and most have "call" and "caller". */
const searches: Readonly<Record<string, readonly string[]>> = {
  'the beginning of a word': ['ca', 'cal', 'pho', 'ser', 'book', 'answ'],
  'a word in every article': ['line', 'week', 'business', 'setting'],
  'a common word': ['call', 'calls', 'caller', 'phone', 'price'],
  'several words': ['missed call', 'missed call cost', 'setting up line', 'phone booking hours', 'business first week'],
  'one article': [wordOf(7), wordOf(size - 3), `line ${wordOf(50)}`],
  nothing: ['xyzzy', 'call xyzzy', '预约'],
};
const indexes = ['title_lexemes', 'text_lexemes'] as const;

const columns = { SQLite: await onSqlite(), PostgreSQL: await onPostgres() };
report(
  'search',
  `Search among ${count(size)} articles`,
  `Articles of about 1,000 characters. In one process without HTTP: from the text to the first page of results with highlights, ${rounds} times each. ms.`,
  markdownTable(
    ['what is searched', ...Object.keys(columns).flatMap((name) => [`${name}, median`, 'p99', 'longest'])],
    [...Object.keys(searches), 'all'].map((kind) => [
      kind,
      ...Object.values(columns).flatMap((taken) => {
        const times = kind === 'all' ? [...taken.values()].flat() : (taken.get(kind) ?? []);
        return [median(times), quantile(times, 0.99), Math.max(...times)].map((time) => time.toFixed(1));
      }),
    ]),
  ),
);

async function onSqlite(): Promise<Map<string, number[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-bench-'));
  const db = await connectDatabase({ databaseUrl: undefined, dataDirectory: folder }, 'may-create');
  try {
    await migrateToLatest(db);
    await writeCrowd(db, size);
    await sql`analyze`.execute(db);
    return await measure(db);
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<Map<string, number[]>> {
  const server = await startPostgresServer();
  const db = await connectDatabase({ databaseUrl: server.url, dataDirectory: '' }, 'may-create');
  try {
    await migrateToLatest(db);
    // The indexes are made after the articles, because 500 articles in one statement would otherwise take too long.
    for (const column of indexes) await sql.raw(`drop index article_${column}`).execute(db);
    await writeCrowd(db, size);
    await db.connection().execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection);
      for (const column of indexes)
        await sql
          .raw(`create index article_${column} on article_terms
            using gin (${column}) with (gin_pending_list_limit = 256)`)
          .execute(connection);
      await sql`vacuum analyze`.execute(connection);
      await sql`set statement_timeout to default`.execute(connection);
    });
    return await measure(db);
  } finally {
    await db.destroy();
    await server.stop();
  }
}

async function measure(db: Database): Promise<Map<string, number[]>> {
  const taken = new Map<string, number[]>();
  for (let round = -1; round < rounds; round += 1) {
    for (const [kind, texts] of Object.entries(searches)) {
      for (const text of texts) {
        const time = await timed(async () => {
          const { total } = await searchArticles(db, text, 1);
          assert(kind === 'nothing' ? total === 0 : total > 0, `“${text}” found ${total}`);
        });
        // The first round fills the caches.
        if (round >= 0) taken.set(kind, [...(taken.get(kind) ?? []), time]);
      }
    }
  }
  return taken;
}
