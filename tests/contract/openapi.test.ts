import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { App } from '#server/app.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

const operationSchema = z.object({
  summary: z.string(),
  tags: z.array(z.string()).min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string() })),
});
const documentSchema = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

describeOnSqlite('the OpenAPI document', (database) => {
  let app: App;
  let answered: unknown;
  let document: z.infer<typeof documentSchema>;

  beforeAll(async () => {
    app = await buildTestApp(database());
    answered = (await app.inject('/api/openapi.json')).json();
    document = documentSchema.parse(answered);
  });
  afterAll(async () => {
    await app.close();
  });

  test('is a valid OpenAPI 3.1 document', async () => {
    const { valid, errors } = await new Validator().validate(z.record(z.string(), z.unknown()).parse(answered));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(document.openapi).toMatch(/^3\.1\./);
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
      expect(operation?.security).toEqual(isGuarded ? [{ bearer: [] }] : undefined);
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

  test('leaves out only itself, the page that shows it, and pages', () => {
    const hidden = app.declaredRoutes.filter(({ options }) => options.schema?.hide).map(({ url }) => url);
    expect(hidden.filter((url) => !/^\/api\/(?:docs|openapi\.json)/.test(url))).toEqual([]);
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
