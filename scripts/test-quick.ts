import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildSite } from './build-site.ts';
import { costlyFiles, quickControlLimit, quickLimit, readCosts } from './test-costs.ts';

/**
 * `npm run test:quick`: runs the unit tests, and the server's tests on SQLite only. Needs no browser, no PostgreSQL and
 * no built pages. Leaves out the files that use the most processor time. Passes its arguments on to Vitest. If these
 * name test files, leaves out none of them. `--record` runs all files, one after another, and records the processor
 * time of each.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const given = process.argv.slice(2);
const records = given.includes('--record');
const words = given.filter((word) => word !== '--record');
const namesFiles = words.some((word) => !word.startsWith('-'));
if (records) {
  if (namesFiles) throw new Error('--record measures all files. A file that runs alone also imports the product.');
  const reporter = fileURLToPath(new URL('cost-reporter.ts', import.meta.url));
  words.push('--no-file-parallelism', '--reporter=default', `--reporter=${reporter}`);
}
const scope = records ? 'record' : namesFiles ? 'sqlite' : 'quick';

// Without this file, each process of the tests that asks the assistant would train it again, for three seconds.
buildSite(['readings']);
const projects = ['unit', 'server', 'isolated'].map((name) => `--project=${name}`);
const { status } = spawnSync('vitest', ['run', ...projects, ...words], {
  stdio: 'inherit',
  env: { ...process.env, TESTS: scope },
});
if (scope === 'quick') {
  const { length } = costlyFiles(readCosts());
  console.log(
    `Left out: ${length} test files with more than ${quickLimit} s of processor time (controls: ${quickControlLimit} s). npm test runs them.`,
  );
}
process.exit(status ?? 1);
