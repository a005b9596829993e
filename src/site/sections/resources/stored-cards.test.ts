import { expect, it, vi } from 'vitest';
import { readResources } from './stored-cards.ts';

const content = {
  featuredArticles: async () => [],
  articlesOfCategory: async () => ({ articles: [], total: 0 }),
  categories: async () => [],
  tags: async () => [],
};
const failure = new Error('The disk is gone.');
const fail = async () => {
  throw failure;
};

it('shows an error and logs the failure when the articles cannot be read', async () => {
  const note = vi.fn();
  const query = new URLSearchParams();
  const { results } = await readResources({ ...content, featuredArticles: fail }, 'en', query, note);
  expect(results).toEqual({ state: 'failed', message: 'Failed to fetch articles' });
  expect(note).toHaveBeenCalledExactlyOnceWith(failure);
});

it('shows All Resources and logs the failure when the categories cannot be read', async () => {
  const note = vi.fn();
  const query = new URLSearchParams('category=cost');
  const { categories, results } = await readResources({ ...content, categories: fail }, 'en', query, note);
  expect(categories).toEqual([]);
  expect(results).toMatchObject({ state: 'loaded', choice: { category: '' } });
  expect(note).toHaveBeenCalledExactlyOnceWith(failure);
});
