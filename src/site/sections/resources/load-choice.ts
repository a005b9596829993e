import type { ArticleCardFacts } from './article-card-facts.ts';
import { type ResourcesChoice, shownRange } from './resources-address.ts';

/** The data of a category that the filter needs. */
export interface FilterCategory {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

/** A source of cards: the database on the server, the API in the browser. */
export interface CardSource {
  /** Every featured article, newest first. */
  featured(): Promise<readonly ArticleCardFacts[]>;
  /** A range of a category's articles, newest first, and their total number. */
  ofCategory(categoryId: number, range: { skip: number; limit: number }): Promise<CardPart>;
}

/** A range of cards and their total number. */
export interface CardPart {
  readonly cards: readonly ArticleCardFacts[];
  readonly total: number;
}

/** The cards of a choice, starting at `skip`. */
export interface ChosenCards extends CardPart {
  readonly choice: ResourcesChoice;
  readonly skip: number;
}

/** Returns the choice with an unknown category replaced by All Resources (product 3.7). */
export function knownChoice(choice: ResourcesChoice, categories: readonly FilterCategory[]): ResourcesChoice {
  const isKnown = choice.category === '' || categories.some((category) => category.slug === choice.category);
  return isKnown ? choice : { category: '', page: 1 };
}

/** Returns a range of a choice's cards: the featured list for All Resources, or a category's articles (product 3.3). */
export async function loadCards(
  source: CardSource,
  categories: readonly FilterCategory[],
  slug: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<CardPart> {
  const category = categories.find((candidate) => candidate.slug === slug);
  if (category) return source.ofCategory(category.id, { skip, limit });
  const featured = await source.featured();
  return { cards: featured.slice(skip, skip + limit), total: featured.length };
}

/** Returns the cards for a URL. A page after the last one becomes the first. */
export async function loadChoice(
  source: CardSource,
  categories: readonly FilterCategory[],
  wanted: ResourcesChoice,
): Promise<ChosenCards> {
  const choice = knownChoice(wanted, categories);
  const range = shownRange(choice.page);
  const part = await loadCards(source, categories, choice.category, range);
  if (part.cards.length === 0 && choice.page > 1) return loadChoice(source, categories, { ...choice, page: 1 });
  return { ...part, choice, skip: range.skip };
}

/** The content below the filter: cards, or an error message. */
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

/** Returns a summary of the list: `3 articles in Cost`, `1 featured article`. */
export function describeResults({ total, choice }: ChosenCards, categories: readonly FilterCategory[]): string {
  if (total === 0) return resourcesTexts.empty;
  const noun = total === 1 ? 'article' : 'articles';
  const category = categories.find((candidate) => candidate.slug === choice.category);
  return category ? `${total} ${noun} in ${category.name}` : `${total} featured ${noun}`;
}
