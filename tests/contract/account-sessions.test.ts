import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { callAccounts, goodPassword } from '#tests/support/account-caller.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';
import { openDatabase } from '#tests/support/test-database.ts';

const otherPassword = 'Rimu-tree-9';
const minute = 60_000;
const hour = 60 * minute;

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
});
