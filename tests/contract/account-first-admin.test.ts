import { describe, expect, test } from 'vitest';
import { createAdmin, deleteAccount } from '#server/accounts/administration.service.ts';
import { issueAdminCode } from '#server/accounts/first-admin.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { adminCodeHeader } from '#shared/api/account-contract.ts';
import { longOrShort } from '#tests/faults/support/figures.ts';
import { callAccounts, goodPassword } from '#tests/support/account-caller.ts';
import { testedEngines } from '#tests/support/every-engine.ts';
import { buildTestApp, quickHashing } from '#tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

/**
 * Registers 50 people at the same time, through two applications that share one fresh database. Returns the ids of all
 * administrators (`admins`), and the ids of the people whose response said that they are administrators (`told`).
 */
async function raceForAdmin(database: TestDatabase, environment: Record<string, string>) {
  const db = await connectDatabase(database.location, 'may-create');
  const headers = { [adminCodeHeader]: await issueAdminCode(db, new Date()) };
  const [first, second] = [await buildTestApp(database, { environment }), await buildTestApp({ db }, { environment })];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const email = environment.ADMIN_EMAIL && index % 2 ? environment.ADMIN_EMAIL : `person-${index}@example.com`;
      return callAccounts(index % 3 === 0 ? second : first).register(email, {}, headers);
    }),
  );
  const admins = await db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
  await first.close();
  await second.close();
  await db.destroy();
  await database.db.destroy();
  return {
    admins: admins.map(({ id }) => id),
    told: answers.filter((answer) => answer.json().role === 'admin').map((answer) => answer.json().id),
    statuses: [...new Set(answers.map(({ statusCode }) => statusCode))],
  };
}

/**
 * Number of times that several people race to become the first admin, each time on a fresh database. The long form of
 * this test has as many races as product.md promises.
 */
const freshDatabases = longOrShort(20, 1);
const adminEmail = 'owner@example.com';
const publicServer = { HOST: '192.168.1.10', PUBLIC_SITE_URL: 'https://www.example.com' };
const withCode = (code: string) => ({ [adminCodeHeader]: code });

describe.each(testedEngines)('the first administrator (%s)', (engine) => {
  /** Tests of what is asked before the database, so one engine is enough. */
  const onSqlite = test.runIf(engine === 'sqlite');
  /** Starts a server with a fresh database. `roleOf` registers an account and returns its role. */
  const start = async (environment: Record<string, string> = {}, address?: string) => {
    const { db } = await createTestDatabase(engine);
    const accounts = callAccounts(await buildTestApp({ db }, { environment }), address);
    const roleOf = async (email: string, headers = {}) => (await accounts.register(email, {}, headers)).json().role;
    return { db, accounts, roleOf };
  };

  test('is the first to register when only this machine can reach the server, and then ADMIN_EMAIL is a member', async () => {
    const { roleOf } = await start({ ADMIN_EMAIL: adminEmail });
    expect([await roleOf('a@example.com'), await roleOf(adminEmail)]).toEqual(['admin', 'member']);
  });

  onSqlite.each([
    ['a foreign Host, as DNS rebinding sends', { host: 'evil.example:3000' }],
    ['a Host that only begins like this machine', { host: 'localhost.evil.example' }],
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['an opaque Origin', { origin: 'null' }],
    ['Forwarded', { forwarded: 'for=203.0.113.9' }],
    ['X-Forwarded-For', { 'x-forwarded-for': '127.0.0.1' }],
    ['X-Forwarded-Proto', { 'x-forwarded-proto': 'https' }],
    ['X-Real-IP', { 'x-real-ip': '127.0.0.1' }],
    ['Via', { via: '1.1 proxy' }],
    ['CF-Connecting-IP', { 'cf-connecting-ip': '203.0.113.9' }],
  ])('is not someone who registers with %s, and the owner can still become administrator', async (_what, headers) => {
    const { roleOf } = await start();
    expect(await roleOf('stranger@example.com', headers)).toBe('member');
    expect(await roleOf('owner@example.com')).toBe('admin');
  });

  onSqlite('is not someone who registers from another machine', async () => {
    const { roleOf } = await start({}, '192.168.1.20');
    expect(await roleOf('a@example.com')).toBe('member');
  });

  onSqlite.each(['localhost:3000', 'LOCALHOST', '127.0.0.1:8080', '[::1]:3000'])(
    'is the first to register at the address %s',
    async (host) => {
      const { roleOf } = await start();
      expect(await roleOf('a@example.com', { host, origin: `http://${host}` })).toBe('admin');
    },
  );

  describe('on a server that others can reach', () => {
    test('is the person who registers with the owner’s code, also through a proxy, and a code works once', async () => {
      const { db, roleOf } = await start(publicServer);
      const code = await issueAdminCode(db, new Date());
      const proxied = { ...withCode(code), host: 'www.example.com', 'x-forwarded-for': '203.0.113.9' };
      expect(await roleOf('a@example.com')).toBe('member');
      expect(await roleOf('b@example.com', proxied)).toBe('admin');
      expect(await roleOf('c@example.com', withCode(code))).toBe('member');
    });

    test('is not someone with a wrong, expired or malformed code, who becomes a member', async () => {
      const { db, roleOf } = await start(publicServer);
      const expired = await issueAdminCode(db, new Date(Date.now() - 25 * 60 * 60 * 1000));
      await issueAdminCode(db, new Date());
      const codes = [expired, 'x'.repeat(43), '', 'undefined', `${expired}${expired}`, "' or 1=1 --"];
      for (const [index, code] of codes.entries())
        expect(await roleOf(`person-${index}@example.com`, withCode(code)), code).toBe('member');
    });

    test('can use a code again after a refused registration', async () => {
      const { db, accounts, roleOf } = await start(publicServer);
      const code = await issueAdminCode(db, new Date());
      await accounts.register('taken@example.com');
      expect((await accounts.register('taken@example.com', {}, withCode(code))).statusCode).toBe(409);
      expect((await accounts.register('b@example.com', { password: 'x' }, withCode(code))).statusCode).toBe(422);
      expect(await roleOf('b@example.com', withCode(code))).toBe('admin');
    });

    test('is never ADMIN_EMAIL without a code, nor another address with one', async () => {
      const { db, roleOf } = await start({ ...publicServer, ADMIN_EMAIL: 'OWNER@example.com' });
      const code = await issueAdminCode(db, new Date());
      expect(await roleOf('a@example.com', withCode(code))).toBe('member');
      expect(await roleOf('Owner@EXAMPLE.com', withCode(code))).toBe('admin');
      const { roleOf: roleWithoutCode } = await start({ ...publicServer, ADMIN_EMAIL: adminEmail });
      expect(await roleWithoutCode(adminEmail)).toBe('member');
    });

    test('can use only the newest code', async () => {
      const { db, roleOf } = await start(publicServer);
      const earlier = await issueAdminCode(db, new Date());
      const newest = await issueAdminCode(db, new Date());
      expect(await roleOf('a@example.com', withCode(earlier))).toBe('member');
      expect(await roleOf('b@example.com', withCode(newest))).toBe('admin');
      expect(await roleOf('c@example.com', withCode(await issueAdminCode(db, new Date())))).toBe('member');
    });

    test('has codes that are stored only as hashes', async () => {
      const { db } = await start();
      const code = await issueAdminCode(db, new Date());
      const rows = await db.selectFrom('admin_codes').selectAll().execute();
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(code);
    });
  });

  test('is never made by registering after any account has been an admin', async () => {
    const { db, roleOf } = await start({ ADMIN_EMAIL: adminEmail });
    const made = { full_name: 'Aroha', email: 'shell@example.com', password: goodPassword };
    await createAdmin(db, quickHashing(), made, new Date());
    expect(await roleOf(adminEmail)).toBe('member');
    await deleteAccount(db, adminEmail, new Date());
    await expect(deleteAccount(db, 'shell@example.com', new Date())).rejects.toThrow('is the last administrator');
    // Even when all accounts are deleted directly in the database, nobody becomes the first admin again.
    await db.deleteFrom('users').execute();
    expect(await roleOf(adminEmail)).toBe('member');
  });

  test.each([
    ['on a private server', {}],
    ['with the same code', publicServer],
    ['with the same code, of the same ADMIN_EMAIL', { ...publicServer, ADMIN_EMAIL: adminEmail }],
  ])(
    `is exactly one after 50 simultaneous registrations %s, over two processes, ${freshDatabases} times on a fresh database`,
    { timeout: 300_000 },
    async (_where, environment) => {
      for (let round = 0; round < freshDatabases; round += 1) {
        const { admins, told, statuses } = await raceForAdmin(await createTestDatabase(engine), environment);
        expect(admins).toHaveLength(1);
        expect(told).toEqual(admins);
        for (const status of statuses) expect([201, 409]).toContain(status);
      }
    },
  );
});
