import { describe, expect, test } from 'vitest';
import type { EngineName } from '#server/database/engine.ts';
import { isLong, noteFigure } from './support/figures.ts';
import { mostGrowth, perSecond, settled, toMegabytes, watchMemory } from './support/watch-memory.ts';

const engines: readonly EngineName[] = ['sqlite', 'postgres'];
const half = { timeout: 2_700_000 };

// The tests of both engines run at the same time. They measure memory, so it does not matter that they share the
// processor.
describe.skipIf(!isLong).concurrent('mixed load', () => {
  test.each(engines)('half an hour on %s: memory and connections do not grow', half, async (engine) => {
    const { readings, statuses, heap, resident } = await watchMemory(engine, 30);
    const [first, last] = [settled(readings).at(0), readings.at(-1)];
    const done = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    const refused = statuses.get(503) ?? 0;
    const failures = [...statuses].filter(([status]) => status === 0 || (status >= 500 && status !== 503));
    noteFigure({
      item: 36,
      engine,
      what: `mixed load, 30 minutes, ${perSecond} a second`,
      seen: `${done} requests, ${failures.length === 0 ? 'no' : JSON.stringify(failures)} failures, ${refused} times 503; after minute 10 the heap grew ${heap.toFixed(2)} MB a minute (limit ${mostGrowth.heap}), the resident set ${resident.toFixed(2)} (limit ${mostGrowth.resident}): ${toMegabytes(first?.rss ?? 0)} to ${toMegabytes(last?.rss ?? 0)} MB, peak ${toMegabytes(Math.max(...readings.map(({ rss }) => rss)))}; sockets ${first?.handles.TCPSocketWrap ?? 0} to ${last?.handles.TCPSocketWrap ?? 0}`,
    });
    expect(failures).toEqual([]);
    // Some requests may be refused, because other work on the machine can delay the server for a moment.
    expect(refused).toBeLessThan(done / 100);
    expect(heap).toBeLessThan(mostGrowth.heap);
    expect(resident).toBeLessThan(mostGrowth.resident);
    expect(last?.handles.TCPSocketWrap ?? 0).toBeLessThan(100);
  });
});
