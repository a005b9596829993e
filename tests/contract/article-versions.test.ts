import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { forgetOldVersions } from '#server/content/article-version.service.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Article, articleSchema, articleStateSchema } from '#shared/api/article-contract.ts';
import { articleVersionSchema, fullArticleVersionSchema, restoredVersionSchema } from '#shared/api/version-contract.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

describeOnEveryEngine('versions of an article', (database) => {
  const desk = deskOfSuite(database);
  const at = (id: number) => `${apiPaths.adminArticles}/${id}`;
  const list = async (id: number) =>
    z.array(articleVersionSchema).parse((await desk.admin('GET', `${at(id)}/versions`)).body);
  const read = async (id: number, number: number) =>
    fullArticleVersionSchema.parse((await desk.admin('GET', `${at(id)}/versions/${number}`)).body);
  const readArticle = async (id: number) => articleSchema.parse((await desk.admin('GET', at(id))).body);
  const saveOf = ({ category, tags, slug: _slug, ...fields }: Article, given: object) => ({
    ...fields,
    tag_ids: tags.map(({ id }) => id),
    ...given,
  });
  const save = async (article: Article, given: object) => {
    const answer = await desk.admin('PUT', at(article.id), saveOf(article, given));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return articleSchema.parse(answer.body);
  };
  const restore = async (id: number, number: number) => {
    const answer = await desk.admin('POST', `${at(id)}/versions/${number}/restore`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return restoredVersionSchema.parse(answer.body);
  };

  test('every save is stored with its author, its action and the fields that changed, the newest first', async () => {
    const tag = await desk.make.tag({ name: 'Later' });
    const made = await desk.make.article({ title: 'First', is_published: false });
    const second = await save(made, { title: 'Second', is_featured: true, tag_ids: [tag.id] });
    await save(second, { is_published: true });
    expect(await list(made.id)).toMatchObject([
      { number: 3, action: 'published', changed: ['is_published'], saved_by: 'Aroha Ngata' },
      { number: 2, action: 'updated', changed: ['title', 'tags', 'is_featured'] },
      { number: 1, action: 'created', changed: [], restored_from: null },
    ]);
    expect((await read(made.id, 2)).state).toMatchObject({ title: 'Second', tags: [{ id: tag.id, name: 'Later' }] });
  });

  test('restoring a version is a new save, which can be undone', async () => {
    const made = await desk.make.article({ title: 'As it was', content: '<p>old</p>', is_published: false });
    const changed = await save(made, { title: 'As it is', content: '<p>new</p>' });
    expect(await restore(made.id, 1)).toMatchObject({
      article: { title: 'As it was', content: '<p>old</p>', version: 3 },
      notes: [],
    });
    expect((await list(made.id))[0]).toMatchObject({ number: 3, action: 'restored', restored_from: 1 });
    expect((await restore(made.id, changed.version)).article).toMatchObject({ title: 'As it is', version: 4 });
    const stale = await desk.admin('POST', `${at(made.id)}/versions/1/restore`, undefined, { 'if-match': '"1"' });
    expect(stale.status).toBe(412);
  });

  test('a restoration says whether visitors now see the article', async () => {
    const made = await desk.make.article({ is_published: false });
    await save(made, { is_published: true });
    expect((await restore(made.id, 1)).notes).toEqual(['It is a draft now, and no longer on the site.']);
    expect((await restore(made.id, 2)).notes).toEqual(['It is on the site now.']);
  });

  test('a category or tag that no longer exists is named, and the article keeps its current category', async () => {
    const [old, current] = [await desk.make.category({ name: 'Old' }), await desk.make.category({ name: 'Current' })];
    const tag = await desk.make.tag({ name: 'Dropped' });
    const made = await desk.make.article({ category_id: old.id, tag_ids: [tag.id], is_published: false });
    await save(made, { category_id: current.id, tag_ids: [] });
    await desk.admin('DELETE', `${apiPaths.adminCategories}/${old.id}`);
    await desk.admin('DELETE', `${apiPaths.adminTags}/${tag.id}`);
    const { article, notes } = await restore(made.id, 1);
    expect(article).toMatchObject({ category: { name: 'Current' }, tags: [] });
    expect(notes).toEqual([
      'Its category “Old” no longer exists, so it stays in “Current”.',
      'It had tags that no longer exist: “Dropped”.',
    ]);
  });

  test('an article that is older than versions gets a version of its state before its next save', async () => {
    const made = await desk.make.article({ title: 'Older than versions' });
    await database().db.deleteFrom('article_versions').where('article_id', '=', made.id).execute();
    await save(made, { title: 'Newer' });
    const versions = await list(made.id);
    expect(versions).toMatchObject([
      { number: 2, action: 'updated', changed: ['title'] },
      { number: 1, action: 'earlier', saved_by: '', at: made.updated_at },
    ]);
    expect(await read(made.id, 1)).toMatchObject({ state: { title: 'Older than versions' }, paragraphs: ['Text'] });
  });

  test('versions remain while the article is in Trash, and are removed with it', async () => {
    const made = await desk.make.article({ title: 'In and out' });
    await save(made, { title: 'In and out again' });
    await desk.admin('DELETE', at(made.id));
    await forgetOldVersions(database().db, new Date());
    await desk.admin('POST', `${apiPaths.adminTrash}/article/${made.id}/restore`);
    expect((await list(made.id)).map(({ action }) => action)).toEqual(['restored', 'updated', 'created']);
    await desk.admin('DELETE', at(made.id));
    await desk.admin('DELETE', `${apiPaths.adminTrash}/article/${made.id}`);
    const left = database().db.selectFrom('article_versions').select('number').where('article_id', '=', made.id);
    expect(await left.execute()).toEqual([]);
    expect((await desk.admin('GET', `${at(made.id)}/versions`)).status).toBe(404);
  });

  test('the newest 100 versions of an article are stored, for a year', async () => {
    const made = await desk.make.article();
    const { db } = database();
    await db.updateTable('articles').set({ version: 140 }).where('id', '=', made.id).execute();
    const saved = await save(made, { title: 'The 141st' });
    expect((await list(made.id)).map(({ number }) => number)).toEqual([141, 140]);
    const inTwoYears = new Date(Date.parse(saved.updated_at) + 2 * 365 * 24 * 60 * 60 * 1000);
    const young = await desk.make.article();
    const later = db.updateTable('article_versions').set({ at: inTwoYears.toISOString() });
    await later.where('article_id', '=', young.id).execute();
    await forgetOldVersions(db, inTwoYears);
    expect(await list(made.id)).toEqual([]);
    expect(await list(young.id)).toHaveLength(1);
  });

  test('restoring any version gives exactly what was saved', { timeout: 120_000 }, async () => {
    const categories = [await desk.make.category(), await desk.make.category()];
    const tags = [await desk.make.tag(), await desk.make.tag(), await desk.make.tag()];
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .map((value) => `a${value.replaceAll('\0', '')}`);
    const saves = fc.record({
      title: text,
      summary: text,
      content: fc.option(
        fc
          .array(text.map((value) => value.replace(/[<>&]/g, ' ')))
          .map((all) => all.map((value) => `<p>${value}</p>`).join('\n')),
      ),
      medium_url: fc.option(fc.webUrl()),
      publish_date: fc.constantFrom('2026-01-31', '2024-02-29'),
      read_time: fc.integer({ min: 1, max: 999 }).map(String),
      category_id: fc.constantFrom(...categories.map(({ id }) => id)),
      tag_ids: fc.subarray(tags.map(({ id }) => id)),
      is_published: fc.boolean(),
      is_featured: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(saves, { minLength: 2, maxLength: 4 }), fc.nat(), async (all, choice) => {
        const states = [];
        let article = await desk.make.article();
        for (const each of all) {
          article = await save(article, each);
          states.push({ number: article.version, state: articleStateSchema.omit({ slug: true }).parse(article) });
        }
        const chosen = states[choice % states.length];
        if (!chosen) throw new Error('No version');
        await restore(article.id, chosen.number);
        expect(articleStateSchema.omit({ slug: true }).parse(await readArticle(article.id))).toEqual(chosen.state);
      }),
      { numRuns: 15 },
    );
  });
});
