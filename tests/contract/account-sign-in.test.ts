import { beforeAll, expect, test } from 'vitest';
import { createHashingQueue } from '#server/accounts/password-hashing.ts';
import { hashToken } from '#server/accounts/secret-token.ts';
import type { App } from '#server/app.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';
import { buildTestApp, quickHashing } from '#tests/support/test-app.ts';

describeOnSqlite('POST /api/auth/login', (database) => {
  let app: App;
  const anyone = () => callAccounts(app);
  const buildWith = (hashing: ReturnType<typeof quickHashing>) =>
    buildTestApp(database(), { parts: { accounts: { hashing } } });

  beforeAll(async () => {
    app = await buildTestApp(database());
    await anyone().register('Aroha@Example.com');
  });

  test('answers 200 with a token and no-store, to the e-mail in any case and with spaces around it', async () => {
    for (const username of ['aroha@example.com', 'AROHA@EXAMPLE.COM', '  aroha@example.com\t']) {
      const answer = await anyone().login(username);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ access_token: expect.stringMatching(/^[\w-]{43}$/), token_type: 'bearer' });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test('stores the token only as its SHA-256', async () => {
    const token = await anyone().signIn('aroha@example.com');
    const rows = await database().db.selectFrom('sessions').selectAll().execute();
    expect(rows.map((row) => row.token_hash)).toContain(hashToken(token));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('answers the same for a wrong password and an unknown user', async () => {
    const wrong = await anyone().login('aroha@example.com', 'not it');
    const unknown = await anyone().login('nobody@example.com', 'not it');
    const noAddress = await anyone().login("' or 1=1 --", 'not it');
    const comparable = (answer: typeof wrong) => {
      const { date: _date, 'x-request-id': _requestId, ...headers } = answer.headers;
      return { status: answer.statusCode, body: answer.body, headers };
    };
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ detail: 'Login failed. Please check your credentials.' });
    expect(comparable(unknown)).toEqual(comparable(wrong));
    expect(comparable(noAddress)).toEqual(comparable(wrong));
  });

  test('compares a hash for an unknown user too', async () => {
    const hashing = quickHashing();
    const compared: (string | undefined)[] = [];
    const watched = await buildWith({
      ...hashing,
      verify: (hash, password) => {
        compared.push(hash);
        return hashing.verify(hash, password);
      },
    });
    await callAccounts(watched).login('nobody@example.com', 'not it');
    await callAccounts(watched).login('aroha@example.com', 'not it');
    expect(compared).toEqual([undefined, expect.stringMatching(/^\$argon2id\$/)]);
  });

  test.each([
    [{}, ['Please enter your username.', 'Please enter your password.']],
    [{ username: '  ', password: '' }, ['Please enter your username.', 'Please enter your password.']],
    [{ username: 'a\u0000b', password: 'x' }, ['The username has a character that cannot be used.']],
    [{ username: 'a@example.com', password: 'x'.repeat(513) }, ['Password can have at most 128 characters.']],
  ])('asks for username and password: %#', async (body, sentences) => {
    const answer = await anyone().post(apiPaths.login, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail.map((fault: { msg: string }) => fault.msg)).toEqual(sentences);
  });

  test('reads are answered while 200 simultaneous sign-ins wait, and then all sign-ins are', async () => {
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const hashing = quickHashing();
    const busy = await buildWith({
      ...hashing,
      verify: async (...words) => {
        begun.resolve();
        await held.promise;
        return hashing.verify(...words);
      },
    });
    let answered = 0;
    const signIns = Array.from({ length: 200 }, async () => {
      const answer = await callAccounts(busy).login('aroha@example.com');
      if (answer.statusCode === 200) answered += 1;
      return answer;
    });
    await begun.promise;
    for (const path of [apiPaths.health, apiPaths.publicArticles])
      expect((await busy.inject(path)).statusCode).toBe(200);
    expect(answered).toBe(0);
    held.resolve();
    // A busy server may refuse some of these sign-ins. They must succeed when they are sent again.
    for (const { statusCode, headers } of await Promise.all(signIns)) {
      if (statusCode === 200) continue;
      expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([503, true]);
      expect((await callAccounts(busy).login('aroha@example.com')).statusCode).toBe(200);
    }
    expect(answered).toBeGreaterThan(0);
  });

  test('sign-ins beyond the queue get a 503 with Retry-After, which does not count as a failure', async () => {
    const crowded = await buildTestApp(database(), {
      parts: { accounts: { signInQueue: createHashingQueue(1, 1) } },
    });
    const visitor = callAccounts(crowded, '198.51.100.77');
    const answers = await Promise.all(Array.from({ length: 40 }, () => visitor.login('aroha@example.com')));
    const busy = answers.filter((answer) => answer.statusCode === 503);
    expect(busy.length).toBeGreaterThan(20);
    for (const answer of busy) {
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json().detail).toMatch(/^Too many people are signing in/);
    }
    expect((await visitor.login('aroha@example.com')).statusCode).toBe(200);
    const counters = await database().db.selectFrom('throttle').select(['key', 'points']).execute();
    expect(counters.filter((counter) => counter.key.includes('198.51.100.77') && counter.points > 0)).toEqual([]);
  });
});
