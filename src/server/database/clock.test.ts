import { describe, expect, test } from 'vitest';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { nextReading, readClock } from './clock.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-03-01T00:00:00.000Z');
const after = (days: number) => new Date(start + days * day);

/**
 * Reads the clock on each of the given days, counted from the start. Returns for each day whether the clock was
 * trusted.
 */
function readOn(...days: readonly number[]): boolean[] {
  const moment = after(0).toISOString();
  let reading: Parameters<typeof nextReading>[0] = { trusted_at: moment, read_at: moment, suspect_since: null };
  return days.map((count) => {
    reading = nextReading(reading, after(count));
    return reading.suspect_since === null;
  });
}

describe('a clock', () => {
  test('that runs, or stood still for some days, is trusted', () => {
    expect(readOn(1, 2, 8, 15)).toEqual([true, true, true, true]);
  });

  test('that jumped ahead is trusted again only after it ran for a week without a further jump', () => {
    expect(readOn(1200, 1201, 1206.9, 1207)).toEqual([false, false, false, true]);
    expect(readOn(1200, 1205, 2400, 2406, 2407)).toEqual([false, false, false, false, true]);
  });

  test('that was seen only twice, far apart, has not run steadily in between', () => {
    expect(readOn(1200, 1300, 1308, 1309)).toEqual([false, false, false, false]);
  });

  test('that was corrected is trusted at once, and one corrected only in part is not', () => {
    expect(readOn(1200, 1, 2)).toEqual([false, true, true]);
    expect(readOn(1200, 600, 601)).toEqual([false, false, false]);
  });

  test('that was set back is trusted, since an earlier clock deletes less', () => {
    expect(readOn(-400, -399, 0.5)).toEqual([true, true, false]);
  });
});

describeOnEveryEngine('the clock of a database', (database) => {
  test('is trusted in a new database, and the reading is stored', async () => {
    const { db } = database();
    expect(await readClock(db, after(0))).toEqual({ isTrusted: true, suspectSince: undefined, warning: undefined });
    const { isTrusted, warning } = await readClock(db, after(1200));
    expect(isTrusted).toBe(false);
    expect(warning).toMatch(
      /^The clock says 2029-.*, 1200 days after .* Nothing is deleted because of its age until 2029-06/,
    );
    expect(await readClock(db, after(1))).toEqual({ isTrusted: true, suspectSince: undefined, warning: undefined });
  });
});
