import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeBrowser } from '#server/accounts/sessions.ts';
import type { App } from '#server/app.ts';
import { type AccountSession, sessionsSchema } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { callAccounts, goodPassword } from '#tests/support/account-caller.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';
import { openDatabase } from '#tests/support/test-database.ts';

const otherPassword = 'Rimu-tree-9';
const minute = 60_000;
const hour = 60 * minute;

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describeOnEveryEngine('sessions', (database) => {
  let app: App;
  let second: App;
  let moment = Date.parse('2026-03-01T00:00:00Z');
  let serial = 0;
  let email = '';
  const now = () => new Date(moment);
  const anyone = (target = app) => callAccounts(target);
  const isAlive = async (token: string, target = app) => (await anyone(target).me(token)).statusCode === 200;

  beforeAll(async () => {
    app = await buildTestApp(database(), { parts: { now } });
    second = await buildTestApp({ db: await openDatabase(database().location) }, { parts: { now } });
    await anyone().register('first@example.com');
  });
  beforeEach(() => {
    serial += 1;
    email = `person-${serial}@example.com`;
  });

  test('signing out answers 204, clears the browser and ends only that session, on every process', async () => {
    const [ended, kept] = [await anyone().signUp(email), await anyone().signIn(email)];
    expect(await isAlive(ended, second)).toBe(true);
    const answer = await anyone().logout(ended);
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    expect(answer.headers['clear-site-data']).toBe('"storage"');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect([await isAlive(ended), await isAlive(ended, second)]).toEqual([false, false]);
    expect([await isAlive(kept), await isAlive(kept, second)]).toEqual([true, true]);
    expect((await anyone().logout(ended)).statusCode).toBe(401);
  });

  test('signing out works for clients that send application/json without a body', async () => {
    const token = await anyone().signUp(email);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    expect((await app.inject({ method: 'POST', url: apiPaths.logout, headers })).statusCode).toBe(204);
  });

  test('a change of password ends every other session at once, on every process and after a restart', async () => {
    const [here, elsewhere] = [await anyone().signUp(email), await anyone(second).signIn(email)];
    const stranger = await anyone().signIn('first@example.com');
    expect(await isAlive(elsewhere, second)).toBe(true);
    expect((await anyone().changePassword(here, goodPassword, otherPassword)).statusCode).toBe(200);
    const restarted = await buildTestApp(database(), { parts: { now } });
    for (const target of [app, second, restarted]) {
      expect(await isAlive(elsewhere, target)).toBe(false);
      expect(await isAlive(here, target)).toBe(true);
      expect(await isAlive(stranger, target)).toBe(true);
    }
    await restarted.close();
    expect((await anyone().login(email, goodPassword)).statusCode).toBe(401);
    expect((await anyone().login(email, otherPassword)).statusCode).toBe(200);
  });

  test('a sign-in with the old password that is in progress does not survive the change', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = `race-${round}-${email}`;
      const here = await anyone().signUp(person);
      const racing = Array.from({ length: 8 }, (_, index) => anyone(index % 2 ? second : app).login(person));
      const [change, ...logins] = await Promise.all([
        anyone().changePassword(here, goodPassword, otherPassword),
        ...racing,
      ]);
      expect(change.statusCode).toBe(200);
      for (const login of logins) {
        if (login.statusCode === 200) expect(await isAlive(login.json().access_token)).toBe(false);
      }
    }
  });

  test('of two simultaneous changes of one password, one succeeds', async () => {
    const [one, two] = [await anyone().signUp(email), await anyone().signIn(email)];
    const answers = await Promise.all([
      anyone().changePassword(one, goodPassword, 'Rimu-tree-9'),
      anyone(second).changePassword(two, goodPassword, 'Totara-tree-9'),
    ]);
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  describe('time', () => {
    test('a session ends after 24 hours without use, and using it extends it', async () => {
      const [used, unused] = [await anyone().signUp(email), await anyone().signIn(email)];
      moment += 23 * hour;
      expect(await isAlive(used)).toBe(true);
      moment += 2 * hour;
      expect(await isAlive(used)).toBe(true);
      expect(await isAlive(unused)).toBe(false);
      // The session has been deleted. So it stays invalid even when the clock is set back.
      moment -= 2 * hour;
      expect(await isAlive(unused)).toBe(false);
    });

    test('a session ends after seven days, however much it is used', async () => {
      const token = await anyone().signUp(email);
      for (let elapsed = 0; elapsed < 7 * 24 - 12; elapsed += 12) {
        moment += 12 * hour;
        expect(await isAlive(token)).toBe(true);
      }
      moment += 12 * hour;
      expect(await isAlive(token)).toBe(false);
    });

    test('settings change both periods', async () => {
      const strict = await buildTestApp(database(), {
        environment: { SESSION_IDLE_HOURS: '1', SESSION_MAX_DAYS: '1' },
        parts: { now },
      });
      const token = await anyone(strict).signUp(email);
      moment += 61 * minute;
      expect(await isAlive(token, strict)).toBe(false);
    });

    test('the last use is written at most once a minute', async () => {
      const token = await anyone().signUp(email);
      const id = (await anyone().me(token)).json().id;
      const lastUse = async () =>
        (await database().db.selectFrom('sessions').select('last_used_at').where('user_id', '=', id).execute())[0]
          ?.last_used_at;
      const began = await lastUse();
      moment += 59_000;
      await isAlive(token);
      expect(await lastUse()).toBe(began);
      moment += 1000;
      await isAlive(token);
      expect(await lastUse()).toBe(now().toISOString());
    });

    const expiredSessions = async () => {
      const rows = await database().db.selectFrom('sessions').select('expires_at').execute();
      return rows.filter((row) => row.expires_at <= now().toISOString()).length;
    };

    test('deletes expired sessions, even of people who never return', async () => {
      await anyone().signUp(email);
      moment += 6 * 24 * hour;
      await anyone().signIn('first@example.com');
      moment += 2 * 24 * hour;
      await anyone().signIn('first@example.com');
      await expect.poll(expiredSessions).toBe(0);
    });

    test('deletes nothing when the clock has jumped far ahead', async () => {
      await anyone().signUp(email);
      const before = moment;
      moment += 1200 * 24 * hour;
      await anyone().signIn('first@example.com');
      const reading = () => database().db.selectFrom('clock').select('suspect_since').executeTakeFirst();
      await expect.poll(reading).toEqual({ suspect_since: now().toISOString() });
      expect(await expiredSessions()).toBeGreaterThan(0);
      moment = before;
    });
  });

  describe('of an account', () => {
    beforeEach(() => anyone().register(email));
    const signIn = async (userAgent = firefox, person = email): Promise<string> => {
      const answer = await anyone().login(person, goodPassword, {}, { 'user-agent': userAgent });
      return answer.json<{ access_token: string }>().access_token;
    };
    const call = (method: 'GET' | 'DELETE', token: string, rest = '') =>
      app.inject({ method, url: apiPaths.sessions + rest, headers: { authorization: `Bearer ${token}` } });
    const list = async (token: string): Promise<AccountSession[]> =>
      sessionsSchema.parse((await call('GET', token)).json());

    test('are listed with browser and times, the current one marked, without their tokens', async () => {
      const phone = await signIn(safari);
      moment += hour;
      const desk = await signIn();
      const sessions = await list(desk);
      expect(sessions).toMatchObject([
        { browser: 'Firefox on Windows', is_current: true, created_at: new Date(moment).toISOString() },
        { browser: 'Safari on iPhone', is_current: false, last_used_at: new Date(moment - hour).toISOString() },
      ]);
      const text = JSON.stringify(sessions);
      const hashes = await database().db.selectFrom('sessions').select('token_hash').execute();
      for (const secret of [phone, desk, ...hashes.map(({ token_hash }) => token_hash)])
        expect(text).not.toContain(secret);
      for (const { handle } of sessions) expect((await anyone().me(handle.padEnd(43, '0'))).statusCode).toBe(401);
      expect((await call('GET', desk)).headers['cache-control']).toBe('no-store');
    });

    test('can be ended one by one, at once and only once', async () => {
      const [kept, ended] = [await signIn(), await signIn(safari)];
      const handle = (await list(kept)).find(({ browser }) => browser === 'Safari on iPhone')?.handle;
      expect((await call('DELETE', kept, `/${handle}`)).statusCode).toBe(204);
      expect([await isAlive(kept), await isAlive(ended)]).toEqual([true, false]);
      expect((await call('DELETE', kept, `/${handle}`)).statusCode).toBe(404);
      expect((await call('DELETE', kept, '/nonsense')).statusCode).toBe(422);
    });

    test('can all be ended except the current one', async () => {
      const tokens = [await signIn(), await signIn(), await signIn()];
      expect((await call('DELETE', tokens[1] ?? '')).statusCode).toBe(204);
      expect(await Promise.all(tokens.map((token) => isAlive(token)))).toEqual([false, true, false]);
    });

    test('never include another account’s sessions', async () => {
      const [mine, other] = [await signIn(), await signIn(firefox, 'first@example.com')];
      const [{ handle } = { handle: '' }] = await list(other);
      expect((await call('DELETE', mine, `/${handle}`)).statusCode).toBe(404);
      await call('DELETE', mine);
      expect(await isAlive(other)).toBe(true);
      expect(await list(mine)).toHaveLength(1);
    });

    test('that have expired are not listed', async () => {
      await signIn(safari);
      moment += 25 * hour;
      expect(await list(await signIn())).toMatchObject([{ browser: 'Firefox on Windows' }]);
    });
  });
});

describe('the description of a browser', () => {
  test.each([
    [firefox, 'Firefox on Windows'],
    [safari, 'Safari on iPhone'],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'Chrome on Linux',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge on Mac',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S901B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    ['curl/8.9.1', 'curl'],
    ['<script>alert(1)</script>', 'An unknown browser'],
    [undefined, 'An unknown browser'],
  ])('%s', (userAgent, words) => {
    expect(describeBrowser(userAgent)).toBe(words);
  });
});
