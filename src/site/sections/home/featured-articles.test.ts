import { describe, expect, it, vi } from 'vitest';
import { featuredArticles } from './insights.tsx';

describe('featuredArticles', () => {
  it('requests three articles', async () => {
    const ask = vi.fn(async () => []);
    const noteFailure = vi.fn();
    expect(await featuredArticles({ featuredArticles: ask }, noteFailure)).toEqual([]);
    expect(ask).toHaveBeenCalledWith(3);
    expect(noteFailure).not.toHaveBeenCalled();
  });

  it('returns undefined and logs the failure when the articles cannot be read', async () => {
    const failure = new Error('the database is gone');
    const noteFailure = vi.fn();
    const content = { featuredArticles: () => Promise.reject(failure) };
    expect(await featuredArticles(content, noteFailure)).toBeUndefined();
    expect(noteFailure).toHaveBeenCalledExactlyOnceWith(failure);
  });
});
