import { beforeAll, describe, expect, test } from 'vitest';
import type { Access } from '#server/accounts/access.ts';
import { changeRole } from '#server/accounts/administration.service.ts';
import type { App } from '#server/app.ts';
import { confirmationMinutes } from '#shared/api/account-contract.ts';
import { type ApiScope, apiScopes } from '#shared/api/api-token-contract.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

/**
 * The callers that a route allows. `confirmed`: only those who have just used their password or passkey. `with-passkey`:
 * those who have a passkey, only if they have just used it.
 */
type ListedAccess = Access | 'admin, confirmed' | 'member, with-passkey';

/** Returns a table with one line for each method of a route, from a table whose lines can have several methods. */
function oneMethodEach<Value>(lines: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  const routes = Object.entries(lines).flatMap(([line, value]) => {
    const methods = line.split(' ');
    const path = methods.pop();
    return methods.map((method) => [`${method} ${path}`, value] as const);
  });
  return Object.fromEntries(routes);
}

/**
 * The callers that each route allows. The test fails if a route is missing from this table, or if a route in the table
 * does not exist. An entry for GET also applies to HEAD.
 */
const policies = oneMethodEach<ListedAccess>({
  'GET /health': 'anyone',
  'GET /health/ready': 'anyone',
  'GET /api/content/public/articles': 'anyone',
  'GET /api/content/public/articles/featured': 'anyone',
  'GET /api/content/categories': 'anyone',
  'GET /api/content/tags': 'anyone',
  'POST /api/demo-agents/read': 'anyone',
  'POST /api/auth/register': 'anyone',
  'POST /api/auth/login': 'anyone',
  'POST /api/auth/logout': 'member',
  'GET /api/auth/me': 'member',
  'POST /api/auth/change-password': 'member',
  'POST /api/auth/login/second-step': 'anyone',
  'POST /api/auth/password-reset/requests': 'anyone',
  'POST /api/auth/password-reset': 'anyone',
  'POST /api/auth/email-confirmation/requests': 'anyone',
  'POST /api/auth/email-confirmation': 'anyone',
  'POST /api/auth/confirm/start': 'member',
  'POST /api/auth/confirm': 'member',
  'POST /api/admin/reset-links/:id': 'admin, confirmed',
  'GET /api/auth/second-factor': 'member',
  'POST /api/auth/passkeys/start': 'member, with-passkey',
  'POST /api/auth/passkeys': 'member, with-passkey',
  'PUT /api/auth/passkeys/:id': 'member',
  'POST /api/auth/passkeys/:id/removal': 'member, with-passkey',
  'POST /api/auth/recovery-codes': 'member, with-passkey',
  'GET DELETE /api/auth/sessions': 'member',
  'DELETE /api/auth/sessions/:handle': 'member',
  'GET POST /api/admin/webhooks': 'admin',
  'GET PUT DELETE /api/admin/webhooks/:id': 'admin',
  'POST /api/admin/webhooks/:id/test': 'admin',
  'GET /api/admin/webhooks/:id/deliveries': 'admin',
  'POST /api/admin/webhooks/:id/deliveries/:delivery/resend': 'admin',
  'GET /api/admin/audit': 'admin',
  'GET /api/admin/audit/actors': 'admin',
  'GET /api/admin/health': 'editor',
  'GET /api/admin/notices': 'admin',
  'GET POST /api/admin/articles': 'editor',
  'GET PUT DELETE /api/admin/articles/:id': 'editor',
  'POST /api/admin/articles/:id/duplicate': 'editor',
  'PUT /api/admin/articles/:id/slug': 'editor',
  'POST /api/admin/articles/changes': 'editor',
  'POST /api/admin/articles/deletions': 'editor',
  'PUT DELETE /api/admin/articles/:id/schedule': 'editor',
  'POST /api/admin/replacements/searches': 'editor',
  'POST /api/admin/replacements': 'editor',
  'POST /api/admin/replacements/undos': 'editor',
  'GET /api/admin/schedules': 'editor',
  'GET /api/admin/calendar': 'editor',
  'GET /api/admin/content-health': 'editor',
  'GET /api/admin/content-health/summary': 'editor',
  'POST /api/admin/content-health/outside-looks': 'editor',
  'PUT DELETE /api/admin/content-health/led-addresses': 'editor',
  'GET /api/admin/articles/:id/versions': 'editor',
  'GET /api/admin/articles/:id/versions/:number': 'editor',
  'POST /api/admin/articles/:id/versions/:number/restore': 'editor',
  'PUT DELETE /api/admin/articles/:id/presence/:key': 'editor',
  'GET /api/admin/working-copies': 'editor',
  'GET PUT DELETE /api/admin/working-copies/:key': 'editor',
  'GET /api/admin/saves/:key': 'editor',
  'GET POST /api/admin/categories': 'editor',
  'GET /api/admin/categories/article-counts': 'editor',
  'POST /api/admin/categories/:id/merge': 'editor',
  'GET PUT DELETE /api/admin/categories/:id': 'editor',
  'GET POST /api/admin/tags': 'editor',
  'GET /api/admin/tags/article-counts': 'editor',
  'POST /api/admin/tags/:id/merge': 'editor',
  'GET PUT DELETE /api/admin/tags/:id': 'editor',
  'GET /api/admin/enquiries': 'responder',
  'GET /api/admin/enquiries/summary': 'responder',
  'GET /api/admin/enquiries/export': 'admin, confirmed',
  'GET PUT /api/admin/enquiries/:id': 'responder',
  'POST /api/admin/enquiries/:id/deliveries': 'responder',
  'POST /api/admin/enquiries/:id/notes': 'responder',
  'DELETE /api/admin/enquiries/:id/notes/:note': 'responder',
  'POST /api/admin/enquiries/:id/replies': 'responder',
  'DELETE /api/admin/enquiries/:id': 'admin',
  'GET /api/admin/unanswered-questions': 'responder',
  'DELETE /api/admin/unanswered-questions/:id': 'responder',
  'GET /api/admin/settings': 'admin',
  'PUT DELETE /api/admin/settings/:name': 'admin',
  'POST /api/admin/settings/test-messages': 'admin',
  'POST /api/admin/assistant/ask': 'editor',
  'POST /api/admin/personal-data/searches': 'admin, confirmed',
  'POST /api/admin/personal-data/exports': 'admin, confirmed',
  'POST /api/admin/personal-data/erasures': 'admin, confirmed',
  'GET /api/admin/insight': 'responder',
  'GET /api/admin/insight/export': 'responder',
  'GET /api/admin/people': 'admin',
  'PUT /api/admin/people/:id/role': 'admin, confirmed',
  'POST /api/admin/people/:id/confirmation': 'admin, confirmed',
  'GET /api/admin/people/:id/sessions': 'admin',
  'DELETE /api/admin/people/:id/sessions': 'admin, confirmed',
  'DELETE /api/admin/people/:id': 'admin, confirmed',
  'GET /api/admin/tokens': 'admin',
  'POST /api/admin/tokens': 'admin, confirmed',
  'DELETE /api/admin/tokens/:id': 'admin',
  'GET /api/admin/invites': 'admin',
  'POST /api/admin/invites': 'admin, confirmed',
  'DELETE /api/admin/invites/:id': 'admin, confirmed',
  'POST /api/invites/view': 'anyone',
  'POST /api/invites/accept': 'anyone',
  'POST /api/invites/join': 'member',
  'GET /api/admin/trash': 'editor',
  'POST /api/admin/trash/restorations': 'editor',
  'POST /api/admin/trash/:kind/:id/restore': 'editor',
  'DELETE /api/admin/trash/:kind/:id': 'editor',
  'GET POST /api/admin/pictures': 'editor',
  'GET PUT DELETE /api/admin/pictures/:id': 'editor',
  'POST /api/admin/pictures/:id/restore': 'editor',
  'PUT /api/admin/pictures/:id/file': 'editor',
  'GET POST /api/admin/recordings': 'editor',
  'PUT DELETE /api/admin/recordings/:id': 'editor',
  'POST /api/admin/recordings/:id/restore': 'editor',
  'POST /api/admin/previews': 'editor',
  'GET POST /api/admin/preview-links': 'editor',
  'PUT DELETE /api/admin/preview-links/:id': 'editor',
  'POST /api/admin/preview-links/:id/extension': 'editor',
  'GET /api/admin/articles/:id/reviews': 'editor',
  'POST /api/admin/reviews/:id/answers': 'editor',
  'PUT /api/admin/reviews/:id/state': 'editor',
  'DELETE /api/admin/reviews/:id': 'editor',
  'GET /api/previews/:token/reviews': 'anyone',
  'PUT DELETE /api/previews/:token/reviews/:key': 'anyone',
  'GET /preview/:token': 'anyone',
  'GET /nz/preview/:token': 'anyone',
  'GET /au/preview/:token': 'anyone',
  'GET /pictures/:name': 'anyone',
  'GET /recordings/:name': 'anyone',
  'GET /api/enquiries/form': 'anyone',
  'POST /api/enquiries': 'anyone',
  'POST /api/assistant/ask': 'anyone',
  'POST /api/assistant/wrong-answers': 'anyone',
  'POST /api/analytics/page-view': 'anyone',
  'POST /api/analytics/speed': 'anyone',
  'POST /api/analytics/step': 'anyone',
  'POST /api/policy-reports': 'anyone',
  'GET /api/openapi.json': 'anyone',
  'GET /api/docs': 'anyone',
  'POST GET DELETE /mcp': 'editor',
  'POST /contact': 'anyone',
  'POST /nz/contact': 'anyone',
  'POST /au/contact': 'anyone',
  'POST /partners': 'anyone',
  'POST /nz/partners': 'anyone',
  'POST /au/partners': 'anyone',
  'GET /*': 'anyone',
});

const programScopes: readonly ApiScope[] = ['read_published', 'read_drafts', 'write_drafts'];

/** The scopes of which an API token needs one. The other routes refuse every token. */
const scopesOfRoutes = oneMethodEach<readonly ApiScope[]>({
  'GET /api/admin/health': apiScopes,
  'GET /api/admin/articles': ['read_published', 'read_drafts'],
  'POST /api/admin/articles': ['write_drafts', 'publish'],
  'GET /api/admin/articles/:id': ['read_published', 'read_drafts'],
  'PUT DELETE /api/admin/articles/:id': ['write_drafts', 'publish'],
  'PUT /api/admin/articles/:id/slug': ['write_drafts', 'publish'],
  'GET /api/admin/articles/:id/versions': ['read_drafts'],
  'GET /api/admin/articles/:id/versions/:number': ['read_drafts'],
  'GET /api/admin/categories': ['read_published', 'read_drafts'],
  'GET /api/admin/categories/:id': ['read_published', 'read_drafts'],
  'POST /api/admin/categories': ['publish'],
  'PUT DELETE /api/admin/categories/:id': ['publish'],
  'GET /api/admin/tags': ['read_published', 'read_drafts'],
  'GET /api/admin/tags/:id': ['read_published', 'read_drafts'],
  'POST /api/admin/tags': ['publish'],
  'PUT DELETE /api/admin/tags/:id': ['publish'],
  'GET /api/admin/pictures': ['read_drafts'],
  'GET /api/admin/pictures/:id': ['read_drafts'],
  'POST /api/admin/pictures': ['write_drafts'],
  'GET /api/admin/enquiries': ['enquiries'],
  'GET /api/admin/enquiries/summary': ['enquiries'],
  'GET PUT /api/admin/enquiries/:id': ['enquiries'],
  'POST /api/admin/enquiries/:id/notes': ['enquiries'],
  'GET /api/admin/unanswered-questions': ['enquiries'],
  'GET /api/admin/insight': ['insight'],
  'GET /api/admin/insight/export': ['insight'],
  'POST GET DELETE /mcp': programScopes,
});

/** The roles, from the one that may do least to the one that may do most. */
const roles = ['member', 'editor', 'responder', 'admin'] as const;
type Role = (typeof roles)[number];

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
const isMethod = (method: string): method is Method => ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'].includes(method);

describeOnSqlite('who may call what', (database) => {
  let app: App;
  const sessions = new Map<Role, string>();
  const tokens = new Map<string, string>();
  let moment = Date.now();
  const status = async (route: string, token?: string) => {
    const [method = '', path = ''] = route.split(' ');
    if (!isMethod(method)) throw new Error(`Unknown method in ${route}`);
    const answer = await app.inject({
      method,
      url: path
        .replace(':id', '999999')
        .replace(':kind', 'article')
        .replace(':number', '1')
        .replace(/:handle|:key/, '0'.repeat(32))
        .replace('*', 'nothing'),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    return answer.statusCode;
  };

  beforeAll(async () => {
    app = await buildTestApp(database(), {
      parts: { renderPage: async () => new Response('page'), now: () => new Date(moment) },
    });
    for (const role of roles.toReversed()) {
      const email = `${role}@example.com`;
      await callAccounts(app).register(email);
      if (role !== 'admin') await changeRole(database().db, { email, role, confirms: true }, new Date());
      sessions.set(role, await callAccounts(app).signIn(email));
    }
    for (const scopes of [apiScopes, ...apiScopes.map((scope) => [scope])]) {
      const payload = { name: 'Program', scopes };
      const headers = { authorization: `Bearer ${sessions.get('admin')}` };
      const made = await app.inject({ method: 'POST', url: '/api/admin/tokens', payload, headers });
      tokens.set(scopes.join(), made.json<{ token: string }>().token);
    }
  });

  test('the table contains every route of the application with its access, and no other', () => {
    const declared = app.declaredRoutes.map(({ method, url, options: { config } }) => {
      const proof = config?.confirm === true ? 'confirmed' : config?.confirm;
      return [`${method} ${url}`, proof ? `${config?.access}, ${proof}` : config?.access];
    });
    const gets = Object.entries(policies).filter(([route]) => route.startsWith('GET '));
    const heads = gets.map(([route, access]) => [`HEAD${route.slice(3)}`, access]);
    expect(Object.fromEntries(declared)).toEqual({ ...policies, ...Object.fromEntries(heads) });
  });

  const guarded = Object.entries(policies).filter(([, access]) => access !== 'anyone');
  // All guarded routes except the one for signing out. Signing out would end the session that the other requests need.
  const harmless = guarded.filter(([route]) => route !== 'POST /api/auth/logout');

  test.each(guarded)('%s answers 401 to a stranger', async (route) => {
    expect(await status(route)).toBe(401);
    expect(await status(route, 'A'.repeat(43))).toBe(401);
    if (route.startsWith('GET ')) expect(await status(`HEAD${route.slice(3)}`)).toBe(401);
  });

  describe.each(roles)('a caller who is %s', (role) => {
    test.each(harmless)('gets an answer from %s according to its policy (%s)', async (route, access) => {
      const isRefused = roles.indexOf(role) < roles.findIndex((least) => access.startsWith(least));
      const answered = await status(route, sessions.get(role));
      if (isRefused) expect(answered).toBe(403);
      else expect([401, 403, 500]).not.toContain(answered);
    });
  });

  test.each(guarded)('%s answers a program according to its scopes', async (route) => {
    const accepted = scopesOfRoutes[route] ?? [];
    for (const scope of apiScopes) {
      const isRefused = [401, 403].includes(await status(route, tokens.get(scope)));
      expect(isRefused, scope).toBe(!accepted.includes(scope));
    }
    if (accepted.length === 0) expect(await status(route, tokens.get(apiScopes.join()))).toBe(403);
  });

  test('exactly the confirmed routes ask an administrator for the password again after ten minutes', async () => {
    const signedInAt = moment;
    const asked: string[] = [];
    for (const [age, expected] of [
      [confirmationMinutes * 60 * 1000 - 1, []],
      [confirmationMinutes * 60 * 1000, guarded.filter(([, access]) => access === 'admin, confirmed')],
    ] as const) {
      moment = signedInAt + age;
      asked.splice(0);
      for (const [route] of harmless) if ((await status(route, sessions.get('admin'))) === 403) asked.push(route);
      expect(asked).toEqual(expected.map(([route]) => route));
    }
    moment = signedInAt;
  });

  test.each(Object.entries(policies).filter(([, access]) => access === 'anyone'))(
    '%s answers a stranger',
    async (route) => {
      expect([401, 403, 500]).not.toContain(await status(route));
    },
  );

  test('a body is not read before the caller is authorised', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/admin/articles',
      headers: { 'content-type': 'application/json' },
      payload: 'x'.repeat(2 * 1024 * 1024),
    });
    expect(answer.statusCode).toBe(401);
  });
});
