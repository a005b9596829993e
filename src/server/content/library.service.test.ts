import { beforeAll, expect, test } from 'vitest';
import type { Article, ArticleSaveInput } from '#shared/api/article-contract.ts';
import type { Category, Tag } from '#shared/api/taxonomy-contract.ts';
import type { SiteContent } from '#shared/site-content.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { createSiteContent } from './public-content.service.ts';

const range = { limit: 50, skip: 0 };

describeOnEveryEngine('tags, months and next reads', (database) => {
  const desk = deskOfSuite(database);
  let content: SiteContent;
  let category: Category;
  let other: Category;
  let phone: Tag;
  let hours: Tag;
  const article = (title: string, save: Partial<ArticleSaveInput>): Promise<Article> =>
    desk.make.article({ title, content: '<p>Text.</p>', is_published: true, category_id: category.id, ...save });
  const titles = (list: readonly { readonly title: string }[] | undefined) => list?.map(({ title }) => title);

  beforeAll(async () => {
    content = createSiteContent(database().db);
    category = await desk.make.category({ name: 'Cost', slug: 'cost' });
    other = await desk.make.category({ name: 'Set-up', slug: 'set-up' });
    phone = await desk.make.tag({ name: 'Phone', slug: 'phone' });
    hours = await desk.make.tag({ name: 'Hours', slug: 'hours' });
    await article('October', { publish_date: '2026-10-31', tag_ids: [phone.id] });
    await article('Early November', { publish_date: '2026-11-01', tag_ids: [phone.id, hours.id] });
    await article('Late November', { publish_date: '2026-11-30', category_id: other.id });
    await article('Draft', { publish_date: '2026-11-15', tag_ids: [phone.id], is_published: false });
  });

  test('a tag has its published articles, newest first', async () => {
    const found = await content.tagWithArticles('phone', range);
    expect([found?.name, found?.total, titles(found?.articles)]).toEqual(['Phone', 2, ['Early November', 'October']]);
    expect(await content.tagWithArticles('no-such-tag', range)).toBeUndefined();
  });

  test('months have their published articles and the number of them', async () => {
    expect(await content.months()).toEqual([
      { month: '2026-11', articles: 2 },
      { month: '2026-10', articles: 1 },
    ]);
    const november = await content.articlesOfMonth('2026-11', range);
    expect([november.total, titles(november.articles)]).toEqual([2, ['Late November', 'Early November']]);
    expect((await content.articlesOfMonth('2026-09', range)).total).toBe(0);
    expect(titles((await content.allArticles({ limit: 1, skip: 1 })).articles)).toEqual(['Early November']);
  });

  test('categories and tags have the number of published articles', async () => {
    const counts = async (list: ReturnType<SiteContent['countedTags']>) =>
      (await list).map(({ name, articles }) => [name, articles]);
    expect(await counts(content.countedCategories())).toEqual([
      ['Cost', 2],
      ['Set-up', 1],
    ]);
    expect(await counts(content.countedTags())).toEqual([
      ['Hours', 1],
      ['Phone', 2],
    ]);
  });

  test('the next reads have the most tags in common, then the same category, and never the article itself', async () => {
    const [asked] = (await content.tagWithArticles('hours', range))?.articles ?? [];
    expect(asked?.title).toBe('Early November');
    if (asked) expect(titles(await content.nextReads(asked))).toEqual(['October']);
    const untagged = await article('Untagged', { publish_date: '2026-09-01' });
    expect(titles(await content.nextReads(untagged))).toEqual(['Early November', 'October']);
    await desk.admin('DELETE', `/api/admin/articles/${untagged.id}`);
  });
});
