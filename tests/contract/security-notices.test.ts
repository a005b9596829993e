import { beforeAll, expect, test } from 'vitest';
import { createBackgroundJobs } from '#server/accounts/account-tools.ts';
import type { App } from '#server/app.ts';
import type { Mail } from '#server/outbox/send-mail.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { goodPassword } from '#tests/support/account-caller.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { callSecondFactor } from '#tests/support/second-factor.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

describeOnEveryEngine('the owner of an account', (database) => {
  let app: App;
  const sent: Mail[] = [];
  const jobs = createBackgroundJobs(console);
  beforeAll(async () => {
    const sendMail = async (mail: Mail) => void sent.push(mail);
    app = await buildTestApp(database(), { parts: { sendMail, accounts: { jobs } } });
  });

  test('gets an e-mail when a passkey is added or removed and when the password is changed, but not after a refusal', async () => {
    const to = 'aroha@example.com';
    const people = callSecondFactor(app);
    const token = await people.signUp(to);
    const noticed = async (status: number) => {
      await jobs.settle();
      await app.mailOutbox.run();
      const mails = sent.splice(0).map((mail) => [mail.to, mail.subject, mail.text.split('\n\n')[1]]);
      return { status, mails };
    };
    await noticed(201);
    const { passkey } = await people.add(token, 'Work laptop');
    const added = await noticed(201);
    const remove = async (password: string) => {
      const path = `${apiPaths.passkeys}/${passkey.id}/removal`;
      return noticed((await people.send('POST', path, token, { current_password: password })).statusCode);
    };
    const change = async (password: string) =>
      noticed((await people.changePassword(token, password, 'Rimu-tree-9')).statusCode);
    const removalRefused = await remove('not it');
    const removed = await remove(goodPassword);
    const changeRefused = await change('not it');
    const changed = await change(goodPassword);
    expect({ added, removalRefused, removed, changeRefused, changed }).toEqual({
      added: {
        status: 201,
        mails: [
          [
            to,
            'New passkey for Bellbird',
            'The passkey “Work laptop” was added to your account at Bellbird. Signing in can now be confirmed with it.',
          ],
        ],
      },
      removalRefused: { status: 400, mails: [] },
      removed: {
        status: 204,
        mails: [
          [
            to,
            'Passkey removed from Bellbird',
            'The passkey “Work laptop” was removed from your account at Bellbird. It can no longer be used to sign in.',
          ],
        ],
      },
      changeRefused: { status: 400, mails: [] },
      changed: {
        status: 200,
        mails: [
          [
            to,
            'New password for Bellbird',
            'The password of your account at Bellbird was changed, and every other browser was signed out.',
          ],
        ],
      },
    });
  });
});
