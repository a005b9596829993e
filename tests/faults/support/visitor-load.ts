import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { generatorCore } from '../../../bench/support/cores.ts';

/** What visitors ask, and how many of them come. */
export interface VisitorLoad {
  readonly origin: string;
  /** Asked for in turn; `{n}` and `{m}` stand for numbers that make up an address nobody has asked for before. */
  readonly paths: readonly string[];
  /** Where the numbers begin. */
  readonly from: number;
  readonly seconds: number;
  /** Visitors who come in a second, whether others are served or not; nothing for some who ask again once they are served. */
  readonly perSecond?: number;
  /** Open at once at the most. */
  readonly connections: number;
}

const timesSchema = z.object({ median: z.number(), p99: z.number() });

const outcomeSchema = z.object({
  /** Who came; of an open load three times of what is served, of a closed one as many as were served. */
  offered: z.number(),
  /** Where the numbers of addresses ended. */
  next: z.number(),
  /** Answered 200 within the patience of a visitor. */
  served: z.number(),
  /** Answered 503, and of those without Retry-After. */
  refused: z.number(),
  withoutRetryAfter: z.number(),
  /** Waited longer than a visitor does, found the connection broken, or none to be had. */
  gaveUp: z.number(),
  /** Answered anything else. */
  other: z.number(),
  /** Milliseconds. */
  servedAfter: timesSchema,
  refusedAfter: timesSchema,
  seconds: z.number(),
});

/** What became of the visitors. */
export type VisitorOutcome = z.infer<typeof outcomeSchema>;

const program = fileURLToPath(new URL('./visitor-process.ts', import.meta.url));

/** Sends visitors to a server from a process of its own, on a core of its own where the system can do that. */
export async function sendVisitors(load: VisitorLoad): Promise<VisitorOutcome> {
  const [command = process.execPath, ...words] = [...generatorCore, process.execPath, program, JSON.stringify(load)];
  const { stdout } = await promisify(execFile)(command, words);
  return outcomeSchema.parse(JSON.parse(stdout));
}
