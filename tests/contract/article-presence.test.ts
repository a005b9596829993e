import { beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { type SendToDesk, sendToApp } from '#tests/support/content-factories.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

const keys = ['1', '2', '3'].map((digit) => digit.repeat(32));
const [mine = '', theirs = '', second = ''] = keys;
const pathOf = (id: number, key: string) => `${apiPaths.adminArticles}/${id}/presence/${key}`;

describeOnEveryEngine('who has an article open', (database) => {
  const desk = deskOfSuite(database);
  let other: SendToDesk;
  beforeAll(async () => {
    const token = await callAccounts(desk.app).signUp('second@example.com');
    await database()
      .db.updateTable('users')
      .set({ role: 'editor' })
      .where('email', '=', 'second@example.com')
      .execute();
    other = sendToApp(desk.app, token);
  });

  test('is seen by the others until they close it, and in your own second window', async () => {
    const { id, version } = await desk.make.article();
    expect((await desk.admin('PUT', pathOf(id, mine))).body).toEqual({ version, others: [] });
    const seen = (await other('PUT', pathOf(id, theirs))).body;
    expect(seen).toEqual({ version, others: [{ name: expect.any(String), is_mine: false }] });
    expect((await desk.admin('PUT', pathOf(id, second))).body).toMatchObject({
      others: expect.arrayContaining([
        expect.objectContaining({ is_mine: true }),
        expect.objectContaining({ is_mine: false }),
      ]),
    });
    for (const key of [second, mine]) expect((await desk.admin('DELETE', pathOf(id, key))).status).toBe(204);
    expect((await other('PUT', pathOf(id, theirs))).body).toEqual({ version, others: [] });
  });

  test('ends some seconds after a window was last seen', async () => {
    const { id } = await desk.make.article();
    await desk.admin('PUT', pathOf(id, mine));
    const longAgo = new Date(Date.now() - 60_000).toISOString();
    await database().db.updateTable('open_articles').set({ seen_at: longAgo }).where('key', '=', mine).execute();
    expect((await other('PUT', pathOf(id, theirs))).body).toMatchObject({ others: [] });
    const rows = await database().db.selectFrom('open_articles').select('key').execute();
    expect(rows, 'the ended lease is removed').not.toContainEqual({ key: mine });
  });

  test('a window of another person can be neither moved nor closed', async () => {
    const { id } = await desk.make.article();
    await desk.admin('PUT', pathOf(id, mine));
    await other('DELETE', pathOf(id, mine));
    await other('PUT', pathOf(id, mine));
    expect((await other('PUT', pathOf(id, theirs))).body).toMatchObject({ others: [{ is_mine: false }] });
  });

  test('is refused for an article that does not exist, and for a key that is none', async () => {
    const { id } = await desk.make.article();
    expect((await desk.admin('PUT', pathOf(9_999_999, mine))).status).toBe(404);
    expect((await desk.admin('PUT', pathOf(id, 'short'))).status).toBe(422);
  });
});
