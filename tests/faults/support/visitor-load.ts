import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { generatorCore } from '../../../bench/support/cores.ts';

/** The visitors' requests, and the number of visitors. */
export interface VisitorLoad {
  readonly origin: string;
  /** Requested in turn. `{n}` and `{m}` are replaced by numbers, so that the address was never requested before. */
  readonly paths: readonly string[];
  /** The first numbers. */
  readonly from: number;
  readonly seconds: number;
  /**
   * Visitors per second, whether others are served or not; unset for visitors who repeat their request once they are
   * served.
   */
  readonly perSecond?: number;
  /** Most visitors waiting at once. */
  readonly connections: number;
}

const timesSchema = z.object({ median: z.number(), p99: z.number() });

const outcomeSchema = z.object({
  /** Number of visitors. In an open load it is three times what is served, in a closed one it equals what is served. */
  offered: z.number(),
  /** The last numbers in addresses. */
  next: z.number(),
  /** Answered with 200 within a visitor's patience. */
  served: z.number(),
  /** Answered with 503, and how many of those had no Retry-After. */
  refused: z.number(),
  withoutRetryAfter: z.number(),
  /** Waited longer than a visitor does, or got a broken or no connection. */
  gaveUp: z.number(),
  /** Answered with anything else. */
  other: z.number(),
  /** Milliseconds. */
  servedAfter: timesSchema,
  refusedAfter: timesSchema,
  seconds: z.number(),
});

/** The results for the visitors. */
export type VisitorOutcome = z.infer<typeof outcomeSchema>;

const program = fileURLToPath(new URL('./visitor-process.ts', import.meta.url));

/** Sends visitors to a server from a separate process, on a separate core if the system can do that. */
export async function sendVisitors(load: VisitorLoad): Promise<VisitorOutcome> {
  const [command = process.execPath, ...words] = [...generatorCore, process.execPath, program, JSON.stringify(load)];
  const { stdout } = await promisify(execFile)(command, words);
  return outcomeSchema.parse(JSON.parse(stdout));
}
