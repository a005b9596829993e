import { describe, expect, test } from 'vitest';
import type { EngineName } from '#server/database/engine.ts';
import { describeTimes, isLong, longOrShort, medianOf, noteFigure } from './support/figures.ts';
import { killUnderUploads } from './support/kill-under-uploads.ts';
import { killSeveralTimes } from './support/kill-under-writes.ts';
import { mayTrace, traceSaves } from './support/trace-saves.ts';

const engines: readonly EngineName[] = ['sqlite', 'postgres'];
const times = longOrShort(200, 1);

describe.each(engines)('killed during writes, on %s', (engine) => {
  test(`no acknowledged write is lost and none is half written (kills: ${times})`, { timeout: 1_800_000 }, async () => {
    const { found, workedFor, ledger } = await killSeveralTimes(engine, times);
    noteFigure({
      item: 27,
      engine,
      what: 'kill -9 during writes',
      seen: `${workedFor.length} kills, ${ledger.acknowledgedWrites} acknowledged writes, ${found.lost.length} lost, ${found.halfWritten.length} half written, integrity ${found.integrity.length === 0 ? 'clean' : 'BROKEN'}; ready again after processor time of: ${describeTimes(workedFor)}`,
    });
    expect(found).toEqual({ lost: [], halfWritten: [], integrity: [] });
    expect(ledger.report.problems).toEqual([]);
    if (isLong) expect(medianOf(workedFor)).toBeLessThan(2000);
  });
});

const uploadKills = longOrShort(60, 1);

// Pictures are files on both engines.
describe.each(isLong ? engines : engines.slice(0, 1))('killed during uploads of pictures, on %s', (engine) => {
  test(`each picture is whole or not there, and nothing unfinished remains (kills: ${uploadKills})`, {
    timeout: 1_800_000,
  }, async () => {
    const { acknowledged, interrupted, faults, remains } = await killUnderUploads(engine, uploadKills);
    noteFigure({
      item: 27,
      engine,
      what: 'kill -9 during uploads of pictures',
      seen: `${uploadKills} kills, ${interrupted} uploads interrupted, ${acknowledged} acknowledged, ${faults.length} not whole, ${remains.length} files left over`,
    });
    expect({ faults, remains }).toEqual({ faults: [], remains: [] });
  });
});

if (!mayTrace)
  noteFigure({
    item: 28,
    engine: 'sqlite',
    what: 'strace',
    seen: 'skipped: strace is not installed, or may not be used here',
  });

test.skipIf(!mayTrace)(
  'strace shows that the log is synced before a save is acknowledged',
  async () => {
    const { answers, unsynced } = await traceSaves({});
    noteFigure({
      item: 28,
      engine: 'sqlite',
      what: 'saves under strace',
      seen: `${answers} answers, ${unsynced} before the log was synced`,
    });
    expect(answers).toBeGreaterThanOrEqual(5);
    expect(unsynced).toBe(0);
  },
  60_000,
);
