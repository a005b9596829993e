import { spawnSync } from 'node:child_process';
import { buildSite } from './build-site.ts';

/**
 * `npm run test:quick`: runs the unit tests, and the server's tests on SQLite only. Needs no browser, no PostgreSQL and
 * no built pages. Leaves out the files that need the most processor time (`vitest.config.ts`). Passes its arguments on
 * to Vitest. If these name test files, leaves out none of them.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const words = process.argv.slice(2);
const namesFiles = words.some((word) => !word.startsWith('-'));

// The tests that ask the assistant need its model.
buildSite(['topics']);
const projects = ['unit', 'server', 'isolated'].map((name) => `--project=${name}`);
const { status } = spawnSync('vitest', ['run', ...projects, ...words], {
  stdio: 'inherit',
  env: { ...process.env, TESTS: namesFiles ? 'sqlite' : 'quick' },
});
process.exit(status ?? 1);
