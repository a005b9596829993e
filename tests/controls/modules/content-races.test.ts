import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as articleRepository from '#server/content/article.repository.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { raceForVersion } from '#tests/support/race-for-version.ts';

/** Breaks the product: the version is only compared before the save, and not in the SQL statement that writes. */
vi.mock('#server/content/article.repository.ts', async (load) => {
  const whole = await load<typeof articleRepository>();
  const update: typeof whole.updateArticle = async (transaction, id, _expected, ...words) =>
    whole.updateArticle(transaction, id, 'any', ...words);
  return { ...whole, updateArticle: update };
});

describeOnEveryEngine('content-races.test.ts', (database) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(database());
  });
  afterAll(async () => {
    await desk.app.close();
  });

  test('detects a version that is compared before the write: several of 50 saves are accepted, all but one are lost', async () => {
    const { told, stored } = await raceForVersion(desk);
    expect(told.length).toBeGreaterThan(1);
    expect(told.filter((article) => String(Object(article).title) === Object(stored).title)).toHaveLength(1);
  });
});
