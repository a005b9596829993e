import { beforeAll, beforeEach, expect, test } from 'vitest';
import { changeRole } from '#server/accounts/administration.service.ts';
import type { Mail } from '#server/outbox/send-mail.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type InviteView,
  inviteCreatedSchema,
  inviteRefusals,
  inviteSchema,
  inviteViewSchema,
} from '#shared/api/people-contract.ts';
import { callAccounts, goodPassword } from '#tests/support/account-caller.ts';
import { sendToApp } from '#tests/support/content-factories.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

const day = 24 * 60 * 60 * 1000;

describeOnEveryEngine('an invite', (database) => {
  let desk: Desk;
  let moment = Date.parse('2026-03-01T00:00:00Z');
  let serial = 0;
  let email = '';
  const anyone = () => callAccounts(desk.app);
  beforeAll(async () => {
    desk = await openDesk(database(), { now: () => new Date(moment) });
  });
  beforeEach(async () => {
    serial += 1;
    email = `invited-${serial}@example.com`;
    await database().db.deleteFrom('audit_entries').execute();
  });

  const invite = async (given: object = {}) => {
    const details = { full_name: 'Mere Tūhoe', email, role: 'editor', ...given };
    const { status, body } = await desk.admin('POST', apiPaths.adminInvites, details);
    expect(status).toBe(201);
    return inviteCreatedSchema.parse(body);
  };
  const view = async (token: string): Promise<InviteView> =>
    inviteViewSchema.parse((await desk.stranger('POST', apiPaths.inviteView, { token })).body);
  const accept = (token: string, given: object = {}) =>
    desk.stranger('POST', apiPaths.inviteAccept, { token, full_name: 'Mere Tūhoe', password: goodPassword, ...given });
  const join = async (token: string, session: string) =>
    sendToApp(desk.app, session)('POST', apiPaths.inviteJoin, { token });
  const listed = async () => inviteSchema.array().parse((await desk.admin('GET', apiPaths.adminInvites)).body);
  const tokenOf = (body: unknown) => (body as { access_token: string }).access_token;
  const history = async () =>
    (await database().db.selectFrom('audit_entries').selectAll().orderBy('id').execute()).map(
      (entry) => `${entry.actor_name}: ${entry.action} ${entry.record_title}`,
    );

  test('lets a new person into the desk with the role of the invite', async () => {
    const { token, mail, invite: made } = await invite();
    expect(mail).toBe('off');
    expect(made).toMatchObject({ email, role: 'editor', invited_by: 'Aroha Ngata', is_open: true });
    expect(await view(token)).toMatchObject({ state: 'open', email, full_name: 'Mere Tūhoe', has_account: false });
    const accepted = await accept(token, { full_name: 'Mere T.' });
    expect(accepted.status).toBe(201);
    const session = tokenOf(accepted.body);
    expect((await anyone().adminHealth(session)).statusCode).toBe(200);
    expect((await anyone().me(session)).json()).toMatchObject({ email, full_name: 'Mere T.', role: 'editor' });
    expect((await anyone().login(email, goodPassword)).statusCode).toBe(200);
    const [sent, taken] = await history();
    expect([sent, taken]).toEqual(['Aroha Ngata: invited-editor Mere Tūhoe', 'Mere T.: invite-accepted Aroha Ngata']);
    expect(JSON.stringify(await history())).not.toContain('@');
  });

  test('works once', async () => {
    const { token, invite: made } = await invite();
    expect((await accept(token)).status).toBe(201);
    expect((await desk.admin('DELETE', `${apiPaths.adminInvites}/${made.id}`)).status).toBe(404);
    expect(await view(token)).toEqual({ state: 'used' });
    expect(await accept(token)).toMatchObject({ status: 409, body: { detail: inviteRefusals.used } });
    expect((await listed()).map((one) => one.email)).not.toContain(email);
  });

  test('expires after seven days, and is still listed then', async () => {
    const { token } = await invite();
    moment += 7 * day - 1000;
    expect((await view(token)).state).toBe('open');
    moment += 1000;
    expect((await view(token)).state).toBe('expired');
    expect(await accept(token)).toMatchObject({ status: 409, body: { detail: inviteRefusals.expired } });
    desk = { ...desk, admin: sendToApp(desk.app, await anyone().signIn('admin@example.com')) };
    expect((await listed()).find((one) => one.email === email)?.is_open).toBe(false);
  });

  test('can be withdrawn, once', async () => {
    const { token, invite: made } = await invite();
    const path = `${apiPaths.adminInvites}/${made.id}`;
    expect((await desk.admin('DELETE', path)).status).toBe(204);
    expect((await desk.admin('DELETE', path)).status).toBe(404);
    expect(await view(token)).toEqual({ state: 'withdrawn' });
    expect(await accept(token)).toMatchObject({ status: 409, body: { detail: inviteRefusals.withdrawn } });
    expect(await history()).toEqual([
      'Aroha Ngata: invited-editor Mere Tūhoe',
      'Aroha Ngata: invite-withdrawn Mere Tūhoe',
    ]);
  });

  test('is replaced by a later one to the same address', async () => {
    const first = await invite();
    const second = await invite({ email: email.toUpperCase(), role: 'admin' });
    expect([(await view(first.token)).state, (await view(second.token)).state]).toEqual(['withdrawn', 'open']);
    expect((await listed()).filter((one) => one.email.toLowerCase() === email)).toHaveLength(1);
  });

  test('no longer counts when the person who sent it is no administrator any more', async () => {
    const second = `second-${serial}@example.com`;
    await anyone().register(second);
    await changeRole(database().db, { email: second, role: 'admin', confirms: true }, new Date(moment));
    const admin = sendToApp(desk.app, await anyone().signIn(second));
    const { body } = await admin('POST', apiPaths.adminInvites, { full_name: 'Own Return', email, role: 'admin' });
    const { token } = inviteCreatedSchema.parse(body);
    await changeRole(database().db, { email: second, role: 'member' }, new Date(moment));
    expect(await view(token)).toEqual({ state: 'withdrawn' });
    expect((await accept(token)).status).toBe(409);
  });

  test('to an existing account is accepted by signing in, and its other sessions end', async () => {
    const { token } = await invite();
    const session = await anyone().signUp(email);
    expect(await view(token)).toMatchObject({ state: 'open', has_account: true });
    const detail = 'There is an account with the address of this invite. Sign in to accept it.';
    expect(await accept(token)).toMatchObject({ status: 409, body: { detail } });
    const joined = await join(token, session);
    expect(joined.status).toBe(200);
    expect((await anyone().me(session)).statusCode).toBe(401);
    expect((await anyone().me(tokenOf(joined.body))).json()).toMatchObject({ email, role: 'editor' });
    expect((await join(token, tokenOf(joined.body))).status).toBe(409);
  });

  test('forwarded to somebody else does not let their account in, and stays open', async () => {
    const { token } = await invite();
    const stranger = await anyone().signUp(`stranger-${serial}@example.com`);
    const detail = `This invite is for ${email}, and you are signed in as stranger-${serial}@example.com. Sign out, then open the link again.`;
    expect(await join(token, stranger)).toMatchObject({ status: 403, body: { detail } });
    expect((await anyone().adminHealth(stranger)).statusCode).toBe(403);
    expect((await view(token)).state).toBe('open');
  });

  test('is refused for somebody who can use the desk already', async () => {
    const body = { full_name: 'Aroha', email: 'ADMIN@example.com', role: 'editor' };
    const detail = 'ADMIN@example.com can use the desk already. Change the role in the list of people.';
    expect(await desk.admin('POST', apiPaths.adminInvites, body)).toMatchObject({ status: 409, body: { detail } });
  });

  test('needs a name, an email, a role and a strong password', async () => {
    expect((await desk.admin('POST', apiPaths.adminInvites, { email: 'x', role: 'member' })).status).toBe(422);
    const { token } = await invite();
    expect((await accept(token, { password: 'weakling' })).status).toBe(422);
    expect((await accept(token, { full_name: ' ' })).status).toBe(422);
    expect((await view(token)).state).toBe('open');
  });

  test.each(['x', 'A'.repeat(43), "' or 1=1 --"])('with the token %s does not exist', async (token) => {
    expect(await view(token)).toEqual({ state: 'unknown' });
    expect(await accept(token)).toMatchObject({ status: 404, body: { detail: inviteRefusals.unknown } });
  });

  test('is mailed when there is a mail server, again and with a new link if it failed, but not after a final refusal', async () => {
    const sent: Mail[] = [];
    let failure: Error | undefined;
    const sendMail = async (mail: Mail) => {
      if (failure) throw failure;
      sent.push(mail);
    };
    // The administrator also gets an e-mail about each invite.
    const invites = () => sent.filter(({ to }) => to === email);
    const mailedToken = () => /\/invite#([\w-]{43})\n/.exec(invites().at(-1)?.text ?? '')?.[1] ?? '';
    const { app } = desk;
    const mailing = await buildTestApp(database(), {
      environment: { PUBLIC_SITE_URL: 'https://example.com' },
      parts: { sendMail, now: () => new Date(moment) },
    });
    const admin = sendToApp(mailing, await callAccounts(app).signIn('admin@example.com'));
    const details = { full_name: 'Mere', email, role: 'editor' };
    const post = async () => inviteCreatedSchema.parse((await admin('POST', apiPaths.adminInvites, details)).body);
    const first = await post();
    expect(first.mail).toBe('sent');
    const text = expect.stringContaining(`https://example.com/invite#${first.token}\n`);
    expect(invites()).toMatchObject([{ subject: expect.stringContaining('Aroha Ngata invites you'), text }]);

    failure = new Error('connect ECONNREFUSED');
    const second = await post();
    expect(second.mail).toBe('waiting');
    expect((await view(second.token)).state).toBe('open');
    failure = undefined;
    await mailing.mailOutbox.run();
    expect(invites()).toHaveLength(1);
    moment += 30_000;
    await mailing.mailOutbox.run();
    expect(invites()).toHaveLength(2);
    expect([(await view(second.token)).state, (await view(mailedToken())).state]).toEqual(['unknown', 'open']);

    failure = Object.assign(new Error('no such address'), { responseCode: 550 });
    const third = await post();
    expect(third.mail).toBe('failed');
    expect((await view(third.token)).state).toBe('open');
    const waiting = database().db.selectFrom('waiting_mails').select('id').where('kind', '=', 'invite');
    expect(await waiting.execute()).toEqual([]);
    failure = new Error('connect ECONNREFUSED');
    const fourth = await post();
    await admin('DELETE', `${apiPaths.adminInvites}/${fourth.invite.id}`);
    failure = undefined;
    moment += 30_000;
    await mailing.mailOutbox.run();
    expect(invites()).toHaveLength(2);
  });
});
