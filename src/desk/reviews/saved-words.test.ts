import { expect, test } from 'vitest';
import { toArticleForm } from '#desk/articles/article-form.ts';
import { type Article, articleSchema } from '#shared/api/article-contract.ts';
import { addSavedWords } from './saved-words.ts';

const base: Article = articleSchema.parse({
  ...{ id: 1, version: 3, saved_by: 'Tom', slug: 'calls', title: 'Calls', summary: 'We answer every call.' },
  ...{ content: '<p>We answer every call, day and night.</p>', medium_url: null, read_time: '2' },
  ...{ publish_date: '2026-05-01', category: { id: 1, name: 'Voice', slug: 'voice' }, category_id: 1, tags: [] },
  ...{ is_published: false, is_featured: false, search_description: '', social_picture: '' },
  ...{ created_at: '2026-05-01T00:00:00.000Z', updated_at: '2026-05-01T00:00:00.000Z' },
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
