import type { Kysely, KyselyPlugin } from 'kysely';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { countArticles, findArticles } from './article-list.repository.ts';
import { searchKey, sortKey } from './search-key.ts';

const articleCount = 10_000;
const now = '2026-11-20T00:00:00.000Z';

/** Many articles with long content, written past the API because it would take minutes. */
async function fill(db: Kysely<DatabaseSchema>): Promise<void> {
  const terms = { version: 1, created_at: now, updated_at: now };
  for (let id = 1; id <= 4; id += 1) {
    const name = `Category ${id}`;
    await db
      .insertInto('categories')
      .values({ ...terms, id, name, name_key: name, description: '', slug: `c-${id}` })
      .execute();
    await db
      .insertInto('tags')
      .values({ ...terms, id, name, name_key: name, slug: `t-${id}` })
      .execute();
  }
  const content = `<p>${'A long text. '.repeat(300)}</p>`;
  for (let start = 1; start <= articleCount; start += 500) {
    const ids = Array.from({ length: 500 }, (_, index) => start + index);
    const rows = ids.map((id) => ({
      id,
      title: `Article ${id}`,
      title_key: sortKey(`Article ${id}`),
      slug: `article-${id}`,
      summary: 'About it',
      content,
      medium_url: null,
      publish_date: new Date(Date.UTC(2000, 0, 1 + (id % 3000))).toISOString().slice(0, 10),
      read_time: 5,
      category_id: (id % 4) + 1,
      is_published: id % 10 === 0 ? 0 : 1,
      is_featured: id % 50 === 1 ? 1 : 0,
      first_published_at: now,
      ...terms,
    }));
    await db.insertInto('articles').values(rows).execute();
    await db
      .insertInto('article_search')
      .values(rows.map((row) => ({ article_id: row.id, search_key: searchKey(`${row.title}\n${row.summary}`) })))
      .execute();
    await db
      .insertInto('article_tags')
      .values(ids.map((id) => ({ article_id: id, tag_id: (id % 4) + 1 })))
      .execute();
  }
  await sql`analyze`.execute(db);
}

describeOnEveryEngine('10,000 articles', (database, engine) => {
  beforeAll(async () => {
    await fill(database().db);
  });

  function counted() {
    let queries = 0;
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        queries += 1;
        return result;
      },
    };
    return { db: database().db.withPlugin(plugin), queries: () => queries };
  }

  test('a list takes two queries however many articles it holds: no query per article', async () => {
    for (const limit of [1, 100]) {
      const { db, queries } = counted();
      const rows = await findArticles(db, { isPublished: true }, 'newest', { limit });
      expect(rows).toHaveLength(limit);
      expect(rows.every((row) => row.tags.length === 1)).toBe(true);
      expect(queries()).toBe(2);
    }
  });

  test('parts of a list join without gap or overlap in every order', async () => {
    const { db } = database();
    for (const order of ['newest', 'oldest', 'title', '-title', 'updated'] as const) {
      const ids = new Set<number>();
      for (let skip = 0; skip < articleCount; skip += 2000) {
        for (const row of await findArticles(db, {}, order, { limit: 2000, skip })) ids.add(row.id);
      }
      expect(ids.size).toBe(articleCount);
    }
  });

  test('first and last part, search and count are quick', async () => {
    const { db } = database();
    const published = { isPublished: true };
    const work: readonly (() => Promise<unknown>)[] = [
      () => findArticles(db, published, 'newest', { limit: 25 }),
      () => findArticles(db, published, 'newest', { limit: 25, skip: 8900 }),
      () => findArticles(db, { ...published, categoryId: 2 }, 'newest', { limit: 25 }),
      () => findArticles(db, { ...published, isFeatured: true }, 'newest', { limit: 3 }),
      () => findArticles(db, { search: 'article 77' }, 'newest', { limit: 25 }),
      () => findArticles(db, {}, 'title', { limit: 25, skip: 5000 }),
      () => countArticles(db, { search: 'no such words' }),
      () => countArticles(db, published),
    ];
    for (const [index, run] of work.entries()) {
      const taken: number[] = [];
      for (let round = 0; round < 7; round += 1) {
        const began = performance.now();
        await run();
        taken.push(performance.now() - began);
      }
      // The quickest of several, so that a busy machine does not fail this; reading every row's content takes longer.
      expect(Math.min(...taken), `query ${index}`).toBeLessThan(60);
    }
  });

  test.runIf(engine === 'sqlite')(
    'lists of the public site are found on an index, in its order, without sorting',
    async () => {
      const plans: string[] = [];
      for (const [where, index] of [
        ['is_published = 1', 'articles_published_newest'],
        ['is_published = 1 and category_id = 2', 'articles_category_newest'],
        ['is_published = 1 and is_featured = 1', 'articles_featured_newest'],
        ['1 = 1', 'articles_newest'],
      ] as const) {
        const { rows } = await sql<{
          detail: string;
        }>`explain query plan select id from articles where ${sql.raw(where)}
        order by publish_date desc, id desc limit 25 offset 5000`.execute(database().db);
        const plan = rows.map((row) => row.detail).join('; ');
        plans.push(plan);
        expect(plan).toContain(`COVERING INDEX ${index}`);
        expect(plan).not.toContain('TEMP B-TREE');
      }
      expect(plans).toHaveLength(4);
    },
  );
});
