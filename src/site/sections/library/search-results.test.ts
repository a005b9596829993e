import { expect, test, vi } from 'vitest';
import { readSearch } from './search-results.tsx';

const found = (total: number) => ({ searchArticles: async () => ({ found: [], total, hasMore: false }) });

test('has the page and the number of pages', async () => {
  const search = await readSearch(found(41), { text: 'call', page: 3 }, vi.fn());
  expect(search).toMatchObject({ state: 'found', page: 3, pages: 3, total: 41 });
});

test.each([0, 4])('page %i of three is no page', async (page) => {
  expect(await readSearch(found(41), { text: 'call', page }, vi.fn())).toEqual({ state: 'no-such-page', total: 41 });
});

test('a search without results has one page', async () => {
  expect(await readSearch(found(0), { text: 'call', page: 1 }, vi.fn())).toMatchObject({ state: 'found', pages: 1 });
});

test('a failure is logged, and the page can say so', async () => {
  const failure = new Error('The disk is gone.');
  const note = vi.fn();
  const search = await readSearch({ searchArticles: () => Promise.reject(failure) }, { text: 'call', page: 1 }, note);
  expect(search).toEqual({ state: 'failed' });
  expect(note).toHaveBeenCalledExactlyOnceWith(failure);
});
