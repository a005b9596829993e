import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { featuredArticles } from './featured-articles.ts';

describe('featuredArticles', () => {
  const log = vi.spyOn(console, 'error');
  beforeEach(() => log.mockImplementation(() => undefined));
  afterEach(() => log.mockReset());

  it('asks for three', async () => {
    const ask = vi.fn(async () => []);
    expect(await featuredArticles({ featuredArticles: ask })).toEqual([]);
    expect(ask).toHaveBeenCalledWith(3);
    expect(log).not.toHaveBeenCalled();
  });

  it('is undefined and logs when the content fails', async () => {
    const failure = new Error('the database is gone');
    expect(await featuredArticles({ featuredArticles: () => Promise.reject(failure) })).toBeUndefined();
    expect(log).toHaveBeenCalledWith(expect.any(String), failure);
  });

  it('is undefined and logs when there is no content at all', async () => {
    expect(await featuredArticles(undefined)).toBeUndefined();
    expect(log).toHaveBeenCalledOnce();
  });
});
