import { expect, test } from 'vitest';
import { findCategoryByFormerSlug } from '#server/content/former-address.repository.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Article, articleSchema } from '#shared/api/article-contract.ts';
import { mergedTaxonomySchema } from '#shared/api/taxonomy-contract.ts';
import { restoredSchema } from '#shared/api/trash-contract.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

const paths = { category: apiPaths.adminCategories, tag: apiPaths.adminTags };
type Kind = keyof typeof paths;

describeOnEveryEngine('merging categories and tags', (database) => {
  const desk = deskOfSuite(database);
  const merge = (kind: Kind, from: { id: number }, into: { id: number }, headers = {}) =>
    desk.admin('POST', `${paths[kind]}/${from.id}/merge`, { into: into.id }, headers);
  const merged = async (kind: Kind, from: { id: number }, into: { id: number }) => {
    const answer = await merge(kind, from, into);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return mergedTaxonomySchema.parse(answer.body);
  };
  const restore = async (kind: Kind, { id }: { id: number }) =>
    restoredSchema.parse((await desk.admin('POST', `${apiPaths.adminTrash}/${kind}/${id}/restore`)).body);
  const read = async ({ id }: { id: number }) =>
    articleSchema.parse((await desk.admin('GET', `${apiPaths.adminArticles}/${id}`)).body);
  const tagNames = async (article: Article) => (await read(article)).tags.map(({ name }) => name).toSorted();
  const counts = async (kind: Kind, records: readonly { id: number }[]) =>
    (await desk.admin('GET', `${paths[kind]}/article-counts?ids=${records.map(({ id }) => id)}`)).body;

  test('the articles of a category move to the other one, and its addresses lead there', async () => {
    const from = await desk.make.category({ name: 'Costs', slug: 'costs' });
    const renamed = { name: 'Costs', description: '', slug: 'prices' };
    await desk.admin('PUT', `${paths.category}/${from.id}`, renamed);
    const into = await desk.make.category({ name: 'Money' });
    const articles = [
      await desk.make.article({ category_id: from.id }),
      await desk.make.article({ category_id: from.id, is_published: false }),
    ];
    expect(await counts('category', [from, into, { id: 999_999 }])).toEqual([
      { id: from.id, articles: 2 },
      { id: into.id, articles: 0 },
    ]);
    expect(await merged('category', from, into)).toEqual({ into: { id: into.id, name: 'Money' }, articles: 2 });
    for (const article of articles)
      expect(await read(article)).toMatchObject({ category: { id: into.id }, version: article.version + 1 });
    const { db } = database();
    for (const slug of ['costs', 'prices']) expect(await findCategoryByFormerSlug(db, slug)).toEqual({ slug: 'money' });
    expect((await desk.admin('GET', `${paths.category}/${from.id}`)).status).toBe(404);
    const history = await desk.admin('GET', `${apiPaths.adminAudit}?kind=category&limit=1`);
    expect(history.body).toMatchObject([{ action: 'merged', record: { id: from.id, title: 'Costs into Money' } }]);
  });

  test('restoring a merged category gives its articles and addresses back, except those moved on since', async () => {
    const [from, into, third] = [
      await desk.make.category({ name: 'First', slug: 'first-old' }),
      await desk.make.category({ name: 'Second' }),
      await desk.make.category(),
    ];
    await desk.admin('PUT', `${paths.category}/${from.id}`, { name: 'First', description: 'Words', slug: 'first' });
    const [stays, movesOn] = [
      await desk.make.article({ category_id: from.id }),
      await desk.make.article({ category_id: from.id }),
    ];
    const always = await desk.make.article({ category_id: into.id });
    await merged('category', from, into);
    const { version } = await read(movesOn);
    await desk.admin('POST', apiPaths.adminArticleChanges, {
      changes: [{ id: movesOn.id, version, category_id: third.id }],
    });
    expect((await restore('category', from)).notes).toEqual([
      '1 article is in it again.',
      '1 article is no longer in “Second”, and nothing changed there.',
    ]);
    expect(await read(stays)).toMatchObject({ category: { id: from.id, name: 'First' } });
    expect(await read(movesOn)).toMatchObject({ category: { id: third.id } });
    expect(await read(always)).toMatchObject({ category: { id: into.id } });
    expect((await desk.admin('GET', `${paths.category}/${from.id}`)).body).toMatchObject({
      slug: 'first',
      description: 'Words',
    });
    expect(await findCategoryByFormerSlug(database().db, 'first-old')).toEqual({ slug: 'first' });
  });

  test('the articles of a tag get the other one once, and restoring it gives back what was', async () => {
    const [from, into] = [await desk.make.tag({ name: 'Phone' }), await desk.make.tag({ name: 'Telephone' })];
    const one = await desk.make.article({ tag_ids: [from.id] });
    const both = await desk.make.article({ tag_ids: [from.id, into.id] });
    const other = await desk.make.article({ tag_ids: [into.id] });
    expect(await merged('tag', from, into)).toEqual({ into: { id: into.id, name: 'Telephone' }, articles: 1 });
    for (const article of [one, both, other]) expect(await tagNames(article)).toEqual(['Telephone']);
    expect(await counts('tag', [into])).toEqual([{ id: into.id, articles: 3 }]);
    expect((await restore('tag', from)).notes).toEqual(['It is on 2 articles again.']);
    expect([await tagNames(one), await tagNames(both), await tagNames(other)]).toEqual([
      ['Phone'],
      ['Phone', 'Telephone'],
      ['Telephone'],
    ]);
  });

  test('a dialog that was opened before a merge does not overwrite it', async () => {
    const [from, into] = [await desk.make.tag(), await desk.make.tag()];
    const article = await desk.make.article({ tag_ids: [from.id] });
    await merged('tag', from, into);
    const save = await desk.make.articleSave({ tag_ids: [] });
    const stale = await desk.admin('PUT', `${apiPaths.adminArticles}/${article.id}`, save, {
      'if-match': `"${article.version}"`,
    });
    expect(stale.status).toBe(412);
  });

  test.each(['category', 'tag'] as const)(
    'a %s is not merged with itself, an unknown one, or in an old version',
    async (kind) => {
      const [from, into] = [await desk.make[kind](), await desk.make[kind]()];
      const refused = await merge(kind, from, from);
      expect(refused).toMatchObject({
        status: 422,
        body: {
          detail: [{ loc: ['body', 'into'], msg: `Choose another ${kind}. A ${kind} cannot be merged into itself.` }],
        },
      });
      expect((await merge(kind, from, { id: 999_999 })).status).toBe(422);
      expect((await merge(kind, { id: 999_999 }, into)).status).toBe(404);
      expect((await merge(kind, from, into, { 'if-match': '"99"' })).status).toBe(412);
      expect((await desk.admin('GET', `${paths[kind]}/${from.id}`)).status).toBe(200);
    },
  );

  test('merges in opposite directions at the same time leave one of the two, with every article', async () => {
    const [one, two] = [await desk.make.category(), await desk.make.category()];
    const articles = [
      await desk.make.article({ category_id: one.id }),
      await desk.make.article({ category_id: two.id }),
    ];
    const answers = await Promise.all([merge('category', one, two), merge('category', two, one)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)]);
    const categories = new Set<number>();
    for (const article of articles) categories.add((await read(article)).category.id);
    expect(categories.size).toBe(1);
  });

  test('an article that is saved during a merge is never left without its category', async () => {
    const [from, into] = [await desk.make.category(), await desk.make.category()];
    const save = await desk.make.articleSave({ category_id: from.id });
    const [created, answer] = await Promise.all([
      desk.admin('POST', apiPaths.adminArticles, save),
      merge('category', from, into),
    ]);
    expect(answer.status).toBe(200);
    if (created.status === 201)
      expect(await read(articleSchema.parse(created.body))).toMatchObject({ category: { id: into.id } });
    else expect(created.status).toBe(422);
  });

  test('a list of ids that cannot be read returns a 422', async () => {
    const many = Array.from({ length: 101 }, (_, index) => index + 1).join(',');
    for (const ids of ['', 'x', '1,', '0', '1,,2', '-1', '9999999999', many])
      expect((await desk.admin('GET', `${paths.tag}/article-counts?ids=${ids}`)).status, ids).toBe(422);
  });
});
