import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { figuresFile } from '../tests/faults/support/figures.ts';
import { buildSite } from './build-site.ts';
import { reportFaults } from './fault-table.ts';
import { findOrInstallChromium } from './find-chromium.ts';

/**
 * `npm run test:faults`: runs the fault tests in their long form, one file at a time, on both engines. Writes a table
 * of the results to `docs/fault-figures.md`. Takes about 50 minutes. To run only some files, pass their names after
 * `--`.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';

buildSite();
const given = process.argv.slice(2);
// A run of all files deletes the earlier results. A run of some files keeps the results of the others.
if (given.length === 0) rmSync(figuresFile, { force: true });
/** The test that measures memory runs first and alone. Otherwise it would slow down the tests that measure time. */
const groups =
  given.length > 0
    ? [given]
    : [
        ['tests/faults/mixed-load.test.ts'],
        [
          'tests/faults',
          'tests/controls/faults',
          ...['account-first-admin', 'fuzz', 'model'].map((name) => `tests/contract/${name}.test.ts`),
          '--exclude=tests/faults/mixed-load.test.ts',
        ],
      ];
const statuses = groups.map(runVitest);
if (given.length === 0) statuses.push(runInBrowser());
reportFaults(figuresFile, 'docs/fault-figures.md');
process.exit(statuses.every((status) => status === 0) ? 0 : 1);

function runVitest(files: readonly string[]): number {
  const words = ['run', '--project=server', '--project=faults', '--no-file-parallelism', ...files];
  return spawnSync('vitest', words, { stdio: 'inherit', env: { ...process.env, FAULTS: 'long' } }).status ?? 1;
}

/** Runs the fault tests that need a browser, in their long form. */
function runInBrowser(): number {
  const names = ['hostile-html', 'tests/journeys/typing-loss', 'tests/journeys/early-input'];
  const env = { ...process.env, FAULTS: 'long', CHROMIUM_PATH: findOrInstallChromium() };
  return (
    spawnSync('playwright', ['test', ...names, '--reporter=list'], {
      stdio: 'inherit',
      env,
    }).status ?? 1
  );
}
