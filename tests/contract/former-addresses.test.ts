import { expect, test } from 'vitest';
import { createSiteContent } from '#server/content/public-content.service.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

describeOnEveryEngine('addresses of articles and categories', (database) => {
  const desk = deskOfSuite(database);
  const at = (id: number) => `${apiPaths.adminArticles}/${id}`;
  const move = (id: number, slug: string, headers = {}) => desk.admin('PUT', `${at(id)}/slug`, { slug }, headers);
  const site = () => createSiteContent(database().db);
  const leadsTo = (slug: string) => site().currentArticleSlug(slug);
  const resave = async (id: number, given: object) => {
    const save = await desk.make.articleSave();
    expect((await desk.admin('PUT', at(id), { ...save, ...given })).status).toBe(200);
  };
  const slugOf = async (id: number) => (await desk.admin('GET', at(id))).body;

  test('every former address of a published article leads to its current one', async () => {
    const { id } = await desk.make.article({ title: 'Moved about' });
    expect(await move(id, 'moved-once')).toMatchObject({ status: 200, body: { slug: 'moved-once', version: 1 } });
    await move(id, 'moved-twice');
    expect(await leadsTo('moved-about')).toBe('moved-twice');
    expect(await leadsTo('moved-once')).toBe('moved-twice');
    await move(id, 'moved-about');
    expect(await leadsTo('moved-twice')).toBe('moved-about');
    expect(await site().articleBySlug('moved-about')).toMatchObject({ id });
  });

  test('the former address of a draft, an unpublished or a deleted article leads to nothing', async () => {
    const draft = await desk.make.article({ title: 'Never shown', is_published: false });
    await move(draft.id, 'shown-later');
    expect(await leadsTo('never-shown')).toBeUndefined();
    const { id } = await desk.make.article({ title: 'Withdrawn later' });
    await move(id, 'withdrawn-now');
    await resave(id, { is_published: false });
    expect(await leadsTo('withdrawn-later')).toBeUndefined();
    await resave(id, { is_published: true });
    expect(await leadsTo('withdrawn-later')).toBe('withdrawn-now');
    await desk.admin('DELETE', at(id));
    expect(await leadsTo('withdrawn-later')).toBeUndefined();
    await desk.admin('POST', `${apiPaths.adminTrash}/article/${id}/restore`);
    expect(await leadsTo('withdrawn-later')).toBe('withdrawn-now');
  });

  test('a new article may have the former address of another one, and is then shown there', async () => {
    const { id } = await desk.make.article({ title: 'Good address' });
    await move(id, 'other-address');
    const taker = await desk.make.article({ title: 'Good address' });
    expect(taker.slug).toBe('good-address');
    expect(await site().articleBySlug('good-address')).toMatchObject({ id: taker.id });
  });

  test('an address that a person chose for a draft stays when the title changes', async () => {
    const { id } = await desk.make.article({ title: 'Working title', is_published: false });
    await resave(id, { title: 'Second title', is_published: false });
    expect(await slugOf(id)).toMatchObject({ slug: 'second-title' });
    await move(id, 'chosen-address');
    await resave(id, { title: 'Third title', is_published: true });
    expect(await slugOf(id)).toMatchObject({ slug: 'chosen-address' });
  });

  test('an address is refused when it is taken or invalid, or when the article has changed', async () => {
    const [first, second] = [await desk.make.article({ title: 'First one' }), await desk.make.article()];
    expect(await move(second.id, first.slug)).toMatchObject({
      status: 409,
      body: { detail: 'Another article already has the address “first-one”. Choose a different one.' },
    });
    for (const slug of ['', 'Not Lower', '-x', 'x--y', 'x/y', 'ä', 'x'.repeat(101)])
      expect((await move(second.id, slug)).status, slug).toBe(422);
    expect((await move(second.id, 'stale', { 'if-match': '"9"' })).status).toBe(412);
    expect((await move(999_999, 'nobody')).status).toBe(404);
    expect(await slugOf(second.id)).toMatchObject({ slug: second.slug });
  });

  test('the former address of a category leads to its current one', async () => {
    const category = await desk.make.category({ name: 'Calls', slug: 'calls' });
    const path = `${apiPaths.adminCategories}/${category.id}`;
    await desk.admin('PUT', path, { name: 'Calls', description: '', slug: 'phone-calls' });
    await desk.admin('PUT', path, { name: 'Calls', description: 'x', slug: 'phone-calls' });
    expect(await site().currentCategorySlug('calls')).toBe('phone-calls');
    expect(await site().currentCategorySlug('phone-calls')).toBeUndefined();
  });
});
