import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';

/** A program that serves on loopback, and whose readiness check has succeeded. */
export interface WatchedServer {
  readonly pid: number | undefined;
  readonly origin: string;
  /** Milliseconds from the start of the program until it was ready. */
  readonly readyAfter: number;
  /** Returns everything that the program has printed. */
  output(): string;
  hasEnded(): boolean;
  /** Stops the server with SIGTERM and returns its exit code. */
  stop(): Promise<number | null>;
}

interface WatchedProgram {
  readonly port: number;
  readonly environment?: NodeJS.ProcessEnv;
  /** Sends SIGTERM to the server, if the program passes no signal on. */
  readonly terminate?: () => unknown;
}

/** Starts a program that serves on this port, and waits until it is ready. */
export async function watchServer(
  command: string,
  words: readonly string[],
  { port, environment, terminate }: WatchedProgram,
): Promise<WatchedServer> {
  const began = performance.now();
  const child = spawn(command, words, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => printed.push(String(part)));
  const ended = once(child, 'exit').then(([code]): number | null => (typeof code === 'number' ? code : null));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const origin = `http://127.0.0.1:${port}`;
  const isReady = async () => {
    if (hasEnded()) throw new Error(`The server exited at its start:\n${printed.join('')}`);
    return (await fetch(`${origin}/health/ready`).catch(() => undefined))?.status === 200;
  };
  await vi.waitUntil(isReady, { timeout: 120_000, interval: 20 });
  return {
    pid: child.pid,
    origin,
    readyAfter: Math.round(performance.now() - began),
    output: () => printed.join(''),
    hasEnded,
    async stop() {
      if (!hasEnded()) await (terminate ?? (() => child.kill('SIGTERM')))();
      return ended;
    },
  };
}
