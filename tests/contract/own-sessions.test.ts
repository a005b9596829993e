import { beforeAll, describe, expect, test } from 'vitest';
import { describeBrowser } from '#server/accounts/sessions.ts';
import type { App } from '#server/app.ts';
import { type AccountSession, sessionsSchema } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { callAccounts, goodPassword } from '#tests/support/account-caller.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const hour = 60 * 60 * 1000;

describeOnEveryEngine('the sessions of an account', (database) => {
  let app: App;
  let moment = Date.parse('2026-03-01T00:00:00Z');
  let serial = 0;
  beforeAll(async () => {
    app = await buildTestApp(database(), { parts: { now: () => new Date(moment) } });
  });

  const signIn = async (email: string, userAgent = firefox): Promise<string> => {
    const answer = await callAccounts(app).login(email, goodPassword, {}, { 'user-agent': userAgent });
    return answer.json<{ access_token: string }>().access_token;
  };
  const newAccount = async () => {
    const email = `person-${++serial}@example.com`;
    await callAccounts(app).register(email);
    return email;
  };
  const call = (method: 'GET' | 'DELETE', token: string, rest = '') =>
    app.inject({ method, url: apiPaths.sessions + rest, headers: { authorization: `Bearer ${token}` } });
  const list = async (token: string): Promise<AccountSession[]> =>
    sessionsSchema.parse((await call('GET', token)).json());
  const isAlive = async (token: string) => (await callAccounts(app).me(token)).statusCode === 200;

  test('are listed with browser and times, the current one marked, without their tokens', async () => {
    const email = await newAccount();
    const phone = await signIn(email, safari);
    moment += hour;
    const desk = await signIn(email);
    const sessions = await list(desk);
    expect(sessions).toMatchObject([
      { browser: 'Firefox on Windows', is_current: true, created_at: new Date(moment).toISOString() },
      { browser: 'Safari on iPhone', is_current: false, last_used_at: new Date(moment - hour).toISOString() },
    ]);
    const text = JSON.stringify(sessions);
    const hashes = await database().db.selectFrom('sessions').select('token_hash').execute();
    for (const secret of [phone, desk, ...hashes.map(({ token_hash }) => token_hash)])
      expect(text).not.toContain(secret);
    for (const { handle } of sessions)
      expect((await callAccounts(app).me(handle.padEnd(43, '0'))).statusCode).toBe(401);
    expect((await call('GET', desk)).headers['cache-control']).toBe('no-store');
  });

  test('can be ended one by one, at once and only once', async () => {
    const email = await newAccount();
    const [kept, ended] = [await signIn(email), await signIn(email, safari)];
    const handle = (await list(kept)).find(({ browser }) => browser === 'Safari on iPhone')?.handle;
    expect((await call('DELETE', kept, `/${handle}`)).statusCode).toBe(204);
    expect([await isAlive(kept), await isAlive(ended)]).toEqual([true, false]);
    expect((await call('DELETE', kept, `/${handle}`)).statusCode).toBe(404);
    expect((await call('DELETE', kept, '/nonsense')).statusCode).toBe(422);
  });

  test('can all be ended except the current one', async () => {
    const email = await newAccount();
    const tokens = [await signIn(email), await signIn(email), await signIn(email)];
    expect((await call('DELETE', tokens[1] ?? '')).statusCode).toBe(204);
    expect(await Promise.all(tokens.map(isAlive))).toEqual([false, true, false]);
  });

  test('never include another account’s sessions', async () => {
    const [mine, other] = [await signIn(await newAccount()), await signIn(await newAccount())];
    const [{ handle } = { handle: '' }] = await list(other);
    expect((await call('DELETE', mine, `/${handle}`)).statusCode).toBe(404);
    await call('DELETE', mine);
    expect(await isAlive(other)).toBe(true);
    expect(await list(mine)).toHaveLength(1);
  });

  test('that have expired are not listed', async () => {
    const email = await newAccount();
    await signIn(email, safari);
    moment += 25 * hour;
    expect(await list(await signIn(email))).toMatchObject([{ browser: 'Firefox on Windows' }]);
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
