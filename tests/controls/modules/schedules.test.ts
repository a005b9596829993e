import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as articleRepository from '#server/content/article.repository.ts';
import type * as scheduleRepository from '#server/content/schedule.repository.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { raceToPublish } from '#tests/support/race-to-publish.ts';

/**
 * Breaks the product: it reads a due schedule without claiming it, and saves the article without comparing its version.
 */
vi.mock('#server/content/schedule.repository.ts', async (load) => {
  const whole = await load<typeof scheduleRepository>();
  return { ...whole, takeDueSchedule: whole.findSchedule, deleteSchedule: async () => false };
});
vi.mock('#server/content/article.repository.ts', async (load) => {
  const whole = await load<typeof articleRepository>();
  const update: typeof whole.updateArticle = async (transaction, id, _expected, ...words) =>
    whole.updateArticle(transaction, id, 'any', ...words);
  return { ...whole, updateArticle: update };
});

describeOnEveryEngine('schedules.test.ts', (database) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(database());
  });
  afterAll(async () => {
    await desk.app.close();
  });

  test('detects an article that is published by every process', async () => {
    const { db } = database();
    expect(await raceToPublish(desk, new Date(), [db, db, db])).toBeGreaterThan(2);
  });
});
