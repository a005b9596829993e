import { beforeAll, expect, test } from 'vitest';
import { changeRole } from '#server/accounts/administration.service.ts';
import type { App } from '#server/app.ts';
import { confirmationMinutes } from '#shared/api/account-contract.ts';
import { type ApiScope, apiScopes } from '#shared/api/api-token-contract.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';
import { declaredAccess, type ListedAccess, listedAccess } from '#tests/support/route-access.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

/**
 * The callers that each route allows. The test fails if a route is missing from this table, or if a route in the table
 * does not exist. An entry for GET also applies to HEAD.
 */
const policies: Readonly<Record<string, ListedAccess>> = {
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
  'GET /api/auth/sessions': 'member',
  'DELETE /api/auth/sessions': 'member',
  'DELETE /api/auth/sessions/:handle': 'member',
  'GET /api/admin/webhooks': 'admin',
  'POST /api/admin/webhooks': 'admin',
  'GET /api/admin/webhooks/:id': 'admin',
  'PUT /api/admin/webhooks/:id': 'admin',
  'DELETE /api/admin/webhooks/:id': 'admin',
  'POST /api/admin/webhooks/:id/test': 'admin',
  'GET /api/admin/webhooks/:id/deliveries': 'admin',
  'POST /api/admin/webhooks/:id/deliveries/:delivery/resend': 'admin',
  'GET /api/admin/audit': 'admin',
  'GET /api/admin/audit/actors': 'admin',
  'GET /api/admin/health': 'editor',
  'GET /api/admin/notices': 'admin',
  'GET /api/admin/articles': 'editor',
  'POST /api/admin/articles': 'editor',
  'GET /api/admin/articles/:id': 'editor',
  'PUT /api/admin/articles/:id': 'editor',
  'DELETE /api/admin/articles/:id': 'editor',
  'POST /api/admin/articles/:id/duplicate': 'editor',
  'PUT /api/admin/articles/:id/slug': 'editor',
  'POST /api/admin/articles/changes': 'editor',
  'POST /api/admin/articles/deletions': 'editor',
  'PUT /api/admin/articles/:id/schedule': 'editor',
  'DELETE /api/admin/articles/:id/schedule': 'editor',
  'POST /api/admin/replacements/searches': 'editor',
  'POST /api/admin/replacements': 'editor',
  'POST /api/admin/replacements/undos': 'editor',
  'GET /api/admin/schedules': 'editor',
  'GET /api/admin/calendar': 'editor',
  'GET /api/admin/content-health': 'editor',
  'GET /api/admin/content-health/summary': 'editor',
  'POST /api/admin/content-health/outside-looks': 'editor',
  'PUT /api/admin/content-health/led-addresses': 'editor',
  'DELETE /api/admin/content-health/led-addresses': 'editor',
  'GET /api/admin/articles/:id/versions': 'editor',
  'GET /api/admin/articles/:id/versions/:number': 'editor',
  'POST /api/admin/articles/:id/versions/:number/restore': 'editor',
  'PUT /api/admin/articles/:id/presence/:key': 'editor',
  'DELETE /api/admin/articles/:id/presence/:key': 'editor',
  'GET /api/admin/working-copies': 'editor',
  'GET /api/admin/working-copies/:key': 'editor',
  'PUT /api/admin/working-copies/:key': 'editor',
  'DELETE /api/admin/working-copies/:key': 'editor',
  'GET /api/admin/saves/:key': 'editor',
  'GET /api/admin/categories': 'editor',
  'POST /api/admin/categories': 'editor',
  'GET /api/admin/categories/article-counts': 'editor',
  'POST /api/admin/categories/:id/merge': 'editor',
  'GET /api/admin/categories/:id': 'editor',
  'PUT /api/admin/categories/:id': 'editor',
  'DELETE /api/admin/categories/:id': 'editor',
  'GET /api/admin/tags': 'editor',
  'POST /api/admin/tags': 'editor',
  'GET /api/admin/tags/article-counts': 'editor',
  'POST /api/admin/tags/:id/merge': 'editor',
  'GET /api/admin/tags/:id': 'editor',
  'PUT /api/admin/tags/:id': 'editor',
  'DELETE /api/admin/tags/:id': 'editor',
  'GET /api/admin/enquiries': 'responder',
  'GET /api/admin/enquiries/summary': 'responder',
  'GET /api/admin/enquiries/export': 'admin, confirmed',
  'GET /api/admin/enquiries/:id': 'responder',
  'PUT /api/admin/enquiries/:id': 'responder',
  'POST /api/admin/enquiries/:id/deliveries': 'responder',
  'POST /api/admin/enquiries/:id/notes': 'responder',
  'DELETE /api/admin/enquiries/:id/notes/:note': 'responder',
  'POST /api/admin/enquiries/:id/replies': 'responder',
  'DELETE /api/admin/enquiries/:id': 'admin',
  'GET /api/admin/unanswered-questions': 'responder',
  'DELETE /api/admin/unanswered-questions/:id': 'responder',
  'GET /api/admin/settings': 'admin',
  'PUT /api/admin/settings/:name': 'admin',
  'DELETE /api/admin/settings/:name': 'admin',
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
  'GET /api/admin/pictures': 'editor',
  'POST /api/admin/pictures': 'editor',
  'GET /api/admin/pictures/:id': 'editor',
  'PUT /api/admin/pictures/:id': 'editor',
  'DELETE /api/admin/pictures/:id': 'editor',
  'POST /api/admin/pictures/:id/restore': 'editor',
  'PUT /api/admin/pictures/:id/file': 'editor',
  'GET /api/admin/recordings': 'editor',
  'POST /api/admin/recordings': 'editor',
  'PUT /api/admin/recordings/:id': 'editor',
  'DELETE /api/admin/recordings/:id': 'editor',
  'POST /api/admin/recordings/:id/restore': 'editor',
  'POST /api/admin/previews': 'editor',
  'GET /api/admin/preview-links': 'editor',
  'POST /api/admin/preview-links': 'editor',
  'PUT /api/admin/preview-links/:id': 'editor',
  'POST /api/admin/preview-links/:id/extension': 'editor',
  'DELETE /api/admin/preview-links/:id': 'editor',
  'GET /api/admin/articles/:id/reviews': 'editor',
  'POST /api/admin/reviews/:id/answers': 'editor',
  'PUT /api/admin/reviews/:id/state': 'editor',
  'DELETE /api/admin/reviews/:id': 'editor',
  'GET /api/previews/:token/reviews': 'anyone',
  'PUT /api/previews/:token/reviews/:key': 'anyone',
  'DELETE /api/previews/:token/reviews/:key': 'anyone',
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
  'POST /mcp': 'editor',
  'GET /mcp': 'editor',
  'DELETE /mcp': 'editor',
  'POST /contact': 'anyone',
  'POST /nz/contact': 'anyone',
  'POST /au/contact': 'anyone',
  'POST /partners': 'anyone',
  'POST /nz/partners': 'anyone',
  'POST /au/partners': 'anyone',
  'GET /*': 'anyone',
};

const programScopes: readonly ApiScope[] = ['read_published', 'read_drafts', 'write_drafts'];

/** The scopes of which an API token needs one. The other routes refuse every token. */
const scopesOfRoutes: Readonly<Record<string, readonly ApiScope[]>> = {
  'GET /api/admin/health': apiScopes,
  'GET /api/admin/articles': ['read_published', 'read_drafts'],
  'POST /api/admin/articles': ['write_drafts', 'publish'],
  'GET /api/admin/articles/:id': ['read_published', 'read_drafts'],
  'PUT /api/admin/articles/:id': ['write_drafts', 'publish'],
  'DELETE /api/admin/articles/:id': ['write_drafts', 'publish'],
  'PUT /api/admin/articles/:id/slug': ['write_drafts', 'publish'],
  'GET /api/admin/articles/:id/versions': ['read_drafts'],
  'GET /api/admin/articles/:id/versions/:number': ['read_drafts'],
  'GET /api/admin/categories': ['read_published', 'read_drafts'],
  'GET /api/admin/categories/:id': ['read_published', 'read_drafts'],
  'POST /api/admin/categories': ['publish'],
  'PUT /api/admin/categories/:id': ['publish'],
  'DELETE /api/admin/categories/:id': ['publish'],
  'GET /api/admin/tags': ['read_published', 'read_drafts'],
  'GET /api/admin/tags/:id': ['read_published', 'read_drafts'],
  'POST /api/admin/tags': ['publish'],
  'PUT /api/admin/tags/:id': ['publish'],
  'DELETE /api/admin/tags/:id': ['publish'],
  'GET /api/admin/pictures': ['read_drafts'],
  'GET /api/admin/pictures/:id': ['read_drafts'],
  'POST /api/admin/pictures': ['write_drafts'],
  'GET /api/admin/enquiries': ['enquiries'],
  'GET /api/admin/enquiries/summary': ['enquiries'],
  'GET /api/admin/enquiries/:id': ['enquiries'],
  'PUT /api/admin/enquiries/:id': ['enquiries'],
  'POST /api/admin/enquiries/:id/notes': ['enquiries'],
  'GET /api/admin/unanswered-questions': ['enquiries'],
  'GET /api/admin/insight': ['insight'],
  'GET /api/admin/insight/export': ['insight'],
  'POST /mcp': programScopes,
  'GET /mcp': programScopes,
  'DELETE /mcp': programScopes,
};

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
const isMethod = (method: string): method is Method => ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'].includes(method);

describeOnSqlite('who may call what', (database) => {
  let app: App;
  let admin = '';
  let editor = '';
  let responder = '';
  let member = '';
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
    admin = await callAccounts(app).signUp('admin@example.com');
    member = await callAccounts(app).signUp('member@example.com');
    const signUpAs = async (role: 'editor' | 'responder') => {
      const email = `${role}@example.com`;
      await callAccounts(app).register(email);
      await changeRole(database().db, { email, role, confirms: true }, new Date());
      return callAccounts(app).signIn(email);
    };
    for (const scopes of [apiScopes, ...apiScopes.map((scope) => [scope])]) {
      const payload = { name: 'Program', scopes };
      const headers = { authorization: `Bearer ${admin}` };
      const made = await app.inject({ method: 'POST', url: '/api/admin/tokens', payload, headers });
      tokens.set(scopes.join(), made.json<{ token: string }>().token);
    }
    editor = await signUpAs('editor');
    responder = await signUpAs('responder');
  });

  test('the table contains every route of the application with its access, and no other', () => {
    expect(declaredAccess(app.declaredRoutes)).toEqual(listedAccess(policies));
  });

  const guarded = Object.entries(policies).filter(([, access]) => access !== 'anyone');
  // All guarded routes except the one for signing out. Signing out would end the session that the other requests need.
  const harmless = guarded.filter(([route]) => route !== 'POST /api/auth/logout');

  test.each(guarded)('%s answers 401 to a stranger', async (route) => {
    expect(await status(route)).toBe(401);
    expect(await status(route, 'A'.repeat(43))).toBe(401);
    if (route.startsWith('GET ')) expect(await status(`HEAD${route.slice(3)}`)).toBe(401);
  });

  test.each(harmless)('%s answers a member according to its policy (%s)', async (route, access) => {
    if (!access.startsWith('member')) expect(await status(route, member)).toBe(403);
    else expect([401, 403]).not.toContain(await status(route, member));
  });

  test.each(harmless)('%s answers an editor according to its policy (%s)', async (route, access) => {
    if (access.startsWith('admin') || access === 'responder') expect(await status(route, editor)).toBe(403);
    else expect([401, 403, 500]).not.toContain(await status(route, editor));
  });

  test.each(harmless)('%s answers a responder according to its policy (%s)', async (route, access) => {
    if (access.startsWith('admin')) expect(await status(route, responder)).toBe(403);
    else expect([401, 403, 500]).not.toContain(await status(route, responder));
  });

  test.each(harmless)('%s allows an administrator', async (route) => {
    expect([401, 403, 500]).not.toContain(await status(route, admin));
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
      for (const [route] of harmless) if ((await status(route, admin)) === 403) asked.push(route);
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
