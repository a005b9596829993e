import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparedPeriod } from '#domain/insight/periods.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { expectFreshSums } from '#tests/support/kept-sums.ts';
import { FigureReader, KeptByVersion } from './figure-reader.ts';
import { createFigureWriter } from './figure-writer.ts';
import { readPeriodSums } from './insight.service.ts';

const today = '2026-11-23';

const counts = fc.array(
  fc.record({
    day: fc.constantFrom('2024-11-30', '2025-11-24', '2026-02-28', '2026-10-31', '2026-11-01', '2026-11-22', today),
    kind: fc.constantFrom('view-variant', 'view-referrer', 'call-confirmed'),
    name: fc.constantFrom('en', 'en-NZ', 'clinic'),
    sum: fc.integer({ min: 1, max: 9 }),
  }),
  { minLength: 1, maxLength: 4 },
);

describeOnEveryEngine('sums that are kept in memory (product 12.8)', (database) => {
  test('are those of the database after any order of writes of two processes and of reads', async () => {
    const { db } = database();
    const writers = [createFigureWriter(db), createFigureWriter(db)];
    // The second reader has room for only a few sums, so it must drop some.
    const readers = [new FigureReader(db), new FigureReader(db, 12)];
    const step = fc.record({ process: fc.constantFrom(0, 1), counts });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        for (const { process, counts } of steps) {
          await writers[process]?.(counts);
          for (const reader of readers) await expectFreshSums(reader, db, today);
        }
      }),
      { numRuns: 8 },
    );
  });

  test('are of one moment when figures are written during the read', async () => {
    const { db } = database();
    const write = createFigureWriter(db);
    const reader = new FigureReader(db);
    const period = comparedPeriod(30, today);
    const figure = { day: today, kind: 'view-variant', name: 'en-AU', sum: 1 } as const;
    for (let turn = 0; turn < 5; turn += 1) {
      const [sums] = await Promise.all([readPeriodSums(reader, period), write([figure])]);
      // Today is not in the period, but it is in the stored sum of this month. So the reader subtracts the sum of today
      // from the sum of the month. If it read the two at different moments, the result would not be 0.
      expect(sums.now.get('view-variant')?.get('en-AU') ?? 0).toBe(0);
    }
    await expectFreshSums(reader, db, today);
  });
});

test('values that were used least recently are dropped, and each is right for one version', () => {
  const kept = new KeptByVersion<string>(5, (value) => value.length);
  kept.set('one', '1', 'aa');
  kept.set('two', '1', 'bb');
  expect(kept.get('one', '1')).toBe('aa');
  kept.set('three', '1', 'cc');
  expect(['one', 'two', 'three'].map((key) => kept.get(key, '1'))).toEqual(['aa', undefined, 'cc']);
  expect(kept.get('one', '2')).toBeUndefined();
  kept.set('one', '2', 'dddd');
  expect([kept.get('one', '1'), kept.get('one', '2'), kept.get('three', '1')]).toEqual([undefined, 'dddd', undefined]);
});
