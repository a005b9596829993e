import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import type { EngineName } from './src/server/database/engine.ts';

/** `npm run test:quick` sets this: no build, no browser, and SQLite as the only engine. */
const isQuick = process.env.TESTS === 'quick';

/** Left to `npm test`: files on PostgreSQL alone, and files that take many seconds each. */
const tooSlow = [
  'src/server/operations/backup/postgres-backup.test.ts',
  'tests/controls/contract/article-fields.test.ts',
  'tests/controls/contract/how-to.test.ts',
];

/** A file waits for its database more than it works, so two cores run two files, not one as by default. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** The engines that tests on databases run on. */
const testedEngines: readonly EngineName[] = isQuick ? ['sqlite'] : ['sqlite', 'postgres'];

const onDatabases = {
  environment: 'node',
  globalSetup: ['./tests/support/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

/** Tests of one file are beside it, tests of the whole in `tests/`. Playwright runs those in a browser. */
export default defineConfig({
  test: {
    maxWorkers,
    expect: { poll: { timeout: 30_000 } },
    provide: { isQuick, testedEngines },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/{domain,demo-agents,site,dashboard,theme}/**/*.test.{ts,tsx}',
            'site.config.test.ts',
            'scripts/**/*.test.ts',
            'tests/{documents,controls}/*.test.ts',
          ],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'tests/{contract,support,controls/contract}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...(isQuick ? tooSlow : [])],
          ...onDatabases,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/{faults,controls/faults}/**/*.test.ts'],
          ...onDatabases,
          // One file at a time, after all others: they start several servers each.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['./tests/site/site-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
