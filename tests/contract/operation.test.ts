import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { createCounter, createHistogram, writeMetrics } from '#server/http/metric-kinds.ts';
import { startMetricsServer } from '#server/http/metrics-server.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { requestWhileClosing } from '#tests/support/request-while-closing.ts';
import { buildTestApp } from '#tests/support/test-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

describeOnEveryEngine('metrics', (database, engine) => {
  let app: App;
  beforeAll(async () => {
    app = await buildTestApp(database(), {
      parts: { accounts: { throttleLimits: { signInByNetwork: { attempts: 2, seconds: 60 } } } },
    });
  });
  afterAll(() => app.close());

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

  test('refusals by the throttle, answers of the assistant and policy violations are counted', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await callAccounts(app).login('nobody@example.com', 'wrong');
    const ask = (question: string) =>
      app.inject({ method: 'POST', url: '/api/assistant/ask', payload: { question, locale: 'en' } });
    await ask('How much is the Starter package?');
    await ask('What is the airspeed of an unladen swallow?');
    app.metrics.policyViolated('script-src-elem');
    app.metrics.policyViolated('"}\nforged 1');
    const written = await app.metrics.write();
    expect(written).toMatch(/bellbird_throttle_refusals_total\{route="\/api\/auth\/login"\} [12]\n/);
    expect(written).toMatch(/answers_total\{outcome="answered"\} 1\n/);
    expect(written).toMatch(/answers_total\{outcome="(unknown|refused)"\} 1\n/);
    expect(written).toMatch(/violations_total\{directive="script-src-elem"\} 1\n.*directive="other"\} 1\n/);
    expect(written).not.toContain('forged');
  });

  test('event loop, memory and pool are reported', async () => {
    const written = await app.metrics.write();
    expect(written).toMatch(/bellbird_event_loop_delay_seconds\{quantile="p99"\} [\d.e-]+\n/);
    expect(written).toMatch(/bellbird_memory_bytes\{kind="resident"\} \d{7,}\n/);
    expect(/bellbird_database_connections\{state="idle"\} \d/.test(written)).toBe(engine === 'postgres');
  });

  test('are on a separate loopback port, and not on the public one', async () => {
    expect((await app.inject('/metrics')).statusCode).toBe(404);
    const server = await startMetricsServer(app.metrics, 0);
    const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`);
    expect(answer.headers.get('content-type')).toContain('version=0.0.4');
    expect(await answer.text()).toContain('# TYPE bellbird_http_request_duration_seconds histogram');
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
    await server.close();
  });
});

describe('the Prometheus text format', () => {
  test('counts a value in every bucket above it, and escapes labels', async () => {
    const histogram = createHistogram('h', 'Help.', [1, 2]);
    histogram.observe({ a: 'x' }, 1.5);
    histogram.observe({ a: 'x' }, 5);
    const counter = createCounter('c', 'Help.');
    counter.add({ b: 'q"\\\n' });
    expect((await writeMetrics([histogram.metric, counter.metric])).split('\n')).toEqual([
      '# HELP h Help.',
      '# TYPE h histogram',
      'h_bucket{a="x",le="1"} 0',
      'h_bucket{a="x",le="2"} 1',
      'h_bucket{a="x",le="+Inf"} 2',
      'h_sum{a="x"} 6.5',
      'h_count{a="x"} 2',
      '# HELP c Help.',
      '# TYPE c counter',
      'c{b="q\\"\\\\\\n"} 1',
      '',
    ]);
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
    await app.close();
    await database.remove();
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
    await app.close();
    await database.remove();
  });

  test.each([apiPaths.publicArticles, apiPaths.adminTags, '/llms.txt'])(
    'a request for %s that the server receives while it closes is served, and closes its connection',
    async (path) => {
      const database = await createTestDatabase('sqlite');
      const app = await buildTestApp(database);
      const usual = await app.inject(path);
      const seen = await requestWhileClosing(app, path);
      expect(seen).toEqual({ status: usual.statusCode, closesConnection: true });
      await database.remove();
    },
  );
});
