import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#domain/api-paths.ts';
import { createHashingQueue } from '#server/accounts/hashing-queue.ts';
import { createPasswordHashing } from '#server/accounts/password-hashing.ts';
import { hashToken } from '#server/accounts/sessions.ts';
import type { App } from '#server/app.ts';
import { callAccounts, goodPassword } from '#tests/support/account-caller.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

describeOnEveryEngine('POST /api/auth/login', (database) => {
  let app: App;
  const anyone = () => callAccounts(app);

  beforeAll(async () => {
    app = await buildTestApp(database(), { parts: { accounts: { hashing: createPasswordHashing() } } });
    await anyone().register('Aroha@Example.com');
  });
  afterAll(() => app.close());

  test('answers 200 with a token and no-store', async () => {
    const answer = await anyone().login('aroha@example.com');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ access_token: expect.stringMatching(/^[\w-]{43}$/), token_type: 'bearer' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('accepts the e-mail in any case and with spaces around it', async () => {
    for (const username of ['AROHA@EXAMPLE.COM', '  aroha@example.com\t']) {
      expect((await anyone().login(username)).statusCode).toBe(200);
    }
  });

  test('stores the token only as its SHA-256', async () => {
    const token = await anyone().signIn('aroha@example.com');
    const rows = await database().db.selectFrom('sessions').selectAll().execute();
    expect(rows.map((row) => row.token_hash)).toContain(hashToken(token));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('answers the same for a wrong password and an unknown user (product 15.4)', async () => {
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

  test('compares a hash for an unknown user as well', async () => {
    const hashing = createPasswordHashing();
    const compared: (string | undefined)[] = [];
    const watched = await buildTestApp(database(), {
      parts: {
        accounts: {
          hashing: {
            ...hashing,
            verify: (hash, password) => {
              compared.push(hash);
              return hashing.verify(hash, password);
            },
          },
        },
      },
    });
    await callAccounts(watched).login('nobody@example.com', 'not it');
    await callAccounts(watched).login('aroha@example.com', 'not it');
    expect(compared).toEqual([undefined, expect.stringMatching(/^\$argon2id\$/)]);
    await watched.close();
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

  test('a password of 1 MB is a 413', async () => {
    expect((await anyone().login('aroha@example.com', 'x'.repeat(1_000_000))).statusCode).toBe(413);
  });

  /** Returns the longest wait of a read during simultaneous sign-ins, as a share of their whole time. */
  async function readsBeside(target: App, count: number) {
    const start = performance.now();
    const signIns = Promise.all(
      Array.from({ length: count }, () => callAccounts(target).login('aroha@example.com', goodPassword)),
    );
    let longest = 0;
    let isDone = false;
    const done = signIns.finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const wanted = performance.now() + 20;
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect((await target.inject(apiPaths.health)).statusCode).toBe(200);
      // Measured from the planned start: a blocked process does not even start the read.
      longest = Math.max(longest, performance.now() - wanted);
    }
    const answers = await done;
    const whole = performance.now() - start;
    return { answers, part: longest / whole };
  }

  test('200 simultaneous sign-ins are all answered, and reads stay quick (product 15.25)', async () => {
    const { answers, part } = await readsBeside(app, 200);
    // On a busy machine some are refused and sign in at the second try.
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
    for (const { statusCode, headers } of answers.filter((answer) => answer.statusCode !== 200)) {
      expect({ statusCode, retryAfter: Number(headers['retry-after']) > 0 }).toEqual({
        statusCode: 503,
        retryAfter: true,
      });
      expect((await anyone().login('aroha@example.com')).statusCode).toBe(200);
    }
    expect(part, 'a read, of the time for all sign-ins').toBeLessThan(0.4);
  }, 120_000);

  test('control: hashing that blocks the process blocks reads too', async () => {
    const blocking = async () => {
      const end = performance.now() + 1000;
      while (performance.now() < end);
      return true;
    };
    const hashing = createPasswordHashing();
    const held = await buildTestApp(database(), {
      parts: {
        accounts: {
          hashing: { ...hashing, verify: blocking },
          signInQueue: (job) => job(),
        },
      },
    });
    expect((await readsBeside(held, 1)).part).toBeGreaterThan(0.6);
    await held.close();
  }, 120_000);

  test('sign-ins beyond the queue get a 503 with Retry-After, which does not count as a failure', async () => {
    const crowded = await buildTestApp(database(), {
      parts: { accounts: { signInQueue: createHashingQueue({ maximumWaiting: 1 }) } },
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
    await crowded.close();
  });
});
