import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BroadcastChannel, isMainThread } from 'node:worker_threads';

/**
 * A server whose memory is measured loads this module, and so does each of its threads. After SIGUSR2, the server and
 * its threads collect garbage. The server then prints how many bytes are still in use, and which kinds of handles keep
 * the process alive.
 */
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const channel = new BroadcastChannel('collect');
channel.unref();

/** How long the main thread waits for the other threads to collect their garbage, in milliseconds. */
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
