import type { ChosenCards, FilterCategory } from './load-choice.ts';

/** What stands below the filter: cards, or the message of a failure. */
export type Results =
  | ({ readonly state: 'loaded' } & ChosenCards)
  | { readonly state: 'failed'; readonly message: string };

/** Sentences of the Resources page (product 3.4 and 3.5). */
export const resourcesTexts = {
  all: 'All Resources',
  empty: 'No articles found for this category',
  loading: 'Loading resources',
  error: 'Error loading resources',
  fetchFailed: 'Failed to fetch articles',
  tryAgain: 'Try Again',
} as const;

/** One line on what is shown: `3 articles in Cost`, `1 featured article`, or that there is none. */
export function describeResults({ total, choice }: ChosenCards, categories: readonly FilterCategory[]): string {
  if (total === 0) return resourcesTexts.empty;
  const noun = total === 1 ? 'article' : 'articles';
  const category = categories.find((candidate) => candidate.slug === choice.category);
  return category ? `${total} ${noun} in ${category.name}` : `${total} featured ${noun}`;
}
