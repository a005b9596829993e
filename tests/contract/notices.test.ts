import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { makeScheduledBackup } from '#server/operations/backup/backup.service.ts';
import { fileMoment } from '#server/operations/backup/backup-folder.ts';
import { examine } from '#server/operations/doctor/examine.ts';
import { checkProxy } from '#server/operations/doctor/machine-checks.ts';
import { noticesFor, type OperationStatus, readOperationStatus } from '#server/operations/notices.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { deskOfSuite, openDesk } from '#tests/support/desk.ts';
import { storeEnquiry } from '#tests/support/enquiry-sender.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { buildTestApp, testConfig } from '#tests/support/test-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const fine: OperationStatus = {
  backup: { newestAt: new Date(), hasFailed: false, failedBackup: undefined, isLate: false },
  freeDisk: 5e9,
  outbox: { waiting: 2, failed: 0, oldestSeconds: 60 },
  hasUntrustedProxy: false,
};

describe('notices for administrators', () => {
  test.each([
    ['a failed backup', { backup: { ...fine.backup, hasFailed: true, isLate: true } }, 'backup_failed', 'error'],
    ['a late backup', { backup: { ...fine.backup, isLate: true } }, 'backup_late', 'error'],
    ['a disk with little room', { freeDisk: 9e8 }, 'disk_nearly_full', 'warning'],
    ['a disk with next to no room', { freeDisk: 9e7 }, 'disk_nearly_full', 'error'],
    ['failed messages', { outbox: { ...fine.outbox, failed: 1 } }, 'enquiries_not_passed_on', 'error'],
    ['old messages', { outbox: { ...fine.outbox, oldestSeconds: 3601 } }, 'enquiries_waiting', 'warning'],
    ['a proxy that is not trusted', { hasUntrustedProxy: true }, 'proxy_not_trusted', 'warning'],
  ] as const)('report %s once, and say what to do', (_name, change, code, severity) => {
    expect(noticesFor(fine)).toEqual([]);
    expect(noticesFor({ ...fine, ...change })).toEqual([{ code, severity, text: expect.stringMatching(/\. .+\.$/) }]);
  });
});

describeOnEveryEngine('the status of operation', (database, engine) => {
  const desk = deskOfSuite(database);

  test('has a notice about a proxy that is not trusted, but not about a header without addresses', async () => {
    const read = async () => (await desk.admin('GET', apiPaths.adminNotices)).body;
    const visit = (forwarded: string) =>
      desk.app.inject({ url: apiPaths.health, headers: { 'x-forwarded-for': forwarded } });
    await visit('not an address');
    await visit('203.0.113.9, nonsense');
    expect(await read()).toEqual([]);
    await visit('203.0.113.9');
    await vi.waitFor(async () =>
      expect(await read()).toEqual([
        { code: 'proxy_not_trusted', severity: 'warning', text: expect.stringContaining('set TRUST_PROXY') },
      ]),
    );
    const { db } = database();
    expect(await checkProxy(db, testConfig(), new Date())).toMatchObject([{ state: 'warning' }]);
    expect(await checkProxy(db, testConfig({ TRUST_PROXY: '127.0.0.1' }), new Date())).toEqual([]);
    await db.deleteFrom('server_facts').execute();
  });

  test('has no notice about a trusted proxy through which this machine asks itself', async () => {
    const lines: string[] = [];
    const app = await buildTestApp(database(), {
      environment: { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn' },
      parts: { logTo: { write: (line) => lines.push(line) } },
    });
    const ask = (remoteAddress: string) =>
      app.inject({ url: apiPaths.health, remoteAddress, headers: { 'x-forwarded-for': '127.0.0.1' } });
    await ask('127.0.0.1');
    expect(lines).toEqual([]);
    for (let time = 0; time < 3; time += 1) await ask('10.0.0.9');
    expect(lines).toEqual([expect.stringMatching(/A proxy that is not trusted.*set TRUST_PROXY to its address/)]);
    expect(lines[0]).not.toContain('10.0.0.9');
    const config = testConfig({ TRUST_PROXY: '127.0.0.1' });
    await vi.waitFor(async () =>
      expect(await checkProxy(database().db, config, new Date())).toMatchObject([{ state: 'warning' }]),
    );
    await app.close();
    await database().db.deleteFrom('server_facts').execute();
  });

  test('has no notice when all is well, and one for messages that could not be sent', async () => {
    const read = async () => (await desk.admin('GET', apiPaths.adminNotices)).body;
    expect(await read()).toEqual([]);
    const { db } = database();
    const failed = { state: 'failed', attempts: 9, last_error: 'refused' } as const;
    const id = await storeEnquiry(db, new Date().toISOString(), { message: failed });
    expect(await read()).toEqual([
      {
        code: 'enquiries_not_passed_on',
        severity: 'error',
        text: expect.stringContaining('1 message about enquiries'),
      },
    ]);
    await db.deleteFrom('enquiries').where('id', '=', id).execute();
  });

  test('names a backup that failed, in the desk and in the doctor, until one works', async () => {
    const folder = makeFolder();
    const damaged = await createTestDatabase(engine);
    const dataDirectory = damaged.location.dataDirectory || folder;
    const { databaseUrl } = damaged.location;
    const environment = {
      DATA_DIR: dataDirectory,
      BACKUP_EVERY_HOURS: '24',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    };
    const config = testConfig(environment);
    const other = await openDesk(damaged, { config });
    const read = async () => (await other.admin('GET', apiPaths.adminNotices)).body;
    const doctor = async () =>
      (await examine(environment, new Date())).flatMap(({ name, state, text }) =>
        name === 'backups' ? [`${state}: ${text}`] : [],
      );
    const now = new Date();
    const name = `scheduled-${fileMoment(now)}.backup`;
    // The backup is written, but no version of this program can load it.
    const table = damaged.db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
    await table.insertInto('kysely_migration').values({ name: '9999-unknown', timestamp: '2030' }).execute();
    await expect(makeScheduledBackup(config, now)).rejects.toThrow(`The backup ${name} could not be loaded again`);
    expect(readdirSync(join(dataDirectory, 'backups')).sort()).toEqual([
      'backup.lock',
      'not-loaded.unfinished',
      'status.json',
    ]);
    expect(await read()).toEqual([
      {
        code: 'backup_failed',
        severity: 'error',
        text: expect.stringContaining(`The last scheduled backup ${name} failed.`),
      },
    ]);
    expect(await doctor()).toContainEqual(
      expect.stringMatching(new RegExp(`^fault: The last .* ${name} could not be loaded`)),
    );
    await table.deleteFrom('kysely_migration').where('name', '=', '9999-unknown').execute();
    await makeScheduledBackup(config, new Date(now.getTime() + 1000));
    expect(await read()).toEqual([]);
  });

  test('is in the metrics, with refused sign-ins', async () => {
    await callAccounts(desk.app).login('nobody@example.com', 'wrong');
    const written = await desk.app.metrics.write();
    expect(written).toMatch(/bellbird_sign_ins_refused_total\{status="401"\} 1\n/);
    expect(written).toMatch(/bellbird_outbox_messages\{state="failed"\} 0\n/);
    expect(written).toMatch(/bellbird_outbox_age_seconds 0\n/);
    expect(written).toMatch(/bellbird_backup_failed 0\n/);
    const { freeDisk } = await readOperationStatus(database().db, testConfig({ DATA_DIR: tmpdir() }), new Date());
    expect(freeDisk).toBeGreaterThan(0);
  });
});
