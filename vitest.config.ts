import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import type { EngineName } from './src/server/database/engine.ts';

/**
 * Which tests run. When unset: all.
 *
 * - `usual`: all but the long files
 * - `sqlite`: also without built pages and browser, and SQLite is the only engine
 * - `release`: what `npm run test:release` runs. Without this value, these tests do not exist.
 * - `quick`: the same tests as `sqlite`, without the costly files
 */
const scope = process.env.TESTS;
const isQuick = scope === 'quick' || scope === 'sqlite';

/** Files that need more than ten seconds of processor time. Only `npm run test:all` runs them. */
const longFiles = [
  'src/desk/editor/article-text.test.ts',
  'src/server/operations/commands/{command-data,command-line}.test.ts',
  'src/server/content/article-list.repository.test.ts',
  'src/server/operations/backup/backup.test.ts',
  'tests/contract/{assistant-model,every-character,input-cost}.test.ts',
  'tests/controls/patterns.test.ts',
];
/** Files that need more than 1.4 seconds of processor time. `npm run test:quick` leaves them out. */
const costlyFiles = [
  'scripts/{build-inputs,run}.test.ts',
  'src/desk/editor/pasted-html.test.ts',
  'src/server/content/{article-html-rules,article-html}.test.ts',
  'src/server/content/starter/starter-content.test.ts',
  'src/server/development.test.ts',
  'src/server/pictures/picture-storage.test.ts',
  'tests/contract/{account-first-admin,account-throttle,content-faults,fuzz,log-privacy,pictures}.test.ts',
  'tests/contract/{assistant-questions,demo-readings,hearing,model-conversations,replayed-rounds}.test.ts',
  'tests/controls/boundaries.test.ts',
  'tests/documents/voice.test.ts',
];
const postgresFiles = ['src/server/operations/backup/{postgres-backup,move-between-engines}.test.ts'];
const leftOut = [
  ...(scope ? longFiles : []),
  ...(isQuick ? postgresFiles : []),
  ...(scope === 'quick' ? costlyFiles : []),
];

/** Files that replace or watch modules of the product, so each runs in a process that no other file uses. */
const needsOwnProcess = [
  ...globSync('{src,scripts,tests}/**/*.test.{ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8').includes('\nvi.mock('),
  ),
];

/**
 * Number of test files that run at once. On a machine with two cores it is two, because a file mostly waits for its
 * database.
 */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** The engines that tests on databases run on. */
const testedEngines: readonly EngineName[] = isQuick ? ['sqlite'] : ['sqlite', 'postgres'];

/**
 * The test files of one project run in the same processes, one after another, so that they import the product only
 * once. They do not affect each other, because the modules of the product keep no state: everything that changes
 * belongs to an application or a database, which each suite makes.
 */
const inOneProcess = { environment: 'node', isolate: false };

const onDatabases = {
  globalSetup: ['./tests/support/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

/**
 * The tests of a file are beside the file, and tests of the whole product are in `tests/`. Vitest runs all tests but
 * the journeys, which Playwright runs in a browser.
 */
export default defineConfig({
  test: {
    maxWorkers,
    setupFiles: ['./tests/support/after-each-file.ts'],
    expect: { poll: { timeout: 30_000 } },
    provide: { isQuick, testedEngines },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/{language,shared,demo-agents,site,desk,theme}/**/*.test.{ts,tsx}',
            'site.config.test.ts',
            '{scripts,bench}/**/*.test.ts',
            'tests/{documents,controls}/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...needsOwnProcess, ...leftOut],
          ...inOneProcess,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...needsOwnProcess, ...leftOut],
          ...inOneProcess,
          ...onDatabases,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: needsOwnProcess,
          exclude: [...configDefaults.exclude, ...leftOut],
          ...onDatabases,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: [
            'tests/faults/**/*.test.ts',
            ...(process.env.FAULTS === 'long' ? ['tests/controls/faults/*.test.ts'] : []),
          ],
          ...inOneProcess,
          ...onDatabases,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          ...inOneProcess,
          globalSetup: ['./tests/site/site-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      ...(scope === 'release'
        ? [
            {
              extends: true as const,
              test: {
                name: 'release',
                include: ['tests/release/**/*.test.ts'],
                testTimeout: 600_000,
                hookTimeout: 1_800_000,
              },
            },
          ]
        : []),
    ],
  },
});
