import { setTimeout as pause } from 'node:timers/promises';
import type { DroppedResponse, PageCache } from './page-cache.ts';

/** Changes within this time lead to one refill. Milliseconds. */
const delay = 25;

/** While a visitor waits for a render, a refill waits for this time and checks again. Milliseconds. */
const checkInterval = 5;

/** Maximum number of responses that a refill renders. The others are rendered at the next request. */
const mostAtOnce = 100;

/** Renders dropped responses again in the background, in every encoding, most used first. */
export interface Refill {
  /** Adds dropped responses. Responses that nobody used are left out. */
  add(dropped: readonly DroppedResponse[]): void;
  /** Stops for good. */
  stop(): void;
}

/**
 * Creates the refill of a cache. It renders one response at a time, while no visitor waits for a render. After each
 * response it pauses for as long as the render took, because a render blocks the main thread and visitors come first.
 */
export function createRefill(cache: Pick<PageCache, 'fetch' | 'has' | 'isRendering'>): Refill {
  let waiting = new Map<string, number>();
  let rendered: DroppedResponse | undefined;
  let isRunning = false;
  let isStopped = false;

  const run = async () => {
    while (waiting.size > 0 && !isStopped) {
      await pause(delay);
      const next = [...waiting].sort(([, left], [, right]) => right - left).slice(0, mostAtOnce);
      waiting = new Map();
      for (const [address, uses] of next) {
        while (cache.isRendering() && !isStopped) await pause(checkInterval);
        if (isStopped) return;
        if (cache.has(address)) continue;
        const began = performance.now();
        rendered = { address, uses };
        await renderEveryEncoding(cache, address, uses).catch(() => {});
        rendered = undefined;
        await pause(performance.now() - began);
      }
    }
  };

  return {
    add(dropped) {
      // The response in progress is not stored after a change, so it is rendered again.
      for (const { address, uses } of rendered ? [...dropped, rendered] : dropped) {
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

async function renderEveryEncoding(cache: Pick<PageCache, 'fetch'>, address: string, uses: number): Promise<void> {
  const outcome = await cache.fetch(address, uses);
  if (outcome.kind === 'cached') await Promise.all([outcome.response.encode('br'), outcome.response.encode('gzip')]);
}
