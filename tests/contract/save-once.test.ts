import { beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { type SendToDesk, sendToApp } from '#tests/support/content-factories.ts';
import { deskOfSuite, signUpAs } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

let serial = 0;
const withKey = () => ({ 'idempotency-key': (++serial).toString(16).padStart(32, 'a') });

describeOnEveryEngine('a save whose response was lost', (database) => {
  const desk = deskOfSuite(database, { now: () => time });
  let other: SendToDesk;
  let time = new Date('2026-11-22T00:00:00.000Z');
  beforeAll(async () => {
    other = await signUpAs(desk, database(), 'admin');
  });

  const countOf = async (table: 'articles' | 'categories' | 'tags') =>
    (await database().db.selectFrom(table).select('id').execute()).length;

  test.each([
    ['articles', apiPaths.adminArticles],
    ['categories', apiPaths.adminCategories],
    ['tags', apiPaths.adminTags],
  ] as const)('creates one record in %s when it is sent twice, and returns it both times', async (table, path) => {
    const save = table === 'articles' ? await desk.make.articleSave() : { name: `Once in ${table}` };
    const key = withKey();
    const first = await desk.admin('POST', path, save, key);
    const count = await countOf(table);
    const second = await desk.admin('POST', path, save, key);
    expect(first.status).toBe(201);
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await countOf(table)).toBe(count);
  });

  test('creates one article when both requests arrive at the same moment', async () => {
    const save = await desk.make.articleSave({ title: 'Sent at once' });
    const key = withKey();
    const answers = await Promise.all([1, 2, 3].map(() => desk.admin('POST', apiPaths.adminArticles, save, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => Object(body).id)).size).toBe(1);
  });

  test('gives 409 when it is sent again with changes, and the key leads to the article for them', async () => {
    const save = await desk.make.articleSave({ title: 'First wording' });
    const key = withKey();
    const { body } = await desk.admin('POST', apiPaths.adminArticles, save, key);
    const changed = await desk.admin('POST', apiPaths.adminArticles, { ...save, title: 'Second wording' }, key);
    expect(changed).toMatchObject({
      status: 409,
      body: { detail: 'An earlier save has already created this article. Save your changes to it.' },
    });
    const made = await desk.admin('GET', `${apiPaths.adminSaves}/${key['idempotency-key']}`);
    expect(made).toMatchObject({ status: 200, body: { kind: 'article', id: Object(body).id } });
  });

  test('does not use up its key when it is refused', async () => {
    const save = await desk.make.articleSave({ title: 'Refused first' });
    const key = withKey();
    expect((await desk.admin('POST', apiPaths.adminArticles, { ...save, category_id: 999_999 }, key)).status).toBe(422);
    expect((await desk.admin('POST', apiPaths.adminArticles, save, key)).status).toBe(201);
  });

  test('cannot be found or sent again by another person, and a malformed key gives 422', async () => {
    const save = await desk.make.articleSave({ title: 'Mine alone' });
    const key = withKey();
    await desk.admin('POST', apiPaths.adminArticles, save, key);
    expect((await other('POST', apiPaths.adminArticles, save, key)).status).toBe(409);
    expect((await other('GET', `${apiPaths.adminSaves}/${key['idempotency-key']}`)).status).toBe(404);
    expect((await desk.admin('POST', apiPaths.adminArticles, save, { 'idempotency-key': 'short' })).status).toBe(422);
  });

  test('is recognised for 24 hours when it is sent again', async () => {
    const save = await desk.make.articleSave({ title: 'A day later' });
    const key = withKey();
    const first = await desk.admin('POST', apiPaths.adminArticles, save, key);
    time = new Date(time.getTime() + 24 * 60 * 60_000 + 1);
    const later = sendToApp(desk.app, await callAccounts(desk.app).signIn('admin@example.com'));
    const second = await later('POST', apiPaths.adminArticles, save, key);
    expect(second.status).toBe(201);
    expect(Object(second.body).id).not.toBe(Object(first.body).id);
  });
});
