import { describe, expect, test } from 'vitest';
import { findDifferences, takeSides } from './version-merge.ts';

const base = { title: 'One', summary: 'Two', tag_ids: [1, 2] };
const keys = ['title', 'summary', 'tag_ids'] as const;

describe('two versions of a record', () => {
  test('a field that only the other person changed takes their text', () => {
    expect(findDifferences(keys, { base, mine: base, theirs: { ...base, title: 'Theirs' } })).toEqual([
      { key: 'title', suggested: 'theirs' },
    ]);
  });

  test('a field that this person changed keeps their text, even when both changed it', () => {
    const mine = { ...base, title: 'Mine', summary: 'Mine too' };
    const theirs = { ...base, title: 'Theirs' };
    expect(findDifferences(keys, { base, mine, theirs })).toEqual([
      { key: 'title', suggested: 'mine' },
      { key: 'summary', suggested: 'mine' },
    ]);
  });

  test('the same change on both sides is not a difference, nor is the order of tags', () => {
    const mine = { ...base, title: 'Same', tag_ids: [2, 1] };
    expect(findDifferences(keys, { base, mine, theirs: { ...base, title: 'Same' } })).toEqual([]);
  });

  test('each field takes its chosen side, and the other fields keep what was typed since', () => {
    const versions = { mine: { ...base, title: 'Mine' }, theirs: { ...base, title: 'Theirs', summary: 'Theirs' } };
    const form = { ...versions.mine, tag_ids: [9] };
    const sides = new Map([['summary', 'theirs'] as const, ['title', 'mine'] as const]);
    expect(takeSides<typeof base>(form, sides, versions)).toEqual({ title: 'Mine', summary: 'Theirs', tag_ids: [9] });
    expect(form.summary).toBe('Two');
  });
});
