import { spawnSync } from 'node:child_process';

/**
 * `npm run test:quick`: runs the unit tests, and the server's tests on SQLite only. Needs no build, no browser and no
 * PostgreSQL. Passes its arguments on to Vitest. Example: the names of test files.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const projects = ['unit', 'server', 'isolated'].map((name) => `--project=${name}`);
const words = ['run', ...projects, ...process.argv.slice(2)];
const { status } = spawnSync('vitest', words, { stdio: 'inherit', env: { ...process.env, TESTS: 'quick' } });
process.exit(status ?? 1);
