import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { EngineName } from '#server/database/engine.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { preloading } from '../controls/preload.ts';
import { isLong, noteFigure } from './support/figures.ts';
import { growthOf, mostGrowth, settled } from './support/flatness.ts';
import { mixLoad } from './support/mixed-load.ts';
import { createFaultPlace } from './support/writing-place.ts';

const probe = fileURLToPath(new URL('./support/memory-probe.ts', import.meta.url));

/** Far from what it could serve: memory is watched here, not speed. */
const perSecond = 20;
const megabyte = 1024 * 1024;

const readingSchema = z.object({ heap: z.number(), rss: z.number(), handles: z.record(z.string(), z.number()) });

/** Loads a server for some minutes and reads its memory at the end of each. */
async function watchMemory(engine: EngineName, minutes: number, further: Record<string, string> = {}) {
  const place = await createFaultPlace(engine);
  const product = await startProduct({
    ...place.settings,
    TRUST_PROXY: '127.0.0.1,::1',
    NODE_OPTIONS: `--import ${probe} ${further.NODE_OPTIONS ?? ''}`,
  });
  const over = new AbortController();
  try {
    // It is printed once the server is ready. TRUST_PROXY says that others can reach this server.
    const adminCode = await vi.waitFor(() => {
      const code = /#admin-code=(\S+)/.exec(product.output())?.[1];
      if (code === undefined) throw new Error('No code was printed yet.');
      return code;
    });
    const loading = mixLoad({ origin: product.origin, adminCode }, perSecond, over.signal);
    const readings: z.infer<typeof readingSchema>[] = [];
    for (let minute = 1; minute <= minutes; minute += 1) {
      await wait(60_000);
      process.kill(product.pid, 'SIGUSR2');
      // Not by a poll of `expect`, which ends with the first of the tests that run side by side.
      await vi.waitFor(() => expect(printedReadings(product.output())).toHaveLength(minute), { timeout: 45_000 });
      const reading = readingSchema.parse(JSON.parse(printedReadings(product.output()).at(-1) ?? ''));
      readings.push(reading);
      console.log(
        `${engine}, minute ${minute}: resident ${toMegabytes(reading.rss)} MB, heap ${toMegabytes(reading.heap)} MB, data ${toMegabytes(sizeOf(product.dataDirectory))} MB, ${JSON.stringify(reading.handles)}`,
      );
    }
    over.abort();
    const report = await loading;
    // What went wrong, by kind, so that a failure after half an hour says why.
    const said = product.output().match(/"message":"[^"]*"/g) ?? [];
    const kinds = Array.from(
      Map.groupBy(said, (line) => line),
      ([line, all]) => `${all.length} times ${line}`,
    );
    console.log(`${engine}: ${kinds.join('; ')}`);
    const heap = growthOf(settled(readings).map((reading) => reading.heap / megabyte));
    const resident = growthOf(settled(readings).map((reading) => reading.rss / megabyte));
    return { readings, report, heap, resident };
  } finally {
    over.abort();
    await product.stop();
    await place.remove();
  }
}

function printedReadings(output: string): string[] {
  return [...output.matchAll(/^MEMORY (.*)$/gm)].map(([, reading = '']) => reading);
}

function toMegabytes(bytes: number): string {
  return (bytes / megabyte).toFixed(1);
}

function sizeOf(directory: string): number {
  return readdirSync(directory).reduce((sum, name) => sum + statSync(join(directory, name)).size, 0);
}

const engines: readonly EngineName[] = ['sqlite', 'postgres'];
const half = { timeout: 2_700_000 };

// Side by side: memory is watched here, and they leave each other room.
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
    // A machine that others use too may stand still for a moment.
    expect(refused).toBeLessThan(done / 100);
    expect(heap).toBeLessThan(mostGrowth.heap);
    expect(resident).toBeLessThan(mostGrowth.resident);
    expect(last?.handles.TCPSocketWrap ?? 0).toBeLessThan(100);
  });

  test('control: a server that lets go of no request is found out', { timeout: 900_000 }, async () => {
    const { heap, resident } = await watchMemory('sqlite', 6, preloading('keep-every-request'));
    noteFigure({
      item: 36,
      engine: 'sqlite',
      what: 'control: a server that keeps 16 KiB of each request, 6 minutes',
      seen: `heap grew ${heap.toFixed(1)} MB a minute, resident set ${resident.toFixed(1)}: found out`,
    });
    expect(heap).toBeGreaterThan(mostGrowth.heap);
    expect(resident).toBeGreaterThan(mostGrowth.resident);
  });
});
