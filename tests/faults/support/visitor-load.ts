import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { generatorCore } from '../../../bench/support/cores.ts';

/** The requests that visitors send, and the number of visitors. */
export interface VisitorLoad {
  readonly origin: string;
  /**
   * Paths that are requested one after the other, again and again. `{n}` and `{m}` are replaced by numbers, so that no
   * address is requested twice.
   */
  readonly paths: readonly string[];
  /** The number from which the values of `{n}` and `{m}` are computed for the first request. */
  readonly from: number;
  readonly seconds: number;
  /**
   * New visitors per second, no matter whether earlier visitors have been served. If this is not set, the number of
   * visitors is fixed, and each visitor sends the next request as soon as a response has come.
   */
  readonly perSecond?: number;
  /** Maximum number of visitors who wait at the same time. */
  readonly connections: number;
}

const timesSchema = z.object({ median: z.number(), p99: z.number() });

const outcomeSchema = z.object({
  /** Number of visitors who came. */
  offered: z.number(),
  /** The value of `from` for the next call. */
  next: z.number(),
  /** Number of visitors who got a 200 before they gave up. */
  served: z.number(),
  /** Number of visitors who got a 503, and how many of these responses had no Retry-After. */
  refused: z.number(),
  withoutRetryAfter: z.number(),
  /** Number of visitors who gave up waiting, whose connection broke, or who were not connected. */
  gaveUp: z.number(),
  /** Number of visitors who got another response. */
  other: z.number(),
  /** How long visitors waited for a 200 (`servedAfter`) and for a 503 (`refusedAfter`), in milliseconds. */
  servedAfter: timesSchema,
  refusedAfter: timesSchema,
  seconds: z.number(),
});

/** The numbers of visitors who were served, refused or left waiting, and how long they waited. */
export type VisitorOutcome = z.infer<typeof outcomeSchema>;

const program = fileURLToPath(new URL('./visitor-process.ts', import.meta.url));

/** Sends visitors to a server from a separate process. If the system allows it, that process runs on another core. */
export async function sendVisitors(load: VisitorLoad): Promise<VisitorOutcome> {
  const [command = process.execPath, ...words] = [...generatorCore, process.execPath, program, JSON.stringify(load)];
  const { stdout } = await promisify(execFile)(command, words);
  return outcomeSchema.parse(JSON.parse(stdout));
}
