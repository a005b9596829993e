import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded into a server whose memory is watched: at SIGUSR2 it collects garbage and prints what is left, in bytes, and what
 * keeps the process alive, by kind.
 */
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  const kinds = Map.groupBy(process.getActiveResourcesInfo(), (kind) => kind);
  const handles = Object.fromEntries(Array.from(kinds, ([kind, all]) => [kind, all.length]));
  console.log(`MEMORY ${JSON.stringify({ heap: heapUsed + external, rss, handles })}`);
});
