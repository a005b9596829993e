import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBackgroundJobs } from '#server/accounts/account-tools.ts';
import type { App } from '#server/app.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { goodPassword } from '#tests/support/account-caller.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { callSecondFactor } from '#tests/support/second-factor.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

const minute = 60 * 1000;
const newPassword = 'Rimu-tree-9';

describeOnEveryEngine('a forgotten password', (database) => {
  let app: App;
  let mail: MailServer;
  let moment = Date.parse('2026-03-01T00:00:00Z');
  let serial = 0;
  const jobs = createBackgroundJobs(console);
  const parts = { now: () => new Date(moment) };
  const people = (address?: string) => callSecondFactor(app, address);

  beforeAll(async () => {
    mail = await startMailServer();
    app = await buildTestApp(database(), {
      parts: { ...parts, accounts: { jobs } },
      environment: { SMTP_URL: mail.url, ENQUIRY_MAIL_TO: 'owner@example.com', ENQUIRY_MAIL_FROM: 'site@example.com' },
    });
    await people().signUp('owner@example.com');
  });
  beforeEach(async () => {
    await jobs.settle();
    await app.mailOutbox.run();
    // Requests are counted for an hour. The clock moves on by more, so that each test begins with counters at zero.
    moment += 61 * minute;
    mail.received.splice(0);
  });
  afterAll(() => mail.stop());

  const ask = (email: string, at = app) => callSecondFactor(at).post(apiPaths.resetRequests, { email });
  const reset = (token: string, password = newPassword) =>
    people().post(apiPaths.passwordReset, { token, new_password: password });
  /** Waits until `count` e-mails have arrived. Returns the token in the newest one. */
  const mailedToken = async (count = 1) => {
    await expect.poll(() => mail.received.length).toBe(count);
    const text = mail.received.at(-1)?.text.replace(/=\r?\n/g, '') ?? '';
    return /\/reset-password#([\w-]{43})/.exec(text)?.[1] ?? '';
  };
  const withAccount = async () => {
    const email = `person-${++serial}@example.com`;
    const token = await people().signUp(email);
    await jobs.settle();
    await app.mailOutbox.run();
    const link = /\/confirm-email#([\w-]{43})/.exec(mail.received.at(-1)?.text.replace(/=\r?\n/g, '') ?? '')?.[1];
    await people().post(apiPaths.addressConfirmation, { token: link ?? '' });
    mail.received.splice(0);
    return { email, token };
  };
  const adminLink = async (id: number) => {
    const admin = await people().signIn('owner@example.com');
    const answer = await people().send('POST', `${apiPaths.adminResetLinks}/${id}`, admin);
    return { answer, token: answer.json().link?.split('#')[1] ?? '' };
  };

  test('a known and an unknown address get the same response, and only the known one an e-mail', async () => {
    const { email } = await withAccount();
    const [unknown, known] = [await ask('nobody@example.com'), await ask(email.toUpperCase())];
    const comparable = ({ statusCode, body, headers }: typeof known) => {
      const { date: _date, 'x-request-id': _requestId, ...rest } = headers;
      return { statusCode, body, rest };
    };
    expect([known.statusCode, known.json()]).toEqual([202, { sends_mail: true }]);
    expect(comparable(unknown)).toEqual(comparable(known));
    expect(await mailedToken()).toMatch(/^[\w-]{43}$/);
    expect(mail.received).toMatchObject([{ from: 'site@example.com', to: [email] }]);
  });

  test('the response does not wait for the e-mail, so its time tells nothing', async () => {
    const { email } = await withAccount();
    const held = Promise.withResolvers<void>();
    const stuck = await buildTestApp(database(), { parts: { ...parts, sendMail: () => held.promise } });
    expect((await ask(email, stuck)).statusCode).toBe(202);
    held.resolve();
  });

  test('a mail server that refuses the e-mail for now gets it again, with a new link', async () => {
    const { email } = await withAccount();
    mail.refuse(1);
    await ask(email);
    await jobs.settle();
    await app.mailOutbox.run();
    expect(mail.received).toEqual([]);
    const waiting = await database().db.selectFrom('waiting_mails').selectAll().execute();
    expect(waiting).toMatchObject([{ kind: 'reset-link', attempts: 1, subject: '', text: '' }]);
    moment += minute / 2;
    await app.mailOutbox.run();
    expect((await reset(await mailedToken())).statusCode).toBe(200);
  });

  test('the link sets a new password once, ends every session, and a notice is mailed', async () => {
    const { email, token: session } = await withAccount();
    await ask(email);
    const token = await mailedToken();
    const weak = await reset(token, 'weakling');
    expect([weak.statusCode, weak.json().detail[0].msg]).toEqual([422, 'Password does not meet strength requirements']);
    expect((await reset(token)).json()).toEqual({ message: 'Password changed successfully!' });
    expect((await people().me(session)).statusCode).toBe(401);
    expect((await people().login(email, goodPassword)).statusCode).toBe(401);
    expect((await people().login(email, newPassword)).statusCode).toBe(200);
    const again = await reset(token, 'Totara-tree-8');
    expect([again.statusCode, again.json().detail]).toEqual([409, expect.stringContaining('was used already')]);
    await expect.poll(() => mail.received.length).toBe(2);
    expect(mail.received[1]?.text).toContain('was changed');
  });

  test('a link ends after an hour, and when a newer one is made', async () => {
    const { email } = await withAccount();
    await ask(email);
    const first = await mailedToken();
    await ask(email);
    const second = await mailedToken(2);
    expect((await reset(first)).json().detail).toContain('This link was withdrawn');
    moment += 60 * minute;
    expect((await reset(second)).json().detail).toContain('has expired');
    expect((await reset('A'.repeat(43))).statusCode).toBe(409);
    expect((await people().login(email)).statusCode).toBe(200);
  });

  test('an administrator makes a link without a mail server, and both steps are in the change history', async () => {
    const { email, token: session } = await withAccount();
    const { id } = (await people().me(session)).json();
    await database().db.updateTable('users').set({ role: 'editor' }).where('id', '=', id).execute();
    const { answer, token } = await adminLink(id);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      link: `http://localhost:3000/reset-password#${token}`,
      expires_at: new Date(moment + 60 * minute).toISOString(),
    });
    expect((await reset(token)).statusCode).toBe(200);
    expect((await people().login(email, newPassword)).statusCode).toBe(200);
    expect((await adminLink(999_999)).answer.statusCode).toBe(404);
    const entries = await database()
      .db.selectFrom('audit_entries')
      .select('action')
      .where('record_id', '=', id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['reset-link-made', 'password-reset']);
  });

  test('without a mail server nothing is stored, and the response says that none is sent', async () => {
    const { email } = await withAccount();
    const quiet = await buildTestApp(database(), { parts });
    const count = async () => (await database().db.selectFrom('one_time_links').select('id').execute()).length;
    const before = await count();
    const [known, unknown] = [await ask(email, quiet), await ask('nobody@example.com', quiet)];
    expect([known.statusCode, known.json()]).toEqual([202, { sends_mail: false }]);
    expect(unknown.body).toBe(known.body);
    await quiet.close();
    expect(await count()).toBe(before);
  });

  test('five requests an hour for one address, known or not, and then a 429', async () => {
    const { email } = await withAccount();
    for (const address of [email, 'nobody@example.com']) {
      for (let request = 0; request < 5; request += 1) expect((await ask(address)).statusCode).toBe(202);
      const refused = await ask(` ${address.toUpperCase()}`);
      expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    }
  });

  test('a new password does not replace the passkey', async () => {
    const { email, token: session } = await withAccount();
    const { authenticator } = await people().add(session);
    await jobs.settle();
    await app.mailOutbox.run();
    mail.received.splice(0);
    await ask(email);
    expect((await reset(await mailedToken())).statusCode).toBe(200);
    const challenge = await people().challenge(email, newPassword);
    const passkey = authenticator.prove(challenge.passkey);
    expect((await people().complete({ challenge: challenge.token, passkey })).statusCode).toBe(200);
  });
});
