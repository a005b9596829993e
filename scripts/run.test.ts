import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeFolder } from '#tests/support/clean-up.ts';
import { canRunAsNobody, nobody } from '#tests/support/other-user.ts';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));
const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))).scripts;

/** The folder of the package with the pinned Node, and its program. */
const nodePackage = `node_modules/node-${process.platform}-${process.arch}`;
const program = `${nodePackage}/bin/node`;

/** The packages of a small project. The server needs Node and `fastify`. The other package is a development tool. */
const pinned = { [nodePackage]: { version: '24.0.0', optional: true } };
const serving = { ...pinned, 'node_modules/fastify': { version: '1.0.0' } };
const everything = { ...serving, 'node_modules/vitest': { version: '1.0.0', dev: true } };

/** Used in place of npm. Records its arguments and installs the packages that it is asked for. */
const fakeNpm = `#!/usr/bin/env bash
echo "$@" >> "$NPM_CALLS"
rm -rf node_modules && mkdir -p ${nodePackage}/bin && ln -s "$NODE_BINARY" ${program}
case "$*" in *--omit=dev*) cp serving.json node_modules/.package-lock.json ;; *) cp package-lock.json node_modules/.package-lock.json ;; esac
`;

/** The process of `npm start`, which has started a stub in place of the server. */
interface Served {
  readonly pid: number;
  /** Resolves when `npm start` has ended. */
  readonly ended: Promise<unknown>;
}

const stubServer = `
import { markRunningServer } from './running-servers.mjs';
await markRunningServer();
setInterval(() => {}, 1000);
console.log('listening as', process.pid);
`;

let folder = '';
let servers: Served[] = [];
beforeEach(() => {
  folder = makeFolder();
  mkdirSync(join(folder, 'scripts'));
  mkdirSync(join(folder, 'src/server/operations/commands'), { recursive: true });
  mkdirSync(join(folder, 'bin'));
  for (const name of ['run.mjs', 'running-servers.mjs', 'server-process.json'])
    cpSync(join(projectRoot, 'scripts', name), join(folder, 'scripts', name));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: everything }));
  writeFileSync(join(folder, 'serving.json'), JSON.stringify({ packages: serving }));
  for (const name of ['check', 'test', 'build'])
    writeFileSync(join(folder, `scripts/${name}.ts`), `console.log('${name} ran')`);
  writeFileSync(
    join(folder, 'src/server/operations/commands/main.ts'),
    "console.log('bellbird ran', ...process.argv.slice(2))",
  );
  writeFileSync(join(folder, 'scripts/start.ts'), stubServer);
  writeFileSync(join(folder, 'bin/npm'), fakeNpm);
  chmodSync(join(folder, 'bin/npm'), 0o755);
});
afterEach(async () => {
  for (const server of servers) await stop(server, 'SIGKILL').catch(() => {});
  servers = [];
});

const environment = () => ({
  PATH: `${join(folder, 'bin')}:${process.env.PATH ?? ''}`,
  NPM_CALLS: join(folder, 'npm-calls'),
  NODE_BINARY: process.execPath,
});
const npmCalls = () => (existsSync(join(folder, 'npm-calls')) ? readFileSync(join(folder, 'npm-calls'), 'utf8') : '');

/** Runs a command of package.json in the same way as npm. */
function run(command: string, ...further: readonly string[]) {
  const [, ...words] = (scripts[command] ?? '').split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...words, ...further], {
    cwd: folder,
    env: environment(),
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Runs `npm start` and waits until the stub server listens. */
async function serve(): Promise<Served> {
  const [, ...words] = (scripts.start ?? '').split(' ');
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let printed = '';
  for await (const part of child.stdout) {
    printed += String(part);
    const [, pid] = /listening as (\d+)\n/.exec(printed) ?? [];
    if (pid === undefined) continue;
    const served = { pid: Number(pid), ended };
    servers.push(served);
    return served;
  }
  throw new Error('The server did not start.');
}

async function stop({ pid, ended }: Served, signal: NodeJS.Signals): Promise<void> {
  process.kill(pid, signal);
  await ended;
}

/** Creates a node_modules in which these packages are installed. */
function install(packages: object): void {
  mkdirSync(join(folder, nodePackage, 'bin'), { recursive: true });
  symlinkSync(process.execPath, join(folder, program));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

describe('with nothing installed', () => {
  test.each(['check', 'test'])('npm run %s installs everything by itself', (command) => {
    expect(run(command)).toMatchObject({ status: 0, stdout: expect.stringContaining(`${command} ran`) });
    expect(npmCalls()).toMatch(/^ci --no-audit/);
  });

  test('npm run build and npm run bellbird install what serving needs', () => {
    expect(run('build').status).toBe(0);
    expect(run('bellbird', 'doctor').stdout).toContain('bellbird ran doctor');
    expect(npmCalls()).toMatch(/^ci --omit=dev --no-audit.*\n$/);
  });

  test('npm start installs what serving needs and serves', async () => {
    await serve();
    expect(npmCalls()).toMatch(/^ci --omit=dev/);
  });
});

describe('with only what serving needs installed', () => {
  beforeEach(() => install(serving));

  test('npm run check installs nothing and prints one sentence that says what to run', () => {
    const { status, stderr } = run('check');
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/stop the server, run npm ci --include=dev, then run the same command again\.$/),
    ]);
    expect(npmCalls()).toBe('');
  });

  test('npm run bellbird runs', () => {
    expect(run('bellbird').status).toBe(0);
    expect(npmCalls()).toBe('');
  });

  test('npm test installs everything', () => {
    expect(run('test').status).toBe(0);
    expect(npmCalls()).toMatch(/^ci --no-audit/);
  });

  test.runIf(canRunAsNobody)('npm start in a folder of another user says in one sentence what to run', () => {
    chmodSync(folder, 0o755);
    const [, ...words] = (scripts.start ?? '').split(' ');
    const options = { ...nobody, cwd: folder, env: environment(), encoding: 'utf8', timeout: 60_000 } as const;
    const { status, stderr } = spawnSync(process.execPath, words, options);
    expect(status).toBe(78);
    expect(stderr).toMatch(/^This user may not write in [^\n]* Run as root: chown -R \d+ [^\n]*\n$/);
  });

  test('npm test installs nothing while a server runs, and says so', async () => {
    await serve();
    expect(run('test')).toMatchObject({ status: 1, stderr: expect.stringContaining('a server runs from this folder') });
    expect(npmCalls()).toBe('');
  });

  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'npm test installs again once the server has ended with %s',
    async (signal) => {
      await stop(await serve(), signal);
      expect(run('test').status).toBe(0);
      expect(npmCalls()).not.toBe('');
    },
  );
});

describe('with other versions installed than those in the lockfile', () => {
  beforeEach(() => install({ ...pinned, 'node_modules/fastify': { version: '0.9.0' } }));

  test.each(['check', 'bellbird'])('npm run %s installs nothing', (command) => {
    expect(run(command)).toMatchObject({ status: 1, stderr: expect.stringContaining('never replaces node_modules') });
    expect(npmCalls()).toBe('');
  });

  test('npm run build installs the right versions, but not while a server runs', async () => {
    expect(run('build').status).toBe(0);
    await serve();
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({ packages: { ...pinned, 'node_modules/fastify': { version: '2.0.0' } } }),
    );
    const before = npmCalls();
    expect(run('build').status).toBe(1);
    expect(npmCalls()).toBe(before);
  });
});

test('npm run build installs again when only the pinned Node is another version', () => {
  install({ ...serving, [nodePackage]: { version: '23.0.0' } });
  expect(run('build').status).toBe(0);
  expect(npmCalls()).not.toBe('');
});

test("where the lockfile has no Node for the machine, the machine's own Node 24 runs the command", () => {
  const others = { 'node_modules/fastify': { version: '1.0.0' } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: others }));
  install(others);
  rmSync(join(folder, nodePackage), { recursive: true });
  expect(run('build')).toMatchObject({ status: 0, stdout: expect.stringContaining('build ran') });
});
