import { describe, expect, test } from 'vitest';
import type { EngineName } from '#server/database/engine.ts';
import { isLong, noteFigure } from './support/figures.ts';
import { mostGrowth, settled } from './support/flatness.ts';
import { perSecond, toMegabytes, watchMemory } from './support/watch-memory.ts';

const engines: readonly EngineName[] = ['sqlite', 'postgres'];
const half = { timeout: 2_700_000 };

// They run at the same time: this test watches memory, and the engines do not compete for the processor.
describe.skipIf(!isLong).concurrent('mixed load', () => {
  test.each(engines)('half an hour on %s: memory and connections stay as they are', half, async (engine) => {
    const { readings, report, heap, resident } = await watchMemory(engine, 30);
    const [first, last] = [settled(readings).at(0), readings.at(-1)];
    const done = [...report.done.values()].reduce((sum, count) => sum + count, 0);
    const refused = report.statuses.get(503) ?? 0;
    const failures = [...report.statuses].filter(([status]) => status === 0 || (status >= 500 && status !== 503));
    noteFigure({
      item: 36,
      engine,
      what: `mixed load, 30 minutes, ${perSecond} a second`,
      seen: `${done} things done, ${failures.length === 0 ? 'no' : JSON.stringify(failures)} failures, ${refused} times 503; after minute 10 the heap grew ${heap.toFixed(2)} MB a minute (at most ${mostGrowth.heap}), the resident set ${resident.toFixed(2)} (at most ${mostGrowth.resident}): ${toMegabytes(first?.rss ?? 0)} to ${toMegabytes(last?.rss ?? 0)} MB, most ${toMegabytes(Math.max(...readings.map(({ rss }) => rss)))}; sockets ${first?.handles.TCPSocketWrap ?? 0} to ${last?.handles.TCPSocketWrap ?? 0}`,
    });
    expect(failures).toEqual([]);
    // A machine that others use too may pause briefly.
    expect(refused).toBeLessThan(done / 100);
    expect(heap).toBeLessThan(mostGrowth.heap);
    expect(resident).toBeLessThan(mostGrowth.resident);
    expect(last?.handles.TCPSocketWrap ?? 0).toBeLessThan(100);
  });
});
