import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeRole } from '#server/accounts/administration.service.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Person, personSchema } from '#shared/api/people-contract.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { sendToApp } from '#tests/support/content-factories.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';
import { openDatabase } from '#tests/support/test-database.ts';

const hour = 60 * 60 * 1000;

describeOnEveryEngine('people', (database) => {
  const desk = deskOfSuite(database, { now: () => new Date(moment) });
  let moment = Date.parse('2026-03-01T00:00:00Z');
  const anyone = () => callAccounts(desk.app);
  beforeAll(async () => {
    await anyone().register('editor@example.com', { full_name: 'Wiremu Kōwhai' });
    await changeRole(database().db, { email: 'editor@example.com', role: 'editor', confirms: true }, new Date(moment));
  });
  beforeEach(() => database().db.deleteFrom('audit_entries').execute());

  const list = async (query = '') => {
    const { body, headers } = await desk.admin('GET', `${apiPaths.adminPeople}${query}`);
    return { people: personSchema.array().parse(body), total: Number(headers['x-total-count']) };
  };
  const find = async (email: string): Promise<Person> => {
    const found = [...(await list()).people, ...(await list('?group=members')).people];
    const person = found.find((one) => one.email === email);
    if (!person) throw new Error(`${email} is not listed`);
    return person;
  };
  const path = async (email: string) => `${apiPaths.adminPeople}/${(await find(email)).id}`;
  const history = async () =>
    (await database().db.selectFrom('audit_entries').selectAll().orderBy('id').execute()).map(
      (entry) => `${entry.actor_name}: ${entry.action} ${entry.record_title}`,
    );

  describe('the list', () => {
    test('shows those who may use the desk, administrators first, and members apart', async () => {
      const { people, total } = await list();
      expect(people.map(({ email, role }) => [email, role])).toEqual([
        ['admin@example.com', 'admin'],
        ['editor@example.com', 'editor'],
      ]);
      expect(total).toBe(2);
      const members = await list('?group=members');
      expect(members.people.map(({ email }) => email)).toEqual(['member@example.com']);
    });

    test('finds a part of a name or email without case and accents', async () => {
      expect((await list('?q=KOWHAI')).people.map(({ email }) => email)).toEqual(['editor@example.com']);
      expect((await list('?q=editor@')).total).toBe(1);
      expect((await list('?q=%25')).total).toBe(0);
      expect((await list('?q=member')).total).toBe(0);
    });

    test('is divided into pages', async () => {
      const { people, total } = await list('?limit=1&skip=1');
      expect([people.map(({ email }) => email), total]).toEqual([['editor@example.com'], 2]);
      expect((await desk.admin('GET', `${apiPaths.adminPeople}?group=everyone`)).status).toBe(422);
    });

    test('says when somebody was last seen, also after signing out, and in how many browsers they are', async () => {
      await anyone().register('seen@example.com');
      expect(await find('seen@example.com')).toMatchObject({ last_seen_at: null, sessions: 0 });
      const [first] = [await anyone().signIn('seen@example.com'), await anyone().signIn('seen@example.com')];
      moment += hour;
      await anyone().me(first);
      await anyone().logout(first);
      expect(await find('seen@example.com')).toMatchObject({
        last_seen_at: new Date(moment).toISOString(),
        sessions: 1,
      });
      const { body } = await desk.admin('GET', `${await path('seen@example.com')}/sessions`);
      expect(body).toMatchObject([{ browser: 'An unknown browser', is_current: false }]);
    });
  });

  describe('a change', () => {
    test('of the role ends the sessions at once, and the history says who made it', async () => {
      const token = await anyone().signUp('rising@example.com');
      await desk.admin('POST', `${await path('rising@example.com')}/confirmation`);
      const url = `${await path('rising@example.com')}/role`;
      for (const [role, health] of [
        ['editor', 200],
        ['admin', 200],
        ['member', 403],
      ] as const) {
        expect((await desk.admin('PUT', url, { role })).status).toBe(204);
        expect((await anyone().me(token)).statusCode).toBe(401);
        const next = await anyone().signIn('rising@example.com');
        expect((await anyone().adminHealth(next)).statusCode).toBe(health);
      }
      expect((await history()).filter((line) => !line.includes('new-network'))).toEqual([
        'Aroha Ngata: address-confirmed Aroha Ngata',
        'Aroha Ngata: editor-granted Aroha Ngata',
        'Aroha Ngata: role-granted Aroha Ngata',
        'Aroha Ngata: role-revoked Aroha Ngata',
      ]);
    });

    test('to the role that a person has changes nothing', async () => {
      const token = await anyone().signIn('editor@example.com');
      await database().db.deleteFrom('audit_entries').execute();
      expect((await desk.admin('PUT', `${await path('editor@example.com')}/role`, { role: 'editor' })).status).toBe(
        204,
      );
      expect((await anyone().me(token)).statusCode).toBe(200);
      expect(await history()).toEqual([]);
    });

    test('signs a person out everywhere', async () => {
      const tokens = [await anyone().signUp('tired@example.com'), await anyone().signIn('tired@example.com')];
      expect((await desk.admin('DELETE', `${await path('tired@example.com')}/sessions`)).status).toBe(204);
      for (const token of tokens) expect((await anyone().me(token)).statusCode).toBe(401);
      expect(await history()).toEqual(['Aroha Ngata: signed-out Aroha Ngata']);
    });

    test('deletes an account', async () => {
      const token = await anyone().signUp('leaving@example.com');
      const url = await path('leaving@example.com');
      expect((await desk.admin('DELETE', url)).status).toBe(204);
      expect((await anyone().me(token)).statusCode).toBe(401);
      expect((await anyone().login('leaving@example.com')).statusCode).toBe(401);
      expect(await history()).toEqual(['Aroha Ngata: deleted Aroha Ngata']);
      for (const [method, address, body] of [
        ['DELETE', url, undefined],
        ['DELETE', `${url}/sessions`, undefined],
        ['GET', `${url}/sessions`, undefined],
        ['PUT', `${url}/role`, { role: 'editor' }],
      ] as const) {
        const answer = await desk.admin(method, address, body);
        expect([answer.status, answer.body]).toEqual([404, { detail: 'This account no longer exists.' }]);
      }
    });

    test('to an unknown role is refused', async () => {
      expect((await desk.admin('PUT', `${await path('editor@example.com')}/role`, { role: 'owner' })).status).toBe(422);
    });
  });

  test('the last administrator can neither be revoked nor deleted', async () => {
    const url = await path('admin@example.com');
    for (const answer of [
      await desk.admin('PUT', `${url}/role`, { role: 'editor' }),
      await desk.admin('PUT', `${url}/role`, { role: 'member' }),
      await desk.admin('DELETE', url),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body).toEqual({
        detail:
          'admin@example.com is the last administrator, so nothing was changed. Make somebody else an administrator first.',
      });
    }
    expect(await history()).toEqual([]);
    expect((await desk.admin('GET', apiPaths.adminHealth)).status).toBe(200);
  });
});

/** The number of times that two administrators revoke each other. */
const races = 10;

describeOnEveryEngine('two administrators who revoke each other at the same moment', (database, engine) => {
  test('leave one administrator, and the other is refused', async () => {
    const { db, location } = database();
    // On SQLite, both applications share one connection, because a process has only one connection for writing.
    const other = engine === 'sqlite' ? db : await openDatabase(location);
    const apps = [await buildTestApp({ db }), await buildTestApp({ db: other })] as const;
    const emails = ['one@example.com', 'two@example.com'];
    const accounts = callAccounts(apps[0]);
    for (const email of emails) await accounts.register(email);
    const people = await db.selectFrom('users').select('id').orderBy('id').execute();
    for (let race = 0; race < races; race += 1) {
      for (const email of emails) await changeRole(db, { email, role: 'admin', confirms: true }, new Date());
      const tokens = [await accounts.signIn('one@example.com'), await accounts.signIn('two@example.com')];
      const answers = await Promise.all(
        apps.map((app, index) =>
          sendToApp(app, tokens[index] ?? '')('PUT', `${apiPaths.adminPeople}/${people[1 - index]?.id}/role`, {
            role: 'member',
          }),
        ),
      );
      const [first, second] = answers.map(({ status }) => status).toSorted();
      expect([first, second]).toEqual([204, expect.toBeOneOf([401, 403])]);
      expect(await db.selectFrom('users').select('id').where('role', '=', 'admin').execute()).toHaveLength(1);
    }
  });
});
