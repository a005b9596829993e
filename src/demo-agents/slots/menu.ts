import type { Speech } from '../text/speech.ts';

/** A thing on the menu. Prices are whole cents, tax included. */
export interface MenuItem {
  readonly key: string;
  readonly name: Speech;
  /** The English plural, since English alone needs one. */
  readonly plural: string;
  /** What callers also call it, in any language. */
  readonly aliases: readonly string[];
  /** How it is counted in Chinese and in Korean. */
  readonly counters: { readonly zh: string; readonly ko: string };
  readonly kind: string;
  /** One price, or a price by size; a size that was not said is asked for. */
  readonly price: number | Readonly<Record<string, number>>;
  /** What is in it, for who asks. */
  readonly contents: Speech;
}

/** A size of {@link MenuItem}s that have sizes. */
export interface MenuSize {
  readonly key: string;
  readonly name: Speech;
  readonly aliases: readonly string[];
}

/** Something that can be left out of an item, or added for a price in cents. */
export interface MenuPart {
  readonly key: string;
  readonly name: Speech;
  readonly aliases: readonly string[];
  readonly extraPrice: number;
  /** How it is said when it is added, where "extra" is not the word; naming it is then enough to add it. */
  readonly added?: Speech;
  /** To be had in this size alone, with what is said about that. */
  readonly only?: { readonly size: string; readonly hint: Speech };
}

/** What an order is made of. */
export interface Menu {
  readonly items: readonly MenuItem[];
  readonly sizes: readonly MenuSize[];
  readonly parts: readonly MenuPart[];
  /** More of one thing than this goes to a person. */
  readonly most: number;
}
