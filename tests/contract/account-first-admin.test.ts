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
async function raceForAdmin(
  database: TestDatabase,
  environment: Record<string, string>,
  email: (index: number) => string,
  headers: Record<string, string> = {},
) {
  const db = await connectDatabase(database.location, 'may-create');
  const [first, second] = [await buildTestApp(database, { environment }), await buildTestApp({ db }, { environment })];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      callAccounts(index % 3 === 0 ? second : first).register(email(index), {}, headers),
    ),
  );
  const admins = await database.db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
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
const publicServer = { HOST: '0.0.0.0', PUBLIC_SITE_URL: 'https://www.example.com' };

describe.each(testedEngines)('the first administrator (%s)', (engine) => {
  /** Tests of what is asked before the database, so one engine is enough. */
  const onSqlite = test.runIf(engine === 'sqlite');
  /** Registers an account for each e-mail, one after the other, on a fresh database. Returns the accounts' roles. */
  const rolesOf = async (emails: readonly string[], environment: Record<string, string>) => {
    const roles: string[] = [];
    const database = await createTestDatabase(engine);
    const app = await buildTestApp(database, { environment });
    for (const email of emails) roles.push((await callAccounts(app).register(email)).json().role);
    return roles;
  };

  test('is the first to register when only this machine can reach the server', async () => {
    expect(await rolesOf(['a@example.com', 'b@example.com', 'c@example.com'], {})).toEqual([
      'admin',
      'member',
      'member',
    ]);
  });

  onSqlite.each([
    ['listens on every address', { HOST: '0.0.0.0' }],
    ['listens on a network address', { HOST: '192.168.1.10' }],
    ['trusts a proxy', { TRUST_PROXY: 'true' }],
    ['has a public address', { PUBLIC_SITE_URL: 'https://www.example.com' }],
  ])('is nobody who only registers when the server %s', async (_what, environment) => {
    expect(await rolesOf(['a@example.com', 'b@example.com'], environment)).toEqual(['member', 'member']);
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
    const database = await createTestDatabase(engine);
    const app = await buildTestApp(database);
    const accounts = callAccounts(app);
    const stranger = await accounts.register('stranger@example.com', {}, headers);
    expect([stranger.statusCode, stranger.json().role]).toEqual([201, 'member']);
    expect((await accounts.register('owner@example.com')).json().role).toBe('admin');
  });

  test('is not someone who registers from another machine', async () => {
    const database = await createTestDatabase(engine);
    const app = await buildTestApp(database);
    expect((await callAccounts(app, '192.168.1.20').register('a@example.com')).json().role).toBe('member');
  });

  onSqlite.each(['localhost:3000', 'LOCALHOST', '127.0.0.1:8080', '[::1]:3000'])(
    'is the first to register at the address %s',
    async (host) => {
      const database = await createTestDatabase(engine);
      const app = await buildTestApp(database);
      const headers = { host, origin: `http://${host}` };
      expect((await callAccounts(app).register('a@example.com', {}, headers)).json().role).toBe('admin');
    },
  );

  describe('on a server that others can reach', () => {
    /** Starts a public server with a fresh database and these additional settings, and calls `work` with it. */
    const onPublicServer = async (
      further: Record<string, string>,
      work: (accounts: ReturnType<typeof callAccounts>, database: TestDatabase) => Promise<void>,
    ) => {
      const database = await createTestDatabase(engine);
      const app = await buildTestApp(database, { environment: { ...publicServer, ...further } });
      await work(callAccounts(app), database);
    };
    const withCode = (code: string) => ({ [adminCodeHeader]: code });

    test('is the person who registers with the owner’s code, also through a proxy, and a code works once', async () => {
      await onPublicServer({}, async (accounts, database) => {
        const code = await issueAdminCode(database.db, new Date());
        const proxied = { ...withCode(code), host: 'www.example.com', 'x-forwarded-for': '203.0.113.9' };
        expect((await accounts.register('a@example.com')).json().role).toBe('member');
        expect((await accounts.register('b@example.com', {}, proxied)).json().role).toBe('admin');
        expect((await accounts.register('c@example.com', {}, withCode(code))).json().role).toBe('member');
      });
    });

    test('is not someone with a wrong, expired or malformed code, who becomes a member', async () => {
      await onPublicServer({}, async (accounts, database) => {
        const expired = await issueAdminCode(database.db, new Date(Date.now() - 25 * 60 * 60 * 1000));
        await issueAdminCode(database.db, new Date());
        const codes = [expired, 'x'.repeat(43), '', 'undefined', `${expired}${expired}`, "' or 1=1 --"];
        for (const [index, code] of codes.entries()) {
          const answer = await accounts.register(`person-${index}@example.com`, {}, withCode(code));
          expect([answer.statusCode, answer.json().role]).toEqual([201, 'member']);
        }
      });
    });

    test('can use a code again after a refused registration', async () => {
      await onPublicServer({}, async (accounts, database) => {
        const code = await issueAdminCode(database.db, new Date());
        await accounts.register('taken@example.com');
        expect((await accounts.register('taken@example.com', {}, withCode(code))).statusCode).toBe(409);
        expect((await accounts.register('b@example.com', { password: 'x' }, withCode(code))).statusCode).toBe(422);
        expect((await accounts.register('b@example.com', {}, withCode(code))).json().role).toBe('admin');
      });
    });

    test('is never ADMIN_EMAIL without a code, nor another address with one', async () => {
      await onPublicServer({ ADMIN_EMAIL: 'OWNER@example.com' }, async (accounts, database) => {
        const code = await issueAdminCode(database.db, new Date());
        expect((await accounts.register('a@example.com', {}, withCode(code))).json().role).toBe('member');
        expect((await accounts.register('Owner@EXAMPLE.com', {}, withCode(code))).json().role).toBe('admin');
      });
      expect(await rolesOf([adminEmail], { ...publicServer, ADMIN_EMAIL: adminEmail })).toEqual(['member']);
    });

    test('can use only the newest code', async () => {
      await onPublicServer({}, async (accounts, database) => {
        const [earlier, newest] = [
          await issueAdminCode(database.db, new Date()),
          await issueAdminCode(database.db, new Date()),
        ];
        expect((await accounts.register('a@example.com', {}, withCode(earlier))).json().role).toBe('member');
        expect((await accounts.register('b@example.com', {}, withCode(newest))).json().role).toBe('admin');
        const afterwards = await issueAdminCode(database.db, new Date());
        expect((await accounts.register('c@example.com', {}, withCode(afterwards))).json().role).toBe('member');
      });
    });

    test('has codes that are stored only as hashes', async () => {
      await onPublicServer({}, async (_accounts, database) => {
        const code = await issueAdminCode(database.db, new Date());
        const rows = await database.db.selectFrom('admin_codes').selectAll().execute();
        expect(rows).toHaveLength(1);
        expect(JSON.stringify(rows)).not.toContain(code);
      });
    });
  });

  test('is only one: after the first on a private server, ADMIN_EMAIL becomes a member', async () => {
    expect(await rolesOf(['a@example.com', adminEmail], { ADMIN_EMAIL: adminEmail })).toEqual(['admin', 'member']);
  });

  test('is never made by registering after any account has been an admin', async () => {
    const database = await createTestDatabase(engine);
    const app = await buildTestApp(database, { environment: { ADMIN_EMAIL: adminEmail } });
    const made = { full_name: 'Aroha', email: 'shell@example.com', password: goodPassword };
    await createAdmin(database.db, quickHashing(), made, new Date());
    expect((await callAccounts(app).register(adminEmail)).json().role).toBe('member');
    await deleteAccount(database.db, adminEmail, new Date());
    await expect(deleteAccount(database.db, 'shell@example.com', new Date())).rejects.toThrow(
      'is the last administrator',
    );
    // Even when all accounts are deleted directly in the database, nobody becomes the first admin again.
    await database.db.deleteFrom('users').execute();
    expect((await callAccounts(app).register(adminEmail)).json().role).toBe('member');
  });

  test.each([
    ['on a private server', {}, (index: number) => `person-${index}@example.com`],
    ['with the same code', publicServer, (index: number) => `person-${index}@example.com`],
    [
      'with the same code, of the same ADMIN_EMAIL',
      { ...publicServer, ADMIN_EMAIL: adminEmail },
      (index: number) => (index % 2 ? adminEmail : `person-${index}@example.com`),
    ],
  ])(
    `is exactly one after 50 simultaneous registrations %s, over two processes, ${freshDatabases} times on a fresh database`,
    {
      timeout: 300_000,
    },
    async (_where, environment, email) => {
      for (let round = 0; round < freshDatabases; round += 1) {
        const database = await createTestDatabase(engine);
        const headers = { [adminCodeHeader]: await issueAdminCode(database.db, new Date()) };
        const { admins, told, statuses } = await raceForAdmin(database, environment, email, headers);
        expect(admins).toHaveLength(1);
        expect(told).toEqual(admins);
        for (const status of statuses) expect([201, 409]).toContain(status);
      }
    },
  );
});
