import { spawnSync } from 'node:child_process';

/**
 * `npm run test:quick`: units, and the server's tests on SQLite alone. Needs no build, no browser and no PostgreSQL.
 * Arguments are passed to Vitest, such as the names of test files.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const words = ['run', '--project=unit', '--project=server', ...process.argv.slice(2)];
const { status } = spawnSync('vitest', words, { stdio: 'inherit', env: { ...process.env, TESTS: 'quick' } });
process.exit(status ?? 1);
