import { defineConfig } from '@playwright/test';

const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Journeys over the built product, in a real Chromium (CHROMIUM_PATH, set by `npm test`, or Playwright's own). */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['journeys/**/*.journey.ts', 'accessibility/**/*.journey.ts'],
  outputDir: 'test-results/playwright',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        ...rootFlags,
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
