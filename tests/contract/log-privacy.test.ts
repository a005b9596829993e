import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { wideNetworkOf, withoutSecrets } from '#server/http/request-log.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

/** Secrets that a person sends in a request. None of them may be in a log. */
const secrets = {
  password: 'Pohutukawa-secret-1',
  email: 'private.person@secret-mail.example',
  query: 'query-secret-2',
  cookie: 'cookie-secret-3',
  name: 'Private Person',
  address: '203.0.113.77',
};

/** Returns the names of the secrets that a log contains. */
function findSecrets(log: string, sought: Readonly<Record<string, string>>): string[] {
  return Object.entries(sought).flatMap(([kind, secret]) => (log.includes(secret) ? [kind] : []));
}

describeOnSqlite('the log says nothing about people', (database) => {
  const lines: string[] = [];
  let app: App;
  let token = '';
  beforeAll(async () => {
    app = await buildTestApp(database(), {
      environment: { LOG_LEVEL: 'trace' },
      parts: {
        logTo: { write: (line) => lines.push(line) },
        renderPage: async () => {
          throw new Error(
            `Rendering failed for ${secrets.email} with Bearer ${token} at postgres://u:${secrets.password}@host/db`,
          );
        },
      },
    });
    const caller = callAccounts(app, secrets.address);
    await caller.register(secrets.email, { password: secrets.password, full_name: secrets.name });
    await caller.login(secrets.email, 'wrong');
    token = await caller.signIn(secrets.email, secrets.password);
    const { email, password, name: full_name } = secrets;
    const query = `?token=${secrets.query}&email=${encodeURIComponent(email)}`;
    const headers = { authorization: `Bearer ${token}`, cookie: `session=${secrets.cookie}` };
    for (const { method, url } of app.declaredRoutes) {
      if (method === 'HEAD' || url === apiPaths.logout) continue;
      await app.inject({
        method: method === 'PUT' ? 'PUT' : method === 'POST' ? 'POST' : method === 'DELETE' ? 'DELETE' : 'GET',
        url: url.replace(':id', '1').replace('*', 'nothing') + query,
        remoteAddress: secrets.address,
        headers,
        payload: method === 'PUT' || method === 'POST' ? { email, username: email, password, full_name } : undefined,
      });
    }
  });

  test('every route was called and logged, and failures with their cause', () => {
    const routes = new Set(lines.map((line): unknown => JSON.parse(line).route));
    for (const { method, url } of app.declaredRoutes) {
      // Two routes were not called: signing out would end the session, and a request for a missing file of the API's
      // documentation matches no route.
      if (method !== 'HEAD' && url !== apiPaths.logout && !url.endsWith('/static/*'))
        expect(routes, url).toContain(url);
    }
    expect(lines.join('')).toContain('Rendering failed for [email] with Bearer [token]');
  });

  test('contains no password, e-mail, name, token, cookie, query or whole address', () => {
    const log = lines.join('');
    expect(findSecrets(log, { ...secrets, token })).toEqual([]);
    expect(log).not.toContain('secret');
    expect(withoutSecrets(`${secrets.email} ${token}`)).toBe('[email] [token]');
    for (const encoded of [encodeURIComponent(secrets.email), encodeURIComponent(encodeURIComponent(secrets.email))])
      expect(withoutSecrets(`/resources/${encoded}/x`)).toBe('/resources/[email]/x');
    expect(log).toContain('203.0.113.0/24');
  });

  test('every response carries its request’s id, a 500 quotes it, and the log has it', async () => {
    const answer = await app.inject({ url: '/page', headers: { 'x-request-id': 'forged' } });
    const id = String(answer.headers['x-request-id']);
    expect(answer.statusCode).toBe(500);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(answer.json()).toEqual({
      detail: `Something went wrong on our side. Please try again. If it keeps happening, quote ${id}.`,
    });
    expect(lines.filter((line) => line.includes(id)).length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain('forged');
  });
});

describe('a long text in the log', () => {
  test('is cut before a word that the cut would divide, because half a secret is not recognised', () => {
    const before = `${'word '.repeat(1599)}ok `;
    expect(withoutSecrets(`${before}private.person@secret-mail.example`)).toBe(`${before}…`);
  });

  test('costs no more than its length', () => {
    const cost = (text: string) => {
      const times = Array.from({ length: 5 }, () => {
        const began = process.cpuUsage().user;
        withoutSecrets(text, Number.POSITIVE_INFINITY);
        return process.cpuUsage().user - began;
      });
      return Math.min(...times);
    };
    const length = 400_000;
    const plain = cost('plain words '.repeat(length / 12));
    for (const part of ['a', '@', 'a@', '.', 'Bearer ', 'Bearer', '-', 'é'])
      expect(cost(part.repeat(length / part.length)), part).toBeLessThan(20 * plain + 20_000);
  });
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['nonsense', 'unreadable'],
])('%s is logged as %s', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network);
});
