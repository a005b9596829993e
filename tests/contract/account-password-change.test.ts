import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { callAccounts, goodPassword } from '#tests/support/account-caller.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

describeOnSqlite('POST /api/auth/change-password', (database) => {
  let app: App;
  let token = '';
  let serial = 0;
  const anyone = () => callAccounts(app);
  const email = () => `person-${serial}@example.com`;

  beforeAll(async () => {
    app = await buildTestApp(database());
  });
  beforeEach(async () => {
    serial += 1;
    token = await anyone().signUp(email());
  });

  test('changes the password: the new one signs in, the old one does not', async () => {
    const answer = await anyone().changePassword(token, goodPassword, 'Rimu-tree-9');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Password changed successfully!' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await anyone().login(email(), goodPassword)).statusCode).toBe(401);
    expect((await anyone().login(email(), 'Rimu-tree-9')).statusCode).toBe(200);
    expect((await anyone().me(token)).statusCode).toBe(200);
  });

  test('refuses a wrong current password with 400 and its message', async () => {
    const answer = await anyone().changePassword(token, 'wrong', 'Rimu-tree-9');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ detail: 'Current password is incorrect' });
    expect((await anyone().login(email(), goodPassword)).statusCode).toBe(200);
  });

  test.each([
    ['seven characters', 'Rimu-t9'],
    ['no uppercase letter', 'rimu-tree-9'],
    ['a special character outside the set', 'Rimu tree9~'],
  ])('refuses a new password with %s', async (_what, password) => {
    const answer = await anyone().changePassword(token, goodPassword, password);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      detail: [
        expect.objectContaining({ loc: ['body', 'new_password'], msg: 'Password does not meet strength requirements' }),
      ],
    });
    expect((await anyone().login(email(), goodPassword)).statusCode).toBe(200);
  });

  test('refuses the same password again, composed or decomposed', async () => {
    const accented = 'Tōtara-2026';
    await anyone().changePassword(token, goodPassword, accented);
    for (const again of [accented, accented.normalize('NFD')]) {
      const answer = await anyone().changePassword(token, accented, again);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().detail[0].msg).toBe('New password must be different from current password');
    }
  });

  test('refuses a new password that is too long', async () => {
    const answer = await anyone().changePassword(token, goodPassword, `Rimu-9${'x'.repeat(123)}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail[0].msg).toBe('Password can have at most 128 characters.');
  });

  test('requires both passwords, with a message for each', async () => {
    const answer = await anyone().changePassword(token, undefined, undefined);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail.map((fault: { msg: string }) => fault.msg)).toEqual([
      'Please enter your current password',
      'Please enter a password.',
    ]);
  });

  test('returns 401 Authentication required without a token, before it reads the body', async () => {
    const answer = await anyone().post(apiPaths.changePassword, { current_password: 1 });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ detail: 'Authentication required' });
  });

  test('changes only the account of the token, whatever else is sent', async () => {
    const victim = `victim-${serial}@example.com`;
    await anyone().register(victim);
    const answer = await anyone().post(
      apiPaths.changePassword,
      { current_password: goodPassword, new_password: 'Rimu-tree-9', email: victim, id: 1, user_id: 1 },
      { authorization: `Bearer ${token}` },
    );
    expect(answer.statusCode).toBe(200);
    expect((await anyone().login(victim, goodPassword)).statusCode).toBe(200);
  });
});
