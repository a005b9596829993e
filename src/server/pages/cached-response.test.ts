import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { toCachedResponse } from './cached-response.ts';

const text = 'The phone still rings. '.repeat(200);

function prepare() {
  const headers = new Map([['content-type', 'text/html; charset=utf-8']]);
  const rendered = { status: 200, headers, body: Buffer.from(text) };
  return toCachedResponse(rendered, { until: 0, headers: { 'cache-control': 'public' } });
}

test('makes an encoding when it is first asked for, and keeps it', async () => {
  const response = prepare();
  expect(Object.keys(response.encodings)).toEqual(['identity']);
  const encoded = await response.encode('br');
  expect(brotliDecompressSync(encoded.body).toString()).toBe(text);
  expect(response.encodings.br).toBe(encoded);
  expect(response.encodings.gzip).toBeUndefined();
  expect(gunzipSync((await response.encode('gzip')).body).toString()).toBe(text);
});

test('makes an encoding once, however many ask for it at the same time', async () => {
  const response = prepare();
  const encoded = await Promise.all(Array.from({ length: 50 }, () => response.encode('br')));
  expect(new Set(encoded).size).toBe(1);
  expect(await response.encode('br')).toBe(encoded[0]);
});

test('sets a length for each encoding and one shared entity tag', async () => {
  const response = prepare();
  const [br, identity] = [await response.encode('br'), response.encodings.identity];
  expect(toPairs(br.headers)).toMatchObject({ 'content-encoding': 'br', 'content-length': String(br.body.length) });
  expect(toPairs(identity.headers)).toMatchObject({ 'content-length': String(text.length) });
  expect(toPairs(identity.headers)).not.toHaveProperty('content-encoding');
  expect(toPairs(br.headers).etag).toBe(response.etag);
  expect(toPairs(identity.headers).etag).toBe(response.etag);
  expect(response.bytes).toBeGreaterThan(br.body.length + identity.body.length);
});

function toPairs(lines: readonly string[]): Record<string, string | undefined> {
  const pairs: Record<string, string | undefined> = {};
  for (let index = 0; index < lines.length; index += 2) pairs[lines[index] ?? ''] = lines[index + 1];
  return pairs;
}
