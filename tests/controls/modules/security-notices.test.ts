import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as accountMails from '#server/accounts/account-mails.ts';
import { createBackgroundJobs } from '#server/accounts/account-tools.ts';
import type { App } from '#server/app.ts';
import type { Mail } from '#server/mail/send-mail.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { makeSecurityChanges } from '#tests/support/security-notices.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

/** Breaks the product: when an account changes, no notice is mailed. */
vi.mock('#server/accounts/account-mails.ts', async (load) => ({
  ...(await load<typeof accountMails>()),
  announceSecurityChange: () => {},
}));

describeOnEveryEngine('security-notices.test.ts', (database) => {
  let app: App;
  const sent: Mail[] = [];
  const jobs = createBackgroundJobs(console);
  beforeAll(async () => {
    const sendMail = async (mail: Mail) => void sent.push(mail);
    app = await buildTestApp(database(), { parts: { sendMail, accounts: { jobs } } });
  });
  afterAll(() => app.close());

  test('detects changes of passkeys and of the password that nobody is told of', async () => {
    const { added, removed, changed } = await makeSecurityChanges({ app, jobs, sent }, 'aroha@example.com');
    expect([added.mails, removed.mails, changed.mails]).toEqual([[], [], []]);
  });
});
