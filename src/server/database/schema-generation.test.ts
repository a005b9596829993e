import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { connectDatabase } from './connect.ts';
import { databaseFailureOf } from './database-errors.ts';
import { migrateToLatest } from './migrate.ts';
import { migrations, type SchemaMigrations } from './migrations/migrations.ts';

const tag = (name: string) => ({ name, slug: name, name_key: name, version: 1, created_at: '', updated_at: '' });

const addTable = (name: string) => async (db: Kysely<unknown>) => {
  await db.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .execute();
};
const harmless: SchemaMigrations = { ...migrations, '9001-harmless': { up: addTable('harmless') } };
const breaking: SchemaMigrations = { ...harmless, '9002-breaking': { up: addTable('first'), breaking: true } };
const breakingAgain: SchemaMigrations = { ...breaking, '9003-breaking': { up: addTable('second'), breaking: true } };

describeOnEveryEngine('a program that runs while a newer one migrates', (database) => {
  test('still writes after an ordinary migration', async () => {
    const { db, location } = database();
    const newer = await connectDatabase(location, 'must-exist');
    expect(await migrateToLatest(newer, harmless)).toEqual(['9001-harmless']);
    await newer.destroy();
    await db.insertInto('tags').values(tag('older')).execute();
  });

  test('still reads after a breaking one, and each of its writes fails with an error that is answered with 503', async () => {
    const { db, location } = database();
    const newer = await connectDatabase(location, 'must-exist', 1);
    expect(await migrateToLatest(newer, breaking)).toEqual(['9002-breaking']);
    const writes = [
      () => db.insertInto('tags').values(tag('refused')).execute(),
      () => db.updateTable('tags').set({ name: 'refused' }).execute(),
      () => db.deleteFrom('tags').execute(),
      () => db.transaction().execute((transaction) => transaction.deleteFrom('tags').execute()),
    ];
    for (const write of writes) {
      const failure = await write().catch((error: unknown) => databaseFailureOf(error));
      expect(['unwritable', 'full']).toContain(failure);
    }
    expect(await db.selectFrom('tags').select('name').execute()).toEqual([{ name: 'older' }]);
    await newer.insertInto('tags').values(tag('newer')).execute();
    await newer.destroy();
  });

  test('of the generation before is refused as well, and the newest is not', async () => {
    const { location } = database();
    const newest = await connectDatabase(location, 'must-exist', 2);
    await migrateToLatest(newest, breakingAgain);
    const former = await connectDatabase(location, 'must-exist', 1);
    await expect(former.deleteFrom('tags').execute()).rejects.toThrow();
    await newest.deleteFrom('tags').execute();
    await former.destroy();
    await newest.destroy();
  });
});
