import { expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Article, articleSchema } from '#shared/api/article-contract.ts';
import {
  type ArticleChange,
  bulkMaximum,
  changedArticlesSchema,
  deletedArticlesSchema,
  restoredRecordsSchema,
} from '#shared/api/bulk-contract.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

describeOnEveryEngine('many articles at once', (database) => {
  const desk = deskOfSuite(database);
  const read = async ({ id }: { id: number }) =>
    articleSchema.parse((await desk.admin('GET', `${apiPaths.adminArticles}/${id}`)).body);
  const send = async (changes: readonly ArticleChange[]) => {
    const answer = await desk.admin('POST', apiPaths.adminArticleChanges, { changes });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return changedArticlesSchema.parse(answer.body);
  };
  const toAll = (articles: readonly Article[], fields: Omit<ArticleChange, 'id' | 'version'>) =>
    articles.map(({ id, version }) => ({ id, version, ...fields }));
  const publicText = async () => (await desk.stranger('GET', `${apiPaths.publicArticles}?limit=100`)).body;
  const withoutVersion = ({ version: _version, updated_at: _time, ...article }: Article) => article;

  test('are published together, are on the site and found by the assistant, and undo takes them off again', async () => {
    const draft = { title: 'Bulk one', is_published: false };
    const drafts = [await desk.make.article(draft), await desk.make.article({ ...draft, title: 'Bulk two' })];
    const shown = await desk.make.article({ title: 'Bulk three', is_published: true });
    const { changed, unchanged, refused, undo } = await send(toAll([...drafts, shown], { is_published: true }));
    expect(changed).toEqual(drafts.map(({ id, version }) => ({ id, version: version + 1 })));
    expect([unchanged, refused]).toEqual([[shown.id], []]);
    expect(JSON.stringify(await publicText())).toContain('Bulk one');
    const { db } = database();
    const ids = drafts.map(({ id }) => id);
    const tokens = () => db.selectFrom('article_terms').select('terms').where('article_id', 'in', ids).execute();
    expect(await tokens()).toEqual(Array(2).fill({ terms: expect.stringContaining('bulk') }));

    await send(undo);
    expect(JSON.stringify(await publicText())).not.toContain('Bulk one');
    expect(await tokens()).toEqual([]);
    for (const draft of drafts) expect(withoutVersion(await read(draft))).toEqual(withoutVersion(draft));
    expect(await read(shown)).toEqual(shown);
  });

  test('a scheduled draft that is published is no longer scheduled, and undo schedules it again', async () => {
    const draft = await desk.make.article({ is_published: false });
    const path = `${apiPaths.adminArticles}/${draft.id}/schedule`;
    const year = new Date().getFullYear() + 1;
    const scheduled = await desk.admin('PUT', path, { date: `${year}-02-03`, time: '09:00' });
    expect(scheduled.status).toBe(200);
    const schedules = async () => (await desk.admin('GET', `${apiPaths.adminSchedules}?ids=${draft.id}`)).body;
    const { undo } = await send(toAll([draft], { is_published: true }));
    expect(await schedules()).toEqual([]);
    await send(undo);
    expect(await schedules()).toMatchObject([{ article_id: draft.id, date: `${year}-02-03`, time: '09:00' }]);
    const published = await send(toAll([await read(draft)], { is_published: true }));
    await send(published.undo.map((change) => ({ ...change, publish_at: '2020-01-01T00:00:00.000Z' })));
    expect(await schedules()).toEqual([]);
  });

  test('get a category, tags and Featured, and undo gives each article its own former state', async () => {
    const [kept, added] = [await desk.make.tag(), await desk.make.tag()];
    const target = await desk.make.category();
    const articles = [
      await desk.make.article({ tag_ids: [kept.id] }),
      await desk.make.article({ tag_ids: [kept.id, added.id], is_featured: true, is_published: false }),
    ];
    const change = { category_id: target.id, is_featured: true, add_tag_ids: [added.id], remove_tag_ids: [kept.id] };
    const { undo } = await send(toAll(articles, change));
    for (const article of articles)
      expect(await read(article)).toMatchObject({
        category: { id: target.id },
        is_featured: true,
        is_published: article.is_published,
        tags: [{ id: added.id }],
      });
    const again = await send(undo);
    expect(again.refused).toEqual([]);
    for (const article of articles) expect(withoutVersion(await read(article))).toEqual(withoutVersion(article));
  });

  test('each change is a version and an entry of the change history', async () => {
    const article = await desk.make.article({ title: 'In the history', is_published: false });
    await send(toAll([article], { is_published: true }));
    const { body } = await desk.admin('GET', `${apiPaths.adminArticles}/${article.id}/versions`);
    const version = { number: article.version + 1, action: 'published', saved_by: 'Aroha Ngata' };
    expect(Object(body)[0]).toMatchObject({ ...version, changed: ['is_published'] });
    const history = await desk.admin('GET', `${apiPaths.adminAudit}?kind=article&limit=1`);
    expect(history.body).toMatchObject([{ action: 'published', record: { id: article.id, title: 'In the history' } }]);
  });

  test('an article that someone else changed or deleted is refused by name, and all others are changed', async () => {
    const articles = [
      await desk.make.article({ title: 'Changed meanwhile' }),
      await desk.make.article(),
      await desk.make.article(),
    ] as const;
    await send(toAll([articles[0]], { is_featured: true }));
    await desk.admin('DELETE', `${apiPaths.adminArticles}/${articles[1].id}`);
    const { changed, refused } = await send(toAll(articles, { is_published: false }));
    expect(changed.map(({ id }) => id)).toEqual([articles[2].id]);
    expect(refused).toEqual([
      { id: articles[0].id, title: 'Changed meanwhile', detail: 'Someone else has changed it since you selected it.' },
      { id: articles[1].id, title: '', detail: 'It has been deleted.' },
    ]);
    expect(await read(articles[0])).toMatchObject({ is_published: true });
    expect(await read(articles[2])).toMatchObject({ is_published: false });
  });

  test('an unknown category or tag and too many tags are refused, and the article stays as it is', async () => {
    const tags = [];
    for (let count = 0; count < 50; count += 1) tags.push((await desk.make.tag()).id);
    const full = await desk.make.article({ tag_ids: tags });
    const other = await desk.make.tag();
    const reasons = [];
    for (const change of [{ category_id: 999_999 }, { add_tag_ids: [999_999] }, { add_tag_ids: [other.id] }])
      reasons.push((await send(toAll([full], change))).refused.map(({ detail }) => detail));
    expect(reasons).toEqual([
      ['The category that it should get no longer exists.'],
      ['A tag that it should get no longer exists.'],
      ['It would have more than 50 tags.'],
    ]);
    expect(await read(full)).toEqual(full);
  });

  test('more than 100 articles, none, or one twice return a 422', async () => {
    const one = { id: 1, version: 1 };
    const many = Array.from({ length: bulkMaximum + 1 }, (_, index) => ({ id: index + 1, version: 1 }));
    const lists = [[], [one, one], many];
    for (const list of lists) {
      expect((await desk.admin('POST', apiPaths.adminArticleChanges, { changes: list })).status).toBe(422);
      expect((await desk.admin('POST', apiPaths.adminArticleDeletions, { articles: list })).status).toBe(422);
    }
  });

  test('are deleted together and restored together, and a changed one is refused', async () => {
    const articles = [
      await desk.make.article({ title: 'Deleted in bulk' }),
      await desk.make.article(),
      await desk.make.article({ title: 'Not deleted' }),
    ] as const;
    await send(toAll([articles[2]], { is_featured: true }));
    const answer = await desk.admin('POST', apiPaths.adminArticleDeletions, { articles: toAll(articles, {}) });
    const { deleted, refused } = deletedArticlesSchema.parse(answer.body);
    expect(deleted).toEqual([articles[0].id, articles[1].id]);
    expect(refused).toMatchObject([{ id: articles[2].id, title: 'Not deleted' }]);
    expect(JSON.stringify(await publicText())).not.toContain('Deleted in bulk');

    const records = [...deleted, 999_999].map((id) => ({ kind: 'article', id }));
    const restored = restoredRecordsSchema.parse(
      (await desk.admin('POST', apiPaths.adminTrashRestorations, { records })).body,
    );
    expect(restored.restored.map(({ id }) => id)).toEqual(deleted);
    expect(restored.refused).toMatchObject([{ id: 999_999, detail: expect.stringContaining('not in Trash') }]);
    expect(withoutVersion(await read(articles[0]))).toEqual(withoutVersion(articles[0]));
  });

  test('simultaneous requests over the same articles change each article once', async () => {
    const articles = [];
    for (let count = 0; count < 5; count += 1) articles.push(await desk.make.article({ is_published: false }));
    const published = toAll(articles, { is_published: true });
    const featured = toAll(articles, { is_featured: true });
    const results = await Promise.all([published, published.toReversed(), featured].map(send));
    expect(results.flatMap(({ changed }) => changed)).toHaveLength(5);
    for (const article of articles) expect((await read(article)).version).toBe(article.version + 1);
  });
});
