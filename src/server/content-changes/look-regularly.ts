import { setTimeout as pause } from 'node:timers/promises';
import type { ContentWatch, WatchSettings } from './content-watch.ts';

/** Looks every so many milliseconds, one look at a time. Looks that fail are told once, and so is the first that succeeds again. */
export function lookRegularly(interval: number, look: () => Promise<void>, log: WatchSettings['log']): ContentWatch {
  const ending = new AbortController();
  let isFailing = false;
  const run = async () => {
    while (!ending.signal.aborted) {
      try {
        await look();
        if (isFailing) log.info('changes of other processes can be seen again');
        isFailing = false;
      } catch (error) {
        if (!isFailing && !ending.signal.aborted) log.warn({ err: error }, 'changes of other processes cannot be seen');
        isFailing = true;
      }
      await pause(interval, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    }
  };
  const running = run();
  return {
    async stop() {
      ending.abort();
      await running;
    },
  };
}
