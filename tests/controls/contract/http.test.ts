import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { findDearTexts } from '#tests/support/input-cost.ts';
import { findSecrets, secrets } from '#tests/support/log-secrets.ts';
import { readableBy, requestsOfEveryKind } from '#tests/support/other-origins.ts';
import { crowdPages } from '#tests/support/page-crowd.ts';
import { orderOfRequests } from '#tests/support/pipelined-requests.ts';
import { requestWhileClosing } from '#tests/support/request-while-closing.ts';
import {
  askRaw,
  faultsOf,
  forgedDifferences,
  forgedPaths,
  fullHeaderSet,
  renderPage,
  request,
} from '#tests/support/response-headers.ts';
import { declaredAccess } from '#tests/support/route-access.ts';
import { buildTestApp } from '#tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let database: TestDatabase;
let desk: Desk;
beforeAll(async () => {
  database = await createTestDatabase('sqlite');
  desk = await openDesk(database);
});
afterAll(async () => {
  await desk.app.close();
  await database.remove();
});

/**
 * Builds an application without a page cache, breaks it with `breakApp` and starts it. Then runs `work` and closes the
 * application.
 */
async function onBrokenApp(breakApp: (app: App) => void, work: (origin: string) => Promise<void>): Promise<void> {
  const app = await buildTestApp(database, { environment: { PAGE_CACHE: 'off' }, parts: { renderPage } });
  breakApp(app);
  await work(await app.listen({ host: '127.0.0.1', port: 0 }));
  await app.close();
}

describe('operation.test.ts', () => {
  test('detects a server that refuses requests while it closes', async () => {
    const app = Fastify({ return503OnClosing: true });
    app.get(apiPaths.health, () => 'well');
    app.get('/', () => 'served');
    expect(await requestWhileClosing(app, '/')).toMatchObject({ status: 503 });
  });
});

describe('input-cost.test.ts', () => {
  test('detects work that grows with the square of a text', async () => {
    // The first 8,000 characters are enough: they already take several times as long as allowed.
    const dear = await findDearTexts(async (text) => /[^\s@]+@$/.test(text.slice(0, 8000)), ['a', ' ']);
    expect(dear).toEqual([expect.stringMatching(/^"a": \d+ µs/)]);
  });
});

describe('load-shedding.test.ts', () => {
  test('detects a server that refuses nobody', async () => {
    const { retryAfter } = await crowdPages(database, (app) => {
      app.server.removeAllListeners('request').on('request', app.routing);
    });
    expect(retryAfter).toEqual([]);
  });
});

describe('log-privacy.test.ts', () => {
  test('detects a log that contains everything that a person sends', () => {
    expect(findSecrets(JSON.stringify(secrets), secrets)).toEqual(Object.keys(secrets));
  });
});

describe('other-origins.test.ts', () => {
  test.each(['the origin it is asked from', 'everyone'])('detects a server that allows %s', async (whom) => {
    const token = await callAccounts(desk.app).signIn('admin@example.com');
    const allow = (app: App) =>
      app.server.prependListener('request', ({ headers }, response) =>
        response.setHeader('access-control-allow-origin', whom === 'everyone' ? '*' : (headers.origin ?? '')),
      );
    await onBrokenApp(allow, async (origin) => {
      const all = requestsOfEveryKind(token).map(({ first }) => first);
      expect(await readableBy('https://evil.example', origin, token)).toEqual(all);
    });
  });
});

describe('page-cache.test.ts', () => {
  test('detects a page that repeats one visitor’s header, because the next visitor gets it too', async () => {
    const visitor = { said: 'evil' };
    const app = await buildTestApp(database, {
      parts: { renderPage: async (address) => renderPage(new URL(`/${visitor.said}`, address)) },
    });
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    await askRaw(origin, request('GET /resources?page=9501'));
    visitor.said = 'nothing';
    expect((await askRaw(origin, request('GET /resources?page=9501'))).body).toMatch(/evil/);
    await app.close();
  });
});

describe('policy.test.ts', () => {
  test('detects an unlisted route, and a route with other access', () => {
    const routes = desk.app.declaredRoutes;
    const [first] = routes;
    if (!first) throw new Error('No route');
    const open = { ...first.options, config: { access: 'anyone' } } as const;
    expect(declaredAccess([...routes, { ...first, url: '/api/new', options: open }])).not.toEqual(
      declaredAccess(routes),
    );
    const opened = routes.map((route) => (route.url === apiPaths.adminHealth ? { ...route, options: open } : route));
    expect(declaredAccess(opened)).not.toEqual(declaredAccess(routes));
  });
});

describe('request-gate.test.ts', () => {
  test('detects a listener that serves all requests of one connection before those of another', async () => {
    expect((await orderOfRequests((listener) => listener)).indexOf('/one')).toBe(10);
  });
});

describe('security-headers.test.ts', () => {
  test('detects a server that leaves out a header', async () => {
    const broken = { leavesOut: '' };
    const leaveOut = (app: App) =>
      app.server.prependListener('request', (_request, response) => {
        const { writeHead } = response;
        Object.assign(response, {
          writeHead: (status: number, headers: object) => {
            const left = Object.entries(headers).filter(([name]) => name !== broken.leavesOut);
            return Reflect.apply(writeHead, response, [status, Object.fromEntries(left)]);
          },
        });
      });
    const asked = ['GET /terms', 'GET /missing', 'GET /privacy', `GET ${apiPaths.publicArticles}`, 'GET /api/nothing'];
    await onBrokenApp(leaveOut, async (origin) => {
      for (const name of Object.keys(fullHeaderSet)) {
        broken.leavesOut = name;
        for (const first of asked)
          expect(faultsOf(await askRaw(origin, request(first))), first).toEqual([`lacks ${name}`]);
      }
    });
  });

  test('detects a server that names itself or shows a stack', async () => {
    await onBrokenApp(
      () => {},
      async (origin) => {
        const answer = await askRaw(origin, request('GET /terms'));
        const headers = new Map([...answer.headers, ['server', 'x']]);
        const faults = faultsOf({ status: 500, headers, body: 'at run (/srv/file.ts:12)' });
        expect(faults).toEqual(['has server', 'tells']);
      },
    );
  });

  test('detects a server that repeats the Host', async () => {
    const repeat = (app: App) =>
      app.server.prependListener('request', ({ headers }, response) =>
        response.setHeader('x-host', String(headers.host)),
      );
    await onBrokenApp(repeat, async (origin) => expect(await forgedDifferences(origin)).toEqual(forgedPaths));
  });
});
