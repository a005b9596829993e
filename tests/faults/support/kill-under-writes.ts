import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { EngineName } from '#server/database/engine.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { processorSeconds } from '#tests/support/processor-time.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { holdingCommits, preloading } from '../../controls/preload.ts';
import { type Inspection, inspectDatabase } from './inspect-content.ts';
import { WriteLedger, type WritingPlace } from './write-ledger.ts';
import { createFaultPlace, prepareWriting } from './writing-place.ts';

/** Lets clients write until some writes are acknowledged. Then calls `kill` while they continue to write. */
async function killUnderWrites(ledger: WriteLedger, place: WritingPlace, kill: () => Promise<void>): Promise<void> {
  const over = new AbortController();
  const before = ledger.acknowledgedWrites;
  const written = ledger.write(place, { signal: over.signal });
  try {
    await expect.poll(() => ledger.acknowledgedWrites - before, { timeout: 60_000, interval: 5 }).toBeGreaterThan(8);
    await kill();
  } finally {
    over.abort();
    await written;
  }
}

/**
 * Kills a server several times while clients write to it. Checks the database after each restart. Returns what was found
 * wrong, the writes, and the processor time of each start in milliseconds (`workedFor`).
 */
export async function killSeveralTimes(engine: EngineName, times: number) {
  const place = await createFaultPlace(engine);
  const settings = { ...place.settings, PORT: String(await findFreePort()) };
  const found = { lost: [] as string[], halfWritten: [] as string[], integrity: [] as string[] };
  const workedFor: number[] = [];
  const ledger = new WriteLedger();
  let product = await startProduct(settings);
  try {
    const writing = await prepareWriting(product.origin);
    for (let round = 1; round <= times; round += 1) {
      await killUnderWrites(ledger, writing, async () => {
        await wait(randomInt(150));
        await product.kill();
      });
      product = await startProduct(settings);
      workedFor.push(processorSeconds(product.pid) * 1000);
      const seen = await inspectDatabase(place.location, ledger);
      found.lost.push(...seen.lost);
      found.halfWritten.push(...seen.halfWritten);
      found.integrity.push(...seen.integrity);
      if (found.lost.length > 0) break;
    }
    return { found, workedFor, ledger };
  } finally {
    await product.kill();
  }
}

/**
 * Kills a server that acknowledges writes without committing them. Returns what is wrong with its database afterwards.
 */
export async function killWhileHoldingCommits(engine: EngineName): Promise<Inspection> {
  const place = await createFaultPlace(engine);
  const settings = { ...place.settings, PORT: String(await findFreePort()) };
  const ledger = new WriteLedger();
  let product = await startProduct({ ...settings, ...preloading('hold-commits') });
  try {
    const writing = await prepareWriting(product.origin);
    product.signal('SIGUSR2');
    await expect.poll(() => product.output(), { timeout: 60_000, interval: 5 }).toContain(holdingCommits);
    const { status } = await ledger.create(writing, 'Held open with none');
    expect(status).toBe(201);
    await product.kill();
    product = await startProduct(settings);
    return await inspectDatabase(place.location, ledger);
  } finally {
    await product.kill();
  }
}
