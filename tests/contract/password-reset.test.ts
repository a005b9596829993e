import { beforeEach, expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { goodPassword } from '#tests/support/account-caller.ts';
import { accountsOfSuite } from '#tests/support/accounts-of-suite.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { callSecondFactor } from '#tests/support/second-factor.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

const minute = 60 * 1000;
const newPassword = 'Rimu-tree-9';

describeOnEveryEngine('a forgotten password', (database) => {
  const accounts = accountsOfSuite(database);
  const { parts, people, mails } = accounts;
  const { jobs } = parts.accounts;
  beforeEach(async () => {
    // Requests are counted for an hour. The clock moves on by more, so that each test begins with counters at zero.
    accounts.moment += 61 * minute;
    await mails();
  });

  const ask = (email: string, at = people()) => at.post(apiPaths.resetRequests, { email });
  const reset = (token: string, password = newPassword) =>
    people().post(apiPaths.passwordReset, { token, new_password: password });
  /** Returns the token for a page in the e-mails that were sent since the last look. */
  const mailedToken = async (page = 'reset-password') => {
    const texts = (await mails()).map(({ text }) => text).join();
    return new RegExp(`/${page}#([\\w-]{43})`).exec(texts)?.[1] ?? '';
  };
  const withAccount = async () => {
    const email = accounts.newEmail();
    const token = await people().signUp(email);
    await people().post(apiPaths.addressConfirmation, { token: await mailedToken('confirm-email') });
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
    expect(await mails()).toMatchObject([{ to: email, text: expect.stringMatching(/\/reset-password#[\w-]{43}\b/) }]);
  });

  test('the response does not wait for the e-mail, so its time tells nothing', async () => {
    const { email } = await withAccount();
    const held = Promise.withResolvers<void>();
    const stuck = await buildTestApp(database(), { parts: { ...parts, sendMail: () => held.promise } });
    expect((await ask(email, callSecondFactor(stuck))).statusCode).toBe(202);
    held.resolve();
  });

  test('a mail server that refuses the e-mail for now gets it again, with a new link', async () => {
    const { email } = await withAccount();
    const sendMail = () => Promise.reject(Object.assign(new Error('Come back later'), { responseCode: 451 }));
    const refused = await buildTestApp(database(), { parts: { ...parts, sendMail } });
    await ask(email, callSecondFactor(refused));
    await jobs.settle();
    await refused.mailOutbox.run();
    const waiting = await database().db.selectFrom('waiting_mails').selectAll().execute();
    expect(waiting).toMatchObject([{ kind: 'reset-link', attempts: 1, subject: '', text: '' }]);
    accounts.moment += minute / 2;
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
    expect(await mails()).toMatchObject([{ text: expect.stringContaining('was changed') }]);
  });

  test('a link ends after an hour, and when a newer one is made', async () => {
    const { email } = await withAccount();
    await ask(email);
    const first = await mailedToken();
    await ask(email);
    const second = await mailedToken();
    expect((await reset(first)).json().detail).toContain('This link was withdrawn');
    accounts.moment += 60 * minute;
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
      expires_at: new Date(accounts.moment + 60 * minute).toISOString(),
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
    const quiet = await buildTestApp(database(), { parts: { now: parts.now } });
    const count = async () => (await database().db.selectFrom('one_time_links').select('id').execute()).length;
    const before = await count();
    const quietly = callSecondFactor(quiet);
    const [known, unknown] = [await ask(email, quietly), await ask('nobody@example.com', quietly)];
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
    await ask(email);
    expect((await reset(await mailedToken())).statusCode).toBe(200);
    const challenge = await people().challenge(email, newPassword);
    const passkey = authenticator.prove(challenge.passkey);
    expect((await people().complete({ challenge: challenge.token, passkey })).statusCode).toBe(200);
  });
});
