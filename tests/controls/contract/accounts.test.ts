import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/api-paths.ts';
import { changeRole, deleteAccount } from '#server/accounts/administration.service.ts';
import { createPasswordHashing } from '#server/accounts/password-hashing.ts';
import { hashToken } from '#server/accounts/sessions.ts';
import { throttleLimits } from '#server/accounts/throttle.ts';
import type { App } from '#server/app.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { costWithoutHash, turnsDuringComparison } from '#tests/support/password-comparison.ts';
import { attackSignIn } from '#tests/support/sign-in-attack.ts';
import { buildTestApp, quickHashing } from '#tests/support/test-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

describeOnEveryEngine('account-registration.test.ts', (database) => {
  let app: App;
  const anyone = () => callAccounts(app);
  const users = () => database().db.selectFrom('users').selectAll().orderBy('id').execute();
  beforeAll(async () => {
    app = await buildTestApp(database());
    await anyone().register('owner@example.com');
  });
  afterAll(() => app.close());

  test('detects an account that was given the role', async () => {
    await anyone().register('promoted@example.com', { role: 'admin' });
    const role = async () => (await users()).find((user) => user.email === 'promoted@example.com')?.role;
    const mayEnter = async () => (await anyone().adminHealth(await anyone().signIn('promoted@example.com'))).statusCode;
    expect([await role(), await mayEnter()]).toEqual(['member', 403]);
    await database()
      .db.updateTable('users')
      .set({ role: 'admin' })
      .where('email', '=', 'promoted@example.com')
      .execute();
    expect([await role(), await mayEnter()]).toEqual(['admin', 200]);
  });

  test('detects hashing that ignores bytes after the 72nd, or does not compose accents', async () => {
    const hashing = quickHashing();
    const through = (change: (password: string) => string) => ({
      hash: (password: string) => hashing.hash(change(password)),
      verify: (hash: string | undefined, password: string) => hashing.verify(hash, change(password)),
    });
    const cutting = await buildTestApp(database(), {
      parts: { accounts: { hashing: through((password) => Buffer.from(password).subarray(0, 72).toString('hex')) } },
    });
    const literal = await buildTestApp(database(), {
      parts: { accounts: { hashing: through((password) => Buffer.from(password).toString('hex').slice(0, 120)) } },
    });
    const long = `${'x'.repeat(127)}a`;
    await callAccounts(cutting).register('cut@example.com', { password: long });
    expect((await callAccounts(cutting).login('cut@example.com', long.slice(0, -1))).statusCode).toBe(200);
    await callAccounts(literal).register('literal@example.com', { password: 'Kāpiti-1' });
    const decomposed = 'Kāpiti-1'.normalize('NFD');
    expect((await callAccounts(literal).login('literal@example.com', decomposed)).statusCode).toBe(401);
    await cutting.close();
    await literal.close();
  });
});

describeOnEveryEngine('policy.test.ts', (database) => {
  test('detects an editor who is treated as an administrator', async () => {
    const app = await buildTestApp(database());
    const anyone = callAccounts(app);
    await anyone.register('owner@example.com');
    await anyone.register('editor@example.com');
    await changeRole(database().db, { email: 'editor@example.com', role: 'editor', confirms: true }, new Date());
    const authorization = `Bearer ${await anyone.signIn('editor@example.com')}`;
    const history = async () => (await app.inject({ url: apiPaths.adminAudit, headers: { authorization } })).statusCode;
    expect(await history()).toBe(403);
    await database().db.updateTable('users').set({ role: 'admin' }).execute();
    expect(await history()).toBe(200);
    await app.close();
  });
});

describeOnEveryEngine('account-sessions.test.ts', (database) => {
  const email = 'person@example.com';
  const now = () => new Date('2026-03-01T00:00:00Z');
  let app: App;
  let second: App;
  let closeSecond = async () => {};
  const anyone = () => callAccounts(app);
  const isAlive = async (token: string, target = app) => (await callAccounts(target).me(token)).statusCode === 200;
  beforeAll(async () => {
    app = await buildTestApp(database(), { parts: { now } });
    const db = await connectDatabase(database().location, 'may-create');
    second = await buildTestApp({ db }, { parts: { now } });
    closeSecond = () => db.destroy();
    await anyone().register('first@example.com');
  });
  afterAll(async () => {
    await app.close();
    await second.close();
    await closeSecond();
  });

  test('detects, on every process, a session that is still in the table', async () => {
    const token = await anyone().signUp('stays@example.com');
    const row = await database()
      .db.selectFrom('sessions')
      .selectAll()
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow();
    await anyone().logout(token);
    expect([await isAlive(token), await isAlive(token, second)]).toEqual([false, false]);
    await database().db.insertInto('sessions').values(row).execute();
    expect([await isAlive(token), await isAlive(token, second)]).toEqual([true, true]);
  });

  test('detects a table that assigns an identifier again', async () => {
    const { id } = (await anyone().register(email)).json();
    await deleteAccount(database().db, email, now());
    const back =
      database().engine === 'postgres'
        ? sql`select setval(pg_get_serial_sequence('users', 'id'), ${id - 1})`
        : sql`update sqlite_sequence set seq = ${id - 1} where name = 'users'`;
    await back.execute(database().db);
    expect((await anyone().register(email)).json().id).toBe(id);
  });
});

describeOnEveryEngine('account-throttle.test.ts', (database) => {
  const signInWrongly = (app: App) => callAccounts(app, '198.51.100.1').login('owner@example.com', 'wrong');

  test('detects a server without limits', async () => {
    const none = { attempts: 100_000, seconds: 900 };
    const unlimited = await buildTestApp(database(), {
      parts: {
        accounts: {
          throttleLimits: { signInByAccountAndNetwork: none, signInByNetwork: none, signInByAccount: none },
        },
      },
    });
    const outcome = await attackSignIn(300, () => signInWrongly(unlimited));
    expect(outcome).toEqual({ compared: 300, refused: 0 });
    await unlimited.close();
  });

  test('detects processes that do not share their counters', async () => {
    await database().db.deleteFrom('throttle').execute();
    const elsewhere = await createTestDatabase(database().engine);
    const [app, apart] = [await buildTestApp(database()), await buildTestApp(elsewhere)];
    const outcome = await attackSignIn(40, (index) => signInWrongly(index % 2 === 0 ? app : apart));
    expect(outcome.compared).toBe(2 * throttleLimits.signInByAccountAndNetwork.attempts);
    await app.close();
    await apart.close();
    await elsewhere.remove();
  });
});

describe('password-hashing.test.ts', () => {
  const hashing = createPasswordHashing();

  test('detects a comparison that is skipped without a hash', async () => {
    const skipping: typeof hashing.verify = async (hash, password) =>
      hash === undefined ? false : hashing.verify(hash, password);
    expect(await costWithoutHash({ ...hashing, verify: skipping })).toBeLessThan(1 / 3);
  });

  test('detects a comparison that blocks the event loop', async () => {
    const blocking: typeof hashing.verify = async () => {
      const end = performance.now() + 30;
      while (performance.now() < end);
      return true;
    };
    expect(await turnsDuringComparison({ ...hashing, verify: blocking })).toBeLessThan(20);
  });
});
