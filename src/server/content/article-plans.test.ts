import { CompiledQuery, type Kysely, sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import type { EngineName } from '#server/database/engine.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { SqliteReader } from '#server/database/sqlite-connection.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { writeManyArticles } from '#tests/support/many-articles.ts';
import type { TestDatabase } from '#tests/support/test-database.ts';
import { findPublishedArticleJson } from './article.repository.ts';
import { countArticles } from './article-counts.repository.ts';
import type { ArticleFilter } from './article-filter.ts';
import {
  type ArticleOrder,
  findArticleJson,
  findSitemapArticles,
  findSitemapFiles,
} from './article-list.repository.ts';

/** The tables that grow with the number of articles. No query may read such a table as a whole, without an index. */
const growing = ['articles', 'article_search', 'article_terms', 'article_tags', 'article_counts'];

/** Runs `work`, and returns the engine's plan of every query that it sends. */
async function plansOf(
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
function tablesReadWhole(plan: string): string[] {
  return growing.filter((table) => new RegExp(`SCAN ${table}(?! USING)\\b|Seq Scan on ${table}\\b`).test(plan));
}

const filters: readonly ArticleFilter[] = [
  {},
  { isPublished: true },
  { isPublished: false },
  { isFeatured: true },
  { categoryId: 7 },
  { categoryId: 7, isPublished: true },
  { categoryId: 7, isFeatured: true },
  { search: 'article 7712' },
  { search: 'article 7712', isPublished: true, categoryId: 7 },
  { isScheduled: true },
  { isScheduled: true, search: 'article 7712', categoryId: 7 },
  { tagId: 7 },
  { tagId: 7, isPublished: true, categoryId: 7 },
  { from: '2026-01-01', to: '2026-01-31' },
  { tagId: 7, from: '2026-01-01', search: 'article 7712' },
];
const orders: readonly ArticleOrder[] = ['newest', 'oldest', 'title', '-title', 'updated'];

describeOnEveryEngine('plans of the queries over 10,000 articles', (database, engine) => {
  beforeAll(async () => {
    await writeManyArticles(database().db, { articles: 10_000, terms: 50, contentLength: 1000 });
  }, 60_000);

  test('the lists of the site and the desk use an index, on first and late pages and for their totals', async () => {
    for (const filter of filters) {
      for (const order of orders) {
        for (const skip of [0, 900]) {
          const plans = await plansOf(database(), (db) =>
            findArticleJson(db, filter, order, { limit: 25, skip }, 'desk'),
          );
          for (const plan of plans)
            expect(tablesReadWhole(plan), `${JSON.stringify({ filter, order, skip })}\n${plan}`).toEqual([]);
        }
      }
      for (const plan of await plansOf(database(), (db) => countArticles(db, filter)))
        expect(tablesReadWhole(plan), `${JSON.stringify(filter)}\n${plan}`).toEqual([]);
    }
  });

  test('an article’s page and the sitemap use an index, and the sitemap reads no content', async () => {
    for (const plan of await plansOf(database(), (db) => findPublishedArticleJson(db, 'article-77')))
      expect(tablesReadWhole(plan)).toEqual([]);
    if (engine === 'postgres') await untilAllVisible(database().db);
    for (const work of [findSitemapFiles, (db: Kysely<DatabaseSchema>) => findSitemapArticles(db, 2)])
      for (const plan of await plansOf(database(), work))
        expect(plan).toMatch(/COVERING INDEX article_pages|Index Only Scan using article_pages/);
  });
});

/** Waits until VACUUM has marked all rows as visible. PostgreSQL uses index-only scans only then. */
async function untilAllVisible(db: Kysely<DatabaseSchema>): Promise<void> {
  await expect
    .poll(
      async () => {
        await sql`vacuum articles`.execute(db);
        const { rows } = await sql<{ pages: number }>`select relallvisible as pages from pg_class
          where relname = 'articles'`.execute(db);
        return rows[0]?.pages ?? 0;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
}
