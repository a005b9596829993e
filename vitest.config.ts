import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** A file waits for its database more than it works, so two cores serve two files, not one as by default. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

const onDatabases = {
  environment: 'node',
  globalSetup: ['./tests/support/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

/** Unit tests lie beside their file; tests of the whole in `tests/`. Journeys in a browser are Playwright's. */
export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/{domain,demo-agents,site,dashboard,theme}/**/*.test.{ts,tsx}',
            'site.config.test.ts',
            'scripts/**/*.test.ts',
            'tests/{documents/**/*,controls/citations}.test.ts',
          ],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'tests/{contract,support}/**/*.test.ts'],
          ...onDatabases,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/{faults,controls/faults}/**/*.test.ts'],
          ...onDatabases,
          // Alone and one after the other: what they time is not what stands beside them.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
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
