import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { makeFolder } from '#tests/support/clean-up.ts';
import { turnsDuring } from '#tests/support/processor-time.ts';
import { Problem } from '../problem.ts';
import { createSanitiserThread, sanitiseArticleHtml } from './article-html.ts';

test('cleans many texts at once, each by itself', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => `<p onclick="x">${index}</p>`);
  expect(await Promise.all(texts.map(sanitiseArticleHtml))).toEqual(texts.map((_, index) => `<p>${index}</p>`));
});

test('keeps no text in memory after it was cleaned', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const { sanitise } = createSanitiserThread();
  const megabyte = 1024 * 1024;
  const clean = async (letter: string) => void (await sanitise(`<p>${letter.repeat(megabyte)}</p>`));
  const held = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  await clean('a');
  const before = held();
  for (const letter of 'bcdefghijklmnop') await clean(letter);
  expect((held() - before) / megabyte).toBeLessThan(5);
});

test('refuses slow markup as 422 without blocking the event loop, and cleans the next text', async () => {
  const { sanitise } = createSanitiserThread({ textTimeout: 1000 });
  await sanitise('<p>The thread has loaded</p>');
  const slow = Array.from({ length: 20 }, (_, index) => `<em x=${index}>`).join('') + '<p>'.repeat(200_000);
  const refused = sanitise(slow).catch((error: unknown) => error);
  expect(await turnsDuring(refused)).toBeGreaterThan(100);
  const problem = await refused;
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({ status: 422, detail: [{ loc: ['body', 'content'] }] });
  expect(await sanitise('<p>after</p>')).toBe('<p>after</p>');
});

test.each([
  ['many elements inside one another', '<b>'.repeat(5000)],
  ['many open elements that every paragraph repeats', `${'<a href="/x">'.repeat(30)}${'<p>'.repeat(3000)}`],
])('refuses %s without parsing them, and cleans the same elements when they are closed', async (_case, html) => {
  const { sanitise } = createSanitiserThread({ workerFile: new URL('data:text/javascript,') });
  expect(await sanitise(html).catch((error: unknown) => error)).toMatchObject({ status: 422 });
  const closed = '<p><b>bold</b> <a href="/x">link</a></p>'.repeat(1000);
  expect((await sanitiseArticleHtml(closed)).match(/bold/g)).toHaveLength(1000);
});

test.each([
  ['throws while it loads', 'throw new Error("no jsdom");', {}, /no jsdom/],
  ['ends while it loads', 'process.exit(3);', {}, /ended with code 3/],
  ['never loads', 'setInterval(() => {}, 1000);', { loadTimeout: 300 }, /did not load within 300 ms/],
])('answers 503 with the cause for the log when the thread %s', async (_case, code, options, cause) => {
  const folder = makeFolder();
  const file = join(folder, 'worker.mjs');
  writeFileSync(file, code);
  const { sanitise } = createSanitiserThread({ workerFile: pathToFileURL(file), ...options });
  const problem = await sanitise('<p>x</p>').catch((error: unknown) => error);
  expect(problem).toMatchObject({ status: 503, retryAfter: 60 });
  expect(String(Object(problem).cause)).toMatch(cause);
});
