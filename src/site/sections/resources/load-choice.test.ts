import { describe, expect, it } from 'vitest';
import type { ArticleCardFacts } from './article-card-facts.ts';
import { type CardSource, knownChoice, loadChoice } from './load-choice.ts';

const categories = [{ id: 3, name: 'Cost', slug: 'cost' }];

function cards(count: number): ArticleCardFacts[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Article ${index + 1}`,
    summary: '',
    categoryName: 'Cost',
    readTime: '4',
    publishDate: '2026-11-12',
    tagNames: [],
    link: undefined,
  }));
}

function source(counts: { featured: number; cost: number }): CardSource {
  return {
    featured: async () => cards(counts.featured),
    ofCategory: async (_id, { skip, limit }) => ({
      cards: cards(counts.cost).slice(skip, skip + limit),
      total: counts.cost,
    }),
  };
}

describe('knownChoice', () => {
  it('replaces an unknown category with All Resources, page 1', () => {
    expect(knownChoice({ category: 'nope', page: 3 }, categories)).toEqual({ category: '', page: 1 });
  });
});

describe('loadChoice', () => {
  it('shows the featured list for All Resources', async () => {
    const chosen = await loadChoice(source({ featured: 5, cost: 2 }), categories, { category: '', page: 1 });
    expect(chosen).toMatchObject({ total: 5, skip: 0, choice: { category: '', page: 1 } });
    expect(chosen.cards).toHaveLength(5);
  });

  it('shows all pages of a category up to the chosen one', async () => {
    const chosen = await loadChoice(source({ featured: 0, cost: 130 }), categories, { category: 'cost', page: 2 });
    expect(chosen.cards).toHaveLength(48);
    expect(chosen.total).toBe(130);
  });

  it('shows the first page when the chosen one is after the last', async () => {
    const chosen = await loadChoice(source({ featured: 0, cost: 2 }), categories, { category: 'cost', page: 99 });
    expect(chosen.choice).toEqual({ category: 'cost', page: 1 });
    expect(chosen.cards).toHaveLength(2);
  });

  it('keeps a known category that has no articles', async () => {
    const chosen = await loadChoice(source({ featured: 1, cost: 0 }), categories, { category: 'cost', page: 1 });
    expect(chosen).toMatchObject({ total: 0, choice: { category: 'cost', page: 1 } });
  });
});
