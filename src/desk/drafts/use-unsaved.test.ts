import { expect, test } from 'vitest';
import type { WorkingCopy } from '#shared/api/working-copy-contract.ts';
import type { Draft } from './draft-store.ts';
import { mergeUnsaved } from './use-unsaved.ts';

const draft: Draft = { key: 'a', noun: 'article', recordId: 3, title: 'Here', savedAt: 10, sequence: 5 };
const copy: WorkingCopy = {
  key: 'a',
  is_mine: true,
  account_name: 'Hine',
  article_id: 3,
  base_version: 1,
  sequence: 5,
  title: 'On the server',
  updated_at: new Date(20).toISOString(),
};

test('a text that is in the browser and on the server is shown once, as the newer of both', () => {
  expect(mergeUnsaved([draft], [copy]).own).toEqual([{ key: 'a', recordId: 3, title: 'Here', savedAt: 10, draft }]);
  expect(mergeUnsaved([draft], [{ ...copy, sequence: 6 }]).own).toEqual([
    { key: 'a', recordId: 3, title: 'On the server', savedAt: 20, draft: undefined },
  ]);
});

test('texts of another browser come after newer ones, and those of other people apart', () => {
  const theirs = { ...copy, key: 'b', is_mine: false };
  const fromPhone = { ...copy, key: 'c', article_id: null, updated_at: new Date(5).toISOString() };
  const { own, others } = mergeUnsaved([draft], [theirs, fromPhone]);
  expect(own.map(({ key, recordId }) => [key, recordId])).toEqual([
    ['a', 3],
    ['c', 0],
  ]);
  expect(others).toEqual([theirs]);
});
