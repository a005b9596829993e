import { expect, it } from 'vitest';
import type { ArticleCardFacts } from './article-card-facts.ts';
import { type CardSource, type ChosenCards, loadChoice as loadAny, type MissingChoice } from './load-choice.ts';

const categories = [{ id: 3, name: 'Cost', slug: 'cost' }];

function cards(count: number): ArticleCardFacts[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Article ${index + 1}`,
    summary: '',
    categoryName: 'Cost',
    readTime: '4',
    publishDate: '2026-11-12',
    tags: [],
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

async function loadChoice(...parts: Parameters<typeof loadAny>): Promise<ChosenCards> {
  const loaded: ChosenCards | MissingChoice = await loadAny(...parts);
  if ('missing' in loaded) throw new Error(`There is no such ${loaded.missing}.`);
  return loaded;
}

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

it.each([
  ['a category that does not exist', { category: 'nope', page: 1 }, 'category'],
  ['a page after the last one', { category: 'cost', page: 99 }, 'page'],
  ['a page after the last one of All Resources', { category: '', page: 2 }, 'page'],
  ['a page that could not be read', { category: '', page: 0 }, 'page'],
] as const)('says that there is no list for %s', async (_what, choice, missing) => {
  expect(await loadAny(source({ featured: 1, cost: 30 }), categories, choice)).toEqual({ choice, missing });
});

it('keeps a known category that has no articles', async () => {
  const chosen = await loadChoice(source({ featured: 1, cost: 0 }), categories, { category: 'cost', page: 1 });
  expect(chosen).toMatchObject({ total: 0, choice: { category: 'cost', page: 1 } });
});
