import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createBackgroundJobs } from '#server/accounts/account-tools.ts';
import { changeRole } from '#server/accounts/administration.service.ts';
import type { App } from '#server/app.ts';
import type { Mail } from '#server/outbox/send-mail.ts';
import { confirmationMinutes, confirmationNeeded } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { noticeSchema } from '#shared/api/notice-contract.ts';
import { confirmationStartSchema, signInRefusalSchema } from '#shared/api/second-factor-contract.ts';
import { goodPassword } from '#tests/support/account-caller.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';
import { callSecondFactor } from '#tests/support/second-factor.ts';
import { buildTestApp } from '#tests/support/test-app.ts';
import { createTestAuthenticator } from '#tests/support/test-authenticator.ts';

const minute = 60 * 1000;

describeOnSqlite('an act that opens doors', (database) => {
  let app: App;
  let token = '';
  let serial = 0;
  let moment = Date.parse('2026-03-01T00:00:00Z');
  const sent: Mail[] = [];
  const jobs = createBackgroundJobs(console);
  const people = () => callSecondFactor(app);
  beforeAll(async () => {
    const sendMail = async (mail: Mail) => void sent.push(mail);
    app = await buildTestApp(database(), { parts: { sendMail, now: () => new Date(moment), accounts: { jobs } } });
    await people().register('owner@example.com', { full_name: 'Aroha Ngata' });
    await people().register('second@example.com', { full_name: 'Wiremu Hēnare' });
    await makeAdministrator('second@example.com');
  });
  beforeEach(async () => {
    moment += 60 * minute;
    token = await people().signIn('owner@example.com');
    moment += confirmationMinutes * minute;
    await mails();
  });

  const mails = async () => {
    await jobs.settle();
    await app.mailOutbox.run();
    return sent.splice(0);
  };
  const invite = () => {
    const email = `invited-${++serial}@example.com`;
    return people().send('POST', apiPaths.adminInvites, token, { full_name: 'Mere Tūhoe', email, role: 'admin' });
  };
  /** Starts a confirmation with a passkey. */
  const start = async (session: string) => {
    const begun = await people().send('POST', apiPaths.confirmationStart, session);
    return confirmationStartSchema.parse(begun.json()).challenge ?? expect.fail('There is no challenge');
  };
  const makeAdministrator = (email: string) =>
    changeRole(database().db, { email, role: 'admin', confirms: true }, new Date(moment));
  const confirm = (proof: object, session = token) =>
    people().send('POST', apiPaths.confirmation, session, { ...proof });

  test('is refused to a token alone, and allowed for ten minutes after the password', async () => {
    const refused = await invite();
    expect([refused.statusCode, refused.json().code]).toEqual([403, confirmationNeeded]);
    const wrong = await confirm({ current_password: 'not it' });
    expect([wrong.statusCode, wrong.json().detail]).toEqual([400, 'Current password is incorrect']);
    expect((await invite()).statusCode).toBe(403);
    expect((await confirm({ current_password: goodPassword })).statusCode).toBe(204);
    expect((await invite()).statusCode).toBe(201);
    moment += confirmationMinutes * minute - 1;
    expect((await invite()).statusCode).toBe(201);
    moment += 1;
    expect((await invite()).statusCode).toBe(403);
  });

  test('is refused while the proof is in the future, because the clock was ahead', async () => {
    await confirm({ current_password: goodPassword });
    moment -= 30 * minute;
    expect((await invite()).statusCode).toBe(403);
    moment += 30 * minute;
  });

  test('needs exactly one proof, and wrong passwords are limited', async () => {
    expect((await confirm({})).statusCode).toBe(422);
    for (let attempt = 1; attempt <= 10; attempt += 1) await confirm({ current_password: 'not it' });
    expect((await confirm({ current_password: goodPassword })).statusCode).toBe(429);
  });

  test('asks for the passkey of an account that has one: the password is not enough', async () => {
    const owner = await people().signIn('second@example.com');
    const { authenticator } = await people().add(owner, 'Phone');
    expect((await confirm({ current_password: goodPassword }, owner)).statusCode).toBe(400);
    const challenge = await start(owner);
    const forged = createTestAuthenticator();
    forged.create((await people().start(owner)).json().passkey);
    const wrong = { challenge: challenge.token, passkey: forged.prove(challenge.passkey) };
    const refusal = await confirm({ step: wrong }, owner);
    const next = signInRefusalSchema.parse(refusal.json()).challenge ?? expect.fail('There is no challenge');
    expect(refusal.statusCode).toBe(401);
    // A challenge of one account does not confirm the session of another, and a challenge to confirm does not sign in.
    const step = { challenge: next.token, passkey: authenticator.prove(next.passkey) };
    expect((await confirm({ step })).statusCode).toBe(401);
    expect((await people().complete(step)).statusCode).toBe(401);
    expect((await confirm({ step }, owner)).statusCode).toBe(204);
    expect((await confirm({ step }, owner)).statusCode).toBe(401);
  });

  test('is also every change of the passkeys of an account that has one, and new codes are told', async () => {
    const email = 'fourth@example.com';
    const owner = await people().signUp(email);
    moment += confirmationMinutes * minute;
    // Without a passkey, the password is enough.
    const { authenticator, passkey } = await people().add(owner, 'Phone');
    const password = { current_password: goodPassword };
    const codes = () => people().send('POST', apiPaths.recoveryCodes, owner, password);
    for (const refused of [
      await people().start(owner),
      await codes(),
      await people().send('POST', `${apiPaths.passkeys}/${passkey.id}/removal`, owner, password),
    ]) {
      expect([refused.statusCode, refused.json().code]).toEqual([403, confirmationNeeded]);
    }
    await mails();
    const challenge = await start(owner);
    const step = { challenge: challenge.token, passkey: authenticator.prove(challenge.passkey) };
    expect((await confirm({ step }, owner)).statusCode).toBe(204);
    expect((await codes()).statusCode).toBe(200);
    expect(await mails()).toMatchObject([{ to: email, subject: 'New recovery codes for Bellbird' }]);
  });

  test('is the search of a person’s data, because it finds what the export has', async () => {
    const search = () => people().send('POST', apiPaths.adminPersonSearches, token, { contact: 'second@example.com' });
    expect((await search()).json().code).toBe(confirmationNeeded);
    await confirm({ current_password: goodPassword });
    expect((await search()).statusCode).toBe(200);
  });

  test('is mailed to every administrator, and shown in the desk to the others', async () => {
    await confirm({ current_password: goodPassword });
    expect((await invite()).statusCode).toBe(201);
    const all = (await mails()).filter(({ to }) => !to.startsWith('invited-'));
    expect(all.map(({ to }) => to).toSorted()).toEqual(['owner@example.com', 'second@example.com']);
    for (const { text } of all) expect(text).toContain('Aroha Ngata invited as an administrator: Mere Tūhoe');
    expect((await people().send('GET', apiPaths.adminEnquiryExport, token)).statusCode).toBe(200);
    const told = await mails();
    expect(told).toHaveLength(2);
    for (const { text } of told) expect(text).toContain('Aroha Ngata exported the enquiries');
    const toldTo = async (reader: string) => {
      const notices = z.array(noticeSchema).parse((await people().send('GET', apiPaths.adminNotices, reader)).json());
      return notices.find(({ code }) => code === 'told_acts');
    };
    expect((await toldTo(token))?.text).not.toContain('Aroha Ngata');
    await people().register('reader@example.com');
    await makeAdministrator('reader@example.com');
    const notice = await toldTo(await people().signIn('reader@example.com'));
    for (const act of ['exported the enquiries', 'invited as an administrator: Mere Tūhoe'])
      expect(notice?.text).toContain(`Aroha Ngata ${act}`);
  });

  test('that takes the role from an administrator is mailed to that person as well', async () => {
    await people().register('third@example.com', { full_name: 'Tama Rangi' });
    const { id } = (await people().me(await people().signIn('third@example.com'))).json();
    await makeAdministrator('third@example.com');
    await mails();
    await confirm({ current_password: goodPassword });
    await people().send('PUT', `${apiPaths.adminPeople}/${id}/role`, token, { role: 'member' });
    expect((await mails()).map(({ to }) => to)).toContain('third@example.com');
  });
});
