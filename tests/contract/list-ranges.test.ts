import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { makeManyTags, rangedLists, rangesTaken } from '#tests/support/list-ranges.ts';

describeOnEveryEngine('ranges of lists (product 15.24)', (database) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(database());
    await makeManyTags(desk);
  });
  afterAll(async () => {
    await desk.app.close();
  });

  test.each(rangedLists)('%s refuses invalid limits and positions, and caps huge limits', async (path) => {
    expect(await rangesTaken(desk, path)).toEqual([]);
  });
});
