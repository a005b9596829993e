import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BroadcastChannel, isMainThread } from 'node:worker_threads';

/**
 * Loaded into a server whose memory is watched, and so into its threads. At SIGUSR2 all of them collect garbage, and it
 * prints the remaining bytes and the kinds of handles that keep the process alive.
 */
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const channel = new BroadcastChannel('collect');
channel.unref();

/** Threads collect at the same time; this waits as long as that takes. */
const collecting = 1000;

if (isMainThread) {
  process.on('SIGUSR2', async () => {
    channel.postMessage('now');
    await wait(collecting);
    collect();
    collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    const kinds = Map.groupBy(process.getActiveResourcesInfo(), (kind) => kind);
    const handles = Object.fromEntries(Array.from(kinds, ([kind, all]) => [kind, all.length]));
    console.log(`MEMORY ${JSON.stringify({ heap: heapUsed + external, rss, handles })}`);
  });
} else {
  channel.onmessage = () => collect();
}
