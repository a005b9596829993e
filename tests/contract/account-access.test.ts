import { Readable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { changeRole } from '#server/accounts/administration.service.ts';
import type { App } from '#server/app.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

describeOnEveryEngine('who may call the accounts API', (database) => {
  let app: App;
  const call = (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}) =>
    app.inject({ method, url, headers, ...(method === 'POST' ? { payload: {} } : {}) });

  beforeAll(async () => {
    app = await buildTestApp(database());
    await callAccounts(app).register('admin@example.com');
    await callAccounts(app).register('member@example.com');
    await callAccounts(app).register('editor@example.com');
    await changeRole(database().db, { email: 'editor@example.com', role: 'editor', confirms: true }, new Date());
  });

  test.each([
    ['POST', `${apiPaths.adminPictures}?file_name=one.jpg&alt=One`, 'image/jpeg', () => makePicture()],
    ['POST', apiPaths.adminTags, 'application/json', async () => Buffer.from('{"name":"Held"}')],
  ] as const)('%s %s: a request that was begun before the access was taken is refused', async (...request) => {
    const [method, url, type, makeBody] = request;
    const body = await makeBody();
    for (const [role, status] of [
      ['member', 403],
      ['deleted', 401],
    ] as const) {
      const email = `${role}-${url.length}@example.com`;
      await callAccounts(app).register(email);
      await changeRole(database().db, { email, role: 'editor', confirms: true }, new Date());
      const token = await callAccounts(app).signIn(email);
      const isBegun = Promise.withResolvers<void>();
      const isTaken = Promise.withResolvers<void>();
      async function* slowly() {
        yield body.subarray(0, 5);
        isBegun.resolve();
        await isTaken.promise;
        yield body.subarray(5);
      }
      const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': `${body.length}` };
      const answer = app.inject({ method, url, headers, payload: Readable.from(slowly()) });
      await isBegun.promise;
      // The session is kept, so that only the role decides.
      const { db } = database();
      if (role === 'member') await db.updateTable('users').set({ role }).where('email', '=', email).execute();
      else await db.deleteFrom('users').where('email', '=', email).execute();
      isTaken.resolve();
      expect((await answer).statusCode).toBe(status);
    }
  });

  test('strangers, members and editors get their own messages', async () => {
    const member = await callAccounts(app).signIn('member@example.com');
    expect((await call('GET', apiPaths.adminHealth)).json()).toEqual({ detail: 'Authentication required' });
    expect((await callAccounts(app).adminHealth(member)).json().detail).toMatch(/doesn’t have desk access/);
    const authorization = `Bearer ${await callAccounts(app).signIn('editor@example.com')}`;
    expect((await call('GET', apiPaths.adminAudit, { authorization })).json().detail).toBe(
      'Only administrators may do this.',
    );
  });

  test('GET /api/auth/me returns id, full_name, email, role and nothing else', async () => {
    const token = await callAccounts(app).signIn('admin@example.com');
    expect((await callAccounts(app).me(token)).json()).toEqual({
      id: expect.any(Number),
      full_name: 'Aroha Ngata',
      email: 'admin@example.com',
      role: 'admin',
    });
  });

  describe('invalid authorization headers', () => {
    test.each([
      [''],
      ['Bearer'],
      ['Bearer '],
      ['Basic YWRtaW46YWRtaW4='],
      ['Bearer undefined'],
      ['Bearer null'],
      ['Bearer x y'],
      ['bearer  two-spaces-before-the-token-x'],
      [`Bearer ${'A'.repeat(43)}`],
      [`Bearer ${'A'.repeat(5000)}`],
      ["Bearer ' or '1'='1' -- aaaaaaaaaaaaaaaa"],
      ['Bearer __proto__constructor__proto__'],
    ])('%s', async (authorization) => {
      expect((await call('GET', apiPaths.adminHealth, { authorization })).statusCode).toBe(401);
    });

    test('the token by itself, in a query or in a cookie', async () => {
      const token = await callAccounts(app).signIn('admin@example.com');
      expect((await call('GET', apiPaths.adminHealth, { authorization: token })).statusCode).toBe(401);
      expect((await call('GET', `${apiPaths.adminHealth}?access_token=${token}`)).statusCode).toBe(401);
      expect((await call('GET', apiPaths.adminHealth, { cookie: `access_token=${token}` })).statusCode).toBe(401);
      // Control: the token is accepted in the right header.
      expect((await callAccounts(app).adminHealth(token)).statusCode).toBe(200);
    });
  });
});
