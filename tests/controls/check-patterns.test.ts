import { expect, test } from 'vitest';
import { boundOf, timeOf } from '#tests/support/pattern-time.ts';
import { attackText, literalPatterns, placesOfBuilders, refusalOf, verdictOf } from '../../scripts/check-patterns.ts';

test.each([
  ['exponential', 'const slow = /^(?:a|a)*$/;'],
  ['polynomial', 'const slow = /[^\\s@]+@/g;'],
  ['polynomial', 'const slow = <p>{text.replace(/\\s+$/, "")}</p>;'],
] as const)('refuses a pattern that takes %s time', async (expected, source) => {
  const [pattern, ...more] = literalPatterns('src/server/slow.tsx', `\n${source}`);
  if (!pattern) return expect.fail('the literal was not found');
  expect([pattern.place, more]).toEqual(['src/server/slow.tsx:2', []]);
  const verdict = await verdictOf(pattern);
  expect(typeof verdict === 'object' ? 'polynomial' : verdict).toBe(expected);
  expect(refusalOf(pattern, verdict)).toContain('time');
});

test('accepts a pattern that takes linear time, and a polynomial one for short input', async () => {
  const [quick] = literalPatterns('src/server/quick.ts', 'const quick = /(?<!\\d)\\d+ apples/u;');
  if (!quick) return expect.fail('the literal was not found');
  expect(refusalOf(quick, await verdictOf(quick))).toBeUndefined();
  expect(refusalOf({ place: 'src/demo-agents/x.ts:1' }, 'unknown')).toBeUndefined();
  expect(refusalOf({ place: 'src/server/x.ts:1' }, 'unknown')).toContain('cannot be analysed');
  expect(refusalOf({ place: 'src/demo-agents/x.ts:1' }, 'exponential')).toContain('exponential');
});

test.each([
  'const find = (word: string) => new RegExp(word);',
  'class Finder {\n  read = () => this.text.match(RegExp(this.word));\n}',
  'export function find(word: string) { return [word].map((part) => new globalThis.RegExp(part)); }',
])('reports the place where a function builds a pattern: %s', (source) => {
  expect(placesOfBuilders('src/x.ts', source)).toEqual([expect.stringMatching(/^src\/x\.ts:[12]$/)]);
});

test('does not report a pattern that is built while its module loads, because that one is analysed', () => {
  const source = 'const words = ["a"];\nexport const known = [new RegExp(words.map((word) => word.trim()).join("|"))];';
  expect(placesOfBuilders('src/x.ts', source)).toEqual([]);
});

test('an attack is as long as the longest input of the pattern', () => {
  const attack = {
    pumps: [
      { prefix: 'x', pump: 'ab' },
      { prefix: '', pump: 'c' },
    ],
    suffix: '!',
  };
  expect(attackText(attack, 11)).toBe('xabababccc!');
});

test('detects cubic time on 800 characters', () => {
  const text = attackText({ pumps: [{ prefix: '', pump: 'a' }], suffix: '\u0000' }, 800);
  expect(timeOf({ source: 'a*a*b', flags: '' }, text)).toBeGreaterThan(boundOf(text));
});
