// @ts-check
/**
 * Runs a script of this project with the Node version that the lockfile pins, on a machine with any Node >= 20.19. If npm
 * has no package with this version for the machine, as on macOS, the machine's own Node must be 24 or newer.
 * Installs missing packages first. It is plain JavaScript, because the machine's Node may not run TypeScript.
 *
 *   node scripts/run.mjs [--with-tools] [--never-reinstall] SCRIPT [ARGUMENTS]
 *
 * --with-tools       also installs the development tools
 * --never-reinstall  installs packages only when none are installed
 *
 * node_modules is never replaced while a server runs from it, because the server reads files from it until it ends.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isServerRunning } from './running-servers.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const words = process.argv.slice(2);
const scriptAt = words.findIndex((word) => !word.startsWith('--'));
const options = words.slice(0, scriptAt);
const [script, ...scriptArguments] = words.slice(scriptAt);
const withTools = options.includes('--with-tools');
const neverReinstalls = options.includes('--never-reinstall');

/** Prints a sentence and exits with an error. @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */

const installedLock = 'node_modules/.package-lock.json';
/** The package with the pinned Node for this machine. npm links the program of the installed one as node_modules/.bin/node. */
const nodePackage = `node_modules/node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** @param {string} file @returns {Record<string, LockedPackage>} */
function readLock(file) {
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/** Returns whether every package that this command needs is installed, in the version that the lockfile names. */
function isComplete() {
  const installed = readLock(installedLock);
  return Object.entries(readLock('package-lock.json')).every(([path, locked]) => {
    if (path === '') return true;
    if ((locked.optional || locked.devOptional) && path !== nodePackage) return true;
    if (locked.dev && !withTools) return true;
    return installed[path]?.version === locked.version;
  });
}

if (!script) fail('Name the script to run: node scripts/run.mjs scripts/start.ts');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node ${process.versions.node} is too old: install Node 20.19 or newer, then run the same command again.`);
}

if (!isComplete()) {
  if (neverReinstalls && existsSync(installedLock)) {
    fail(
      `The installed packages are not those that this command needs, and it never replaces node_modules because a server may run from it: stop the server, run npm ci ${withTools ? '--include=dev' : '--omit=dev'}, then run the same command again.`,
    );
  }
  if (await isServerRunning()) {
    fail(
      'The installed packages are not those that this command needs, and a server runs from this folder: stop the server, then run the same command again.',
    );
  }
  console.log(`Installing ${withTools ? 'everything, test tools included' : 'what serving needs'} (npm ci) …`);
  const began = Date.now();
  const npm = spawnSync(
    'npm',
    ['ci', ...(withTools ? [] : ['--omit=dev']), '--no-audit', '--no-fund', '--loglevel=error'],
    {
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
const isPinned = nodePackage in readLock('package-lock.json');
if (!isPinned && major < 24) {
  fail(
    `npm has no package with Node 24 for this machine (${process.platform} ${process.arch}): install Node 24 or newer, then run the same command again.`,
  );
}
const pinnedNode = join(root, nodePackage, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const program = isPinned ? pinnedNode : process.execPath;
if (!existsSync(program)) {
  fail('The pinned Node is missing: delete the folder node_modules and run the same command again.');
}

/**
 * Flags and variables that limit the memory of the server. With Node's defaults, the server uses more memory while it
 * renders pages (decision 001).
 * @type {{ flags: string[], environment: Record<string, string> }}
 */
const serverProcess = JSON.parse(readFileSync('scripts/server-process.json', 'utf8'));
const serves = script === 'scripts/start.ts';

const child = spawn(program, [...(serves ? serverProcess.flags : []), script, ...scriptArguments], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(serves ? serverProcess.environment : {}),
    PATH: `${binaries}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
  },
});
// At Ctrl-C, the terminal sends the signal to the child too, so this process ignores it and waits for the child. A
// SIGTERM from a supervisor does not reach the child, so this process passes it on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => child.kill('SIGHUP'));
// Under npm, a SIGTERM from a supervisor reaches only npm and its shell. When the shell ends, this process gets another
// parent, so it checks its parent regularly.
const parent = process.ppid;
const parentCheck = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(parentCheck);
  child.kill('SIGTERM');
}, 250).unref();
child.on('exit', (code, signal) => {
  if (signal) process.exit(signal === 'SIGINT' ? 130 : 143);
  process.exit(code ?? 1);
});
