import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recountArticles, storedCounts } from '#tests/support/article-counts.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { writeManyArticles } from '#tests/support/many-articles.ts';
import { countArticles, findPosition } from './article-counts.repository.ts';

const articleCount = 200;

const changes = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('update' as const),
      id: fc.integer({ min: 1, max: articleCount }),
      publish_date: fc.constantFrom('2026-01-01', '2026-01-31', '2026-02-28', '2030-12-31'),
      category_id: fc.integer({ min: 1, max: 4 }),
      is_published: fc.integer({ min: 0, max: 1 }),
      is_featured: fc.integer({ min: 0, max: 1 }),
    }),
    fc.record({ kind: fc.constant('delete' as const), id: fc.integer({ min: 1, max: articleCount }) }),
  ),
  { minLength: 1, maxLength: 40 },
);

describeOnEveryEngine('counts of articles', (database) => {
  test('match the articles after every write, move and deletion by any writer', async () => {
    const { db } = database();
    await writeManyArticles(db, { articles: articleCount, contentLength: 10 });
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        for (const { id, kind, ...values } of list) {
          if (kind === 'delete') await db.deleteFrom('articles').where('id', '=', id).execute();
          else await db.updateTable('articles').set(values).where('id', '=', id).execute();
        }
        expect(await storedCounts(db)).toEqual(await recountArticles(db));
      }),
      { numRuns: 10 },
    );
    const { total } = await db
      .selectFrom('articles')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    expect(await countArticles(db, {})).toBe(Number(total));
  });

  test('find no row past the end, and count zero when there are no articles', async () => {
    const { db } = database();
    expect(await findPosition(db, {}, 'desc', 1_000_000)).toBeUndefined();
    expect(await countArticles(db, { categoryId: 999 })).toBe(0);
  });
});
