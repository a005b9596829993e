import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { EngineName } from '#server/database/engine.ts';
import { countCleanUps, runCleanUps } from './clean-up.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** The engines on which tests run. `npm run test:quick` uses only SQLite. */
export const testedEngines: readonly EngineName[] = inject('testedEngines');

/** Whether there is a PostgreSQL server for these tests. */
export const hasPostgres = testedEngines.includes('postgres');

type Suite = (database: () => TestDatabase, engine: EngineName) => void;

/**
 * Runs a suite on each engine. `database` returns the suite's database. All tests of the suite share it, and it is
 * migrated and empty at first.
 */
export function describeOnEveryEngine(name: string, suite: Suite): void {
  describeOn(testedEngines, name, suite);
}

/** Runs a suite on SQLite only, because nothing in it depends on the engine beyond what other suites test on both. */
export function describeOnSqlite(name: string, suite: Suite): void {
  describeOn(['sqlite'], name, suite);
}

function describeOn(engines: readonly EngineName[], name: string, suite: Suite): void {
  describe.each(engines)(`${name} (%s)`, (engine) => {
    let current: TestDatabase | undefined;
    let cleanUps = 0;
    beforeAll(async () => {
      cleanUps = countCleanUps();
      current = await createTestDatabase(engine);
    });
    afterAll(() => runCleanUps(cleanUps));
    suite(() => {
      if (!current) throw new Error('The database is ready inside tests and hooks only.');
      return current;
    }, engine);
  });
}
