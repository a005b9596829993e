import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEveryEngine } from './every-engine.ts';
import { buildTestApp } from './test-app.ts';

describeOnEveryEngine('the database of a suite', (database, engine) => {
  test('is on the engine that the suite names', async () => {
    const query = sql<{
      version: string;
    }>`select ${sql.raw(engine === 'sqlite' ? 'sqlite_version()' : 'version()')} as version`;
    const { rows } = await query.execute(database().db);
    expect(rows[0]?.version).toMatch(engine === 'sqlite' ? /^3\./ : /^PostgreSQL/);
  });

  test('is migrated and empty', async () => {
    expect(await database().db.selectFrom('articles').selectAll().execute()).toEqual([]);
  });

  test('serves the whole application', async () => {
    const app = await buildTestApp(database());
    const answer = await app.inject('/health');
    expect(answer.json()).toEqual({ status: 'ok' });
    await app.close();
  });
});
