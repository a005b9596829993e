import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { makeManyTags, rangedLists, rangesTaken } from '#tests/support/list-ranges.ts';

describeOnEveryEngine('which part of a list is asked for (product 15.24)', (database) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(database());
    await makeManyTags(desk);
  });
  afterAll(async () => {
    await desk.app.close();
  });

  test.each(rangedLists)('%s refuses odd limits and positions and caps huge ones', async (path) => {
    expect(await rangesTaken(desk, path)).toEqual([]);
  });
});
