import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import type { EngineName } from '#server/database/engine.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { growthOf, settled } from './flatness.ts';
import { mixLoad } from './mixed-load.ts';
import { createFaultPlace } from './writing-place.ts';

const probe = fileURLToPath(new URL('./memory-probe.ts', import.meta.url));

/** Far below its capacity: this test watches memory, not speed. */
export const perSecond = 20;
const megabyte = 1024 * 1024;

const readingSchema = z.object({ heap: z.number(), rss: z.number(), handles: z.record(z.string(), z.number()) });

/** Loads a server for some minutes and reads its memory at the end of each minute. */
export async function watchMemory(engine: EngineName, minutes: number, further: Record<string, string> = {}) {
  const place = await createFaultPlace(engine);
  const product = await startProduct({
    ...place.settings,
    TRUST_PROXY: '127.0.0.1,::1',
    NODE_OPTIONS: `--import ${probe} ${further.NODE_OPTIONS ?? ''}`,
  });
  const over = new AbortController();
  try {
    // The code is printed once the server is ready. TRUST_PROXY means that others can reach this server.
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
      // Does not use `expect.poll`, which ends with the first of the tests that run at the same time.
      await vi.waitFor(() => expect(printedReadings(product.output())).toHaveLength(minute), { timeout: 45_000 });
      const reading = readingSchema.parse(JSON.parse(printedReadings(product.output()).at(-1) ?? ''));
      readings.push(reading);
      console.log(
        `${engine}, minute ${minute}: resident ${toMegabytes(reading.rss)} MB, heap ${toMegabytes(reading.heap)} MB, data ${toMegabytes(sizeOf(product.dataDirectory))} MB, ${JSON.stringify(reading.handles)}`,
      );
    }
    over.abort();
    const report = await loading;
    // Faults by kind, so that a failure after half an hour can be explained.
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

/** Returns bytes as megabytes, in words. */
export function toMegabytes(bytes: number): string {
  return (bytes / megabyte).toFixed(1);
}

function sizeOf(directory: string): number {
  return readdirSync(directory).reduce((sum, name) => sum + statSync(join(directory, name)).size, 0);
}
