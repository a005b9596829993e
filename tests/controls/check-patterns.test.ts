import { expect, test } from 'vitest';
import { literalPatterns, refusalOf, verdictOf } from '../../scripts/check-patterns.ts';

test.each([
  ['exponential', 'const slow = /^(?:a|a)*$/;'],
  ['polynomial', 'const slow = /[^\\s@]+@/g;'],
  ['polynomial', 'const slow = <p>{text.replace(/\\s+$/, "")}</p>;'],
] as const)('refuses a pattern that takes %s time', async (expected, source) => {
  const [pattern, ...more] = literalPatterns('src/server/slow.tsx', `\n${source}`);
  if (!pattern) return expect.fail('the literal was not found');
  expect([pattern.place, more]).toEqual(['src/server/slow.tsx:2', []]);
  const verdict = await verdictOf(pattern);
  expect(verdict).toBe(expected);
  expect(refusalOf(pattern, verdict)).toContain('time');
});

test('accepts a pattern that takes linear time, and a polynomial one where the input is short', async () => {
  const [quick] = literalPatterns('src/server/quick.ts', 'const quick = /(?<!\\d)\\d+ apples/u;');
  if (!quick) return expect.fail('the literal was not found');
  expect(refusalOf(quick, await verdictOf(quick))).toBeUndefined();
  expect(refusalOf({ place: 'src/demo-agents/x.ts:1' }, 'polynomial')).toBeUndefined();
  expect(refusalOf({ place: 'src/demo-agents/x.ts:1' }, 'exponential')).toContain('exponential');
});
