import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { EngineName } from '#server/database/engine.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** The engines on which tests run. `npm run test:quick` uses only SQLite. */
export const testedEngines: readonly EngineName[] = inject('testedEngines');

/** Whether there is a PostgreSQL server for these tests. */
export const hasPostgres = testedEngines.includes('postgres');

/**
 * Runs a suite on each engine. `database` returns the suite's database. All tests of the suite share it, and it is
 * migrated and empty at first.
 */
export function describeOnEveryEngine(
  name: string,
  suite: (database: () => TestDatabase, engine: EngineName) => void,
): void {
  describe.each(testedEngines)(`${name} (%s)`, (engine) => {
    let current: TestDatabase | undefined;
    beforeAll(async () => {
      current = await createTestDatabase(engine);
    });
    afterAll(async () => {
      await current?.remove();
    });
    suite(() => {
      if (!current) throw new Error('The database is ready inside tests and hooks only.');
      return current;
    }, engine);
  });
}
