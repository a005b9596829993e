import { expect, test, vi } from 'vitest';
import type * as contentTopic from '#server/content-changes/content-topic.ts';
import { openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { openCachedPages } from '#tests/support/renewed-pages.ts';

/** The topic that the broken product forgets, and the one that it adds although nothing changed. */
const broken = vi.hoisted(() => ({ forgets: '', adds: '' }));

vi.mock('#server/content-changes/content-topic.ts', async (load) => {
  const whole = await load<typeof contentTopic>();
  const topicsOfArticleChange: typeof whole.topicsOfArticleChange = (before, after) => {
    const topics = whole.topicsOfArticleChange(before, after);
    if (broken.adds === 'featured') return [...topics, 'featured'];
    return topics.filter((topic) => broken.forgets === '' || !topic.startsWith(broken.forgets));
  };
  return { ...whole, topicsOfArticleChange };
});

const save = { article: 0, category: 0, tags: [0], month: 0, isPublished: true, isFeatured: false, title: 0 };

describeOnEveryEngine('page-renewals.test.ts', (database) => {
  test('detects a save that leaves an old page, and one that makes an untouched page again', async () => {
    Object.assign(broken, { forgets: '', adds: '' });
    const desk = await openDesk(database());
    const pages = await openCachedPages(database(), desk);
    const [sound] = await pages.applyHistory([save]);
    expect(sound?.renewed).toEqual(sound?.changed);
    expect(sound?.changed).toContain('article-one');
    for (const fault of [
      { forgets: 'article:', adds: '' },
      { forgets: 'tag:', adds: '' },
      { forgets: '', adds: 'featured' },
    ]) {
      Object.assign(broken, fault);
      const [renewal] = await pages.applyHistory([save]);
      expect(renewal?.renewed).not.toEqual(renewal?.changed);
    }
    pages.close();
    await desk.app.close();
  });
});
