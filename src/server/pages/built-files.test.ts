import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFolder } from '#tests/support/clean-up.ts';
import { requestRaw } from '#tests/support/raw-request.ts';
import { createRequestGate } from '../http/request-gate.ts';
import { connectionLimits } from '../http/request-limits.ts';
import { builtFiles } from './built-files.ts';

const script = 'export const call = "kia ora";\n'.repeat(20);
let directory: string;
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  directory = makeFolder();
  mkdirSync(join(directory, '_astro'));
  writeFileSync(join(directory, '_astro/desk.12345678.js'), script);
  writeFileSync(join(directory, '_astro/desk.12345678.js.br'), brotliCompressSync(script));
  writeFileSync(join(directory, '_astro/desk.12345678.js.gz'), gzipSync(script));
  writeFileSync(join(directory, 'picture.png'), 'not compressed');
  writeFileSync(join(directory, 'favicon.ico'), 'an icon');
  const gate = createRequestGate(connectionLimits);
  app = Fastify({ serverFactory: gate.createServer });
  const ignore = () => {};
  app.decorate('metrics', {
    add: ignore,
    watchProcess: ignore,
    answered: ignore,
    shed: ignore,
    assistantAnswered: ignore,
    policyViolated: ignore,
    write: async () => '',
  });
  // Every request that reaches admission is refused, as under load.
  gate.setAdmission((_request, response) => {
    response.writeHead(503).end();
  });
  await app.register(builtFiles, { directory, gate, isOverTls: true });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  requestRaw(origin, path, { method, headers });

test.each([
  ['br', 'br', brotliCompressSync(script)],
  ['gzip', 'gzip', gzipSync(script)],
  ['gzip, br;q=0.1', 'gzip', gzipSync(script)],
  ['identity', undefined, Buffer.from(script)],
])('a script is sent as %s, with the bytes of the build', async (accepted, encoding, bytes) => {
  const { status, headers, body } = await ask('/_astro/desk.12345678.js?from=a-page', { 'accept-encoding': accepted });
  expect(status).toBe(200);
  expect(headers['content-encoding']).toBe(encoding);
  expect(body.equals(bytes)).toBe(true);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(bytes.length),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'strict-transport-security': expect.any(String),
    vary: 'accept-encoding',
  });
});

test('a file that the build did not compress is sent as it is, for an hour', async () => {
  const { headers, body } = await ask('/picture.png', { 'accept-encoding': 'br' });
  expect(String(body)).toBe('not compressed');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' });
});

test('an icon has its own media type, which the list of types lacks', async () => {
  expect((await ask('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
});

test('a known entity tag is answered with 304, and HEAD without a body', async () => {
  const { headers } = await ask('/picture.png');
  const again = await ask('/picture.png', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body.length, again.headers['content-length']]).toEqual([304, 0, undefined]);
  const head = await ask('/picture.png', {}, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '14']);
});

test.each([
  ['/', 'GET'],
  ['/missing.js', 'GET'],
  ['/_astro', 'GET'],
  ['/_astro/desk.12345678.js.br', 'GET'],
  ['/_astro/../picture.png', 'GET'],
  ['/%70icture.png', 'GET'],
  ['/picture.png', 'POST'],
])('%s with %s is not a built file, so it goes on to admission, which refuses it', async (path, method) => {
  expect((await ask(path, {}, method)).status).toBe(503);
});
