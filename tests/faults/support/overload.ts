import { setTimeout as wait } from 'node:timers/promises';
import { processorSeconds } from '#tests/support/processor-time.ts';
import { longOrShort } from './figures.ts';
import { sendVisitors, type VisitorOutcome } from './visitor-load.ts';

/** A server under overload. */
export interface OverloadedServer {
  readonly origin: string;
  readonly pid: number;
}

/** The results of a server under three times as many visitors as it can serve. */
export interface Overload {
  /** Responses of 200 per second: the most that it can serve, and under three times as many visitors. */
  readonly peak: number;
  readonly served: number;
  /**
   * The share of its capacity that it serves under overload: per second of the clock, and per second of processor time.
   */
  readonly share: { readonly byClock: number; readonly byProcessor: number };
  readonly under: VisitorOutcome;
  /** Milliseconds until visitors are served as before. */
  readonly backAfter: number;
}

/**
 * Busy without a queue: slightly more visitors repeat their request at once than are needed to keep the server busy.
 */
const busy = 12;
const seconds = longOrShort(6, 2);

/**
 * Measures how much a server can serve, offers three times that, and waits until it recovers. Each of several rounds
 * measures its own peak.
 */
export async function overload(
  server: OverloadedServer,
  paths: readonly string[],
  rounds: number,
): Promise<Overload[]> {
  let from = 0;
  const send = async (load: { perSecond?: number; connections: number; seconds: number }) => {
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
    const under = await send({ perSecond: 3 * before.perSecond, connections: 4000, seconds: longOrShort(10, 3) });
    const perWorked = under.served / (processorSeconds(server.pid) - worked);
    const backAfter = await untilUsual(server, usual);
    // The capacity is the better of before and after: a server that has not recovered would show a lower one.
    const after = await findPeak();
    const peak = Math.max(before.perSecond, after.perSecond);
    const served = under.served / under.seconds;
    const byProcessor = perWorked / Math.max(before.perWorked, after.perWorked);
    found.push({ peak, served, share: { byClock: served / peak, byProcessor }, under, backAfter });
  }
  return found;
}

/** A page that the product must render for each visitor. */
async function askOnce({ origin }: OverloadedServer): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${origin}/none-${performance.now()}`, { signal: AbortSignal.timeout(2000) });
  await answer.arrayBuffer();
  return answer.status === 503 ? Number.POSITIVE_INFINITY : performance.now() - began;
}

async function usualTime(server: OverloadedServer): Promise<number> {
  const taken: number[] = [];
  for (let count = 0; count < 15; count += 1) taken.push(await askOnce(server).catch(() => 2000));
  return medianOf(taken);
}

async function untilUsual(server: OverloadedServer, usual: number): Promise<number> {
  const began = performance.now();
  for (let inARow = 0; inARow < 5; ) {
    const took = await askOnce(server).catch(() => Number.POSITIVE_INFINITY);
    inARow = took < Math.max(3 * usual, 50) ? inARow + 1 : 0;
    if (performance.now() - began > 30_000) return Number.POSITIVE_INFINITY;
    await wait(20);
  }
  return performance.now() - began;
}

/** Returns the median of some values. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * The better of clock and processor time: other users of the machine distort the first, a slow load generator the
 * second.
 */
export function shareOf(found: readonly Overload[]): number {
  return medianOf(found.map(({ share }) => Math.max(share.byClock, share.byProcessor)));
}

/** The share of visitors who were neither served nor refused with an answer. */
export function leftWaiting(found: readonly Overload[]): number {
  return medianOf(found.map(({ under }) => under.gaveUp / under.offered));
}

/** Returns the medians of the rounds, in words. */
export function describeOverload(found: readonly Overload[]): string {
  const middle = (read: (one: Overload) => number) => Math.round(medianOf(found.map(read)));
  const percent = (read: (one: Overload) => number) => `${Math.round(medianOf(found.map(read)) * 100)} %`;
  return [
    `peak ${middle(({ peak }) => peak)} a second, offered ${middle(({ under }) => under.offered / under.seconds)}`,
    `served ${middle(({ served }) => served)} (${percent(({ share }) => share.byClock)}; by processor time ${percent(({ share }) => share.byProcessor)}) in ${middle(({ under }) => under.servedAfter.median)} ms, p99 ${middle(({ under }) => under.servedAfter.p99)} ms`,
    `503 to ${middle(({ under }) => under.refused / under.seconds)} in ${middle(({ under }) => under.refusedAfter.median)} ms, p99 ${middle(({ under }) => under.refusedAfter.p99)} ms`,
    `${middle(({ under }) => under.gaveUp / under.seconds)} gave up after 1 s, or found no connection`,
    `as usual again after ${middle(({ backAfter }) => backAfter)} ms`,
  ].join('; ');
}
