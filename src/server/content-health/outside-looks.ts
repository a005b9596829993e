import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../database/schema.ts';
import { takeServerFact } from '../database/server-fact.repository.ts';
import { findWaitingAddresses, storeAnswer } from './outside-link.repository.ts';
import { lookAtLink, type OutsideNetwork } from './outside-look.ts';

/** Milliseconds between two requests to one host. */
const betweenRequests = 1000;
const hostsAtOnce = 8;
/** Milliseconds after which a process that looks at links counts as gone if it writes nothing. */
const leaseTime = 60_000;

interface LooksParts {
  readonly db: Queryable;
  readonly now: () => Date;
  readonly network: OutsideNetwork;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly wait?: (milliseconds: number, value: undefined, options: { signal: AbortSignal }) => Promise<unknown>;
}

/** Looks at outside links in the background. Of several processes, one looks: the one that holds the lease. */
export function createOutsideLooks({ db, now, network, log, wait = pause }: LooksParts) {
  const own = randomUUID();
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  /** Whether somebody has asked for looks since the last pass began. */
  let isAsked = false;

  const holdLease = async () => {
    const at = now();
    const before = new Date(at.getTime() - leaseTime).toISOString();
    return takeServerFact(db, { name: 'outside-looks', value: own, seen_at: at.toISOString() }, before);
  };
  const endLease = () => takeServerFact(db, { name: 'outside-looks', value: own, seen_at: '' }, '');
  const takeTurn = createTurns(stopping.signal);
  const lookAtHost = async (links: readonly string[]) => {
    for (const link of links) {
      if (stopping.signal.aborted || !(await holdLease())) return;
      const answer = await lookAtLink(link, { network, takeTurn });
      await storeAnswer(db, link, { answer, at: now().toISOString() });
    }
  };
  const lookAtAll = async () => {
    for (;;) {
      const waiting = await findWaitingAddresses(db);
      if (waiting.length === 0 || stopping.signal.aborted) return;
      // A killed process keeps the lease until its time is over.
      if (!(await holdLease())) {
        await wait(leaseTime, undefined, { signal: stopping.signal });
        continue;
      }
      const hosts = [...Map.groupBy(waiting, (link) => new URL(link).hostname).values()];
      const takeHosts = async () => {
        for (let links = hosts.pop(); links; links = hosts.pop()) await lookAtHost(links);
      };
      await Promise.all(Array.from({ length: hostsAtOnce }, takeHosts));
    }
  };
  const run = async () => {
    try {
      while (isAsked && !stopping.signal.aborted) {
        isAsked = false;
        await lookAtAll().finally(endLease);
      }
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'outside links could not be looked at');
    }
    running = undefined;
  };
  return {
    /** Looks at the links that wait. If another process does so, waits until that has finished or is gone. */
    begin() {
      isAsked = true;
      running ??= run();
    },
    /** Ends the looks. Links that still wait are looked at after the next start. */
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Returns a function that resolves at most once a second for each host. */
export function createTurns(signal: AbortSignal, time: () => number = Date.now, wait = pause) {
  const next = new Map<string, number>();
  return async (host: string): Promise<void> => {
    const now = time();
    const turn = Math.max(now, next.get(host) ?? 0);
    next.set(host, turn + betweenRequests);
    if (turn > now) await wait(turn - now, undefined, { signal });
  };
}
