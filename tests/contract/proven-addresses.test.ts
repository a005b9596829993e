import { beforeEach, expect, test } from 'vitest';
import { changeRole } from '#server/accounts/administration.service.ts';
import type { Mail } from '#server/outbox/send-mail.ts';
import { fullNameSchema } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { addressLinkDays, addressRefusals, resetRefusals } from '#shared/api/password-reset-contract.ts';
import { type Person, personSchema } from '#shared/api/people-contract.ts';
import { accountsOfSuite } from '#tests/support/accounts-of-suite.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

const day = 24 * 60 * 60 * 1000;
const newPassword = 'Rimu-tree-9';

describeOnEveryEngine('the address of an account', (database) => {
  const accounts = accountsOfSuite(database);
  const { people, mails } = accounts;
  let admin = '';
  let email = '';
  beforeEach(async () => {
    // The requests of earlier tests no longer count towards a limit, and the administrator has just signed in.
    accounts.moment += day;
    admin = await people().signIn('owner@example.com');
    email = accounts.newEmail();
    await mails();
  });

  const tokenIn = (mail: Mail | undefined, page: string) =>
    new RegExp(`/${page}#([\\w-]{43})`).exec(mail?.text ?? '')?.[1] ?? '';
  const find = async (): Promise<Person> => {
    const url = `${apiPaths.adminPeople}?group=members&q=${encodeURIComponent(email)}`;
    const [person] = personSchema.array().parse((await people().send('GET', url, admin)).json());
    if (!person) throw new Error(`${email} is not listed`);
    return person;
  };
  const prove = (token: string) => people().post(apiPaths.addressConfirmation, { token });
  const role = async (wanted: string) =>
    people().send('PUT', `${apiPaths.adminPeople}/${(await find()).id}/role`, admin, { role: wanted });
  const invite = () =>
    people().send('POST', apiPaths.adminInvites, admin, { full_name: 'Mere Tūhoe', email, role: 'editor' });

  test('is proven with the mailed link, once, and the first administrator needs no link', async () => {
    await people().register(email, { full_name: 'Mallory Names' });
    const [mail, ...others] = await mails();
    expect([mail?.to, others]).toEqual([email, []]);
    expect(mail?.text).not.toContain('Mallory');
    expect((await find()).is_email_confirmed).toBe(false);
    const token = tokenIn(mail, 'confirm-email');
    expect((await prove(token)).json()).toEqual({ message: 'Your email address is confirmed.' });
    expect((await find()).is_email_confirmed).toBe(true);
    expect((await prove(token)).json()).toEqual({ detail: addressRefusals.used });
    expect((await role('editor')).statusCode).toBe(204);
  });

  test('can be proven with a link that was asked for again, but not with an older or an expired one', async () => {
    await people().register(email);
    const first = tokenIn((await mails())[0], 'confirm-email');
    const asked = await people().post(apiPaths.addressRequests, { email });
    expect([asked.statusCode, asked.json()]).toEqual([202, { sends_mail: true }]);
    const second = tokenIn((await mails())[0], 'confirm-email');
    expect((await prove(first)).json()).toEqual({ detail: addressRefusals.withdrawn });
    accounts.moment += addressLinkDays * day;
    expect((await prove(second)).json()).toEqual({ detail: addressRefusals.expired });
    expect((await prove('x'.repeat(43))).json()).toEqual({ detail: addressRefusals.unknown });
    // A proven address, and one without an account, get the same response and no e-mail.
    for (const other of ['owner@example.com', 'nobody@example.com']) {
      expect((await people().post(apiPaths.addressRequests, { email: other })).json()).toEqual({ sends_mail: true });
    }
    expect(await mails()).toEqual([]);
  });

  test('that a stranger registered gets no role and no invite, until an administrator confirms it', async () => {
    await people().register(email);
    for (const answer of [await role('editor'), await role('admin'), await invite()]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json().detail).toContain(`Nobody has proven that ${email} is theirs`);
    }
    await expect(changeRole(database().db, { email, role: 'admin' }, new Date(accounts.moment))).rejects.toThrow(
      '--confirm',
    );
    const confirmed = await people().send('POST', `${apiPaths.adminPeople}/${(await find()).id}/confirmation`, admin);
    expect(confirmed.statusCode).toBe(204);
    expect((await find()).is_email_confirmed).toBe(true);
    expect((await role('editor')).statusCode).toBe(204);
  });

  test('is the owner’s again after a reset: the stranger’s passkey, recovery codes and sessions are gone', async () => {
    const stranger = await people().signUp(email);
    await people().add(stranger, 'Their phone');
    await mails();
    await people().post(apiPaths.resetRequests, { email });
    const token = tokenIn((await mails())[0], 'reset-password');
    await people().post(apiPaths.passwordReset, { token, new_password: newPassword });
    expect((await people().me(stranger)).statusCode).toBe(401);
    const owner = await people().signIn(email, newPassword);
    expect(await people().describe(owner)).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
    expect((await find()).is_email_confirmed).toBe(true);
  });

  test('is not proven by a link that an administrator handed over, and that link ends with the role', async () => {
    const resetLinkOf = async (token: string) => {
      const made = await people().send('POST', `${apiPaths.adminResetLinks}/${(await find()).id}`, token);
      return made.json<{ link: string }>().link.split('#')[1] ?? '';
    };
    const reset = (token: string) => people().post(apiPaths.passwordReset, { token, new_password: newPassword });
    const second = accounts.newEmail();
    await people().register(second);
    await changeRole(database().db, { email: second, role: 'admin', confirms: true }, new Date(accounts.moment));
    await people().register(email);
    expect((await reset(await resetLinkOf(admin))).statusCode).toBe(200);
    expect((await find()).is_email_confirmed).toBe(false);
    const left = await resetLinkOf(await people().signIn(second));
    await changeRole(database().db, { email: second, role: 'member' }, new Date(accounts.moment));
    expect((await reset(left)).json()).toEqual({ detail: resetRefusals.withdrawn });
  });

  test('counts as proven for a person who opened an invite', async () => {
    const { token } = (await invite()).json<{ token: string }>();
    const accepted = await people().post(apiPaths.inviteAccept, {
      token,
      full_name: 'Mere Tūhoe',
      password: newPassword,
    });
    expect(accepted.statusCode).toBe(201);
    const { email_proven_at: provenAt } = await database()
      .db.selectFrom('users')
      .select('email_proven_at')
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow();
    expect(provenAt).toBe(new Date(accounts.moment).toISOString());
  });

  test('is in no e-mail with the name that a stranger chose', async () => {
    const token = await people().signUp(email);
    await people().register(`other-${email}`, { full_name: 'Pay Here' });
    await people().post(apiPaths.resetRequests, { email });
    await people().changePassword(token, 'Kowhai-2026', newPassword);
    const texts = (await mails()).filter(({ to }) => to === email).map(({ text }) => text);
    expect(texts).toHaveLength(3);
    for (const text of texts) expect(text).toMatch(/^Kia ora,\n/);
  });
});

test.each([
  'https://pay.evil.example',
  'Your payment failed, see pay.evil.example/verify',
  'evil。example',
  'evil․example',
  'A'.repeat(61),
])('the name %s is refused', (full_name) => {
  expect(fullNameSchema('missing').safeParse(full_name).success).toBe(false);
});

test.each(['J. R. R. Tolkien', 'J.R.R. Tolkien', 'Dr. Mere Tūhoe', '王小明', 'Renée O’Connor-Smith', 'A'.repeat(60)])(
  'the name %s is accepted',
  (full_name) => {
    expect(fullNameSchema('missing').safeParse(full_name).success).toBe(true);
  },
);
