import { describe, expect, test } from 'vitest';
import { mergeForms, takeSides } from './version-merge.ts';

const base = { title: 'One', summary: 'Two', tag_ids: [1, 2], is_published: false };
const keys = ['title', 'summary', 'tag_ids', 'is_published'] as const;

describe('two versions of a record', () => {
  test('each field gets the change of the one person who changed it', () => {
    const { versions, sides, taken } = mergeForms<typeof base>(
      { base, mine: { ...base, title: 'Mine' }, theirs: { ...base, summary: 'Theirs' } },
      { keys },
    );
    expect(versions.mine).toEqual({ ...base, title: 'Mine', summary: 'Theirs' });
    expect(versions.theirs).toEqual(versions.mine);
    expect({ sides: [...sides], taken }).toEqual({ sides: [], taken: ['summary'] });
  });

  test('a field that both changed waits for a choice, and suggests what this person typed', () => {
    const mine = { ...base, title: 'Mine' };
    const theirs = { ...base, title: 'Theirs', summary: 'Theirs' };
    const { versions, sides } = mergeForms<typeof base>({ base, mine, theirs }, { keys });
    expect([...sides]).toEqual([['title', 'mine']]);
    expect(versions).toEqual({ mine: { ...theirs, title: 'Mine' }, theirs });
  });

  test('the same change by both people is not a difference, and neither is another order of tags', () => {
    const mine = { ...base, title: 'Same', tag_ids: [2, 1] };
    expect(mergeForms<typeof base>({ base, mine, theirs: { ...base, title: 'Same' } }, { keys }).sides.size).toBe(0);
  });

  test('whether the article is published is never taken over without asking', () => {
    const theirs = { ...base, is_published: true };
    const { sides } = mergeForms<typeof base>({ base, mine: base, theirs }, { keys, asked: ['is_published'] });
    expect([...sides]).toEqual([['is_published', 'theirs']]);
  });

  test('without the earlier version, every field that differs waits for a choice', () => {
    const theirs = { ...base, title: 'Theirs' };
    const { sides } = mergeForms<typeof base>({ base: undefined, mine: base, theirs }, { keys });
    expect([...sides]).toEqual([['title', 'mine']]);
  });

  test('a merged text waits for a choice only if its two versions differ', () => {
    const versions = { base, mine: { ...base, summary: 'Mine' }, theirs: { ...base, summary: 'Theirs' } };
    const merging = (mine: string, theirs: string) =>
      mergeForms<typeof base>(versions, { keys, text: { key: 'summary', merge: () => ({ mine, theirs }) } });
    expect(merging('Both', 'Both').sides.size).toBe(0);
    expect(merging('Both', 'Both').versions.mine.summary).toBe('Both');
    expect([...merging('A', 'B').sides]).toEqual([['summary', 'mine']]);
  });

  test('each field takes the chosen version, and the other fields keep what was typed since', () => {
    const versions = { mine: { ...base, title: 'Mine' }, theirs: { ...base, title: 'Theirs', summary: 'Theirs' } };
    const form = { ...versions.mine, tag_ids: [9] };
    const sides = new Map([['summary', 'theirs'] as const, ['title', 'mine'] as const]);
    expect(takeSides<typeof base>(form, sides, versions)).toEqual({
      ...base,
      title: 'Mine',
      summary: 'Theirs',
      tag_ids: [9],
    });
    expect(form.summary).toBe('Two');
  });
});
