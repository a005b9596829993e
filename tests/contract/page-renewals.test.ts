import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { historyArbitrary, openCachedPages } from '#tests/support/renewed-pages.ts';

describeOnEveryEngine('pages after a save (product 3.11)', (database) => {
  let desk: Desk;
  let pages: Awaited<ReturnType<typeof openCachedPages>>;
  beforeAll(async () => {
    desk = await openDesk(database());
    pages = await openCachedPages(database(), desk);
  });
  afterAll(async () => {
    pages.close();
    await desk.app.close();
  });

  test('no page, list or setting is older than the last save', async () => {
    await fc.assert(
      fc.asyncProperty(historyArbitrary, async (history) => {
        expect(await pages.findOldPages(history)).toEqual([]);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });
});
