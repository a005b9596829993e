import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { Problem } from '../problems/problem.ts';
import { createSanitiserThread, sanitiseArticleHtml } from './article-html.ts';

test('cleans many texts at once, each by itself', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => `<p onclick="x">${index}</p>`);
  expect(await Promise.all(texts.map(sanitiseArticleHtml))).toEqual(texts.map((_, index) => `<p>${index}</p>`));
});

test('refuses slow markup as 422 without blocking the event loop, and cleans the next text', async () => {
  const { sanitise } = createSanitiserThread({ textTimeout: 500 });
  await sanitise('<p>The thread has loaded</p>');
  const slow = Array.from({ length: 5000 }, (_, index) => `<em x=${index}>`).join('') + '<p>'.repeat(20_000);
  let hasEnded = false;
  const refused = sanitise(slow)
    .catch((error: unknown) => error)
    .finally(() => {
      hasEnded = true;
    });
  let ticks = 0;
  while (!hasEnded) {
    await new Promise((resolve) => setImmediate(resolve));
    ticks += 1;
  }
  expect(ticks).toBeGreaterThan(100);
  const problem = await refused;
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({ status: 422, detail: [{ loc: ['body', 'content'] }] });
  expect(await sanitise('<p>after</p>')).toBe('<p>after</p>');
});

test.each([
  ['throws while it loads', 'throw new Error("no jsdom");', /no jsdom/],
  ['ends while it loads', 'process.exit(3);', /ended with code 3/],
  ['never loads', 'setInterval(() => {}, 1000);', /did not load within 300 ms/],
])('answers 503 with the cause for the log when the thread %s', async (_case, code, cause) => {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-worker-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'worker.mjs');
  writeFileSync(file, code);
  const { sanitise } = createSanitiserThread({ workerFile: pathToFileURL(file), loadTimeout: 300 });
  const problem = await sanitise('<p>x</p>').catch((error: unknown) => error);
  expect(problem).toMatchObject({ status: 503, retryAfter: 60 });
  expect(String(Object(problem).cause)).toMatch(cause);
});
