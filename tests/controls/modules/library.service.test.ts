import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as contentTopic from '#server/content-changes/content-topic.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { collectRenewals } from '#tests/support/renewed-lists.ts';

/** The topics that the broken product forgets or adds. */
const broken = vi.hoisted(() => ({ forgets: '', adds: false }));

vi.mock('#server/content-changes/content-topic.ts', async (load) => {
  const whole = await load<typeof contentTopic>();
  const topicsOfArticleChange: typeof whole.topicsOfArticleChange = (before, after) => {
    const topics = whole.topicsOfArticleChange(before, after);
    if (broken.adds) return [...topics, 'tags'];
    return topics.filter((topic) => broken.forgets === '' || !topic.startsWith(broken.forgets));
  };
  return { ...whole, topicsOfArticleChange };
});

describeOnEveryEngine('library.service.test.ts', (database) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(database());
  });
  afterAll(() => desk.app.close());

  test.each([
    { forgets: 'tag:', adds: false },
    { forgets: 'month:', adds: false },
    { forgets: '', adds: true },
  ])('detects a save with other topics: %o', async (fault) => {
    Object.assign(broken, fault);
    const renewals = await collectRenewals(database().db, desk);
    expect(renewals.some(({ changed, renewed }) => changed.join() !== renewed.join())).toBe(true);
  });
});
