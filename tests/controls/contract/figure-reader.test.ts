import { expect, test } from 'vitest';
import { addDailySums, addMonthlySums } from '#server/insight/figure.repository.ts';
import { FigureReader } from '#server/insight/figure-reader.ts';
import { createFigureWriter } from '#server/insight/figure-writer.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { expectFreshSums } from '#tests/support/kept-sums.ts';

const today = '2026-11-23';

describeOnEveryEngine('figure-reader.test.ts', (database) => {
  test('detects sums of a day, and of a month, that are written without another version', async () => {
    const { db } = database();
    const figure = { kind: 'view-variant', name: 'en', sum: 2 } as const;
    const write = createFigureWriter(db);
    const reader = new FigureReader(db);
    for (const day of ['2026-11-22', '2026-03-05']) await write([{ ...figure, day }]);
    await expectFreshSums(reader, db, today);
    await db
      .transaction()
      .execute((transaction) => addMonthlySums(transaction, [{ ...figure, month: '2026-03', name: 'en-NZ' }]));
    await expect(expectFreshSums(reader, db, today)).rejects.toThrow();
    await write([{ ...figure, day: '2026-03-05' }]);
    await expectFreshSums(reader, db, today);
    await db
      .transaction()
      .execute((transaction) => addDailySums(transaction, [{ ...figure, day: '2026-11-22', name: 'en-NZ' }]));
    await expect(expectFreshSums(reader, db, today)).rejects.toThrow();
  });
});
