import { spawnSync } from 'node:child_process';
import { buildSite } from './build-site.ts';
import { findOrInstallChromium } from './find-chromium.ts';

/**
 * `npm test`: builds the product and runs the unit tests, the tests of data and API on both engines, the tests of the
 * site, and the main journeys in a browser. `npm run test:all` also runs the fault tests, the long files and all other
 * journeys. `npm run test:release` builds and runs what is shipped. Fails if any test fails. A test that fails runs once
 * more, except with `--release`, and the output says so.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const runsAll = process.argv.includes('--all');
const runsRelease = process.argv.includes('--release');
if (!runsAll) process.env.TESTS = runsRelease ? 'release' : 'usual';

const chromium = runsRelease ? '' : findOrInstallChromium();
buildSite();
const passes = runsRelease
  ? [run('vitest', ['run', '--project=release'])]
  : [
      run('vitest', ['run', '--retry=1', ...(runsAll ? [] : ['--project=!faults'])]),
      run('playwright', ['test', '--retries=1', '--reporter=list'], { CHROMIUM_PATH: chromium }),
    ];
process.exit(passes.every(Boolean) ? 0 : 1);

/** Runs a test runner and returns whether all its tests passed. */
function run(command: string, words: readonly string[], environment: Record<string, string> = {}): boolean {
  return spawnSync(command, words, { stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0;
}
