import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { figuresFile } from '../tests/faults/support/figures.ts';
import { buildSite } from './build-site.ts';
import { reportFaults } from './fault-table.ts';
import { findOrInstallChromium } from './find-chromium.ts';

/**
 * `npm run test:faults`: the long forms of the tests in `tests/faults`, one file at a time, on both engines. Writes
 * their results as one table to `docs/fault-figures.md`. Takes about 50 minutes; names of files after `--` run only
 * those.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';

buildSite();
const given = process.argv.slice(2);
// A run of some files replaces only their lines.
if (given.length === 0) rmSync(figuresFile, { force: true });
/** Tests that watch memory run first, so that they do not run at the same time as tests that measure time. */
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
if (given.length === 0) statuses.push(runHostileHtml());
reportFaults(figuresFile, 'docs/fault-figures.md');
process.exit(statuses.every((status) => status === 0) ? 0 : 1);

function runVitest(files: readonly string[]): number {
  const words = ['run', '--project=server', '--project=faults', '--no-file-parallelism', ...files];
  return spawnSync('vitest', words, { stdio: 'inherit', env: { ...process.env, FAULTS: 'long' } }).status ?? 1;
}

/** The long form that needs a browser. */
function runHostileHtml(): number {
  const env = { ...process.env, FAULTS: 'long', CHROMIUM_PATH: findOrInstallChromium() };
  return spawnSync('playwright', ['test', 'hostile-html', '--reporter=list'], { stdio: 'inherit', env }).status ?? 1;
}
