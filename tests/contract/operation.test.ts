import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { App } from '#server/app.ts';
import { startMetricsServer } from '#server/http/metrics.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { readAnswers, type WireAnswer } from '#tests/support/raw-socket.ts';
import { faultsOf } from '#tests/support/response-headers.ts';
import { buildTestApp } from '#tests/support/test-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

/**
 * Sends half a request for `path` to a server, closes the server and sends the other half when it has stopped
 * listening. Returns the response.
 */
async function requestWhileClosing(app: FastifyInstance, path: string): Promise<WireAnswer> {
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('latin1').on('data', (part) => {
    received += part;
  });
  const host = `Host: ${hostname}:${port}\r\n\r\n`;
  // The first response shows that the server has also received the beginning of the second request.
  socket.write(`GET ${apiPaths.health} HTTP/1.1\r\n${host}GET ${path} HTTP/1.1\r\n`);
  await vi.waitUntil(() => received.startsWith('HTTP/1.1 200'), { timeout: 10_000 });
  const closed = app.close();
  await vi.waitUntil(() => !app.server.listening, { timeout: 10_000 });
  socket.write(host);
  await once(socket, 'close');
  await closed;
  return readAnswers(received)[1] ?? expect.fail('no answer');
}

describeOnEveryEngine('metrics', (database, engine) => {
  let app: App;
  beforeAll(async () => {
    app = await buildTestApp(database(), {
      parts: { accounts: { throttleLimits: { signInByNetwork: { attempts: 2, seconds: 60 } } } },
    });
  });

  test('responses are counted and timed by declared route, never by path', async () => {
    await app.inject('/api/admin/articles/4711');
    await app.inject('/no-such-page-4712');
    const written = await app.metrics.write();
    expect(written).toMatch(
      /duration_seconds_count\{method="GET",route="\/api\/admin\/articles\/:id",status="401"\} 1\n/,
    );
    expect(written).toMatch(/route="none",status="404"/);
    expect(written).not.toMatch(/\/471[12]/);
  });

  test('refusals by the throttle and answers of the assistant are counted', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await callAccounts(app).login('nobody@example.com', 'wrong');
    const ask = (question: string) =>
      app.inject({ method: 'POST', url: '/api/assistant/ask', payload: { question, locale: 'en' } });
    await ask('How much is the Starter package?');
    await ask('What is the airspeed of an unladen swallow?');
    const written = await app.metrics.write();
    expect(written).toMatch(/bellbird_throttle_refusals_total\{route="\/api\/auth\/login"\} [12]\n/);
    expect(written).toMatch(/answers_total\{outcome="answered"\} 1\n/);
    expect(written).toMatch(/answers_total\{outcome="(unknown|refused)"\} 1\n/);
  });

  test('the pool is reported, and what cannot be read is left out', async () => {
    app.metrics.add(
      { kind: 'gauge', name: 'unread', help: 'Help.', read: () => Promise.reject(new Error('no database')) },
      { kind: 'gauge', name: 'unknown', help: 'Help.', label: 'state', read: () => ({ known: 2, other: undefined }) },
    );
    const written = await app.metrics.write();
    expect(written).toMatch(
      /unread gauge\n\n# HELP unknown Help.\n# TYPE unknown gauge\nunknown\{state="known"\} 2\n$/,
    );
    expect(/bellbird_database_connections\{state="idle"\} \d/.test(written)).toBe(engine === 'postgres');
  });

  test('are on a separate loopback port, and not on the public one', async () => {
    expect((await app.inject('/metrics')).statusCode).toBe(404);
    const server = await startMetricsServer(app.metrics, 0);
    const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`);
    expect(answer.headers.get('content-type')).toContain('version=0.0.4');
    const written = await answer.text();
    expect(written).toContain('# TYPE bellbird_http_request_duration_seconds histogram');
    expect(written).toMatch(/\nprocess_resident_memory_bytes \d{7,}\n/);
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
    await server.close();
  });
});

describe('readiness', () => {
  test('is a 503 while draining and without a database; liveness stays 200', async () => {
    const database = await createTestDatabase('sqlite');
    const readiness = { isDraining: false };
    const app = await buildTestApp(database, { parts: { readiness } });
    expect((await app.inject('/health/ready')).statusCode).toBe(200);
    readiness.isDraining = true;
    const draining = await app.inject('/health/ready');
    expect([draining.statusCode, draining.headers['retry-after']]).toEqual([503, '2']);
    expect((await app.inject('/health')).statusCode).toBe(200);
    readiness.isDraining = false;
    await database.db.destroy();
    expect((await app.inject('/health/ready')).statusCode).toBe(503);
    expect((await app.inject('/health')).statusCode).toBe(200);
  });

  test('is a 503 until a page was rendered', async () => {
    const database = await createTestDatabase('sqlite');
    let isBroken = true;
    const renderPage = async () => {
      if (isBroken) throw new TypeError('content.voiceConsent is not a function');
      return new Response('<p>A page</p>', { headers: { 'content-type': 'text/html' } });
    };
    const app = await buildTestApp(database, { parts: { renderPage } });
    const refused = await app.inject('/health/ready');
    expect([refused.statusCode, refused.body]).toEqual([503, expect.stringContaining('npm run build')]);
    isBroken = false;
    expect((await app.inject('/health/ready')).statusCode).toBe(200);
  });

  test.each([apiPaths.publicArticles, apiPaths.adminTags, '/llms.txt'])(
    'a request for %s that the server receives while it closes is served, and closes its connection',
    async (path) => {
      const database = await createTestDatabase('sqlite');
      const app = await buildTestApp(database);
      const usual = await app.inject(path);
      const seen = await requestWhileClosing(app, path);
      expect([seen.status, seen.headers.get('connection')]).toEqual([usual.statusCode, 'close']);
      expect(faultsOf(seen)).toEqual([]);
    },
  );
});
