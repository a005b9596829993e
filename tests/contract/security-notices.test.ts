import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackgroundJobs } from '#server/accounts/account-tools.ts';
import type { App } from '#server/app.ts';
import type { Mail } from '#server/mail/send-mail.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { makeSecurityChanges } from '#tests/support/security-notices.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

describeOnEveryEngine('the owner of an account', (database) => {
  let app: App;
  const sent: Mail[] = [];
  const jobs = createBackgroundJobs(console);
  beforeAll(async () => {
    const sendMail = async (mail: Mail) => void sent.push(mail);
    app = await buildTestApp(database(), { parts: { sendMail, accounts: { jobs } } });
  });
  afterAll(() => app.close());

  test('gets an e-mail when a passkey is added or removed and when the password is changed, but not after a refusal (product 7.32)', async () => {
    const to = 'aroha@example.com';
    expect(await makeSecurityChanges({ app, jobs, sent }, to)).toEqual({
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
