import { expect, test } from 'vitest';
import type { ArticleState } from '#shared/api/article-contract.ts';
import type { ArticleVersion } from '#shared/api/version-contract.ts';
import { publicArticle } from '#tests/support/article-builders.ts';
import { actionText, changedText, findFieldChanges, formValueOf, listFields } from './version-labels.ts';

const version: ArticleVersion = {
  number: 2,
  at: '2026-11-22T00:00:00Z',
  saved_by: 'Aroha',
  action: 'updated',
  restored_from: null,
  changed: [],
};
const guides = { id: 1, name: 'Guides' };
const state: ArticleState = publicArticle({ title: 'Title', content: null, category: guides });

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
    { field: 'is_featured', label: 'Featured', before: 'No', after: 'Yes' },
    { field: 'tags', label: 'Tags', before: 'none', after: 'Calls' },
  ]);
  expect(findFieldChanges(state, state)).toEqual([]);
});

test('one field of a version as a value of the form, without a category or tags that no longer exist', () => {
  const known = { categoryIds: new Set([1]), tagIds: new Set([4]) };
  const old = { ...state, read_time: '7', tags: [4, 5].map((id) => ({ id, name: `Tag ${id}` })) };
  expect(formValueOf(old, 'title', known)).toEqual({ title: 'Title' });
  expect(formValueOf(old, 'content', known)).toEqual({ content: '' });
  expect(formValueOf(old, 'read_time', known)).toEqual({ read_time: 7 });
  expect(formValueOf(old, 'is_featured', known)).toEqual({ is_featured: false });
  expect(formValueOf(old, 'tags', known)).toEqual({ tag_ids: [4] });
  expect(formValueOf(old, 'category', known)).toEqual({ category_id: 1 });
  expect(formValueOf({ ...old, category: { id: 2, name: 'Gone' } }, 'category', known)).toBeUndefined();
});

test('lists every field of the first version', () => {
  expect(listFields(state)).toContainEqual({ label: 'Category', value: 'Guides' });
  expect(listFields(state)).toContainEqual({ label: 'Medium URL', value: 'none' });
});
