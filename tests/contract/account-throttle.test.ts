import { beforeEach, describe, expect, test } from 'vitest';
import { throttleLimits } from '#server/accounts/throttle.ts';
import type { App } from '#server/app.ts';
import { callAccounts, goodPassword } from '#tests/support/account-caller.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

const owner = 'owner@example.com';
const home = '203.0.113.10';
const perAccountAndNetwork = throttleLimits.signInByAccountAndNetwork.attempts;
const perAccount = throttleLimits.signInByAccount.attempts;

describeOnEveryEngine('the throttle of sign-in', (database) => {
  let app: App;
  let moment = Date.parse('2026-03-01T00:00:00Z');
  const from = (address: string, target = app) => callAccounts(target, address);
  const build = (environment: Record<string, string> = {}) =>
    buildTestApp(database(), { environment, parts: { now: () => new Date(moment) } });

  beforeEach(async () => {
    moment = Date.parse('2026-03-01T00:00:00Z');
    for (const table of ['users', 'throttle', 'first_admin_claim'] as const)
      await database().db.deleteFrom(table).execute();
    app = await build();
    await from(home).signUp(owner);
  });

  test('300 wrong sign-ins from one network: ten are compared, the rest get a 429 with Retry-After', async () => {
    const outcome = await attackSignIn(300, () => from('198.51.100.1').login(owner, 'wrong'));
    expect(outcome).toEqual({ compared: perAccountAndNetwork, refused: 300 - perAccountAndNetwork });
    const refused = await from('198.51.100.1').login(owner, 'wrong');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    expect(refused.json()).toEqual({ detail: 'Too many attempts. Please try again in 15 minutes.' });
    expect(refused.headers['cache-control']).toBe('no-store');
  });

  test('300 wrong sign-ins at once: no more are compared than one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => from('198.51.100.1').login(owner, 'wrong')));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(perAccountAndNetwork);
    expect(statuses.every((status) => [401, 429, 503].includes(status))).toBe(true);
  });

  test('a forged X-Forwarded-For changes nothing when no proxy is trusted', async () => {
    const forged = (index: number) => ({ 'x-forwarded-for': `192.0.2.${index}`, forwarded: `for=${index}` });
    const outcome = await attackSignIn(40, (index) => from('198.51.100.1').login(owner, 'wrong', {}, forged(index)));
    expect(outcome.compared).toBe(perAccountAndNetwork);
  });

  test('behind a trusted proxy the forwarded address counts, and changing it reaches the limit of the account', async () => {
    const proxied = await build({ TRUST_PROXY: 'true' });
    const outcome = await attackSignIn(60, (index) =>
      from('10.0.0.1', proxied).login(owner, 'wrong', {}, { 'x-forwarded-for': `192.0.2.${index}` }),
    );
    expect(outcome.compared).toBe(perAccount);
  });

  test('other case, spaces around the e-mail and extra fields use the same counter', async () => {
    const spellings = [owner, owner.toUpperCase(), ` ${owner} `, 'Owner@Example.com'];
    const outcome = await attackSignIn(40, (index) =>
      from('198.51.100.1').login(spellings[index % 4] ?? owner, 'wrong', { email: `${index}@example.com`, n: index }),
    );
    expect(outcome.compared).toBe(perAccountAndNetwork);
  });

  test('an e-mail without an account is throttled in the same way', async () => {
    const outcome = await attackSignIn(40, () => from('198.51.100.1').login('nobody@example.com', 'wrong'));
    expect(outcome.compared).toBe(perAccountAndNetwork);
    const spread = await attackSignIn(60, (index) => from(`198.51.101.${index}`).login('nobody@example.com', 'wrong'));
    expect(spread.compared).toBe(perAccount - perAccountAndNetwork);
  });

  test.each([
    ['one address', '198.51.100.2', () => '198.51.100.1'],
    ['the addresses of one IPv6 /48', '2001:db8:2::1', (index: number) => `2001:db8:1:${index.toString(16)}::1`],
  ])(
    'one password for 60 accounts, again and again, from %s: 200 are compared, and no other network is affected',
    async (_, other, address) => {
      const outcome = await attackSignIn(240, (index) =>
        from(address(index)).login(`someone-${index % 60}@example.com`, 'Summer2026!'),
      );
      expect(outcome).toEqual({ compared: 200, refused: 40 });
      expect((await from(other).login('someone-1@example.com', 'wrong')).statusCode).toBe(401);
    },
  );

  describe('the rightful owner', () => {
    test('signs in from a known network while the account is attacked from everywhere', async () => {
      const outcome = await attackSignIn(100, (index) => from(`198.51.100.${index}`).login(owner, 'wrong'));
      expect(outcome.compared).toBe(perAccount);
      expect((await from(home).login(owner)).statusCode).toBe(200);
      // Control: even the right password is refused if it comes from a network that the account has never used.
      expect((await from('192.0.2.200').login(owner)).statusCode).toBe(429);
    });

    test('signs in for the first time from the network of the registration', async () => {
      await from('203.0.113.99').register('new@example.com');
      await attackSignIn(100, (index) => from(`198.51.100.${index}`).login('new@example.com', 'wrong'));
      expect((await from('203.0.113.99').login('new@example.com')).statusCode).toBe(200);
    });

    test('signs in to other accounts from a network that attacks one account', async () => {
      await attackSignIn(300, () => from(home).login('nobody@example.com', 'wrong'));
      expect((await from(home).login(owner)).statusCode).toBe(200);
    });

    test('resets the count with a right password after nine wrong ones', async () => {
      for (let round = 0; round < 3; round += 1) {
        await attackSignIn(perAccountAndNetwork - 1, () => from(home).login(owner, 'wrong'));
        expect((await from(home).login(owner)).statusCode).toBe(200);
      }
    });

    test('may sign in any number of times, one after the other and at once', async () => {
      for (let index = 0; index < 40; index += 1) expect((await from(home).login(owner)).statusCode).toBe(200);
      const many = await Promise.all(Array.from({ length: 60 }, () => from(home).login(owner)));
      expect(new Set(many.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    });
  });

  test('the counters contain no e-mail', async () => {
    await from('198.51.100.1').login('private.person@example.com', 'wrong');
    const rows = await database().db.selectFrom('throttle').select('key').execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/private|person|%40|@/);
  });

  test('registering is limited per network, with Retry-After', async () => {
    const limited = await buildTestApp(database(), {
      parts: { accounts: { throttleLimits: { registrationByNetwork: { attempts: 3, seconds: 3600 } } } },
    });
    for (const name of ['r1', 'r2', 'r3'])
      expect((await from('198.51.100.9', limited).register(`${name}@example.com`)).statusCode).toBe(201);
    const refused = await from('198.51.100.9', limited).register('r9@example.com');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await from('198.51.100.8', limited).register('r9@example.com')).statusCode).toBe(201);
  });

  test('wrong current passwords are limited per session, and other sessions are not affected', async () => {
    const [first, second] = [await from(home).signIn(owner), await from(home).signIn(owner)];
    const outcome = await attackSignIn(20, () => from(home).changePassword(first, 'wrong', 'Rimu-tree-9'));
    expect(outcome).toEqual({ compared: throttleLimits.passwordChangeBySession.attempts, refused: 10 });
    expect((await from(home).changePassword(second, goodPassword, 'Rimu-tree-9')).statusCode).toBe(200);
  });

  test('expired counters are removed', async () => {
    await attackSignIn(3, () => from('198.51.100.1').login(owner, 'wrong'));
    moment += 61 * 60 * 1000;
    await from(home).login(owner);
    const expired = database().db.selectFrom('throttle').select('key').where('expires_at', '<=', moment);
    await expect.poll(() => expired.execute()).toEqual([]);
  });
});

/**
 * Sends this many wrong sign-ins, one after the other. Returns how often a password was compared with a hash, and how
 * often a sign-in was refused before this comparison.
 */
async function attackSignIn(times: number, attempt: (index: number) => Promise<{ statusCode: number }>) {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await attempt(index)).statusCode);
  return {
    compared: statuses.filter((status) => status === 401 || status === 400).length,
    refused: statuses.filter((status) => status === 429).length,
  };
}
