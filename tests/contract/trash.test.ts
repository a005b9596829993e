import { expect, test } from 'vitest';
import { z } from 'zod';
import { emptyOldTrash } from '#server/content/trash.service.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Restored, restoredSchema, type TrashKind, trashEntrySchema } from '#shared/api/trash-contract.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

const paths = { article: apiPaths.adminArticles, category: apiPaths.adminCategories, tag: apiPaths.adminTags };

describeOnEveryEngine('Trash', (database) => {
  const desk = deskOfSuite(database);
  const remove = async (kind: TrashKind, { id }: { id: number }) =>
    expect((await desk.admin('DELETE', `${paths[kind]}/${id}`)).status).toBe(204);
  const read = async (kind: TrashKind, { id }: { id: number }) =>
    (await desk.admin('GET', `${paths[kind]}/${id}`)).body;
  const inTrash = (kind: TrashKind, { id }: { id: number }) => `${apiPaths.adminTrash}/${kind}/${id}`;
  const restore = async (kind: TrashKind, record: { id: number }): Promise<Restored> => {
    const answer = await desk.admin('POST', `${inTrash(kind, record)}/restore`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return restoredSchema.parse(answer.body);
  };
  const list = async (query = '') => {
    const { body, headers } = await desk.admin('GET', apiPaths.adminTrash + query);
    return { entries: z.array(trashEntrySchema).parse(body), total: Number(headers['x-total-count']) };
  };
  const publicList = async () => (await desk.stranger('GET', `${apiPaths.publicArticles}?limit=100`)).body;

  test('a deleted article comes back as it was, with its id, tags and address, and is on the site again', async () => {
    const tag = await desk.make.tag();
    const article = await desk.make.article({
      title: 'Kia ora – 電話',
      content: '<p>one\ntwo</p>',
      medium_url: 'https://example.com/a',
      read_time: 12,
      is_featured: true,
      tag_ids: [tag.id],
    });
    const before = await read('article', article);
    await remove('article', article);
    expect(JSON.stringify(await publicList())).not.toContain('Kia ora – 電話');
    expect(await restore('article', article)).toEqual({
      kind: 'article',
      id: article.id,
      title: 'Kia ora – 電話',
      notes: ['It is on the site again.'],
    });
    expect(await read('article', article)).toEqual({
      ...z.record(z.string(), z.unknown()).parse(before),
      version: article.version + 1,
      updated_at: expect.any(String),
    });
    expect(JSON.stringify(await publicList())).toContain('Kia ora – 電話');
    expect((await desk.stranger('GET', `${apiPaths.publicArticles}?q=x`)).status).toBe(200);
    const found = await desk.admin('GET', `${apiPaths.adminArticles}?q=kia%20ora`);
    expect(found.body).toMatchObject([{ id: article.id }]);
  });

  test('a draft comes back as a draft, and a save of the deleted version is refused', async () => {
    const article = await desk.make.article({ is_published: false });
    await remove('article', article);
    expect((await restore('article', article)).notes).toEqual([]);
    expect(await read('article', article)).toMatchObject({ is_published: false });
    const save = await desk.make.articleSave();
    const stale = await desk.admin('PUT', `${paths.article}/${article.id}`, save, {
      'if-match': `"${article.version}"`,
    });
    expect(stale.status).toBe(412);
  });

  test('a slug that was taken in the meantime gets a number, and a note says so', async () => {
    const article = await desk.make.article({ title: 'Same address' });
    await remove('article', article);
    await desk.make.article({ title: 'Same address' });
    expect((await restore('article', article)).notes).toContain(
      'Its slug “same-address” is taken, so it is now “same-address-2”.',
    );
    expect(await read('article', article)).toMatchObject({ slug: 'same-address-2' });
    const tag = await desk.make.tag({ name: 'Taken' });
    await remove('tag', tag);
    await desk.make.tag({ name: 'Taken?' });
    expect((await restore('tag', tag)).notes).toEqual(['Its slug “taken” is taken, so it is now “taken-2”.']);
  });

  test('a tag whose name was used again stays in Trash, and an article gets the category of the same name', async () => {
    const tag = await desk.make.tag({ name: 'Used again' });
    await remove('tag', tag);
    await desk.make.tag({ name: 'used AGAIN' });
    const refused = await desk.admin('POST', `${inTrash('tag', tag)}/restore`);
    expect([refused.status, refused.body]).toEqual([
      409,
      { detail: 'There is already a tag named “used AGAIN”. Give that tag a different name, then restore this one.' },
    ]);
    expect((await list('?q=used%20again')).total).toBe(1);
    const category = await desk.make.category({ name: 'Twice' });
    const article = await desk.make.article({ category_id: category.id, is_published: false });
    await remove('article', article);
    await remove('category', category);
    const namesake = await desk.make.category({ name: 'Twice' });
    await restore('article', article);
    expect(await read('article', article)).toMatchObject({ category: { id: namesake.id } });
  });

  test('an article whose category is in Trash is restored together with it', async () => {
    const category = await desk.make.category({ name: 'Deleted too', description: 'Words' });
    const article = await desk.make.article({ category_id: category.id, is_published: false });
    await remove('article', article);
    await remove('category', category);
    expect((await restore('article', article)).notes).toEqual(['Its category “Deleted too” was restored with it.']);
    expect(await read('article', article)).toMatchObject({ category: { id: category.id, name: 'Deleted too' } });
    expect(await read('category', category)).toMatchObject({ description: 'Words', slug: category.slug });
    expect((await list('?q=Deleted%20too')).total).toBe(0);
  });

  test('an article whose category was removed for good gets a category of the same name', async () => {
    const category = await desk.make.category({ name: 'Gone for good' });
    const articles = [
      await desk.make.article({ category_id: category.id, is_published: false }),
      await desk.make.article({ category_id: category.id, is_published: false }),
    ] as const;
    for (const article of articles) await remove('article', article);
    await remove('category', category);
    expect((await desk.admin('DELETE', inTrash('category', category))).status).toBe(204);
    expect((await restore('article', articles[0])).notes).toEqual([
      'Its category “Gone for good” no longer existed and was created again.',
    ]);
    expect((await restore('article', articles[1])).notes).toEqual([]);
    for (const article of articles)
      expect(await read('article', article)).toMatchObject({ category: { name: 'Gone for good' } });
  });

  test('a restored tag is on its articles again, and a restored article’s note names the missing tags', async () => {
    const tag = await desk.make.tag({ name: 'Back again' });
    const kept = await desk.make.article({ tag_ids: [tag.id] });
    const deleted = await desk.make.article({ tag_ids: [tag.id], is_published: false });
    await remove('article', deleted);
    await remove('tag', tag);
    expect((await restore('article', deleted)).notes).toEqual(['It had tags that no longer exist: “Back again”.']);
    expect((await restore('tag', tag)).notes).toEqual(['It is on 1 article again.']);
    expect(await read('article', kept)).toMatchObject({ tags: [{ id: tag.id, name: 'Back again' }] });
    expect(JSON.stringify(await publicList())).toContain('Back again');
  });

  test('the list is searched, filtered and counted, the last deleted first', async () => {
    const first = await desk.make.tag({ name: 'Āwhina 100%' });
    const second = await desk.make.category({ name: 'Awhina two' });
    await remove('tag', first);
    await remove('category', second);
    const found = await list('?q=AWHINA');
    expect(found.total).toBe(2);
    expect(found.entries.map(({ title }) => title).toSorted()).toEqual(['Awhina two', 'Āwhina 100%']);
    expect(found.entries[0]).toMatchObject({ deleted_by: 'Aroha Ngata' });
    const [entry] = (await list('?q=awhina&kind=tag&limit=1')).entries;
    expect(entry).toMatchObject({ kind: 'tag', id: first.id });
    const kept = Date.parse(entry?.kept_until ?? '') - Date.parse(entry?.deleted_at ?? '');
    expect(kept).toBe(30 * 24 * 60 * 60 * 1000);
    expect((await list('?q=100%25')).total).toBe(1);
    expect((await list('?q=%25')).total).toBe(1);
  });

  test('of several simultaneous restorations one succeeds, and the others answer that it is not in Trash', async () => {
    const article = await desk.make.article();
    await remove('article', article);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => desk.admin('POST', `${inTrash('article', article)}/restore`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
    expect(answers.find(({ status }) => status === 404)?.body).toEqual({
      detail: 'This article is not in Trash. It was restored, or removed for good.',
    });
  });

  test('a refused deletion stores nothing in Trash', async () => {
    const category = await desk.make.category({ name: 'Still used' });
    const article = await desk.make.article({ title: 'Not deleted', category_id: category.id });
    expect((await desk.admin('DELETE', `${paths.category}/${category.id}`)).status).toBe(409);
    const stale = await desk.admin('DELETE', `${paths.article}/${article.id}`, undefined, { 'if-match': '"99"' });
    expect(stale.status).toBe(412);
    expect((await list('?q=Still%20used')).total + (await list('?q=Not%20deleted')).total).toBe(0);
  });

  test('only records that were deleted more than 30 days ago are removed', async () => {
    const tags = [
      await desk.make.tag({ name: 'Expiring one' }),
      await desk.make.tag({ name: 'Expiring two' }),
    ] as const;
    for (const tag of tags) await remove('tag', tag);
    const now = new Date('2030-06-01T00:00:00Z');
    const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
    const setAge = (id: number, days: number) =>
      database()
        .db.updateTable('trash')
        .set({ deleted_at: daysAgo(days) })
        .where('record_id', '=', id)
        .execute();
    await setAge(tags[0].id, 31);
    await setAge(tags[1].id, 29);
    expect(await emptyOldTrash(database().db, now)).toBeGreaterThanOrEqual(1);
    expect((await list('?q=Expiring')).entries.map(({ title }) => title)).toEqual(['Expiring two']);
  });
});
