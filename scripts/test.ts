import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { buildSite } from './build-site.ts';
import { findOrInstallChromium } from './find-chromium.ts';

/**
 * `npm test`: builds the product and runs the unit tests, the tests of data and API on both engines, the tests of the
 * site, and the main journeys in a browser. `npm run test:all` also runs the fault tests, the long files and all other
 * journeys. `npm run test:release` builds and runs what is shipped. Fails if any test fails, and names the failed tests of
 * Vitest again at the end. A test that fails runs once more, except with `--release`, and the output says so.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const runsAll = process.argv.includes('--all');
const runsRelease = process.argv.includes('--release');
if (!runsAll) process.env.TESTS = runsRelease ? 'release' : 'usual';

/** Vitest also writes its results here, because the journeys print hundreds of lines after them. */
const resultsFile = 'test-results/vitest.json';
const resultsSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultsFile}`];

const chromium = runsRelease ? '' : findOrInstallChromium();
buildSite();
const passes = runsRelease
  ? [run('vitest', ['run', ...reporters, '--project=release'])]
  : [
      run('vitest', ['run', ...reporters, '--retry=1', ...(runsAll ? [] : ['--project=!faults'])]),
      run('playwright', ['test', '--retries=1', '--reporter=list'], { CHROMIUM_PATH: chromium }),
    ];
if (!passes[0]) console.error(`These tests of Vitest failed:\n${failedTests().join('\n')}`);
process.exit(passes.every(Boolean) ? 0 : 1);

/** Returns the file, the name and the reason of each test that failed in the last run of Vitest. */
function failedTests(): string[] {
  const { testResults } = resultsSchema.parse(JSON.parse(readFileSync(resultsFile, 'utf8')));
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const reasons = failed.map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`);
    return [...(message ? [message] : []), ...reasons].map((reason) => `${name}: ${reason}`);
  });
}

/** Runs a test runner and returns whether all its tests passed. */
function run(command: string, words: readonly string[], environment: Record<string, string> = {}): boolean {
  return spawnSync(command, words, { stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0;
}
