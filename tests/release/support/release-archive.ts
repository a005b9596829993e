import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { findFreePort } from '#tests/support/free-port.ts';

/** A server that runs from an unpacked release. */
export interface ReleaseServer {
  readonly origin: string;
  /** Milliseconds from the start of the process until it was ready. */
  readonly readyAfter: number;
  /** The file of the program that runs: the release's own Node. */
  readonly program: string;
  output(): string;
  stop(): Promise<void>;
}

/** The environment of a machine without Node: only the system's programs, and no settings of this project. */
const bareEnvironment = { PATH: '/usr/bin:/bin', HOME: '/tmp', LANG: 'C.UTF-8', DRAIN_SECONDS: '0' };

/** Starts the release that is unpacked in a folder, and waits until it is ready. */
export async function serveRelease(folder: string, dataDirectory: string): Promise<ReleaseServer> {
  const port = await findFreePort();
  const environment = { ...bareEnvironment, DATA_DIR: dataDirectory, PORT: String(port) };
  const began = performance.now();
  const child = spawn(join(folder, 'bellbird'), [], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += String(part)));
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error(`The release exited at its start:\n${printed}`);
    return (await fetch(`${origin}/health/ready`).catch(() => undefined))?.status === 200;
  };
  await vi.waitUntil(isReady, { timeout: 60_000, interval: 20 });
  const readyAfter = Math.round(performance.now() - began);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { origin, readyAfter, program: readlinkSync(`/proc/${child.pid}/exe`), output: () => printed, stop };
}

/** Runs a command of the release that is unpacked in a folder, and returns what it prints. */
export function runRelease(folder: string, dataDirectory: string, ...words: readonly string[]): string {
  const environment = { ...bareEnvironment, DATA_DIR: dataDirectory };
  return execFileSync(join(folder, 'bellbird'), words, { env: environment, encoding: 'utf8' });
}
