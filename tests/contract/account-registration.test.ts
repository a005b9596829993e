import { beforeAll, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { buildTestApp, quickHashing } from '#tests/support/test-app.ts';

describeOnEveryEngine('POST /api/auth/register', (database) => {
  let app: App;
  let hashed = 0;
  const anyone = () => callAccounts(app);
  const users = () => database().db.selectFrom('users').selectAll().orderBy('id').execute();

  beforeAll(async () => {
    const { hash, verify } = quickHashing();
    const counting = (password: string) => {
      hashed += 1;
      return hash(password);
    };
    app = await buildTestApp(database(), { parts: { accounts: { hashing: { hash: counting, verify } } } });
    await anyone().register('owner@example.com');
  });

  test('answers 201 with the account and nothing else, with no-store', async () => {
    const answer = await anyone().register('mere@example.com', { full_name: '  Mere Tūhoe ' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      full_name: 'Mere Tūhoe',
      email: 'mere@example.com',
      role: 'member',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('ignores role, is_admin, id, created_at and every other field', async () => {
    const answer = await anyone().register('mallory@example.com', {
      role: 'admin',
      is_admin: true,
      id: 9001,
      created_at: '1999-01-01T00:00:00.000Z',
      password_hash: 'x',
      email_key: 'owner@example.com',
    });
    expect(answer.statusCode).toBe(201);
    const stored = (await users()).find((user) => user.email === 'mallory@example.com');
    expect(stored).toMatchObject({ role: 'member', email_key: 'mallory@example.com' });
    expect(stored?.id).not.toBe(9001);
    expect(stored?.created_at).not.toMatch(/^1999/);
    expect(stored?.password_hash).toMatch(/^\$argon2id\$/);
  });

  test('answers 409 to an e-mail that has an account, in any case and with spaces around it', async () => {
    await anyone().register('taken@example.com');
    for (const email of ['taken@example.com', 'TAKEN@Example.COM', '  taken@example.com ']) {
      const answer = await anyone().register(email);
      const detail = 'An account with this email already exists. Please sign in instead.';
      expect([answer.statusCode, answer.json()]).toEqual([409, { detail }]);
    }
    expect((await users()).filter((user) => user.email_key === 'taken@example.com')).toHaveLength(1);
  });

  test('20 simultaneous registrations of one e-mail make one account', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => anyone().register('twin@example.com')));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
  });

  test('reports every missing field at once', async () => {
    const answer = await anyone().post(apiPaths.register, {});
    expect(answer.statusCode).toBe(422);
    const places = answer.json().detail.map((fault: { loc: string[] }) => fault.loc.join());
    expect(places).toEqual(['body,full_name', 'body,email', 'body,password']);
  });

  test.each([
    ['no e-mail', { email: 'nobody' }, 'Please enter a valid email address.'],
    ['an empty name', { full_name: '   ' }, 'Please enter your full name.'],
    ['a name with a control character', { full_name: 'a\u0000b' }, 'The name has a character that cannot be used.'],
    ['a short password', { password: '12345' }, 'Password must be at least 6 characters long.'],
    ['five emoji', { password: '🐦🐦🐦🐦🐦' }, 'Password must be at least 6 characters long.'],
    ['129 characters', { password: 'x'.repeat(129) }, 'Password can have at most 128 characters.'],
    ['10,000 characters', { password: 'x'.repeat(10_000) }, 'Password can have at most 128 characters.'],
  ])('refuses %s with a message before hashing, and stores nothing', async (_what, fields, sentence) => {
    const before = { hashed, users: (await users()).length };
    const answer = await anyone().register('refused@example.com', fields);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail.map((fault: { msg: string }) => fault.msg)).toEqual([sentence]);
    expect({ hashed, users: (await users()).length }).toEqual(before);
  });

  test('refuses a password of 1 MB with 413, before hashing', async () => {
    const before = hashed;
    const answer = await anyone().register('huge@example.com', { password: 'x'.repeat(1_000_000) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({ detail: 'The request is too large.' });
    expect(hashed).toBe(before);
  });

  test.each([
    ['six characters', '123456'],
    ['six emoji', '🐦🐦🐦🐦🐦🐦'],
    ['128 characters', `${'x'.repeat(127)}a`],
    ['128 emoji', '🐦'.repeat(128)],
    ['128 decomposed characters', 'a\u0304'.repeat(128)],
  ])('uses a password of %s completely: it signs in, and a shorter one does not', async (what, password) => {
    const email = `${what.replaceAll(' ', '-')}@example.com`;
    expect((await anyone().register(email, { password })).statusCode).toBe(201);
    expect((await anyone().login(email, password)).statusCode).toBe(200);
    expect((await anyone().login(email, [...password].slice(0, -1).join(''))).statusCode).toBe(401);
  });
});
