import type { ArticleCardFacts } from './article-card-facts.ts';
import { pageSize, type ResourcesChoice, shownRange } from './resources-address.ts';

export interface FilterCategory {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

/** Reads cards. On the server they come from the database, and in the browser from the API. */
export interface CardSource {
  /** Returns all featured articles, newest first. */
  featured(): Promise<readonly ArticleCardFacts[]>;
  /** Returns a range of the articles in a category, newest first, and how many articles the category has. */
  ofCategory(categoryId: number, range: { skip: number; limit: number }): Promise<CardPart>;
}

/** Some cards of a list, and the number of cards in the whole list. */
export interface CardPart {
  readonly cards: readonly ArticleCardFacts[];
  readonly total: number;
}

/** The cards that are shown for a choice. `skip` is the number of cards in the list before them. */
export interface ChosenCards extends CardPart {
  readonly choice: ResourcesChoice;
  readonly skip: number;
}

/** A choice for which there is no list: the category does not exist, or its list has no such page. */
export interface MissingChoice {
  readonly choice: ResourcesChoice;
  readonly missing: 'category' | 'page';
}

/**
 * Returns whether a choice names a category that does not exist. If the categories could not be read, every choice counts
 * as All Resources.
 */
function isUnknown({ category }: ResourcesChoice, categories: readonly FilterCategory[]): boolean {
  return category !== '' && categories.length > 0 && categories.every(({ slug }) => slug !== category);
}

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

/** Returns the cards to show for a choice. If there is no list for the choice, returns what is missing. */
export async function loadChoice(
  source: CardSource,
  categories: readonly FilterCategory[],
  wanted: ResourcesChoice,
): Promise<ChosenCards | MissingChoice> {
  if (isUnknown(wanted, categories)) return { choice: wanted, missing: 'category' };
  if (wanted.page === 0) return { choice: wanted, missing: 'page' };
  const choice = categories.length > 0 ? wanted : { ...wanted, category: '' };
  const range = shownRange(choice.page);
  const part = await loadCards(source, categories, choice.category, range);
  const isPastEnd = choice.page > Math.max(1, Math.ceil(part.total / pageSize));
  return isPastEnd ? { choice, missing: 'page' } : { ...part, choice, skip: range.skip };
}

/** What the page shows under the filter: the cards, a text that there is no such list, or an error message. */
export type Results =
  | ({ readonly state: 'loaded' } & ChosenCards)
  | ({ readonly state: 'missing' } & MissingChoice)
  | { readonly state: 'failed'; readonly message: string };

/** Adds the state `loaded` or `missing` to what {@link loadChoice} returned. */
export function toResults(loaded: ChosenCards | MissingChoice): Results {
  return 'missing' in loaded ? { state: 'missing', ...loaded } : { state: 'loaded', ...loaded };
}

export const resourcesTexts = {
  all: 'All Resources',
  empty: 'No articles found for this category',
  loading: 'Loading resources',
  error: 'Error loading resources',
  fetchFailed: 'Failed to fetch articles',
  tryAgain: 'Try Again',
  noCategory: 'There is no such category',
  noPage: 'This list has no such page',
} as const;

/** Returns a text that says what the list contains. Example: "3 articles in Cost", "1 featured article". */
export function describeResults({ total, choice }: ChosenCards, categories: readonly FilterCategory[]): string {
  if (total === 0) return resourcesTexts.empty;
  const noun = total === 1 ? 'article' : 'articles';
  const category = categories.find((candidate) => candidate.slug === choice.category);
  return category ? `${total} ${noun} in ${category.name}` : `${total} featured ${noun}`;
}
