import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { prepareAnswer } from './kept-answer.ts';

const text = 'The phone still rings. '.repeat(200);

function prepare() {
  const headers = new Map([['content-type', 'text/html; charset=utf-8']]);
  const rendered = { status: 200, headers, body: Buffer.from(text) };
  return prepareAnswer(rendered, new Set(), { until: 0, headers: { 'cache-control': 'public' } });
}

test('an answer lies ready as it is; a compressed form is made when it is asked for, and then lies ready', async () => {
  const answer = prepare();
  expect(Object.keys(answer.forms)).toEqual(['identity']);
  const form = await answer.makeForm('br');
  expect(brotliDecompressSync(form.body).toString()).toBe(text);
  expect(answer.forms.br).toBe(form);
  expect(answer.forms.gzip).toBeUndefined();
  expect(gunzipSync((await answer.makeForm('gzip')).body).toString()).toBe(text);
});

test('a form is made once, however many ask for it at the same moment', async () => {
  const answer = prepare();
  const forms = await Promise.all(Array.from({ length: 50 }, () => answer.makeForm('br')));
  expect(new Set(forms).size).toBe(1);
  expect(await answer.makeForm('br')).toBe(forms[0]);
});

test('every form names its own length and encoding, and all of them one entity tag', async () => {
  const answer = prepare();
  const [br, identity] = [await answer.makeForm('br'), answer.forms.identity];
  expect(toPairs(br.headers)).toMatchObject({ 'content-encoding': 'br', 'content-length': String(br.body.length) });
  expect(toPairs(identity.headers)).toMatchObject({ 'content-length': String(text.length) });
  expect(toPairs(identity.headers)).not.toHaveProperty('content-encoding');
  expect(toPairs(br.headers).etag).toBe(answer.etag);
  expect(toPairs(identity.headers).etag).toBe(answer.etag);
  expect(answer.bytes).toBeGreaterThan(br.body.length + identity.body.length);
});

function toPairs(lines: readonly string[]): Record<string, string | undefined> {
  const pairs: Record<string, string | undefined> = {};
  for (let index = 0; index < lines.length; index += 2) pairs[lines[index] ?? ''] = lines[index + 1];
  return pairs;
}
