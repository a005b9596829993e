import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findFreePort } from '#tests/support/free-port.ts';
import { type WatchedServer, watchServer } from './watched-server.ts';

/** The environment of a machine without Node: only the system's programs, and no settings of this project. */
const bareEnvironment = { PATH: '/usr/bin:/bin', HOME: '/tmp', LANG: 'C.UTF-8', DRAIN_SECONDS: '0' };

/** Starts the release that is unpacked in a folder, and waits until it is ready. */
export async function serveRelease(folder: string, dataDirectory: string): Promise<WatchedServer> {
  const port = await findFreePort();
  const environment = { ...bareEnvironment, DATA_DIR: dataDirectory, PORT: String(port) };
  return watchServer(join(folder, 'bellbird'), [], { port, environment });
}

/** Runs a command of the release that is unpacked in a folder, and returns what it prints. */
export function runRelease(folder: string, dataDirectory: string, ...words: readonly string[]): string {
  const environment = { ...bareEnvironment, DATA_DIR: dataDirectory };
  return execFileSync(join(folder, 'bellbird'), words, { env: environment, encoding: 'utf8' });
}
