import { expect, test } from 'vitest';
import { Problem } from '../problems/problem.ts';
import { sanitiseArticleHtml } from './article-html.ts';

test('many texts at once are cleaned each for itself', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => `<p onclick="x">${index}</p>`);
  expect(await Promise.all(texts.map(sanitiseArticleHtml))).toEqual(texts.map((_, index) => `<p>${index}</p>`));
});

test('markup made to be slow or deep is refused as 422, keeps nobody waiting meanwhile, and harms nothing after', async () => {
  const slow = Array.from({ length: 5000 }, (_, index) => `<em x=${index}>`).join('') + '<p>'.repeat(20_000);
  const refused = sanitiseArticleHtml(slow).catch((error: unknown) => error);
  let longestPause = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    longestPause = Math.max(longestPause, performance.now() - last);
    last = performance.now();
  }, 10);
  const problem = await refused;
  clearInterval(beat);
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({ status: 422, detail: [{ loc: ['body', 'content'] }] });
  expect(longestPause).toBeLessThan(2000);
  expect(await sanitiseArticleHtml('<p>after</p>')).toBe('<p>after</p>');
}, 30_000);
