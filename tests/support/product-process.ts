import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { apiPaths } from '#shared/api/api-paths.ts';
import serverProcess from '../../scripts/server-process.json' with { type: 'json' };
import { findFreePort } from './free-port.ts';

/** The built product, in a separate process that listens on loopback. */
export interface ProductProcess {
  readonly pid: number;
  /** Address of the product. Example: http://localhost:40123. */
  readonly origin: string;
  readonly dataDirectory: string;
  /** Returns everything that the process has printed so far. */
  output(): string;
  /** Returns the status of the readiness check, or `undefined` if the product does not answer. */
  readiness(): Promise<number | undefined>;
  /** Whether the process has exited, for whatever reason. */
  hasEnded(): boolean;
  /** Resolves when the process has exited, with the exit code, or with `null` if a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Sends a signal to the process, without waiting for its effect. */
  signal(signal: NodeJS.Signals): void;
  /** Kills the process with SIGKILL. The data stay. */
  kill(): Promise<void>;
  /** Lets the process drain and exit. Then removes its data, unless DATA_DIR was set. */
  stop(): Promise<void>;
}

/** A product whose readiness check has succeeded. */
export interface ReadyProduct extends ProductProcess {
  /** Time from the start of the process until it was ready, in milliseconds. */
  readonly readyAfter: number;
}

const entry = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));

/** Maximum time that a start may take, in milliseconds. */
const startTimeout = 120_000;

/**
 * Starts the built product on a free port, with an empty data folder. Does not wait until it is ready. `settings` are
 * environment variables. `launcher` is a command that runs the product. `program` is run in place of the product's
 * entry file.
 */
export async function launchProduct(
  settings: Record<string, string> = {},
  launcher: readonly string[] = [],
  program = entry,
): Promise<ProductProcess> {
  const port = Number(settings.PORT ?? (await findFreePort()));
  const dataDirectory = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'bellbird-product-'));
  const [command = process.execPath, ...words] = [...launcher, process.execPath, ...serverProcess.flags, program];
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
  const ended = once(child, 'exit').then(([code]): number | null => (typeof code === 'number' ? code : null));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    if (!hasEnded()) child.kill(signal);
    await ended;
  };
  return {
    pid: child.pid ?? 0,
    origin,
    dataDirectory,
    output: () => printed.join(''),
    readiness: async () => (await fetch(origin + apiPaths.ready).catch(() => undefined))?.status,
    hasEnded,
    ended,
    signal: (signal) => child.kill(signal),
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      if (settings.DATA_DIR === undefined) rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Starts the built product like {@link launchProduct}, and waits until it is ready. Throws if it exits before that. */
export async function startProduct(
  settings: Record<string, string> = {},
  launcher: readonly string[] = [],
  program = entry,
): Promise<ReadyProduct> {
  const began = performance.now();
  const product = await launchProduct(settings, launcher, program);
  await untilReady(product);
  return { ...product, readyAfter: performance.now() - began };
}

/** Waits until a product is ready. If the product exits or takes too long, throws an error with its output. */
export async function untilReady(product: ProductProcess): Promise<void> {
  const deadline = Date.now() + startTimeout;
  while ((await product.readiness()) !== 200) {
    if (product.hasEnded()) throw new Error(`The product exited at its start:\n${product.output()}`);
    if (Date.now() > deadline) throw new Error(`The product does not answer:\n${product.output()}`);
    await pause(20);
  }
}
