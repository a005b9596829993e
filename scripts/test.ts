import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { buildSite } from './build-site.ts';
import { findOrInstallChromium } from './find-chromium.ts';
import {
  type Counts,
  countBothRuns,
  countJourneys,
  type JourneyReport,
  journeyReportSchema,
  planSecondRun,
} from './journey-report.ts';

/**
 * `npm test`: builds the product and runs all tests: unit tests, tests of data and API on both engines, and journeys in
 * a browser. The last line counts all tests. Fails if any test fails. If the page or the browser of a journey crashed,
 * the journey runs a second time.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numFailedTestSuites: z.number(),
});

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
  console.log('\nJourneys in the browser (Playwright) …');
  const first = runPlaywright('test-results/playwright.json');
  const plan = planSecondRun(first.report);
  if (!plan) return atLeastOneFailure(first.status, countJourneys(first.report));
  console.log('\nThe page or the browser crashed in these journeys, so they run a second time:');
  for (const journey of plan.crashed) console.log(`  ${journey}`);
  const list = 'test-results/crashed-journeys.json';
  writeFileSync(list, JSON.stringify({ failedTests: plan.ids }));
  const second = runPlaywright('test-results/playwright-second.json', ['--last-failed', `--last-failed-file=${list}`]);
  return atLeastOneFailure(second.status, countBothRuns(first.report, plan, second.report));
}

function runPlaywright(file: string, words: string[] = []): { status: number | null; report: JourneyReport } {
  rmSync(file, { force: true });
  const status = run('playwright', ['test', '--reporter=list,json', ...words], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    CHROMIUM_PATH: chromium,
  });
  return { status, report: journeyReportSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) };
}

/**
 * Returns the counts of a test runner. If the runner ended with an error, at least one test counts as failed, even if
 * the runner counts none.
 */
function atLeastOneFailure(status: number | null, counts: Counts): Counts {
  return status === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

function run(command: string, words: string[], environment: Record<string, string> = {}): number | null {
  return spawnSync(command, words, { stdio: 'inherit', env: { ...process.env, ...environment } }).status;
}
