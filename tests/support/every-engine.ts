import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { EngineName } from '#server/database/engine.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** The engines that tests run on: SQLite and PostgreSQL, or SQLite alone under `npm run test:quick`. */
export const testedEngines: readonly EngineName[] = inject('testedEngines');

/** Whether this run has a PostgreSQL server. */
export const hasPostgres = testedEngines.includes('postgres');

/**
 * Runs a suite on each engine. The suite gets a function that returns its database, which is migrated and empty. All
 * tests of the suite share it.
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
