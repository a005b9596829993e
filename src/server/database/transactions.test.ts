import { expect, test } from 'vitest';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

const tag = (name: string) => ({
  name,
  slug: name,
  name_key: name,
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
});

describeOnEveryEngine('transactions', (database) => {
  test('twenty at the same time each see and store both of their rows', async () => {
    const { db } = database();
    const counts = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        db.transaction().execute(async (transaction) => {
          await transaction
            .insertInto('tags')
            .values(tag(`one-${index}`))
            .execute();
          await transaction
            .insertInto('tags')
            .values(tag(`two-${index}`))
            .execute();
          const own = await transaction
            .selectFrom('tags')
            .select('id')
            .where('slug', 'in', [`one-${index}`, `two-${index}`])
            .execute();
          return own.length;
        }),
      ),
    );
    expect(counts).toEqual(Array.from({ length: 20 }, () => 2));
    expect(await db.selectFrom('tags').selectAll().execute()).toHaveLength(40);
  });

  test('stores nothing of one that fails, and everything of the others', async () => {
    const { db } = database();
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('tags').values(tag('lost')).execute();
      throw new Error('on purpose');
    });
    const neighbour = db
      .transaction()
      .execute((transaction) => transaction.insertInto('tags').values(tag('kept')).execute());
    await expect(failing).rejects.toThrow('on purpose');
    await neighbour;
    const slugs = await db.selectFrom('tags').select('slug').where('slug', 'in', ['lost', 'kept']).execute();
    expect(slugs).toEqual([{ slug: 'kept' }]);
  });

  test('never reuses an identifier', async () => {
    const { db } = database();
    const first = await db.insertInto('tags').values(tag('fleeting')).returning('id').executeTakeFirstOrThrow();
    await db.deleteFrom('tags').where('id', '=', first.id).execute();
    const second = await db.insertInto('tags').values(tag('next')).returning('id').executeTakeFirstOrThrow();
    expect(second.id).toBeGreaterThan(first.id);
  });
});
