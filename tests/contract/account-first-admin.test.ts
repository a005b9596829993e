import { describe, expect, test } from 'vitest';
import { createAdmin, deleteAccount } from '#server/accounts/administration.service.ts';
import type { EngineName } from '#server/database/engine.ts';
import { longOrShort } from '#tests/faults/support/figures.ts';
import { callAccounts, goodPassword } from '#tests/support/account-caller.ts';
import { raceForAdmin } from '#tests/support/race-for-admin.ts';
import { buildTestApp, quickHashing } from '#tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

/** The long form repeats the race as often as the promise needs (product 15.7). */
const freshDatabases = longOrShort(20, 5);
const adminEmail = 'owner@example.com';
const publicServer = { HOST: '0.0.0.0', PUBLIC_SITE_URL: 'https://www.example.com' };

const engines: readonly EngineName[] = ['sqlite', 'postgres'];

describe.each(engines)('the first admin (product 7.7 and 15.7) (%s)', (engine) => {
  const withFresh = async (work: (database: TestDatabase) => Promise<void>) => {
    const database = await createTestDatabase(engine);
    try {
      await work(database);
    } finally {
      await database.remove();
    }
  };
  /** Registers these e-mails one after the other on a fresh database; gives their roles. */
  const rolesOf = async (emails: readonly string[], environment: Record<string, string>) => {
    const roles: string[] = [];
    await withFresh(async (database) => {
      const app = await buildTestApp(database, { environment });
      for (const email of emails) roles.push((await callAccounts(app).register(email)).json().role);
      await app.close();
    });
    return roles;
  };

  test('is the first to register where only this machine can reach the server', async () => {
    expect(await rolesOf(['a@example.com', 'b@example.com', 'c@example.com'], {})).toEqual([
      'admin',
      'member',
      'member',
    ]);
  });

  test.each([
    ['listens on every address', { HOST: '0.0.0.0' }],
    ['listens on a network address', { HOST: '192.168.1.10' }],
    ['stands behind a proxy', { TRUST_PROXY: 'true' }],
    ['has a public address', { PUBLIC_SITE_URL: 'https://www.example.com' }],
  ])('is nobody by registering where the server %s', async (_what, environment) => {
    expect(await rolesOf(['a@example.com', 'b@example.com'], environment)).toEqual(['member', 'member']);
  });

  test('is the e-mail of ADMIN_EMAIL, in any case, whoever registered before', async () => {
    const emails = ['a@example.com', 'Owner@EXAMPLE.com', 'b@example.com'];
    expect(await rolesOf(emails, { ...publicServer, ADMIN_EMAIL: 'OWNER@example.com' })).toEqual([
      'member',
      'admin',
      'member',
    ]);
  });

  test('stays one: after the first on a private server, ADMIN_EMAIL is a member', async () => {
    expect(await rolesOf(['a@example.com', adminEmail], { ADMIN_EMAIL: adminEmail })).toEqual(['admin', 'member']);
  });

  test('is never made by registering again, once an account was an admin or was made one from the shell', async () => {
    await withFresh(async (database) => {
      const app = await buildTestApp(database, { environment: { ADMIN_EMAIL: adminEmail } });
      const made = { full_name: 'Aroha', email: 'shell@example.com', password: goodPassword };
      await createAdmin(database.db, quickHashing(), made, new Date());
      expect((await callAccounts(app).register(adminEmail)).json().role).toBe('member');
      await deleteAccount(database.db, adminEmail, new Date());
      await expect(deleteAccount(database.db, 'shell@example.com', new Date())).rejects.toThrow('is the last admin');
      // Even with every account gone behind the program's back, the claim stays taken.
      await database.db.deleteFrom('users').execute();
      expect((await callAccounts(app).register(adminEmail)).json().role).toBe('member');
      await app.close();
    });
  });

  test.each([
    ['on a private server', {}, (index: number) => `person-${index}@example.com`],
    [
      'of the same ADMIN_EMAIL',
      { ...publicServer, ADMIN_EMAIL: adminEmail },
      (index: number) => (index % 2 ? adminEmail : `person-${index}@example.com`),
    ],
  ])(
    `is exactly one after 50 simultaneous registrations %s, over two processes, on ${freshDatabases} fresh databases`,
    {
      timeout: 300_000,
    },
    async (_where, environment, email) => {
      for (let round = 0; round < freshDatabases; round += 1) {
        await withFresh(async (database) => {
          const { admins, told, statuses } = await raceForAdmin(database, environment, email);
          expect(admins).toHaveLength(1);
          expect(told).toEqual(admins);
          for (const status of statuses) expect([201, 409]).toContain(status);
        });
      }
    },
  );
});
