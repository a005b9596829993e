import { beforeAll, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

const old = { 'csp-report': { 'violated-directive': "script-src 'self'", 'document-uri': 'http://localhost/' } };
const modern = [{ type: 'csp-violation', age: 1, url: 'https://x', body: { effectiveDirective: 'style-src-elem' } }];

describeOnSqlite('reports of policy violations', (database) => {
  let app: App;
  const send = (payload: string, type: string, target = app) =>
    target.inject({ method: 'POST', url: apiPaths.policyReports, payload, headers: { 'content-type': type } });
  const counted = async () =>
    [...(await app.metrics.write()).matchAll(/^bellbird_policy_violations_total\{directive="(.+)"\} (\d+)$/gm)].map(
      ([, directive, times]) => `${directive} ${times}`,
    );

  beforeAll(async () => {
    app = await buildTestApp(database());
  });

  test('are counted by directive, in the formats of old and new browsers', async () => {
    expect((await send(JSON.stringify(old), 'application/csp-report')).statusCode).toBe(204);
    expect((await send(JSON.stringify(modern), 'application/reports+json')).statusCode).toBe(204);
    expect((await send(JSON.stringify([...modern, ...modern]), 'application/reports+json')).statusCode).toBe(204);
    expect((await send(JSON.stringify([{ type: 'deprecation' }]), 'application/reports+json')).statusCode).toBe(204);
    expect((await counted()).toSorted()).toEqual(['script-src 1', 'style-src-elem 3']);
  });

  test('of unknown directives are refused or counted together, so that no caller can make the metrics grow', async () => {
    for (const [body, type, status] of [
      ['{', 'application/csp-report', 400],
      ['null', 'application/csp-report', 422],
      ['{}', 'application/reports+json', 422],
      [JSON.stringify(Array(51).fill(modern[0])), 'application/reports+json', 422],
      ['x'.repeat(16 * 1024 + 1), 'application/csp-report', 413],
      [JSON.stringify(old), 'text/plain', 415],
    ] as const)
      expect((await send(body, type)).statusCode, `${type} ${body.slice(0, 40)}`).toBe(status);
    const before = (await counted()).length;
    for (let index = 0; index < 20; index += 1)
      await send(
        JSON.stringify({ 'csp-report': { 'effective-directive': `"}\nmade-up ${index}` } }),
        'application/json',
      );
    expect(await counted()).toHaveLength(before + 1);
    expect(await counted()).toContain('other 20');
  });

  test('are limited to a number a minute', async () => {
    const limited = await buildTestApp(database(), {
      parts: { limits: { policyReports: { attempts: 3, seconds: 60 } } },
    });
    const answers = [];
    for (let index = 0; index < 5; index += 1)
      answers.push(await send(JSON.stringify(old), 'application/csp-report', limited));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 429, 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
