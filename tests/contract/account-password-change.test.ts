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

  test('refuses a missing and a wrong current password with a message', async () => {
    const missing = await anyone().changePassword(token, undefined, 'Rimu-tree-9');
    expect([missing.statusCode, missing.json().detail[0].msg]).toEqual([422, 'Please enter your current password']);
    const wrong = await anyone().changePassword(token, 'wrong', 'Rimu-tree-9');
    expect([wrong.statusCode, wrong.json()]).toEqual([400, { detail: 'Current password is incorrect' }]);
    expect((await anyone().login(email(), goodPassword)).statusCode).toBe(200);
  });

  test.each([
    ['seven characters', 'Rimu-t9', 'Password does not meet strength requirements'],
    ['no uppercase letter', 'rimu-tree-9', 'Password does not meet strength requirements'],
    ['a special character outside the set', 'Rimu tree9~', 'Password does not meet strength requirements'],
    ['129 characters', `Rimu-9${'x'.repeat(123)}`, 'Password can have at most 128 characters.'],
    ['nothing in it', undefined, 'Please enter a password.'],
  ])('refuses a new password with %s', async (_what, password, msg) => {
    const answer = await anyone().changePassword(token, goodPassword, password);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ detail: [expect.objectContaining({ loc: ['body', 'new_password'], msg })] });
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
