import { describe, expect, it } from 'vitest';
import { readResourcesChoice, resourcesPath, shownRange } from './resources-address.ts';

describe('readResourcesChoice', () => {
  it('reads category and page', () => {
    expect(readResourcesChoice(new URLSearchParams('category=cost&page=3'))).toEqual({ category: 'cost', page: 3 });
  });

  it('reads an address without a choice as All Resources, page 1', () => {
    expect(readResourcesChoice(new URLSearchParams(''))).toEqual({ category: '', page: 1 });
  });

  it.each(['page=0', 'page=-1', 'page=two', 'page=1e3', 'page=999999', 'page='])('reads %o as no page', (query) => {
    expect(readResourcesChoice(new URLSearchParams(query))).toEqual({ category: '', page: 0 });
  });
});

describe('resourcesPath', () => {
  it('has no query for All Resources, page 1', () => {
    expect(resourcesPath('en', { category: '', page: 1 })).toBe('/resources');
  });

  it('stays in the variant, and reading it returns the same choice', () => {
    const choice = { category: 'set-up', page: 2 };
    const path = resourcesPath('en-AU', choice);
    expect(path).toBe('/au/resources?category=set-up&page=2');
    expect(readResourcesChoice(new URL(path, 'http://localhost').searchParams)).toEqual(choice);
  });
});

describe('shownRange', () => {
  it('includes the pages before the chosen one', () => {
    expect(shownRange(1)).toEqual({ skip: 0, limit: 24 });
    expect(shownRange(3)).toEqual({ skip: 0, limit: 72 });
  });

  it('never has more articles than one response of the API', () => {
    expect(shownRange(100)).toEqual({ skip: 96 * 24, limit: 96 });
  });
});
