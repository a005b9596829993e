import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Migrator } from 'kysely/migration';
import { describe, expect, test } from 'vitest';
import { connectDatabase, sqliteFileName } from '#server/database/connect.ts';
import type { EngineName } from '#server/database/engine.ts';
import { migrations } from '#server/database/migrations/migrations.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { brokenMigrations, createEmptyDatabase, migrateInFour } from '#tests/faults/support/empty-database.ts';
import { isLong, noteFigure } from '#tests/faults/support/figures.ts';
import { describeOverload, leftWaiting, overloadProduct } from '#tests/faults/support/overload.ts';
import { mayTrace, traceSaves } from '#tests/faults/support/trace-saves.ts';
import { prepareWriting } from '#tests/faults/support/writing-place.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { sendToOrigin } from '#tests/support/content-factories.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { preloading } from '../preload.ts';

const programAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));

describe('disk.test.ts', () => {
  test('detects that SQLite acknowledges a save to a damaged log when nothing checks the file', async () => {
    const directory = makeFolder();
    const settings = { DATA_DIR: directory, STARTER_CONTENT: 'false', BACKUP_EVERY_HOURS: '0', LOG_LEVEL: 'error' };
    const product = await startProduct({ ...settings, ...preloading('trust-files') });
    try {
      const { token } = await prepareWriting(product.origin);
      truncateSync(join(directory, `${sqliteFileName}-wal`), 0);
      const send = sendToOrigin(product.origin, token);
      expect((await send('POST', apiPaths.adminTags, { name: 'One more', slug: '' })).status).toBe(201);
    } finally {
      await product.kill();
    }
  }, 120_000);
});

describe('kill.test.ts', () => {
  test.runIf(mayTrace)(
    'detects a database that never syncs its log',
    async () => {
      const { unsynced } = await traceSaves(preloading('never-sync'));
      expect(unsynced).toBeGreaterThan(0);
    },
    120_000,
  );
});

describe.each<EngineName>(['sqlite', 'postgres'])('start.test.ts on %s', (engine) => {
  test('detects four processes that look for missing migrations before they have the lock', async () => {
    const database = await createEmptyDatabase(engine);
    const found = await migrateInFour(database.location, programAt('../processes/migrate-without-turn.ts'));
    expect(found).toEqual([Object.keys(migrations).length, 'already there', 'already there', 'already there']);
  }, 180_000);

  test('detects what a migration without a transaction leaves behind', async () => {
    const database = await createEmptyDatabase(engine);
    const db = await connectDatabase(database.location, 'may-create');
    const provider = { getMigrations: async () => brokenMigrations };
    const { error } = await new Migrator({ db, provider, disableTransactions: true }).migrateToLatest();
    await db.destroy();
    expect(error).toBeDefined();
    expect(await database.tables()).toContain('half_made');
  });
});

describe.runIf(isLong)('overload.test.ts', () => {
  test('detects a server that admits everyone, so that visitors wait until they give up', async () => {
    const found = await overloadProduct('pages rendered for each visitor', 1, programAt('../processes/never-shed.ts'));
    noteFigure({
      item: 26,
      what: 'control: pages rendered for each visitor, no request refused',
      seen: describeOverload(found),
    });
    expect(found[0]?.under.refused).toBe(0);
    expect(leftWaiting(found)).toBeGreaterThan(0.3);
  }, 120_000);
});
