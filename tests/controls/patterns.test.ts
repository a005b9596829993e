import { expect, test } from 'vitest';
import { findSlowPatterns, literalPatterns, refusalOf } from '#tests/support/patterns.ts';

/** Returns why the only pattern in a source text is refused, and the place that is named. */
async function check(file: string, source: string) {
  const [pattern, ...more] = literalPatterns(file, `\n${source}`);
  if (!pattern || more.length > 0) return expect.fail('there must be one literal');
  expect(pattern.place).toBe(`${file}:2`);
  return refusalOf(pattern);
}

test('no regular expression of the product can take much time', async () => {
  expect(await findSlowPatterns()).toEqual([]);
}, 300_000);

test.each([
  ['exponential', 'const slow = /^(?:a|a)*$/;'],
  ['polynomial', 'const slow = /[^\\s@]+@/g;'],
  ['polynomial', 'const slow = <p>{text.replace(/\\s+$/, "")}</p>;'],
])('refuses a pattern that takes %s time', async (_kind, source) => {
  expect(await check('src/server/slow.tsx', source)).toContain('more than linear time');
});

test('accepts a pattern that takes linear time, and a polynomial one that only reads short texts', async () => {
  expect(await check('src/server/quick.ts', 'const quick = /(?<!\\d)\\d+ apples/u;')).toBeUndefined();
  expect(await check('src/demo-agents/short.ts', 'const short = /[^\\s@]+@/g;')).toBeUndefined();
});

test('refuses a pattern that takes too long on a short text', async () => {
  expect(await check('src/site/build/slow.ts', 'const slow = /a*a*a*b/;')).toContain('characters of "a"');
});
