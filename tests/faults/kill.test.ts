import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import type { EngineName } from '#server/database/engine.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { processorSeconds } from '#tests/support/processor-time.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { describeTimes, longOrShort, noteFigure } from './support/figures.ts';
import { type Inspection, inspectContent } from './support/inspect-content.ts';
import { WriteLedger } from './support/write-ledger.ts';
import { createFaultPlace, prepareWriting } from './support/writing-place.ts';

const control = fileURLToPath(new URL('./controls/answer-before-commit.ts', import.meta.url));
const engines: readonly EngineName[] = ['sqlite', 'postgres'];

/** What was seen of a server that was killed again and again. */
interface Killed {
  readonly found: Inspection;
  /** Milliseconds until it was ready again: of the clock, and of its processor. */
  readonly readyAfter: number[];
  readonly workedFor: number[];
  readonly ledger: WriteLedger;
}

/** Kills a server again and again while it writes, and inspects what it left each time. */
async function killAgainAndAgain(
  engine: EngineName,
  times: number,
  { further = {}, tell }: { further?: Record<string, string>; tell?: (killed: Killed) => void } = {},
): Promise<Killed> {
  const place = await createFaultPlace(engine);
  const settings = { ...place.settings, PORT: String(await findFreePort()), ...further };
  const ledger = new WriteLedger();
  const found: Inspection = { lost: [], halfWritten: [], integrity: [] };
  const readyAfter: number[] = [];
  const workedFor: number[] = [];
  let product = await startProduct(place.settings);
  try {
    const prepared = await prepareWriting(product.origin);
    await product.kill();
    product = await startProduct(settings);
    const writing = { ...prepared, origin: product.origin };
    for (let round = 0; round < times; round += 1) {
      const over = new AbortController();
      const before = ledger.acknowledgedWrites;
      const written = ledger.write(writing, { signal: over.signal });
      await expect.poll(() => ledger.acknowledgedWrites - before, { timeout: 60_000, interval: 5 }).toBeGreaterThan(8);
      await wait(randomInt(150));
      await product.kill();
      over.abort();
      await written;
      product = await startProduct(settings);
      readyAfter.push(product.readyAfter);
      workedFor.push(processorSeconds(product.pid) * 1000);
      const db = await connectDatabase(place.location);
      const seen = await inspectContent(db, ledger.entries.values());
      await db.destroy();
      found.lost.push(...seen.lost);
      found.halfWritten.push(...seen.halfWritten);
      found.integrity.push(...seen.integrity);
      if (found.lost.length > 0) break;
      if (readyAfter.length % 10 === 0) tell?.({ found, readyAfter, workedFor, ledger });
    }
    return { found, readyAfter, workedFor, ledger };
  } finally {
    await product.kill();
    await place.remove();
  }
}

describe.each(engines)('killed under writes, on %s (product 15.27)', (engine) => {
  const times = longOrShort(200, 2);

  test(`${times} times: no acknowledged write is lost and none is half there`, { timeout: 1_800_000 }, async () => {
    // Noted now and then, so that a run that is broken off has said what it saw.
    const tell = ({ found, readyAfter, workedFor, ledger }: Killed) =>
      noteFigure({
        item: 27,
        engine,
        what: 'kill -9 under writes',
        seen: `${readyAfter.length} kills, ${ledger.acknowledgedWrites} acknowledged writes, ${found.lost.length} lost, ${found.halfWritten.length} half written, integrity ${found.integrity.length === 0 ? 'clean' : 'BROKEN'}; ready again: ${describeTimes(readyAfter)}; of processor time ${describeTimes(workedFor)}`,
      });
    const killed = await killAgainAndAgain(engine, times, { tell });
    tell(killed);
    const { found, workedFor, ledger } = killed;
    expect(found).toEqual({ lost: [], halfWritten: [], integrity: [] });
    expect(ledger.report.problems).toEqual([]);
    const sorted = workedFor.toSorted((left, right) => left - right);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(2000);
  });

  test('control: a server that answers before it commits is found out', { timeout: 60_000 }, async () => {
    const { found } = await killAgainAndAgain(engine, 3, { further: { NODE_OPTIONS: `--import ${control}` } });
    expect(found.lost).not.toEqual([]);
  });
});
