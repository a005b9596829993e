import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from '../../bench/support/statistics.ts';

const program = fileURLToPath(new URL('render-again.ts', import.meta.url));

/** Matches a young garbage collection in V8's trace, with the size of the heap before and after it, in MB. */
const youngCollection = /Scavenge ([\d.]+) \([\d.]+\) -> ([\d.]+) \(/g;

/**
 * Renders a page thousands of times in a process of its own, one after another. Returns the share of the allocated
 * memory that outlives a young garbage collection, from 0 to 1: the median over the last collections. `renderer` is the
 * path of a module that exports `renderPage`.
 */
export function measureKeptShare(renderer: string): number {
  const trace = execFileSync(process.execPath, ['--trace-gc', program, renderer], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  });
  const collections = [...trace.matchAll(youngCollection)].map(([, before, after]) => [Number(before), Number(after)]);
  const shares = collections.slice(1).flatMap(([before = 0, after = 0], index) => {
    const [, last = 0] = collections[index] ?? [];
    // A full collection between two young ones leaves a smaller heap. Such a pair says nothing, so it is left out.
    return before > last ? [Math.max(0, after - last) / (before - last)] : [];
  });
  if (shares.length < 10) throw new Error(`Only ${shares.length} young collections: render the page more often.`);
  return median(shares.slice(-10));
}
