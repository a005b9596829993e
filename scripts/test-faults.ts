import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { figuresFile } from '../tests/faults/support/figures.ts';
import { buildSite } from './build-site.ts';
import { reportFaults } from './fault-table.ts';
import { findOrInstallChromium } from './find-chromium.ts';

/**
 * `npm run test:faults`: the long forms of the tests in `tests/faults`, one file at a time, on both engines, and their
 * figures as one table, which is kept in `docs/fault-figures.md`. Takes about two hours; names of files after `--` run those alone.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';

buildSite();
// Some files alone renew their own lines.
if (process.argv.length === 2) rmSync(figuresFile, { force: true });
const words = [
  'run',
  '--project=server',
  '--project=faults',
  '--no-file-parallelism',
  ...givenOr([
    'tests/faults',
    ...['account-first-admin', 'fuzz', 'model'].map((name) => `tests/contract/${name}.test.ts`),
  ]),
];
const { status } = spawnSync('vitest', words, { stdio: 'inherit', env: { ...process.env, FAULTS: 'long' } });
const browser = process.argv.length > 2 ? 0 : runHostileHtml();
reportFaults(figuresFile, 'docs/fault-figures.md');
process.exit(status === 0 ? browser : 1);

/** The long form that needs a browser. */
function runHostileHtml(): number {
  const env = { ...process.env, FAULTS: 'long', CHROMIUM_PATH: findOrInstallChromium() };
  return spawnSync('playwright', ['test', 'hostile-html', '--reporter=list'], { stdio: 'inherit', env }).status ?? 1;
}

function givenOr(files: string[]): string[] {
  return process.argv.length > 2 ? process.argv.slice(2) : files;
}
