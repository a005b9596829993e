import { describe, expect, test } from 'vitest';
import { findDifferences, fromDifference, takeSides } from './version-merge.ts';

const base = { title: 'One', summary: 'Two', tag_ids: [1, 2] };
const keys = ['title', 'summary', 'tag_ids'] as const;

describe('two versions of a record', () => {
  test('a field that only the other person changed takes the other person’s text', () => {
    expect(findDifferences(keys, { base, mine: base, theirs: { ...base, title: 'Theirs' } })).toEqual([
      { key: 'title', suggested: 'theirs' },
    ]);
  });

  test('a field that this person changed keeps what this person typed, even if both changed it', () => {
    const mine = { ...base, title: 'Mine', summary: 'Mine too' };
    const theirs = { ...base, title: 'Theirs' };
    expect(findDifferences(keys, { base, mine, theirs })).toEqual([
      { key: 'title', suggested: 'mine' },
      { key: 'summary', suggested: 'mine' },
    ]);
  });

  test('the same change by both people is not a difference, and neither is another order of tags', () => {
    const mine = { ...base, title: 'Same', tag_ids: [2, 1] };
    expect(findDifferences(keys, { base, mine, theirs: { ...base, title: 'Same' } })).toEqual([]);
  });

  test('each field takes the chosen version, and the other fields keep what was typed since', () => {
    const versions = { mine: { ...base, title: 'Mine' }, theirs: { ...base, title: 'Theirs', summary: 'Theirs' } };
    const form = { ...versions.mine, tag_ids: [9] };
    const sides = new Map([['summary', 'theirs'] as const, ['title', 'mine'] as const]);
    expect(takeSides<typeof base>(form, sides, versions)).toEqual({ title: 'Mine', summary: 'Theirs', tag_ids: [9] });
    expect(form.summary).toBe('Two');
  });
});

test('long texts are shown from shortly before their first difference, short ones whole', () => {
  const same = 'The same words. '.repeat(50);
  const { mine, theirs } = fromDifference(`${same}Mine.`, `${same}Theirs, longer.`);
  expect(mine).toMatch(/^… .{80,100}Mine\.$/);
  expect(theirs).toMatch(/^… .{80,100}Theirs, longer\.$/);
  expect(fromDifference('Short', 'Shorter')).toEqual({ mine: 'Short', theirs: 'Shorter' });
});
