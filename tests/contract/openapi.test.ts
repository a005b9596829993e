import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { App } from '#server/app.ts';
import { withoutReferences } from '#server/http/api-document.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

const operationSchema = z.object({
  summary: z.string(),
  operationId: z.string().regex(/^[a-z][A-Za-z]+$/),
  tags: z.array(z.string()).min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  requestBody: z.object({ content: z.record(z.string(), z.object({ example: z.unknown() })) }).optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string() })),
});
const documentSchema = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

describeOnSqlite('the OpenAPI document', (database) => {
  let app: App;
  let source = '';
  let document: z.infer<typeof documentSchema>;

  beforeAll(async () => {
    app = await buildTestApp(database());
    source = (await app.inject('/api/openapi.json')).body;
    document = documentSchema.parse(withoutReferences(JSON.parse(source)));
  });

  test('is a valid OpenAPI 3.1 document without a finding of the linter, and not large', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const findings = await lintFromString({ source, config });
    expect(findings.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(Buffer.byteLength(source)).toBeLessThan(250_000);
  });

  test('names each operation once, says who may call it and what it refuses, and shows an example of a body', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    const stable = 'listPublicArticles listArticles getArticle createArticle updateArticle deleteArticle'.split(' ');
    expect(names).toEqual(expect.arrayContaining([...stable, 'createToken', 'listTokens', 'deleteToken', 'login']));
    for (const { operationId, requestBody, responses } of operations) {
      expect(
        Object.keys(responses).some((status) => /^4\d\d$/.test(status)),
        operationId,
      ).toBe(true);
      for (const { example } of Object.values(requestBody?.content ?? {})) expect(example, operationId).toBeDefined();
    }
  });

  test('describes each schema and each error once', () => {
    const { components } = z
      .object({ components: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse(JSON.parse(source));
    expect(Object.keys(components.schemas ?? {})).toEqual(
      expect.arrayContaining(['Article', 'ArticleSave', 'Problem']),
    );
    expect(Object.keys(components.responses ?? {})).toEqual(expect.arrayContaining(['Unauthorized', 'NotFound']));
    expect(source).toContain('"403":{"$ref":"#/components/responses/Forbidden"}');
    const example = { title: 'What a missed call costs', version: 1, category: { id: 1, name: 'Answering calls' } };
    expect(components.schemas).toMatchObject({ Article: { examples: [example] }, Enquiry: { examples: [{}] } });
  });

  test('has every route with every status that it declares, and bearer security on guarded routes', () => {
    const visible = app.declaredRoutes.filter(({ method, options }) => !options.schema?.hide && method !== 'HEAD');
    expect(visible.length).toBeGreaterThan(20);
    for (const { method, url, options } of visible) {
      const path = url.replace(/:(\w+)/g, '{$1}');
      const operation = document.paths[path]?.[method.toLowerCase()];
      expect(operation, `${method} ${url}`).toBeDefined();
      const statuses = Object.keys(z.record(z.string(), z.unknown()).parse(options.schema?.response));
      expect(Object.keys(operation?.responses ?? {})).toEqual(statuses);
      const isGuarded = options.config?.access !== 'anyone';
      const byToken = (options.config?.scopes ?? []).map((scope) => ({ apiToken: [scope] }));
      expect(operation?.security).toEqual(isGuarded ? [{ bearer: [] }, ...byToken] : []);
      expect(statuses).toEqual(expect.arrayContaining(isGuarded ? ['400', '401', '500'] : ['400', '500']));
      if (options.config?.access === 'admin') expect(statuses).toContain('403');
    }
  });

  test('describes every error as JSON, also for the export of enquiries, which is CSV', () => {
    const mediaTypes = z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() }));
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, { responses }] of Object.entries(operations)) {
        const answers = Object.entries(mediaTypes.parse(responses)).filter(([status]) => Number(status) >= 400);
        for (const [status, { content }] of answers)
          expect(Object.keys(content ?? {}), `${method} ${path} ${status}`).toEqual(['application/json']);
      }
    }
    const table = mediaTypes.parse(document.paths['/api/admin/enquiries/export']?.get?.responses)['200'];
    expect(Object.keys(table?.content ?? {})).toEqual(['text/csv']);
  });

  test('leaves out only itself, the page that shows it, MCP, and pages', () => {
    const hidden = app.declaredRoutes.filter(({ options }) => options.schema?.hide).map(({ url }) => url);
    expect(hidden.filter((url) => !/^\/(?:api\/docs|api\/openapi\.json|mcp)/.test(url))).toEqual([]);
  });

  test('can be read at /api/docs, on a page that loads nothing and runs nothing', async () => {
    const page = await app.inject(apiPaths.docs);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/);
    expect(page.body).not.toMatch(/<script|<link|<img|style=|\son\w+=/);
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const method of Object.keys(operations))
        expect(page.body).toContain(`<b>${method.toUpperCase()}</b> <code>${path}</code>`);
    }
    const ids = [...page.body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id = ''] of page.body.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
  });
});
