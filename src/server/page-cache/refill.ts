import { setTimeout as pause } from 'node:timers/promises';
import type { DroppedAnswer } from './answer-store.ts';
import type { PageCache } from './page-cache.ts';

/** Changes that follow each other closely are met with one refill. Milliseconds. */
const delay = 25;

/** While visitors wait for renders of their own, a refill looks so often whether they still do. Milliseconds. */
const lookAgain = 5;

/** Most answers that a refill makes; the rest come back when somebody asks. */
const mostAtOnce = 100;

/** Makes dropped answers again in the background, in every form, most used first. */
export interface Refill {
  /** Adds answers to those that are to be made again; those that nobody used are left. */
  add(dropped: readonly DroppedAnswer[]): void;
  /** Ends it; nothing more is made. */
  stop(): void;
}

/**
 * Fills a cache again, one answer at a time, while nobody waits for a render, and rests as long as each took: a render
 * keeps the one thread for some milliseconds, and visitors come first.
 */
export function createRefill(cache: Pick<PageCache, 'fetch' | 'has' | 'isRendering'>): Refill {
  let waiting = new Map<string, number>();
  let isRunning = false;
  let isStopped = false;

  const run = async () => {
    while (waiting.size > 0 && !isStopped) {
      await pause(delay);
      const next = [...waiting].sort(([, left], [, right]) => right - left).slice(0, mostAtOnce);
      waiting = new Map();
      for (const [address, uses] of next) {
        while (cache.isRendering() && !isStopped) await pause(lookAgain);
        if (isStopped) return;
        if (cache.has(address)) continue;
        const began = performance.now();
        await makeEveryForm(cache, address, uses).catch(() => {});
        await pause(performance.now() - began);
      }
    }
  };

  return {
    add(dropped) {
      for (const { address, uses } of dropped) {
        if (uses > 0) waiting.set(address, Math.max(uses, waiting.get(address) ?? 0));
      }
      if (isRunning || isStopped || waiting.size === 0) return;
      isRunning = true;
      void run().finally(() => {
        isRunning = false;
      });
    },
    stop() {
      isStopped = true;
    },
  };
}

async function makeEveryForm(cache: Pick<PageCache, 'fetch'>, address: string, uses: number): Promise<void> {
  const outcome = await cache.fetch(address, uses);
  if (outcome.kind === 'kept') await Promise.all([outcome.answer.makeForm('br'), outcome.answer.makeForm('gzip')]);
}
