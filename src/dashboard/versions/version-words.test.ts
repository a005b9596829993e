import { expect, test } from 'vitest';
import type { ArticleState, ArticleVersion } from '#domain/contract/version-contract.ts';
import { actionText, changedText, findFieldChanges } from './version-words.ts';

const version: ArticleVersion = {
  number: 2,
  at: '2026-11-22T00:00:00Z',
  saved_by: 'Aroha',
  action: 'updated',
  restored_from: null,
  changed: [],
};
const state: ArticleState = {
  title: 'Title',
  slug: 'title',
  summary: 'Summary',
  content: null,
  medium_url: null,
  publish_date: '2026-11-22',
  read_time: '5',
  category: { id: 1, name: 'Guides' },
  tags: [],
  is_published: false,
  is_featured: false,
};

test('says what made a version and which fields it changed', () => {
  expect(actionText({ ...version, action: 'published' })).toBe('Published');
  expect(actionText({ ...version, action: 'restored', restored_from: 3 })).toBe('Restored version 3');
  expect(actionText({ ...version, action: 'restored' })).toBe('Restored from Trash');
  expect(changedText({ ...version, changed: ['title', 'tags'] })).toBe('Title, Tags');
  expect(changedText(version)).toBe('Nothing changed');
  expect(changedText({ ...version, action: 'created' })).toBe('');
});

test('names the fields that differ, with both values', () => {
  const after = { ...state, is_featured: true, tags: [{ id: 1, name: 'Calls' }], title: 'Other' };
  expect(findFieldChanges(state, after)).toEqual([
    { label: 'Featured', before: 'No', after: 'Yes' },
    { label: 'Tags', before: 'none', after: 'Calls' },
  ]);
  expect(findFieldChanges(state, state)).toEqual([]);
});
