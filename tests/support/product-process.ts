import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import serverProcess from '../../scripts/server-process.json' with { type: 'json' };
import { findFreePort } from './free-port.ts';

/** The built product as a process of its own, serving on loopback. */
export interface ProductProcess {
  /** Its process identifier. */
  readonly pid: number;
  /** Its origin, such as http://localhost:40123. */
  readonly origin: string;
  readonly dataDirectory: string;
  /** What it has printed so far. */
  output(): string;
  /** Milliseconds from its start to the moment it was ready. */
  readonly readyAfter: number;
  /** Ends it as a power cut of the program does; its data stay. */
  kill(): Promise<void>;
  /** Whether it has ended, by itself or not. */
  hasEnded(): boolean;
  /** Asks it to drain and end; removes its data unless it was given. */
  stop(): Promise<void>;
}

const entry = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));

/**
 * Starts the built product on a free port with an empty data folder; settings can be given by their names. A `launcher`
 * stands before the command, such as one that keeps the process on one core; another `program` is a test's control.
 */
export async function startProduct(
  settings: Record<string, string> = {},
  launcher: readonly string[] = [],
  program = entry,
): Promise<ProductProcess> {
  const port = Number(settings.PORT ?? (await findFreePort()));
  const dataDirectory = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'bellbird-product-'));
  const [command = process.execPath, ...words] = [...launcher, process.execPath, ...serverProcess.flags, program];
  const began = performance.now();
  const child = spawn(command, words, {
    env: {
      ...serverProcess.environment,
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      PORT: String(port),
      DATA_DIR: dataDirectory,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  child.stdout.on('data', (part) => printed.push(String(part)));
  child.stderr.on('data', (part) => printed.push(String(part)));
  const origin = `http://localhost:${port}`;

  const deadline = Date.now() + 120_000;
  while (!(await answers(origin))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The product ended at start:\n${printed.join('')}`);
    if (Date.now() > deadline) throw new Error(`The product does not answer:\n${printed.join('')}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const readyAfter = performance.now() - began;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid ?? 0,
    readyAfter,
    hasEnded,
    async kill() {
      if (hasEnded()) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    origin,
    dataDirectory,
    output: () => printed.join(''),
    async stop() {
      if (!hasEnded()) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      if (settings.DATA_DIR === undefined) rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/health/ready`)).ok;
  } catch {
    return false;
  }
}
