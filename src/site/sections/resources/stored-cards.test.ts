import { afterEach, describe, expect, it, vi } from 'vitest';
import { readResources } from './stored-cards.ts';

const content = {
  featuredArticles: async () => [],
  articlesOfCategory: async () => ({ articles: [], total: 0 }),
  categories: async () => [],
};
const fail = async () => {
  throw new Error('The disk is gone.');
};

afterEach(() => vi.restoreAllMocks());

describe('readResources', () => {
  it('turns articles that cannot be read into the error state, and logs why', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { results } = await readResources({ ...content, featuredArticles: fail }, 'en', new URLSearchParams());
    expect(results).toEqual({ state: 'failed', message: 'Failed to fetch articles' });
    expect(log).toHaveBeenCalledOnce();
  });

  it('only logs categories that cannot be read, and shows All Resources', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const query = new URLSearchParams('category=cost');
    const { categories, results } = await readResources({ ...content, categories: fail }, 'en', query);
    expect(categories).toEqual([]);
    expect(results).toMatchObject({ state: 'loaded', choice: { category: '' } });
    expect(log).toHaveBeenCalledOnce();
  });
});
