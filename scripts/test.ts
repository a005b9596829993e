import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { buildSite } from './build-site.ts';
import { findOrInstallChromium } from './find-chromium.ts';
import { readJourneyReport } from './journey-report.ts';
import { combineRuns, describeResults, planSecondRun, type RunReport, type TestPart } from './second-run.ts';

/**
 * `npm test`: builds the product and runs the unit tests, the tests of data and API on both engines, the tests of the
 * site, and the main journeys in a browser. `npm run test:all` also runs the fault tests, the long files and all other
 * journeys. `npm run test:release` builds and runs what is shipped; with `--never-skip`, it fails if a test is skipped.
 * The last line counts all tests. Fails if any test fails. Up to three failed test files and up to three
 * failed journeys run a second time, alone, after everything else, except with `--release`. The output names those that
 * pass the second time.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const runsAll = process.argv.includes('--all');
const runsRelease = process.argv.includes('--release');
if (!runsAll) process.env.TESTS = runsRelease ? 'release' : 'usual';

const runReport: z.ZodType<RunReport> = z.object({
  parts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      counts: z.object({ passed: z.number(), failed: z.number(), skipped: z.number() }),
      isUnstarted: z.boolean(),
    }),
  ),
  hasOtherErrors: z.boolean(),
});

const chromium = runsRelease ? '' : findOrInstallChromium();
buildSite();
mkdirSync('test-results', { recursive: true });

const runners = [
  { name: 'Units, data and API (Vitest)', run: runVitest },
  ...(runsRelease ? [] : [{ name: 'Journeys in the browser (Playwright)', run: runPlaywright }]),
];
const firstRuns = runners.map(({ name, run }) => {
  console.log(`\n${name} …`);
  return { name, run, report: run([]) };
});
const results = firstRuns.map(({ name, run, report }) => {
  const repeated = runsRelease ? [] : planSecondRun(report);
  if (repeated.length === 0) return combineRuns(report, [], undefined);
  console.log(`\n${name}: these failed, so they run a second time, one after another:`);
  for (const part of repeated) console.log(`  ${part.name}`);
  return combineRuns(report, repeated, run(repeated));
});
console.log(`\n${describeResults(results)}`);
const mustRunEverything = process.argv.includes('--never-skip');
const isGood =
  results.every(({ failed, skipped }) => failed === 0 && (skipped === 0 || !mustRunEverything)) &&
  results.some(({ passed }) => passed > 0);
process.exit(isGood ? 0 : 1);

/** Runs all test files. If some are given, runs only these, one after another. */
function runVitest(only: readonly TestPart[]): RunReport {
  const file = 'test-results/vitest.json';
  const words = only.length > 0 ? ['--no-file-parallelism', ...only.map(({ id }) => id)] : [];
  if (runsRelease) words.push('--project=release');
  else if (!runsAll) words.push('--project=!faults');
  const reporters = [
    '--reporter=default',
    `--reporter=${fileURLToPath(new URL('vitest-reporter.ts', import.meta.url))}`,
  ];
  return runAndRead('vitest', ['run', ...reporters, ...words], file, { RUN_REPORT: file }, (report) =>
    runReport.parse(report),
  );
}

/** Runs all journeys. If some are given, runs only these, one after another. */
function runPlaywright(only: readonly TestPart[]): RunReport {
  const file = 'test-results/playwright.json';
  const list = 'test-results/failed-journeys.json';
  writeFileSync(list, JSON.stringify({ failedTests: only.map(({ id }) => id) }));
  const words = only.length > 0 ? ['--last-failed', `--last-failed-file=${list}`, '--workers=1'] : [];
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: chromium };
  return runAndRead('playwright', ['test', '--reporter=list,json', ...words], file, environment, readJourneyReport);
}

/**
 * Runs a command and returns its report. Sets `hasOtherErrors` if the command ended with an error although the report
 * contains no failed test.
 */
function runAndRead(
  command: string,
  words: readonly string[],
  file: string,
  environment: Record<string, string>,
  read: (report: unknown) => RunReport,
): RunReport {
  rmSync(file, { force: true });
  const { status } = spawnSync(command, words, { stdio: 'inherit', env: { ...process.env, ...environment } });
  const report = read(JSON.parse(readFileSync(file, 'utf8')));
  const isExplained = status === 0 || report.parts.some(({ counts }) => counts.failed > 0);
  return isExplained ? report : { ...report, hasOtherErrors: true };
}
