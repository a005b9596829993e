import { expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

describeOnEveryEngine('a copy of an article', (database) => {
  const desk = deskOfSuite(database, { now: () => new Date('2026-12-31T20:00:00Z') });
  const duplicate = (id: number, headers = {}) =>
    desk.admin('POST', `${apiPaths.adminArticles}/${id}/duplicate`, undefined, headers);

  test('is a draft with the same texts and tags, and the date of today in the site’s time zone', async () => {
    const tag = await desk.make.tag();
    const article = await desk.make.article({
      title: 'Opening hours',
      is_published: true,
      is_featured: true,
      tag_ids: [tag.id],
      publish_date: '2020-01-01',
    });
    const { summary, content, read_time, category } = article;
    expect(await duplicate(article.id)).toMatchObject({
      status: 201,
      body: {
        title: 'Copy of Opening hours',
        slug: 'copy-of-opening-hours',
        summary,
        content,
        read_time,
        category,
        tags: [{ id: tag.id }],
        publish_date: '2027-01-01',
        is_published: false,
        is_featured: false,
        version: 1,
      },
    });
  });

  test('has a title that is not too long, and the same request sent twice makes one copy', async () => {
    const article = await desk.make.article({ title: 'x'.repeat(300) });
    const key = { 'idempotency-key': 'd'.repeat(32) };
    const first = await duplicate(article.id, key);
    expect(first).toMatchObject({ status: 201, body: { title: `Copy of ${'x'.repeat(292)}` } });
    expect((await duplicate(article.id, key)).body).toEqual(first.body);
    expect((await duplicate(999_999)).status).toBe(404);
  });
});
