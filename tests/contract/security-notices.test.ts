import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiPaths } from '#domain/api-paths.ts';
import { createBackgroundJobs } from '#server/accounts/background-jobs.ts';
import type { App } from '#server/app.ts';
import type { Mail } from '#server/mail/send-mail.ts';
import { goodPassword } from '#tests/support/account-caller.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { callSecondFactor } from '#tests/support/second-factor.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

describeOnEveryEngine(
  'a change of password or passkeys is mailed to the owner of the account (product 7.32)',
  (database) => {
    let app: App;
    let email = '';
    let token = '';
    let serial = 0;
    const sent: Mail[] = [];
    const jobs = createBackgroundJobs(console);
    const people = () => callSecondFactor(app);

    beforeAll(async () => {
      const sendMail = async (mail: Mail) => void sent.push(mail);
      app = await buildTestApp(database(), { parts: { accounts: { sendMail, jobs } } });
    });
    beforeEach(async () => {
      email = `person-${++serial}@example.com`;
      token = await people().signUp(email);
      await jobs.settle();
      sent.splice(0);
    });
    afterAll(() => app.close());

    /** Returns subject and first sentence of the e-mails since the last call. All of them went to the account. */
    const notices = async () => {
      await jobs.settle();
      const mails = sent.splice(0);
      expect(mails.map(({ to }) => to)).toEqual(mails.map(() => email));
      return mails.map(({ subject, text }) => [subject, text.split('\n\n')[1]]);
    };
    const remove = (id: number, password: string) =>
      people().send('POST', `${apiPaths.passkeys}/${id}/removal`, token, { current_password: password });

    test('a passkey that is added, and one that is removed', async () => {
      const { passkey } = await people().add(token, 'Work laptop');
      expect(await notices()).toEqual([
        [
          'New passkey for Bellbird',
          'The passkey “Work laptop” was added to your account at Bellbird. Signing in can now be confirmed with it.',
        ],
      ]);
      expect((await remove(passkey.id, 'not it')).statusCode).toBe(400);
      expect(await notices()).toEqual([]);
      expect((await remove(passkey.id, goodPassword)).statusCode).toBe(204);
      expect(await notices()).toEqual([
        [
          'Passkey removed from Bellbird',
          'The passkey “Work laptop” was removed from your account at Bellbird. It can no longer be used to sign in.',
        ],
      ]);
    });

    test('a password that is changed, but not one that was refused', async () => {
      expect((await people().changePassword(token, 'not it', 'Rimu-tree-9')).statusCode).toBe(400);
      expect(await notices()).toEqual([]);
      expect((await people().changePassword(token, goodPassword, 'Rimu-tree-9')).statusCode).toBe(200);
      expect(await notices()).toEqual([
        [
          'New password for Bellbird',
          'The password of your account at Bellbird was changed, and every other browser was signed out.',
        ],
      ]);
    });
  },
);
