import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { buildSite } from './build-site.ts';
import { findOrInstallChromium } from './find-chromium.ts';

/**
 * `npm test`: builds the product, then runs every test: units, data and API on both engines, journeys in a browser.
 * Ends with one line that counts them all; any failure makes the command fail.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numFailedTestSuites: z.number(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const chromium = findOrInstallChromium();
buildSite();
mkdirSync('test-results', { recursive: true });

const vitest = runVitest();
const journeys = runJourneys();
const passed = vitest.passed + journeys.passed;
const failed = vitest.failed + journeys.failed;
const skipped = vitest.skipped + journeys.skipped;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function runVitest(): Counts {
  const file = 'test-results/vitest.json';
  rmSync(file, { force: true });
  console.log('\nUnits, data and API (Vitest) …');
  const status = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  const report = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return atLeastOneFailure(status, {
    passed: report.numPassedTests,
    failed: report.numFailedTests || report.numFailedTestSuites,
    skipped: report.numPendingTests,
  });
}

function runJourneys(): Counts {
  const file = 'test-results/playwright.json';
  rmSync(file, { force: true });
  console.log('\nJourneys in the browser (Playwright) …');
  const status = run('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    CHROMIUM_PATH: chromium,
  });
  const { stats } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return atLeastOneFailure(status, {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  });
}

/** A test runner that exits with an error without naming a failed test counts as failed. */
function atLeastOneFailure(status: number | null, counts: Counts): Counts {
  return status === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

function run(command: string, words: string[], environment: Record<string, string> = {}): number | null {
  return spawnSync(command, words, { stdio: 'inherit', env: { ...process.env, ...environment } }).status;
}
