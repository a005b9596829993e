import { defineConfig } from 'vitest/config';

/** Unit tests lie beside their file; tests of the whole in `tests/`. Journeys in a browser are Playwright's. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/{domain,site,dashboard,theme}/**/*.test.{ts,tsx}',
            'site.config.test.ts',
            'scripts/**/*.test.ts',
          ],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'tests/{contract,faults,support}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['./tests/support/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['./tests/site/site-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
