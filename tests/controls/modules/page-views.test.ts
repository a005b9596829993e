import { expect, test, vi } from 'vitest';
import { addDailySums } from '#server/insight/figure.repository.ts';
import type * as figureCounter from '#server/insight/figure-counter.ts';
import type * as figureWriter from '#server/insight/figure-writer.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { kindsAgainstWishes, rowsOfInventedHosts } from '#tests/support/page-view-rows.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

/** Breaks the product: it counts every request. */
vi.mock('#server/insight/figure-counter.ts', async (load) => ({
  ...(await load<typeof figureCounter>()),
  mayBeCounted: () => true,
}));

/** Breaks the product: it stores every name. */
vi.mock('#server/insight/figure-writer.ts', async (load) => ({
  ...(await load<typeof figureWriter>()),
  createFigureWriter:
    (db: Parameters<typeof figureWriter.createFigureWriter>[0]): figureWriter.WriteFigures =>
    (counted) =>
      db.transaction().execute((transaction) => addDailySums(transaction, counted)),
}));

describeOnEveryEngine('page-views.test.ts', (database) => {
  test('detects that robots and browsers that ask not to be counted are counted', async () => {
    const app = await buildTestApp(database());
    expect(await kindsAgainstWishes(app, database().db)).toEqual([
      'call-started',
      'contact-opened',
      'question',
      'view-campaign',
      'view-page',
      'view-referrer',
      'view-variant',
    ]);
    await app.close();
  });

  test('detects that every invented host is stored', async () => {
    await database().db.deleteFrom('daily_sums').execute();
    const app = await buildTestApp(database());
    expect(await rowsOfInventedHosts(app, database().db, 150)).toBe(150);
    await app.close();
  });
});
