import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#domain/api-paths.ts';
import { browserMarkHeader } from '#domain/browser-mark.ts';
import { createBackgroundJobs } from '#server/accounts/account-tools.ts';
import type { App } from '#server/app.ts';
import type { Mail } from '#server/mail/send-mail.ts';
import { goodPassword } from '#tests/support/account-caller.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { callSecondFactor } from '#tests/support/second-factor.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

describeOnEveryEngine('password-reset.test.ts, mail-kill.test.ts and new-browser.test.ts', (database) => {
  let app: App;
  const sent: Mail[] = [];
  const jobs = createBackgroundJobs(console);
  let isUnreachable = false;
  let moment = Date.parse('2026-03-01T00:00:00Z');
  const people = () => callSecondFactor(app);
  const settle = async () => {
    await jobs.settle();
    await app.mailOutbox.run();
  };
  beforeAll(async () => {
    const sendMail = async (mail: Mail) => {
      if (isUnreachable) throw new Error('connect ECONNREFUSED');
      sent.push(mail);
    };
    app = await buildTestApp(database(), { parts: { now: () => new Date(moment), sendMail, accounts: { jobs } } });
  });
  afterAll(() => app.close());

  test('detect a link that is not used up', async () => {
    const email = 'aroha@example.com';
    await people().register(email);
    await people().post(apiPaths.resetRequests, { email });
    await settle();
    const token = /reset-password#([\w-]{43})/.exec(sent.map(({ text }) => text).join())?.[1] ?? '';
    const reset = async (password: string) =>
      (await people().post(apiPaths.passwordReset, { token, new_password: password })).statusCode;
    expect([await reset('Rimu-tree-9'), await reset('Totara-tree-8')]).toEqual([200, 409]);
    await database().db.updateTable('one_time_links').set({ used_at: null }).execute();
    expect(await reset('Totara-tree-8')).toBe(200);
  });

  test('detect a browser that is not remembered', async () => {
    const email = 'mere@example.com';
    await people().register(email);
    const signIn = async () => {
      await people().login(email, goodPassword, {}, { [browserMarkHeader]: 'L'.repeat(43) });
      await settle();
      return sent.filter(({ to, subject }) => to === email && subject.startsWith('New sign-in')).length;
    };
    await signIn();
    moment += 2 * 24 * 60 * 60 * 1000;
    expect(await signIn()).toBe(0);
    await database().db.deleteFrom('known_browsers').execute();
    expect(await signIn()).toBe(1);
  });

  test('detect a link that is lost with the process that could not mail it', async () => {
    const email = 'hemi@example.com';
    await people().register(email);
    const mails = async () => {
      await settle();
      return sent.filter(({ to, text }) => to === email && text.includes('/reset-password#')).length;
    };
    const askWhileUnreachable = async () => {
      isUnreachable = true;
      await people().post(apiPaths.resetRequests, { email });
      expect(await mails()).toBe(0);
      isUnreachable = false;
      moment += 30_000;
    };
    await askWhileUnreachable();
    await database().db.deleteFrom('waiting_mails').execute();
    expect(await mails()).toBe(0);
    await askWhileUnreachable();
    expect(await mails()).toBe(1);
  });
});
