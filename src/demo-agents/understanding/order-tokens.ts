import type { Match } from '../text/phrases.ts';

/** A word of an order: something from the menu, a count, or a word that joins, removes, adds or replaces items. */
export type Token =
  | { readonly type: 'item'; readonly key: string }
  | { readonly type: 'size'; readonly key: string }
  | { readonly type: 'part'; readonly key: string }
  /**
   * `isRest` means all items that the caller has not spoken of yet. Example: "the other one". `isOwn` means the item of
   * one person. Example: "hers".
   */
  | { readonly type: 'count'; readonly count: number; readonly isRest?: boolean; readonly isOwn?: boolean }
  | { readonly type: 'and' | 'without' | 'extra' | 'insteadOf' | 'into' | 'comma' | 'noise' };

/** A word of an order, with its place in the text. */
export type Placed = Match<Token>;
