import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseConfig } from '#server/config/config.ts';
import { openObjectStore } from '#server/pictures/object-store.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { type ObjectStoreServer, startObjectStoreServer } from '#tests/support/object-store-server.ts';
import { refusal } from '#tests/support/refusal.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { makeBackup, makeScheduledBackup } from './backup.service.ts';
import { createBackupSchedule } from './backup-schedule.ts';
import { readBackupHealth } from './backup-status.ts';
import { copyToStore, createKeyPair, fetchFromStore, type KeyPair, listStoredBackups } from './offsite-backup.ts';

const hour = 60 * 60 * 1000;
let server: ObjectStoreServer;
let mail: MailServer;
let keys: KeyPair;
let database: TestDatabase;
let folder = '';
beforeAll(async () => {
  server = await startObjectStoreServer();
  mail = await startMailServer();
  keys = await createKeyPair();
  database = await createTestDatabase('sqlite');
  folder = makeFolder();
});
afterAll(() => mail.stop());
beforeEach(async () => {
  const store = await openStore();
  for (const { key } of await store.list('')) await store.remove(key);
  rmSync(join(database.location.dataDirectory, 'backups'), { recursive: true, force: true });
  mail.received.length = 0;
});

const configOf = (changed: Record<string, string> = {}) =>
  parseConfig({
    ...server.settings,
    DATA_DIR: database.location.dataDirectory,
    BACKUP_OFFSITE_KEY: keys.recipient,
    BACKUP_OFFSITE_KEEP: '2',
    BACKUP_SIGNING_KEY: keys.signingKey,
    SMTP_URL: mail.url,
    ENQUIRY_MAIL_TO: 'owner@example.com',
    ENQUIRY_MAIL_FROM: 'site@example.com',
    ...changed,
  });

function openStore() {
  const { objectStore } = configOf();
  if (!objectStore) throw new Error('The settings name no object store.');
  return openObjectStore(objectStore);
}

describe('copies of backups in an object store', () => {
  test('a copy is encrypted there, and comes back byte for byte with the secret key', async () => {
    const config = configOf();
    const file = join(folder, 'bellbird-2026-11-22T00-00-00-000Z.backup');
    await makeBackup(config, file, new Date());
    const name = 'bellbird-2026-11-22T00-00-00-000Z.backup';
    const copy = await copyToStore(config, { file, name, instance: 'here', now: new Date() });
    const written = readFileSync(file);
    const [stored] = await listStoredBackups(config);
    expect(stored?.key).toBe(copy);
    const store = await openStore();
    const content = Buffer.from(await new Response(await store.get(`backups/${copy}`)).arrayBuffer());
    expect(content.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(content.includes(written.subarray(0, 40))).toBe(false);
    const fetched = await fetchFromStore(config, { key: keys.identity, folder, now: new Date() });
    expect(fetched.name).toBe(copy);
    expect(readFileSync(fetched.file).equals(written)).toBe(true);
    expect(statSync(fetched.file).mode & 0o777).toBe(0o600);
  });

  test('a wrong key, no secret key, an unknown name and an empty store are refused with advice', async () => {
    const config = configOf();
    const now = new Date();
    expect(await refusal(fetchFromStore(config, { folder, now }))).toMatch(/secret key is needed .*--key-file FILE/);
    expect(await refusal(fetchFromStore(config, { key: keys.identity, folder, now }))).toMatch(
      /no backup in the object store that was signed/,
    );
    await makeScheduledBackup(config, now);
    const { identity } = await createKeyPair();
    expect(await refusal(fetchFromStore(config, { key: identity, folder, now }))).toMatch(/signed with this key/);
    const [stored] = await listStoredBackups(config);
    const wrong = await refusal(fetchFromStore(config, { name: stored?.key, key: identity, folder, now }));
    expect(wrong).toMatch(/cannot be decrypted with this/);
    expect(wrong).not.toContain(identity);
    expect(await refusal(fetchFromStore(config, { name: 'x.age', key: keys.identity, folder, now }))).toMatch(
      /has no x\.age\. .*backup list$/,
    );
  });

  test('the newest is the newest signed one of the named instance, never a planted or changed object', async () => {
    const config = configOf();
    const file = join(folder, 'signed.backup');
    await makeBackup(config, file, new Date());
    const now = new Date();
    const copy = (instance: string, name: string, secondsAgo: number, settings = config) =>
      copyToStore(settings, { file, name, instance, now: new Date(now.getTime() - secondsAgo * 1000) });
    await copy('one', 'scheduled-2026-11-01T00-00-00-000Z.backup', 20);
    const newest = await copy('one', 'scheduled-2026-11-02T00-00-00-000Z.backup', 10);
    const { signingKey } = await createKeyPair();
    const planted = await copy(
      'one',
      'scheduled-2027-01-01T00-00-00-000Z.backup',
      0,
      configOf({ BACKUP_SIGNING_KEY: signingKey }),
    );
    const fetching = (wanted: { name?: string; instance?: string } = {}) =>
      fetchFromStore(config, { ...wanted, key: keys.identity, folder, now });
    expect(await fetching()).toMatchObject({ name: newest, isSigned: true });
    expect(await fetching({ name: planted })).toMatchObject({ name: planted, isSigned: false });
    await copy('two', 'scheduled-2026-11-03T00-00-00-000Z.backup', 5);
    expect(await refusal(fetching())).toMatch(/of these instances:\n {2}one .*\n {2}two .*\nSay which one/s);
    expect(await fetching({ instance: 'one' })).toMatchObject({ name: newest });
    const store = await openStore();
    const signature = await new Response(await store.get(`backups/${newest}.sig`)).text();
    await store.put(`backups/${planted}.sig`, new Blob([signature]).stream());
    expect(await fetching({ instance: 'one' })).toMatchObject({ name: newest });
    await store.put(`backups/${newest}`, await store.get(`backups/${planted}`));
    expect(await refusal(fetching({ instance: 'one' }))).toMatch(/is not the file that was signed/);
  });

  test('a failed copy is reported, and tried again without another backup', async () => {
    const broken = configOf({ S3_BUCKET: 'elsewhere' });
    const now = new Date();
    expect(await refusal(makeScheduledBackup(broken, now))).toMatch(/bucket elsewhere .*NoSuchBucket/);
    expect(readBackupHealth(broken, now).problems).toEqual([
      expect.stringMatching(/^The last backup could not be copied to the object store: Cannot write/),
    ]);
    const { written, copied } = await makeScheduledBackup(configOf(), now);
    expect([written, copied !== undefined]).toEqual([undefined, true]);
    expect(readBackupHealth(configOf(), now).problems).toEqual([]);
    const names = readdirSync(join(broken.dataDirectory, 'backups')).filter((name) => name.endsWith('.backup'));
    expect(names).toHaveLength(1);
  });
});

describe('mail to the owner about backups', () => {
  const logged: unknown[] = [];
  const log = { error: (...words: unknown[]) => logged.push(words) };
  const scheduleOf = (run: () => Promise<string | undefined>, changed: Record<string, string> = {}) =>
    createBackupSchedule(configOf(changed), log, run);

  test('is sent when a backup fails, once a day, and again after it worked in between', async () => {
    let outcome: string | undefined = 'The disk is full.';
    let runs = 0;
    const run = async () => {
      runs += 1;
      if (outcome === undefined) await makeScheduledBackup(configOf(), new Date());
      return outcome;
    };
    const schedule = scheduleOf(run);
    const start = Date.now();
    await schedule.check(new Date(start));
    await schedule.check(new Date(start + hour));
    expect(runs).toBe(2);
    expect(mail.received).toHaveLength(1);
    expect(mail.received[0]).toMatchObject({ from: 'site@example.com', to: ['owner@example.com'] });
    expect(mail.received[0]?.text).toMatch(/Subject: Backups of .* need attention/);
    expect(mail.received[0]?.text).toContain('The last scheduled backup failed: The disk is full.');
    // A second schedule is like one in another process. It reads that an e-mail was sent, and sends no second one.
    await scheduleOf(run).check(new Date(start + 2 * hour));
    expect(mail.received).toHaveLength(1);
    await scheduleOf(run).check(new Date(start + 25 * hour));
    expect(mail.received).toHaveLength(2);
    outcome = undefined;
    await schedule.check(new Date());
    expect(mail.received).toHaveLength(2);
  });

  test('is sent when the newest backup is too old though no run reports a failure', async () => {
    await makeScheduledBackup(configOf(), new Date());
    const schedule = scheduleOf(async () => undefined);
    await schedule.check(new Date());
    expect(mail.received).toHaveLength(0);
    await schedule.check(new Date(Date.now() + 49 * hour));
    expect(mail.received[0]?.text).toContain('The newest backup is 49 hours old.');
  });

  test('is not sent when no mail server is set, and a refusal by the mail server stops nothing', async () => {
    const none = { SMTP_URL: '', ENQUIRY_MAIL_TO: '', ENQUIRY_MAIL_FROM: '' };
    await scheduleOf(async () => 'No.', none).check(new Date());
    expect(mail.received).toHaveLength(0);
    logged.length = 0;
    await scheduleOf(async () => 'No.', { SMTP_URL: 'smtp://127.0.0.1:1' }).check(new Date());
    expect(JSON.stringify(logged)).toContain('the owner could not be mailed about the backups');
  });
});
