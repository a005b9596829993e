import { beforeAll, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { passkeyStartSchema, type SignInChallenge, signInRefusalSchema } from '#shared/api/second-factor-contract.ts';
import { goodPassword } from '#tests/support/account-caller.ts';
import { accountsOfSuite } from '#tests/support/accounts-of-suite.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { callSecondFactor } from '#tests/support/second-factor.ts';
import { buildTestApp } from '#tests/support/test-app.ts';
import { createTestAuthenticator, type TestAuthenticator } from '#tests/support/test-authenticator.ts';

const minute = 60 * 1000;

describeOnEveryEngine('passkeys and recovery codes', (database) => {
  const accounts = accountsOfSuite(database);
  const { parts, people, newEmail } = accounts;

  /** Registers an account with a passkey. */
  const withPasskey = async () => {
    const email = newEmail();
    const token = await people().signUp(email);
    return { email, token, ...(await people().add(token)) };
  };
  /** Signs in with the password and a recovery code. */
  const signInWithCode = async (email: string, code = '', caller = people()) => {
    const { token: challenge } = await caller.challenge(email);
    return caller.complete({ challenge, recovery_code: code });
  };
  const answer = (challenge: SignInChallenge, authenticator: TestAuthenticator) => ({
    challenge: challenge.token,
    passkey: authenticator.prove(challenge.passkey),
  });

  test('a right password is a 401 with a challenge, and the passkey’s answer is a 200 with a token', async () => {
    const { email, authenticator } = await withPasskey();
    const first = await people().login(email);
    expect(first.statusCode).toBe(401);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.json()).toEqual({
      detail: 'Confirm with your passkey that it is you.',
      challenge: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        expires_at: new Date(accounts.moment + 10 * minute).toISOString(),
        passkey: expect.objectContaining({
          rpId: 'localhost',
          allowCredentials: [{ id: authenticator.id, type: 'public-key', transports: ['internal'] }],
        }),
        has_recovery_codes: true,
      },
    });
    const { challenge } = signInRefusalSchema.parse(first.json());
    if (!challenge) throw new Error('There is no challenge.');
    const second = await people().complete(answer(challenge, authenticator));
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual({ access_token: expect.stringMatching(/^[\w-]{43}$/), token_type: 'bearer' });
    expect((await people().me(second.json().access_token)).json()).toMatchObject({ email });
  });

  test('a wrong password gets the same answer with and without a passkey', async () => {
    const { email } = await withPasskey();
    const wrong = await people().login(email, 'not it');
    expect([wrong.statusCode, wrong.json()]).toEqual([401, { detail: 'Login failed. Please check your credentials.' }]);
    expect((await people().login('nobody@example.com', 'not it')).body).toBe(wrong.body);
  });

  test('a challenge can be answered once, by any process, for ten minutes', async () => {
    const { email, authenticator } = await withPasskey();
    const other = await buildTestApp(database(), { parts });
    const challenge = await people().challenge(email);
    const proof = answer(challenge, authenticator);
    expect((await callSecondFactor(other).complete(proof)).statusCode).toBe(200);
    const again = await people().complete(proof);
    expect([again.statusCode, again.json()]).toEqual([
      401,
      { detail: 'This sign-in has taken too long or was used already. Please sign in again.' },
    ]);
    const late = await people().challenge(email);
    accounts.moment += 10 * minute;
    expect((await people().complete(answer(late, authenticator))).json()).toEqual(again.json());
  });

  test('of several answers to one challenge at once, one signs in', async () => {
    const { email, authenticator } = await withPasskey();
    const proof = answer(await people().challenge(email), authenticator);
    const answers = await Promise.all(Array.from({ length: 6 }, () => people().complete(proof)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('after the clock was set back, an old challenge counts as expired and a new one works', async () => {
    const { email, authenticator } = await withPasskey();
    const challenge = await people().challenge(email);
    accounts.moment -= 24 * 60 * minute;
    expect((await people().complete(answer(challenge, authenticator))).statusCode).toBe(401);
    expect(await people().signInWith(email, authenticator)).toMatch(/^[\w-]{43}$/);
    accounts.moment += 24 * 60 * minute;
  });

  test('a wrong answer is a 401 with a new challenge, which expires with the first', async () => {
    const { email, authenticator } = await withPasskey();
    const stranger = createTestAuthenticator();
    const first = await people().challenge(email);
    accounts.moment += minute;
    const elsewhere = {
      challenge: first.token,
      passkey: authenticator.prove(first.passkey, { origin: 'http://bellbird.invalid' }),
    };
    const refused = await people().complete(elsewhere);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      401,
      'This passkey could not be confirmed. Please try again.',
    ]);
    let { challenge } = signInRefusalSchema.parse(refused.json());
    expect(challenge).toMatchObject({ expires_at: first.expires_at });
    const wrongAnswers: ((challenge: SignInChallenge) => object)[] = [
      // A passkey of another account.
      (open) => answer(open, stranger),
      // A signature of the first challenge, which is no longer valid.
      (open) => ({ challenge: open.token, passkey: authenticator.prove(first.passkey) }),
      // A signature of another key, with the identifier of this passkey.
      (open) => ({
        challenge: open.token,
        passkey: { ...stranger.prove(open.passkey), id: authenticator.id, rawId: authenticator.id },
      }),
    ];
    for (const wrong of wrongAnswers) {
      if (!challenge) throw new Error('There is no new challenge.');
      const next = await people().complete({ ...wrong(challenge) });
      expect(next.statusCode).toBe(401);
      challenge = signInRefusalSchema.parse(next.json()).challenge;
    }
    if (!challenge) throw new Error('There is no new challenge.');
    expect((await people().complete(answer(challenge, authenticator))).statusCode).toBe(200);
  });

  test('a passkey whose counter goes back is refused, because it may be a copy', async () => {
    const { email, authenticator } = await withPasskey();
    authenticator.setCounter(7);
    await people().signInWith(email, authenticator);
    authenticator.setCounter(3);
    const challenge = await people().challenge(email);
    expect((await people().complete(answer(challenge, authenticator))).statusCode).toBe(401);
  });

  test('a recovery code signs in once, in any case and with any spaces', async () => {
    const { email, token, recovery_codes } = await withPasskey();
    const [code = ''] = recovery_codes ?? [];
    expect(recovery_codes).toHaveLength(10);
    expect(new Set(recovery_codes).size).toBe(10);
    expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    expect((await signInWithCode(email, typed)).statusCode).toBe(200);
    const again = await signInWithCode(email, code);
    expect([again.statusCode, again.json().detail]).toEqual([
      401,
      'This recovery code is not right, or was used before.',
    ]);
    expect((await people().describe(token)).recovery_codes_left).toBe(9);
  });

  test('of several sign-ins with one recovery code at once, one succeeds', async () => {
    const { email, recovery_codes } = await withPasskey();
    const challenges = await Promise.all(Array.from({ length: 5 }, () => people().challenge(email)));
    const answers = await Promise.all(
      challenges.map(({ token }) => people().complete({ challenge: token, recovery_code: recovery_codes?.[3] ?? '' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('no code and no challenge is stored in clear', async () => {
    const { email, recovery_codes } = await withPasskey();
    const challenge = await people().challenge(email);
    const { db } = database();
    const stored = JSON.stringify([
      await db.selectFrom('recovery_codes').selectAll().execute(),
      await db.selectFrom('passkey_challenges').selectAll().execute(),
      await db.selectFrom('passkeys').selectAll().execute(),
    ]);
    expect(stored).toContain(challenge.passkey.challenge);
    for (const secret of [challenge.token, ...(recovery_codes ?? ['missing'])]) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(secret.replaceAll('-', ''));
    }
  });

  test('wrong second steps are limited like passwords, and a right password does not forgive them', async () => {
    const { email, authenticator, recovery_codes } = await withPasskey();
    const thief = people('203.0.113.9');
    const guess = (code?: string) => signInWithCode(email, code, thief);
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess('0000-0000-0000-0000')).statusCode).toBe(401);
    const refused = await guess(recovery_codes?.[0]);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    // The owner signs in from a network that the account has used.
    expect(await people().signInWith(email, authenticator)).toMatch(/^[\w-]{43}$/);
    accounts.moment += 15 * minute;
    expect((await guess(recovery_codes?.[0])).statusCode).toBe(200);
  });

  test('a new password ends sign-ins that wait for their second step', async () => {
    const { email, token, authenticator } = await withPasskey();
    const challenge = await people().challenge(email);
    expect((await people().changePassword(token, goodPassword, 'Rimu-tree-9')).statusCode).toBe(200);
    expect((await people().complete(answer(challenge, authenticator))).statusCode).toBe(401);
  });

  test('adding, removing and new codes need the password, and wrong ones are limited', async () => {
    const { token, passkey } = await withPasskey();
    const attempts = [
      () => people().start(token, 'not it'),
      () => people().send('POST', `${apiPaths.passkeys}/${passkey.id}/removal`, token, { current_password: 'not it' }),
      () => people().send('POST', apiPaths.recoveryCodes, token, { current_password: 'not it' }),
    ];
    for (const attempt of attempts) {
      const refused = await attempt();
      expect([refused.statusCode, refused.json()]).toEqual([400, { detail: 'Current password is incorrect' }]);
    }
    for (let count = attempts.length; count < 10; count += 1) await people().start(token, 'not it');
    expect((await people().start(token)).statusCode).toBe(429);
  });

  test('the first passkey ends the other sessions, and comes with recovery codes; a second does neither', async () => {
    const email = newEmail();
    const other = await people().signUp(email);
    const token = await people().signIn(email);
    const first = await people().add(token, 'Work laptop');
    expect(first.recovery_codes).toHaveLength(10);
    expect((await people().me(other)).statusCode).toBe(401);
    const session = await people().signInWith(email, first.authenticator);
    const second = await people().add(token);
    expect(second.recovery_codes).toBeNull();
    expect((await people().me(session)).statusCode).toBe(200);
    expect(await people().describe(token)).toEqual({
      passkeys: [
        { ...first.passkey, name: 'Work laptop', last_used_at: new Date(accounts.moment).toISOString() },
        { ...second.passkey, name: 'An unknown browser', last_used_at: null },
      ],
      recovery_codes_left: 10,
      is_required: false,
      origin: 'http://localhost:3000',
    });
  });

  test('an answer to add a passkey is refused twice, from another account, and for a passkey that is stored', async () => {
    const { token, authenticator } = await withPasskey();
    const stranger = await withPasskey();
    const begin = async () => passkeyStartSchema.parse((await people().start(token)).json());
    const finish = (who: string, body: Record<string, unknown>) => people().send('POST', apiPaths.passkeys, who, body);
    const { challenge, passkey } = await begin();
    expect(passkey.excludeCredentials.map(({ id }) => id)).toEqual([authenticator.id]);
    const addition = { challenge, passkey: createTestAuthenticator().create(passkey) };
    expect((await finish(stranger.token, addition)).statusCode).toBe(409);
    expect((await finish(token, addition)).statusCode).toBe(201);
    expect((await finish(token, addition)).statusCode).toBe(409);
    const stored = await begin();
    expect(
      (await finish(token, { challenge: stored.challenge, passkey: authenticator.create(stored.passkey) })).statusCode,
    ).toBe(409);
    const faked = await begin();
    const elsewhere = createTestAuthenticator().create(faked.passkey, { origin: 'http://bellbird.invalid' });
    expect((await finish(token, { challenge: faked.challenge, passkey: elsewhere })).statusCode).toBe(400);
  });

  test('can be renamed and removed by their owner only; without one, the password alone signs in again', async () => {
    const { email, token, passkey } = await withPasskey();
    const stranger = await withPasskey();
    const address = `${apiPaths.passkeys}/${passkey.id}`;
    const rename = (who: string, name: unknown) => people().send('PUT', address, who, { name });
    const remove = (who: string) =>
      people().send('POST', `${address}/removal`, who, { current_password: goodPassword });
    expect((await rename(token, '  Phone ')).json()).toEqual({ ...passkey, name: 'Phone' });
    expect((await rename(token, ' ')).statusCode).toBe(422);
    expect((await rename(stranger.token, 'Mine')).statusCode).toBe(404);
    expect((await remove(stranger.token)).statusCode).toBe(404);
    expect((await remove(token)).statusCode).toBe(204);
    expect((await remove(token)).statusCode).toBe(404);
    expect(await people().describe(token)).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
    expect(
      (await people().send('POST', apiPaths.recoveryCodes, token, { current_password: goodPassword })).statusCode,
    ).toBe(409);
    expect((await people().login(email)).statusCode).toBe(200);
  });

  test('new recovery codes replace the old ones', async () => {
    const { email, token, recovery_codes } = await withPasskey();
    const renewed = await people().send('POST', apiPaths.recoveryCodes, token, { current_password: goodPassword });
    const [fresh = ''] = renewed.json().recovery_codes;
    expect((await signInWithCode(email, recovery_codes?.[0])).statusCode).toBe(401);
    expect((await signInWithCode(email, fresh)).statusCode).toBe(200);
  });

  test('a second step is either a passkey or a recovery code', async () => {
    const { email, authenticator, recovery_codes } = await withPasskey();
    const challenge = await people().challenge(email);
    const both = { ...answer(challenge, authenticator), recovery_code: recovery_codes?.[0] };
    for (const step of [both, { challenge: challenge.token }, { challenge: 'short', recovery_code: 'x' }]) {
      expect((await people().complete(step)).statusCode).toBe(422);
    }
  });

  test('changes are in the change history for people who use the desk', async () => {
    const { token, authenticator, recovery_codes, passkey } = await withPasskey();
    const { id } = (await people().me(token)).json();
    const { db } = database();
    const actions = async () => {
      const rows = await db
        .selectFrom('audit_entries')
        .select('action')
        .where('actor_id', '=', id)
        .orderBy('id')
        .execute();
      return rows.map(({ action }) => action);
    };
    expect(await actions()).toEqual([]);
    await db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
    const { email } = (await people().me(token)).json();
    await people().add(token);
    await signInWithCode(email, recovery_codes?.[0]);
    await people().signInWith(email, authenticator);
    await people().send('POST', apiPaths.recoveryCodes, token, { current_password: goodPassword });
    await people().send('POST', `${apiPaths.passkeys}/${passkey.id}/removal`, token, {
      current_password: goodPassword,
    });
    expect(await actions()).toEqual(['passkey-added', 'recovery-code-used', 'recovery-codes-made', 'passkey-removed']);
  });
});

describeOnEveryEngine('with ADMIN_PASSKEYS=required', (database) => {
  let app: App;
  const people = () => callSecondFactor(app);
  beforeAll(async () => {
    app = await buildTestApp(database(), { environment: { ADMIN_PASSKEYS: 'required' } });
  });

  test('administrators use the desk only with a passkey, and keep the last one; members need none', async () => {
    const admin = await people().signUp('owner@example.com');
    const member = await people().signUp('member@example.com');
    const refused = await people().adminHealth(admin);
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { detail: 'Administrators of this site need a passkey. Open the desk to add one.' },
    ]);
    expect((await people().send('GET', apiPaths.adminArticles, admin)).statusCode).toBe(403);
    expect((await people().describe(admin)).is_required).toBe(true);
    expect((await people().describe(member)).is_required).toBe(false);
    const { passkey } = await people().add(admin);
    expect((await people().adminHealth(admin)).statusCode).toBe(200);
    const removal = await people().send('POST', `${apiPaths.passkeys}/${passkey.id}/removal`, admin, {
      current_password: goodPassword,
    });
    expect(removal.statusCode).toBe(409);
    expect((await people().adminHealth(admin)).statusCode).toBe(200);
  });
});
