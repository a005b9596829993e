import { CompiledQuery, type Kysely, sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { SqliteReader } from '#server/database/sqlite-connection.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { writeManyArticles } from '#tests/support/many-articles.ts';
import { findPublishedArticleJson } from './article.repository.ts';
import { countArticles } from './article-counts.repository.ts';
import type { ArticleFilter } from './article-filter.ts';
import {
  type ArticleOrder,
  findArticleJson,
  findSitemapArticles,
  findSitemapFiles,
} from './article-list.repository.ts';

/** Tables that grow with the articles. No query may read all their rows in storage order. */
const growing = ['articles', 'article_search', 'article_terms', 'article_tags', 'article_counts'];

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
];
const orders: readonly ArticleOrder[] = ['newest', 'oldest', 'title', '-title', 'updated'];

describeOnEveryEngine('plans of the queries over 10,000 articles', (database, engine) => {
  beforeAll(async () => {
    await writeManyArticles(database().db, { articles: 10_000, terms: 50, contentLength: 1000 });
  }, 60_000);

  /** The engine's query plan for each query that some work sends. */
  async function plansOf(work: (db: Kysely<DatabaseSchema>) => Promise<unknown>): Promise<string[]> {
    const { db } = database();
    const sent = vi.spyOn(db.getExecutor(), 'executeQuery');
    // SQLite's reading connection does not use Kysely's executor.
    const read = vi.spyOn(SqliteReader.prototype, 'all');
    await work(db);
    const queries = [...sent.mock.calls, ...read.mock.calls].map(([query]) => query);
    sent.mockRestore();
    read.mockRestore();
    expect(queries.length).toBeGreaterThan(0);
    const plans: string[] = [];
    for (const query of queries) plans.push(await explain(db, query));
    return plans;
  }

  async function explain(db: Kysely<DatabaseSchema>, query: CompiledQuery): Promise<string> {
    const command = engine === 'sqlite' ? 'explain query plan' : 'explain';
    const { rows } = await db.executeQuery<Record<string, string>>(
      CompiledQuery.raw(`${command} ${query.sql}`, [...query.parameters]),
    );
    return rows.map((row) => row.detail ?? row['QUERY PLAN']).join('\n');
  }

  /** Returns the growing tables of which a plan reads every row without an index. */
  function readWhole(plan: string): string[] {
    return growing.filter((table) =>
      engine === 'sqlite'
        ? new RegExp(`SCAN ${table}(?! USING)\\b`).test(plan)
        : new RegExp(`Seq Scan on ${table}\\b`).test(plan),
    );
  }

  test('the lists of the site and the desk, first and deep, and their totals, are found on an index', async () => {
    for (const filter of filters) {
      for (const order of orders) {
        for (const skip of [0, 900]) {
          const plans = await plansOf((db) => findArticleJson(db, filter, order, { limit: 25, skip }, 'desk'));
          for (const plan of plans)
            expect(readWhole(plan), `${JSON.stringify({ filter, order, skip })}\n${plan}`).toEqual([]);
        }
      }
      for (const plan of await plansOf((db) => countArticles(db, filter)))
        expect(readWhole(plan), `${JSON.stringify(filter)}\n${plan}`).toEqual([]);
    }
  });

  test('an article’s page and the sitemap are found on an index, and the sitemap reads no content', async () => {
    for (const plan of await plansOf((db) => findPublishedArticleJson(db, 'article-77')))
      expect(readWhole(plan)).toEqual([]);
    if (engine === 'postgres') await untilAllVisible(database().db);
    for (const work of [findSitemapFiles, (db: Kysely<DatabaseSchema>) => findSitemapArticles(db, 2)])
      for (const plan of await plansOf(work))
        expect(plan).toMatch(/COVERING INDEX article_pages|Index Only Scan using article_pages/);
  });

  test('control: a question that no index answers is seen', async () => {
    const [plan = ''] = await plansOf((db) =>
      db.selectFrom('articles').select('id').where('summary', '=', 'nothing').execute(),
    );
    expect(readWhole(plan)).toEqual(['articles']);
  });
});

/** PostgreSQL uses index-only scans once VACUUM has marked the rows as visible to all. */
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
