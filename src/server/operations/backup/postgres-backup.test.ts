import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { makeFolder } from '#tests/support/clean-up.ts';
import { writeManyArticles } from '#tests/support/many-articles.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { backUpPostgres } from './postgres-backup.ts';

let database: TestDatabase;
const folder = makeFolder();
beforeAll(async () => {
  database = await createTestDatabase('postgres');
  await writeManyArticles(database.db, { articles: 1000, contentLength: 2000 });
});

/**
 * Ends the connection of a running backup after seeing it `seenBefore` times. The higher this number, the further the
 * backup gets.
 */
async function cutBackup(seenBefore: number, isOver: () => boolean): Promise<void> {
  let seen = 0;
  while (!isOver()) {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where application_name = 'bellbird backup' and datname = current_database()`.execute(database.db);
    for (const { pid } of rows) {
      if (seen >= seenBefore) await sql`select pg_terminate_backend(${pid})`.execute(database.db);
      seen += 1;
    }
  }
}

test('a backup whose connection ends at any time fails, and its process continues', async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < 20; round += 1) {
    let isOver = false;
    const made = backUpPostgres(database.location.databaseUrl ?? '', join(folder, `${round}.backup`), new Date())
      .then(
        () => 'made',
        () => 'failed',
      )
      .finally(() => {
        isOver = true;
      });
    await cutBackup(round, () => isOver);
    outcomes.push(await made);
  }
  expect(outcomes).toContain('failed');
});
