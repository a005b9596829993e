import { expect, test } from 'vitest';
import { articlesOf, mergeText, usesText } from './taxonomy-kind.ts';

test('says how many articles use a tag or category, and what its deletion means for them', () => {
  expect(usesText('tag', 0)).toBe('No article uses this tag.');
  expect(usesText('tag', 1)).toBe('1 article uses this tag. The article stays, without the tag.');
  expect(usesText('tag', 1200)).toBe('1,200 articles use this tag. The articles stay, without the tag.');
  expect(usesText('category', 1)).toBe(
    '1 article uses this category, so choose another category for it first or merge this one into another.',
  );
  expect(usesText('category', undefined)).toBe('');
});

test('says what a merge does', () => {
  expect(mergeText({ noun: 'tag', name: 'Phone' }, 1)).toBe(
    '1 article of “Phone” gets the tag that you choose here. “Phone” moves to Trash.',
  );
  expect(mergeText({ noun: 'category', name: 'Costs' }, 12)).toBe(
    '12 articles of “Costs” get the category that you choose here. “Costs” moves to Trash. Links to it lead to the other category.',
  );
  expect(mergeText({ noun: 'tag', name: 'Phone' }, 0)).toBe('No article uses “Phone”. “Phone” moves to Trash.');
});

test('the articles of a category or tag are a list with that filter', () => {
  expect(articlesOf('categories', 3)).toMatchObject({ tab: 'articles', category: 3, page: 1 });
  expect(articlesOf('tags', 4)).toMatchObject({ tab: 'articles', tag: 4 });
});
