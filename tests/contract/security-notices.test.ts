import { beforeEach, describe, expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { browserMarkHeader } from '#shared/rules/browser-mark.ts';
import { goodPassword } from '#tests/support/account-caller.ts';
import { accountsOfSuite } from '#tests/support/accounts-of-suite.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';

const day = 24 * 60 * 60 * 1000;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const [laptop, phone] = ['L'.repeat(43), 'P'.repeat(43)];

describeOnSqlite('the owner of an account', (database) => {
  const accounts = accountsOfSuite(database);
  const { newEmail, mails } = accounts;
  const people = () => accounts.people('203.0.113.77');
  beforeEach(() => mails());

  test('gets an e-mail when a passkey is added or removed and when the password is changed, but not after a refusal', async () => {
    const to = newEmail();
    const token = await people().signUp(to);
    const noticed = async (status: number) => ({
      status,
      mails: (await mails()).map((mail) => [mail.to, mail.subject, mail.text.split('\n\n')[1]]),
    });
    await noticed(201);
    const { passkey } = await people().add(token, 'Work laptop');
    const added = await noticed(201);
    const remove = async (password: string) => {
      const path = `${apiPaths.passkeys}/${passkey.id}/removal`;
      return noticed((await people().send('POST', path, token, { current_password: password })).statusCode);
    };
    const change = async (password: string) =>
      noticed((await people().changePassword(token, password, 'Rimu-tree-9')).statusCode);
    const removalRefused = await remove('not it');
    const removed = await remove(goodPassword);
    const changeRefused = await change('not it');
    const changed = await change(goodPassword);
    const mailed = (status: number, subject: string, text: string) => ({
      status,
      mails: [[to, subject, expect.stringContaining(text)]],
    });
    expect({ added, removalRefused, removed, changeRefused, changed }).toEqual({
      added: mailed(201, 'New passkey for Bellbird', 'The passkey “Work laptop” was added to your account'),
      removalRefused: { status: 400, mails: [] },
      removed: mailed(204, 'Passkey removed from Bellbird', 'The passkey “Work laptop” was removed'),
      changeRefused: { status: 400, mails: [] },
      changed: mailed(200, 'New password for Bellbird', 'was changed, and every other browser was signed out'),
    });
  });

  describe('at a sign-in from a new browser', () => {
    const signIn = async (email: string, mark?: string) => {
      const headers = { 'user-agent': firefox, ...(mark === undefined ? {} : { [browserMarkHeader]: mark }) };
      const answer = await people().login(email, goodPassword, {}, headers);
      if (answer.statusCode !== 200) throw new Error(`Signing in answered ${answer.statusCode}`);
    };
    /** Registers an account, signs in from the laptop and lets two days pass. */
    const withLaptop = async () => {
      const email = newEmail();
      await people().register(email);
      await signIn(email, laptop);
      accounts.moment += 2 * day;
      return email;
    };
    /** Returns the notices of sign-ins that were mailed since the last call. */
    const notices = async () => (await mails()).filter(({ subject }) => subject === 'New sign-in to Bellbird');
    const countNotices = async () => (await notices()).length;

    test('gets an e-mail with browser and time and without a network address, and none for a known browser', async () => {
      const email = await withLaptop();
      await signIn(email, laptop);
      expect(await countNotices()).toBe(0);
      await signIn(email, phone);
      const [notice, ...others] = await notices();
      expect([notice?.to, others]).toEqual([email, []]);
      expect(notice?.text).toContain('Firefox on Windows, 3 March 2026');
      expect(notice?.text).not.toContain('203.0.113');
      await signIn(email, phone);
      expect(await countNotices()).toBe(0);
      await signIn(email);
      expect(await countNotices()).toBe(1);
    });

    test('gets none on the day of the registration', async () => {
      const email = newEmail();
      await people().register(email);
      await signIn(email, laptop);
      await signIn(email, phone);
      expect(await countNotices()).toBe(0);
    });

    test('gets one again after 180 days without a sign-in from that browser', async () => {
      const email = await withLaptop();
      accounts.moment += 177 * day;
      await signIn(email, laptop);
      expect(await countNotices()).toBe(0);
      accounts.moment += 180 * day;
      await signIn(email, laptop);
      expect(await countNotices()).toBe(1);
    });

    test('gets one after the second step, not after the password', async () => {
      const email = await withLaptop();
      const { recovery_codes } = await people().add(await people().signIn(email));
      expect(await countNotices()).toBe(1);
      const { token: challenge } = await people().challenge(email);
      expect(await countNotices()).toBe(0);
      const headers = { 'user-agent': firefox, [browserMarkHeader]: phone };
      const step = { challenge, recovery_code: recovery_codes?.[0] };
      expect((await people().post(apiPaths.loginSecondStep, step, headers)).statusCode).toBe(200);
      expect(await countNotices()).toBe(1);
    });

    test('has a mark that is not stored in clear, and another hash than a second account of that browser', async () => {
      await withLaptop();
      await withLaptop();
      const rows = await database().db.selectFrom('known_browsers').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(laptop);
      expect(new Set(rows.map(({ browser_hash }) => browser_hash)).size).toBe(rows.length);
      expect(rows.length).toBeGreaterThan(3);
    });
  });
});
