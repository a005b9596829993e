import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { processorSeconds } from '#tests/support/processor-time.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { generatorCore, serverCore } from '../../../bench/support/load.ts';
import { fillDataFolder } from '../../../bench/support/measured-server.ts';
import { medianOf } from './figures.ts';
import type { VisitorLoad } from './visitor-process.ts';

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
type VisitorOutcome = z.infer<typeof outcomeSchema>;

const program = fileURLToPath(new URL('./visitor-process.ts', import.meta.url));

/** Sends visitors to a server from a separate process. If the system allows it, that process runs on another core. */
async function sendVisitors(load: VisitorLoad): Promise<VisitorOutcome> {
  const [command = process.execPath, ...words] = [...generatorCore, process.execPath, program, JSON.stringify(load)];
  const { stdout } = await promisify(execFile)(command, words);
  return outcomeSchema.parse(JSON.parse(stdout));
}

/** The results of sending a server three times as many requests as it can serve. */
export interface Overload {
  /** The most responses with status 200 per second that the server reaches. */
  readonly peak: number;
  /**
   * What it serves under overload, as a share of the peak. `byClock` compares responses per second. `byProcessor`
   * compares responses per second of processor time.
   */
  readonly share: { readonly byClock: number; readonly byProcessor: number };
  readonly under: VisitorOutcome;
  /** Time until a page is about as fast again as before the overload, in milliseconds. */
  readonly backAfter: number;
}

/**
 * Number of visitors who repeat their request without a pause while the peak is measured. They keep the server busy,
 * but are so few that no queue grows.
 */
const busy = 12;
const seconds = 6;

/**
 * Measures the peak of a server, sends three times as many requests, and waits until the server has recovered. Repeats
 * this, and measures the peak each time.
 */
async function overload(server: ProductProcess, paths: readonly string[], rounds: number): Promise<Overload[]> {
  let from = 0;
  const send = async (load: Pick<VisitorLoad, 'perSecond' | 'connections' | 'seconds'>) => {
    const outcome = await sendVisitors({ origin: server.origin, paths, from, ...load });
    from = outcome.next;
    return outcome;
  };
  const findPeak = async () => {
    const worked = processorSeconds(server.pid);
    const outcome = await send({ connections: busy, seconds });
    return {
      perSecond: outcome.served / outcome.seconds,
      perWorked: outcome.served / (processorSeconds(server.pid) - worked),
    };
  };
  await send({ connections: busy, seconds });
  const found: Overload[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await findPeak();
    const usual = await usualTime(server);
    const worked = processorSeconds(server.pid);
    const under = await send({ perSecond: 3 * before.perSecond, connections: 4000, seconds: 10 });
    const perWorked = under.served / (processorSeconds(server.pid) - worked);
    const backAfter = await untilUsual(server, usual);
    // The peak is measured before and after the overload, and the larger result is used. The second result is low if
    // the server has not yet recovered.
    const after = await findPeak();
    const peak = Math.max(before.perSecond, after.perSecond);
    const byProcessor = perWorked / Math.max(before.perWorked, after.perWorked);
    found.push({ peak, share: { byClock: under.served / under.seconds / peak, byProcessor }, under, backAfter });
  }
  return found;
}

/** Returns how long the server takes for a page that it renders for each visitor, in milliseconds. */
async function askOnce({ origin }: ProductProcess): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${origin}/none-${performance.now()}`, { signal: AbortSignal.timeout(2000) });
  await answer.arrayBuffer();
  return answer.status === 503 ? Number.POSITIVE_INFINITY : performance.now() - began;
}

async function usualTime(server: ProductProcess): Promise<number> {
  const taken: number[] = [];
  for (let count = 0; count < 15; count += 1) taken.push(await askOnce(server).catch(() => 2000));
  return medianOf(taken);
}

async function untilUsual(server: ProductProcess, usual: number): Promise<number> {
  const began = performance.now();
  for (let inARow = 0; inARow < 5; ) {
    const took = await askOnce(server).catch(() => Number.POSITIVE_INFINITY);
    inARow = took < Math.max(3 * usual, 50) ? inARow + 1 : 0;
    if (performance.now() - began > 30_000) return Number.POSITIVE_INFINITY;
    await wait(20);
  }
  return performance.now() - began;
}

/**
 * Returns the median share of the peak. Each run has two shares, and the larger one is used, because either can be too
 * low: the share per second if the machine does other work, and the share per second of processor time if the load
 * generator is slow.
 */
export function shareOf(found: readonly Overload[]): number {
  return medianOf(found.map(({ share }) => Math.max(share.byClock, share.byProcessor)));
}

/** Returns the median share of visitors who got neither the page nor a 503. */
export function leftWaiting(found: readonly Overload[]): number {
  return medianOf(found.map(({ under }) => under.gaveUp / under.offered));
}

/** Returns a text with the medians of all runs. */
export function describeOverload(found: readonly Overload[]): string {
  const middle = (read: (one: Overload) => number) => Math.round(medianOf(found.map(read)));
  return [
    `peak ${middle(({ peak }) => peak)} a second, offered ${middle(({ under }) => under.offered / under.seconds)}`,
    `served ${middle(({ under }) => under.served / under.seconds)} a second, p99 ${middle(({ under }) => under.servedAfter.p99)} ms`,
    `refused with 503 ${middle(({ under }) => under.refused / under.seconds)} a second, p99 ${middle(({ under }) => under.refusedAfter.p99)} ms`,
    `${middle(({ under }) => under.gaveUp / under.seconds)} a second gave up after 1 s, or found no connection`,
    `normal speed again after ${middle(({ backAfter }) => backAfter)} ms`,
  ].join('; ');
}

/** The kinds of requests, in order of their cost. The cheapest is first. */
const kinds = {
  'cached pages': { paths: ['/', '/resources', '/nz'], settings: {} },
  'lists that nobody has requested before': { paths: [`${apiPaths.publicArticles}?limit={n}&skip={m}`], settings: {} },
  'pages rendered for each visitor': { paths: ['/resources'], settings: { PAGE_CACHE: 'off' } },
} as const;
/** A kind of request with which a test can overload the product. */
type Kind = keyof typeof kinds;

/** Overloads the product, which has 1,000 articles. A control passes a broken program to run in its place. */
export async function overloadProduct(kind: Kind, times: number, program?: string): Promise<Overload[]> {
  const data = await fillDataFolder(1000);
  const { paths, settings } = kinds[kind];
  const given = { ...settings, DATA_DIR: data.folder, STARTER_CONTENT: 'false', LOG_LEVEL: 'fatal' };
  const product = await startProduct(given, serverCore, program);
  try {
    return await overload(product, paths, times);
  } finally {
    await product.kill();
    data.remove();
  }
}
