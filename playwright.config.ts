import { defineConfig } from '@playwright/test';

const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** The journeys of `npm test`: at least one for each place that people use. */
const usualJourneys = [
  ...['account', 'callback', 'demo', 'desk', 'desk-articles', 'every-page', 'home', 'hostile-html'],
  ...['legal', 'partners', 'resources', 'spine'],
].map((name) => `journeys/${name}.journey.ts`);

/** Journeys that need a product with other settings. They come last, because a worker must start another product. */
const withOwnSettings = ['assistant-model', 'demo-consent', 'demo-model', 'demo-widget', 'spine'].map(
  (name) => `journeys/${name}.journey.ts`,
);
const isUsual = process.env.TESTS === 'usual';

/** Journeys over the built product, in a real Chromium (CHROMIUM_PATH, set by `npm test`, or Playwright's own). */
export default defineConfig({
  testDir: 'tests',
  testMatch: isUsual ? usualJourneys : ['{journeys,accessibility}/**/*.journey.ts'],
  // The second project comes after the first, so that each worker starts only one product for all of the first.
  projects: [
    { name: 'one product', testIgnore: withOwnSettings },
    { name: 'own settings', testMatch: withOwnSettings.filter((file) => !isUsual || usualJourneys.includes(file)) },
  ],
  outputDir: 'test-results/playwright',
  fullyParallel: false,
  // Three journeys run at once on two cores, because a journey mostly waits for its page.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a machine with much other work. A test that passes never waits this long.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    // Without animations a journey takes a fifth less processor time. The journeys of Home run with animations.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a fifth of the time; TRACE=retain-on-failure shows what went wrong.
    trace: process.env.TRACE === 'retain-on-failure' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
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
