import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
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
/**
 * Number of articles that are written separately. The other articles are copies of them, because copying an article
 * takes less time than tokenising it.
 */
const different = 2000;
const rounds = 25;
/**
 * The searches to measure, by kind. Every article has the words "line", "week" and "business", and most have "call" and
 * "caller".
 */
const searches: Readonly<Record<string, readonly string[]>> = {
  'the beginning of a word': ['ca', 'cal', 'pho', 'ser', 'book', 'answ'],
  'a word in every article': ['line', 'week', 'business', 'setting'],
  'a common word': ['call', 'calls', 'caller', 'phone', 'price'],
  'several words': ['missed call', 'missed call cost', 'setting up line', 'phone booking hours', 'business first week'],
  'a rare word': [wordOf(7), wordOf(different - 3), `line ${wordOf(50)}`],
  nothing: ['xyzzy', 'call xyzzy', '预约'],
};
const indexes = ['title_lexemes', 'text_lexemes'] as const;

const columns = { SQLite: await onSqlite(), PostgreSQL: await onPostgres() };
report(
  'search',
  `Search among ${count(size)} articles`,
  `Articles of about 1,000 characters; each text occurs ${count(size / different)} times. In one process without HTTP: from the text to the first page of results with highlights, ${rounds} times each. ms.`,
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
    await writeArticles(db);
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
    // The indexes are dropped here and created again after the articles are written. With the indexes in place, a
    // statement that writes 500 articles would take too long.
    for (const column of indexes) await sql.raw(`drop index article_${column}`).execute(db);
    await writeArticles(db);
    // The product's connections cancel a statement that takes more than some seconds, so these statements use a
    // separate connection.
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    for (const column of indexes)
      await client.query(`create index article_${column} on article_terms
        using gin (${column}) with (gin_pending_list_limit = 256)`);
    await client.query('vacuum analyze');
    await client.end();
    return await measure(db);
  } finally {
    await db.destroy();
    await server.stop();
  }
}

/** Writes `different` articles that differ in their words, then copies of them with other ids and slugs. */
async function writeArticles(db: Database): Promise<void> {
  await writeCrowd(db, different);
  const tables = await db.introspection.getTables();
  const columnsOf = (table: string, changed: readonly string[]) =>
    (tables.find(({ name }) => name === table)?.columns ?? [])
      .map(({ name }) => name)
      .filter((name) => !changed.includes(name) && !name.endsWith('_lexemes'))
      .join(', ');
  const articles = columnsOf('articles', ['id', 'slug']);
  const terms = columnsOf('article_terms', ['article_id']);
  for (let first = different; first < size; first += different) {
    await sql
      .raw(`insert into articles (id, slug, ${articles})
        select id + ${first}, slug || '-${first}', ${articles} from articles where id <= ${different}`)
      .execute(db);
    await sql
      .raw(`insert into article_terms (article_id, ${terms})
        select article_id + ${first}, ${terms} from article_terms where article_id <= ${different}`)
      .execute(db);
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
