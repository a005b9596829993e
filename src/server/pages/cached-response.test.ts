import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { freshnessOf, nextMidnight, toCachedResponse } from './cached-response.ts';

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

describe('the next midnight', () => {
  test.each([
    ['Pacific/Auckland', '2026-11-21T10:59:59.999Z', '2026-11-21T11:00:00.000Z'],
    ['Pacific/Auckland', '2026-11-21T11:00:00.000Z', '2026-11-22T11:00:00.000Z'],
    ['Australia/Sydney', '2026-11-21T11:00:00.000Z', '2026-11-21T13:00:00.000Z'],
    // Clocks go forward on 27 September 2026 in New Zealand, so that day has 23 hours.
    ['Pacific/Auckland', '2026-09-26T12:00:00.000Z', '2026-09-27T11:00:00.000Z'],
    // In Santiago clocks go forward at midnight, so 6 September 2026 begins at 01:00.
    ['America/Santiago', '2026-09-06T03:00:00.000Z', '2026-09-06T04:00:00.000Z'],
    ['UTC', '2026-12-31T23:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ])('%s after %s is %s', (zone, now, midnight) => {
    expect(nextMidnight(zone, new Date(now)).toISOString()).toBe(midnight);
  });
});

describe('how long a response is fresh', () => {
  const site = 'Pacific/Auckland';

  test('until shortly before the earlier midnight of variant and site, with time for caches in front', () => {
    const { until, headers } = freshnessOf('/au/terms', new Date('2026-11-21T11:30:00Z'), site);
    expect(new Date(until).toISOString()).toBe('2026-11-21T12:59:20.000Z');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=10');
    expect(headers['cdn-cache-control']).toContain('stale-while-revalidate=30');
  });

  test('in the last seconds of a day until midnight itself, and no cache in front may use it without asking', () => {
    const { until, headers } = freshnessOf('/nz/terms', new Date('2026-11-21T10:59:30Z'), site);
    expect(new Date(until).toISOString()).toBe('2026-11-21T11:00:00.000Z');
    expect(headers).toEqual({ 'cache-control': 'public, max-age=0, must-revalidate' });
  });

  test('until midnight in the zone of the site, where that is earlier', () => {
    const { until } = freshnessOf('/au', new Date('2026-11-21T11:30:00Z'), 'Pacific/Kiritimati');
    expect(new Date(until).toISOString()).toBe('2026-11-21T12:59:20.000Z');
    expect(freshnessOf('/au', new Date('2026-11-21T09:00:00Z'), 'Pacific/Kiritimati').until).toBe(
      Date.parse('2026-11-21T09:59:20Z'),
    );
  });
});
