import { beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { WorkingCopyPut } from '#shared/api/working-copy-contract.ts';
import { emptyArticleForm, type SendToDesk } from '#tests/support/content-factories.ts';
import { deskOfSuite, signUpAs } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

let serial = 0;
const newKey = () => (++serial).toString(16).padStart(32, '0');
const pathOf = (key: string) => `${apiPaths.adminWorkingCopies}/${key}`;
const copy = (title: string, sequence: number, more: Partial<WorkingCopyPut> = {}): WorkingCopyPut => ({
  article_id: null,
  base_version: null,
  sequence,
  form: { ...emptyArticleForm, title },
  ...more,
});

describeOnEveryEngine('what is typed is kept on the server', (database) => {
  const desk = deskOfSuite(database);
  let other: SendToDesk;
  beforeAll(async () => {
    other = await signUpAs(desk, database(), 'admin');
  });

  test('is kept exactly, whether it is valid or not', async () => {
    const key = newKey();
    const odd = {
      ...emptyArticleForm,
      title: ' \0 half a \ud800 thought ',
      content: '<p>one\r\n\ttwo</p> ',
      publish_date: '31/02',
    };
    expect((await desk.admin('PUT', pathOf(key), { ...copy('', 1), form: odd })).status).toBe(204);
    const { body } = await desk.admin('GET', pathOf(key));
    expect(body).toMatchObject({ form: odd, is_mine: true, sequence: 1, title: 'half a \ufffd thought' });
  });

  test('is not replaced by a request that arrives late, and a repeated request succeeds', async () => {
    const key = newKey();
    for (const sequence of [1, 3]) await desk.admin('PUT', pathOf(key), copy(`Text ${sequence}`, sequence));
    const late = await desk.admin('PUT', pathOf(key), copy('Text 2', 2));
    expect(late).toMatchObject({ status: 409, body: { detail: 'A newer text is already kept.' } });
    expect((await desk.admin('PUT', pathOf(key), copy('Text 3', 3))).status).toBe(204);
    expect((await desk.admin('PUT', pathOf(key), copy('Other text 3', 3))).status).toBe(409);
    expect((await desk.admin('GET', pathOf(key))).body).toMatchObject({ form: { title: 'Text 3' } });
  });

  test('is the newest text after many requests at the same time', async () => {
    const key = newKey();
    const sequences = [4, 1, 3, 6, 2, 5];
    await Promise.all(sequences.map((sequence) => desk.admin('PUT', pathOf(key), copy(`Text ${sequence}`, sequence))));
    await desk.admin('PUT', pathOf(key), copy('Text 6', 6));
    expect((await desk.admin('GET', pathOf(key))).body).toMatchObject({ form: { title: 'Text 6' } });
  });

  test('can be read by other administrators, with its author, but not replaced or discarded by them', async () => {
    const article = await desk.make.article({ title: 'Shared' });
    const key = newKey();
    const mine = copy('Shared, longer', 1, { article_id: article.id, base_version: article.version });
    await desk.admin('PUT', pathOf(key), mine);
    const listed = (await other('GET', apiPaths.adminWorkingCopies)).body;
    expect(listed).toContainEqual({
      key,
      is_mine: false,
      account_name: expect.any(String),
      article_id: article.id,
      base_version: article.version,
      sequence: 1,
      title: 'Shared, longer',
      updated_at: expect.any(String),
    });
    expect((await other('PUT', pathOf(key), copy('Taken', 9))).status).toBe(409);
    expect((await other('DELETE', pathOf(key))).status).toBe(204);
    expect((await other('GET', pathOf(key))).body).toMatchObject({ form: { title: 'Shared, longer' } });
    expect((await desk.admin('DELETE', pathOf(key))).status).toBe(204);
    expect((await desk.admin('GET', pathOf(key))).status).toBe(404);
  });

  test('is never visible to visitors and not in the change history', async () => {
    const article = await desk.make.article({ title: 'As published', is_published: true });
    const before = await database().db.selectFrom('audit_entries').select('id').execute();
    const unseen = copy('Not for visitors', 1, { article_id: article.id, base_version: article.version });
    await desk.admin('PUT', pathOf(newKey()), unseen);
    const answer = await desk.app.inject(`${apiPaths.publicArticles}?limit=100`);
    expect(answer.body).toContain('As published');
    expect(answer.body).not.toContain('Not for visitors');
    expect(await database().db.selectFrom('audit_entries').select('id').execute()).toEqual(before);
  });

  test('is limited to 50 texts per account, and the refusal says what to do', async () => {
    const keys: string[] = [];
    let answer = await other('GET', apiPaths.adminWorkingCopies);
    for (let count = 0; count <= 50; count += 1) {
      keys.push(newKey());
      answer = await other('PUT', pathOf(keys.at(-1) ?? ''), copy(`Text ${count}`, 1));
    }
    expect(answer).toMatchObject({
      status: 409,
      body: { detail: 'You have 50 texts with unsaved changes. Save or discard some.' },
    });
    expect((await other('PUT', pathOf(keys[0] ?? ''), copy('Goes on', 2))).status).toBe(204);
  });

  test('gives 413 when it is too large to save, and 422 when fields are missing', async () => {
    const large = { ...copy('', 1), form: { ...emptyArticleForm, content: 'x'.repeat(1_100_000) } };
    expect((await desk.admin('PUT', pathOf(newKey()), large)).status).toBe(413);
    expect((await desk.admin('PUT', pathOf(newKey()), { sequence: 1 })).status).toBe(422);
    expect((await desk.admin('PUT', pathOf('not-a-key'), copy('', 1))).status).toBe(422);
  });
});

const keys = ['1', '2', '3'].map((digit) => digit.repeat(32));
const [mine = '', theirs = '', second = ''] = keys;
const presencePathOf = (id: number, key: string) => `${apiPaths.adminArticles}/${id}/presence/${key}`;

describeOnEveryEngine('who has an article open', (database) => {
  const desk = deskOfSuite(database);
  let other: SendToDesk;
  beforeAll(async () => {
    other = await signUpAs(desk, database(), 'editor');
  });

  test('is seen by the others until they close it, and in your own second window', async () => {
    const { id, version } = await desk.make.article();
    expect((await desk.admin('PUT', presencePathOf(id, mine))).body).toEqual({ version, others: [] });
    const seen = (await other('PUT', presencePathOf(id, theirs))).body;
    expect(seen).toEqual({ version, others: [{ name: expect.any(String), is_mine: false }] });
    expect((await desk.admin('PUT', presencePathOf(id, second))).body).toMatchObject({
      others: expect.arrayContaining([
        expect.objectContaining({ is_mine: true }),
        expect.objectContaining({ is_mine: false }),
      ]),
    });
    for (const key of [second, mine]) expect((await desk.admin('DELETE', presencePathOf(id, key))).status).toBe(204);
    expect((await other('PUT', presencePathOf(id, theirs))).body).toEqual({ version, others: [] });
  });

  test('ends some seconds after a window was last seen', async () => {
    const { id } = await desk.make.article();
    await desk.admin('PUT', presencePathOf(id, mine));
    const longAgo = new Date(Date.now() - 60_000).toISOString();
    await database().db.updateTable('open_articles').set({ seen_at: longAgo }).where('key', '=', mine).execute();
    expect((await other('PUT', presencePathOf(id, theirs))).body).toMatchObject({ others: [] });
    const rows = await database().db.selectFrom('open_articles').select('key').execute();
    expect(rows, 'the ended lease is removed').not.toContainEqual({ key: mine });
  });

  test('a window of another person can be neither moved nor closed', async () => {
    const { id } = await desk.make.article();
    await desk.admin('PUT', presencePathOf(id, mine));
    await other('DELETE', presencePathOf(id, mine));
    await other('PUT', presencePathOf(id, mine));
    expect((await other('PUT', presencePathOf(id, theirs))).body).toMatchObject({ others: [{ is_mine: false }] });
  });

  test('is refused for an article that does not exist, and for a key that is none', async () => {
    const { id } = await desk.make.article();
    expect((await desk.admin('PUT', presencePathOf(9_999_999, mine))).status).toBe(404);
    expect((await desk.admin('PUT', presencePathOf(id, 'short'))).status).toBe(422);
  });
});
