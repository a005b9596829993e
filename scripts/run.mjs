// @ts-check
/**
 * Runs a script of this project with the Node that the lockfile pins, on a machine that has only some Node >= 20.19:
 * installs what is missing first, then hands over. Plain JavaScript, because the Node found here may not know TypeScript.
 *
 *   node scripts/run.mjs [--with-tools] SCRIPT [ARGUMENTS]
 *
 * Without --with-tools only what serving needs is installed; with it, the test tools too.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [first, ...rest] = process.argv.slice(2);
const withTools = first === '--with-tools';
const script = withTools ? rest.shift() : first;

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */

/** @param {string} file @returns {Record<string, LockedPackage>} */
function readLock(file) {
  const path = join(root, file);
  if (!existsSync(path)) return {};
  return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
}

/** Whether every package of the lockfile that is needed now is installed in its locked version. */
function isInstalled() {
  const installed = readLock('node_modules/.package-lock.json');
  return Object.entries(readLock('package-lock.json')).every(([path, locked]) => {
    if (path === '' || locked.optional || locked.devOptional) return true;
    if (locked.dev && !withTools) return true;
    return installed[path]?.version === locked.version;
  });
}

if (!script) fail('Say which script to run: node scripts/run.mjs scripts/start.ts');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node ${process.versions.node} is too old: install Node 20.19 or newer, then run the same command again.`);
}

if (!isInstalled()) {
  console.log(`Installing ${withTools ? 'everything, test tools included' : 'what serving needs'} (npm ci) …`);
  const began = Date.now();
  const npm = spawnSync(
    'npm',
    ['ci', ...(withTools ? [] : ['--omit=dev']), '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: withTools ? 'development' : 'production' },
      shell: process.platform === 'win32',
    },
  );
  if (npm.status !== 0)
    fail('Installing failed: check the network connection to the npm registry, then run the same command again.');
  console.log(`Installed in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

const binaries = join(root, 'node_modules/.bin');
const pinned = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
if (!existsSync(pinned)) {
  fail('The pinned Node is missing: delete the folder node_modules and run the same command again.');
}

/** How the serving process is kept small: by default Node lets it grow to twice of what it needs. @type {{ flags: string[], environment: Record<string, string> }} */
const serverProcess = JSON.parse(readFileSync(join(root, 'scripts/server-process.json'), 'utf8'));
const serves = script === 'scripts/start.ts';

const child = spawn(
  pinned,
  [...(serves ? serverProcess.flags : []), script, ...(withTools ? rest : process.argv.slice(3))],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(serves ? serverProcess.environment : {}),
      PATH: `${binaries}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
    },
  },
);
// A terminal sends Ctrl-C to the whole group; a supervisor sends SIGTERM to this process alone.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => child.kill('SIGHUP'));
// npm hands a supervisor's SIGTERM to the shell between npm and this process; the shell ends without passing it on.
const parent = process.ppid;
const lookout = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(lookout);
  child.kill('SIGTERM');
}, 250).unref();
child.on('exit', (code, signal) => {
  if (signal) process.exit(signal === 'SIGINT' ? 130 : 143);
  process.exit(code ?? 1);
});
