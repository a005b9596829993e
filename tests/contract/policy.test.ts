import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Access } from '#server/accounts/access.ts';
import type { App } from '#server/app.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { declaredAccess, listedAccess } from '#tests/support/route-access.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

/**
 * Who may call each route (product 9.12). The test fails if a route is missing from this table, or if a route in the
 * table does not exist. An entry for GET also applies to HEAD.
 */
const policies: Readonly<Record<string, Access>> = {
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
  'GET /api/auth/sessions': 'member',
  'DELETE /api/auth/sessions': 'member',
  'DELETE /api/auth/sessions/:handle': 'member',
  'GET /api/admin/audit': 'admin',
  'GET /api/admin/audit/actors': 'admin',
  'GET /api/admin/health': 'admin',
  'GET /api/admin/notices': 'admin',
  'GET /api/admin/articles': 'admin',
  'POST /api/admin/articles': 'admin',
  'GET /api/admin/articles/:id': 'admin',
  'PUT /api/admin/articles/:id': 'admin',
  'DELETE /api/admin/articles/:id': 'admin',
  'POST /api/admin/articles/:id/duplicate': 'admin',
  'PUT /api/admin/articles/:id/slug': 'admin',
  'POST /api/admin/articles/changes': 'admin',
  'POST /api/admin/articles/deletions': 'admin',
  'PUT /api/admin/articles/:id/schedule': 'admin',
  'DELETE /api/admin/articles/:id/schedule': 'admin',
  'GET /api/admin/schedules': 'admin',
  'GET /api/admin/articles/:id/versions': 'admin',
  'GET /api/admin/articles/:id/versions/:number': 'admin',
  'POST /api/admin/articles/:id/versions/:number/restore': 'admin',
  'GET /api/admin/working-copies': 'admin',
  'GET /api/admin/working-copies/:key': 'admin',
  'PUT /api/admin/working-copies/:key': 'admin',
  'DELETE /api/admin/working-copies/:key': 'admin',
  'GET /api/admin/saves/:key': 'admin',
  'GET /api/admin/categories': 'admin',
  'POST /api/admin/categories': 'admin',
  'GET /api/admin/categories/article-counts': 'admin',
  'POST /api/admin/categories/:id/merge': 'admin',
  'GET /api/admin/categories/:id': 'admin',
  'PUT /api/admin/categories/:id': 'admin',
  'DELETE /api/admin/categories/:id': 'admin',
  'GET /api/admin/tags': 'admin',
  'POST /api/admin/tags': 'admin',
  'GET /api/admin/tags/article-counts': 'admin',
  'POST /api/admin/tags/:id/merge': 'admin',
  'GET /api/admin/tags/:id': 'admin',
  'PUT /api/admin/tags/:id': 'admin',
  'DELETE /api/admin/tags/:id': 'admin',
  'GET /api/admin/enquiries': 'admin',
  'GET /api/admin/enquiries/summary': 'admin',
  'GET /api/admin/enquiries/export': 'admin',
  'GET /api/admin/enquiries/:id': 'admin',
  'PUT /api/admin/enquiries/:id': 'admin',
  'POST /api/admin/enquiries/:id/deliveries': 'admin',
  'DELETE /api/admin/enquiries/:id': 'admin',
  'GET /api/admin/unanswered-questions': 'admin',
  'DELETE /api/admin/unanswered-questions/:id': 'admin',
  'GET /api/admin/insight': 'admin',
  'GET /api/admin/insight/export': 'admin',
  'GET /api/admin/trash': 'admin',
  'POST /api/admin/trash/restorations': 'admin',
  'POST /api/admin/trash/:kind/:id/restore': 'admin',
  'DELETE /api/admin/trash/:kind/:id': 'admin',
  'GET /api/admin/pictures': 'admin',
  'POST /api/admin/pictures': 'admin',
  'GET /api/admin/pictures/:id': 'admin',
  'PUT /api/admin/pictures/:id': 'admin',
  'DELETE /api/admin/pictures/:id': 'admin',
  'POST /api/admin/pictures/:id/restore': 'admin',
  'PUT /api/admin/pictures/:id/file': 'admin',
  'POST /api/admin/previews': 'admin',
  'GET /api/admin/preview-links': 'admin',
  'POST /api/admin/preview-links': 'admin',
  'PUT /api/admin/preview-links/:id': 'admin',
  'POST /api/admin/preview-links/:id/extension': 'admin',
  'DELETE /api/admin/preview-links/:id': 'admin',
  'GET /preview/:token': 'anyone',
  'GET /nz/preview/:token': 'anyone',
  'GET /au/preview/:token': 'anyone',
  'GET /pictures/:name': 'anyone',
  'GET /api/enquiries/form': 'anyone',
  'POST /api/enquiries': 'anyone',
  'POST /api/assistant/ask': 'anyone',
  'POST /api/assistant/wrong-answers': 'anyone',
  'POST /api/analytics/page-view': 'anyone',
  'POST /api/analytics/step': 'anyone',
  'POST /api/policy-reports': 'anyone',
  'GET /api/openapi.json': 'anyone',
  'GET /api/docs': 'anyone',
  'GET /api/docs/json': 'anyone',
  'GET /api/docs/yaml': 'anyone',
  'GET /api/docs/static/*': 'anyone',
  'GET /api/docs/static/index.html': 'anyone',
  'GET /api/docs/static/swagger-initializer.js': 'anyone',
  'POST /contact': 'anyone',
  'POST /nz/contact': 'anyone',
  'POST /au/contact': 'anyone',
  'POST /partners': 'anyone',
  'POST /nz/partners': 'anyone',
  'POST /au/partners': 'anyone',
  'GET /*': 'anyone',
};

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
const isMethod = (method: string): method is Method => ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'].includes(method);

describeOnEveryEngine('who may call what (product 15.8 and 15.11)', (database) => {
  let app: App;
  let admin = '';
  let member = '';
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
    app = await buildTestApp(database(), { parts: { renderPage: async () => new Response('page') } });
    admin = await callAccounts(app).signUp('admin@example.com');
    member = await callAccounts(app).signUp('member@example.com');
  });
  afterAll(async () => {
    await app.close();
  });

  test('the table contains every route of the application with its access, and no other', () => {
    expect(declaredAccess(app.declaredRoutes)).toEqual(listedAccess(policies));
  });

  const guarded = Object.entries(policies).filter(([, access]) => access !== 'anyone');
  // These are all guarded routes except the one for signing out, which would end the session that the other requests
  // need.
  const harmless = guarded.filter(([route]) => route !== 'POST /api/auth/logout');

  test.each(guarded)('%s answers 401 to a stranger', async (route) => {
    expect(await status(route)).toBe(401);
    expect(await status(route, 'A'.repeat(43))).toBe(401);
    if (route.startsWith('GET ')) expect(await status(`HEAD${route.slice(3)}`)).toBe(401);
  });

  test.each(harmless)('%s answers a member according to its policy (%s)', async (route, access) => {
    if (access === 'admin') expect(await status(route, member)).toBe(403);
    else expect([401, 403]).not.toContain(await status(route, member));
  });

  test.each(harmless)('%s allows an administrator', async (route) => {
    expect([401, 403, 500]).not.toContain(await status(route, admin));
  });

  test.each(Object.entries(policies).filter(([, access]) => access === 'anyone'))(
    '%s answers a stranger',
    async (route) => {
      expect([401, 403, 500]).not.toContain(await status(route));
    },
  );

  test.each([
    '/api/%61dmin/articles',
    '/api//admin/articles',
    '//api/admin/articles',
    '/api/admin//articles',
    '/api/admin/articles;x',
    '/api/admin;x/articles',
    '/API/admin/articles',
    '/api/Admin/Articles',
    '/api/admin/articles/',
    '/api/admin/articles%2f1',
    '/api/admin/./articles',
    '/api/admin/x/../articles',
    '/api/admin/articles%00',
    '/api/admin/articles?x=/../../health',
    'http://other.example/api/admin/articles',
  ])('%s never shows a stranger the articles of the desk', async (url) => {
    const answer = await app.inject({ method: 'GET', url });
    if (answer.statusCode === 200) expect(answer.body).toBe('page');
    else expect([400, 401, 404]).toContain(answer.statusCode);
  });

  test.each([
    '',
    'Basic YTpi',
    'Bearer',
    'Bearer ',
    'Bearer x y',
    'Bearer null',
    'bearer  two-spaces-before-the-token-x',
  ])('the authorization “%s” counts as missing', async (authorization) => {
    const answer = await app.inject({ method: 'GET', url: '/api/admin/health', headers: { authorization } });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ detail: 'Authentication required' });
  });

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
