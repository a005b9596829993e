import { expect, test, vi } from 'vitest';
import { createSiteContent } from '#server/content/public-content.service.ts';
import type * as contentTopic from '#server/content-changes/content-topic.ts';
import { openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { findOldReads, openKeptContent } from '#tests/support/kept-content.ts';

vi.mock('#server/content-changes/content-topic.ts', async (load) => {
  const whole = await load<typeof contentTopic>();
  const topicsOfArticleChange: typeof whole.topicsOfArticleChange = (before, after) =>
    whole.topicsOfArticleChange(before, after).filter((topic) => topic !== 'featured');
  return { ...whole, topicsOfArticleChange };
});

describeOnEveryEngine('kept-content.test.ts', (database) => {
  test('detects a save that leaves an old list in memory', async () => {
    const desk = await openDesk(database());
    const { db } = database();
    const differing = await findOldReads([openKeptContent(db)], createSiteContent(db), desk);
    expect(differing).toContain('save 3, process 1: featured');
    await desk.app.close();
  });
});
