import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as articleRepository from '#server/content/article.repository.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { raceForVersion } from '#tests/support/race-for-version.ts';

/** The product of this file compares the version only before the save, not in the statement that writes. */
vi.mock('#server/content/article.repository.ts', async (load) => {
  const whole = await load<typeof articleRepository>();
  const update: typeof whole.updateArticle = async (transaction, id, _expected, ...words) =>
    whole.updateArticle(transaction, id, 'any', ...words);
  return { ...whole, updateArticle: update };
});

describeOnEveryEngine('control: a version that is compared before the write (product 15.33)', (database) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(database());
  });
  afterAll(async () => {
    await desk.app.close();
  });

  test('accepts several of 50 saves, of which all but one are lost', async () => {
    const { told, stored } = await raceForVersion(desk);
    expect(told.length).toBeGreaterThan(1);
    expect(told.filter((article) => String(Object(article).title) === Object(stored).title)).toHaveLength(1);
  });
});
