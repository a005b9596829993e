import { expect, test } from 'vitest';
import { toArticleForm } from '#desk/articles/article-form.ts';
import { deskArticle } from '#tests/support/article-builders.ts';
import { addSavedWords } from './saved-words.ts';

const base = deskArticle({
  summary: 'We answer every call.',
  content: '<p>We answer every call, day and night.</p>',
  is_published: false,
});
const saved = { ...base, version: 4, content: '<p>We answer each caller, day and night.</p>' };
const mine = toArticleForm(base);

test('words that were saved join the words that were typed in the same paragraph', () => {
  const typed = { ...mine, title: 'My title', content: '<p>We answer every call, day and night. Always.</p>' };
  const content = '<p>We answer each caller, day and night. Always.</p>';
  expect(addSavedWords(typed, base, saved)).toEqual({ ...typed, content });
  const shorter = { ...mine, summary: 'We answer every call. Try it.' };
  const other = { ...base, summary: 'We answer each call.' };
  expect(addSavedWords(shorter, base, other)?.summary).toBe('We answer each call. Try it.');
});

test('words that were saved do not fit when the typed text has others in their place', () => {
  expect(addSavedWords({ ...mine, content: '<p>Our robot never sleeps.</p>' }, base, saved)).toBeUndefined();
});

test('whether visitors see the article is not taken from a save', () => {
  expect(addSavedWords(mine, base, { ...saved, is_published: true })).toBeUndefined();
});
