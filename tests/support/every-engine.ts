import { afterAll, beforeAll, describe } from 'vitest';
import type { EngineName } from '#server/database/engine.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const engines: readonly EngineName[] = ['sqlite', 'postgres'];

/**
 * Runs a suite on SQLite and on a real PostgreSQL. The suite is given a function that gives its database: migrated,
 * empty, its own, shared by the tests of this one suite.
 */
export function describeOnEveryEngine(
  name: string,
  suite: (database: () => TestDatabase, engine: EngineName) => void,
): void {
  describe.each(engines)(`${name} (%s)`, (engine) => {
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
