import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as articleService from '#server/content/article.service.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { changeStaleArticle } from '#tests/support/stale-change.ts';

/** Breaks the product: every article has version 1, so a bulk change never finds that an article was changed. */
vi.mock('#server/content/article.service.ts', async (load) => {
  const whole = await load<typeof articleService>();
  const require: typeof whole.requireArticle = async (...words) => ({
    ...(await whole.requireArticle(...words)),
    version: 1,
  });
  return { ...whole, requireArticle: require };
});

describeOnEveryEngine('bulk-articles.test.ts', (database) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(database());
  });
  afterAll(async () => {
    await desk.app.close();
  });

  test('detects a bulk change that overwrites what someone else changed', async () => {
    expect(await changeStaleArticle(desk)).toEqual({ refused: [], published: [] });
  });
});
