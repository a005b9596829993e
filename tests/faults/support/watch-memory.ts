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

/**
 * Requests per second. The rate is far below what the server can serve, because this test measures memory and not
 * speed.
 */
export const perSecond = 20;
const megabyte = 1024 * 1024;

const readingSchema = z.object({ heap: z.number(), rss: z.number(), handles: z.record(z.string(), z.number()) });

/** Sends requests to a server for some minutes. Reads the server's memory at the end of each minute. */
export async function watchMemory(engine: EngineName, minutes: number, further: Record<string, string> = {}) {
  const place = await createFaultPlace(engine);
  const product = await startProduct({
    ...place.settings,
    TRUST_PROXY: '127.0.0.1,::1',
    NODE_OPTIONS: `--import ${probe} ${further.NODE_OPTIONS ?? ''}`,
  });
  const over = new AbortController();
  try {
    // TRUST_PROXY means that others can reach this server, so registering needs the one-time code. The server prints
    // the code when it is ready.
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
      // `expect.poll` cannot be used here: it ends when the first of several simultaneous tests ends.
      await vi.waitFor(() => expect(printedReadings(product.output())).toHaveLength(minute), { timeout: 45_000 });
      const reading = readingSchema.parse(JSON.parse(printedReadings(product.output()).at(-1) ?? ''));
      readings.push(reading);
      console.log(
        `${engine}, minute ${minute}: resident ${toMegabytes(reading.rss)} MB, heap ${toMegabytes(reading.heap)} MB, data ${toMegabytes(sizeOf(product.dataDirectory))} MB, ${JSON.stringify(reading.handles)}`,
      );
    }
    over.abort();
    const report = await loading;
    // The error messages, counted by kind. They help to find the cause if the test fails after half an hour.
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

/** Formats a number of bytes as megabytes. */
export function toMegabytes(bytes: number): string {
  return (bytes / megabyte).toFixed(1);
}

function sizeOf(directory: string): number {
  return readdirSync(directory).reduce((sum, name) => sum + statSync(join(directory, name)).size, 0);
}
