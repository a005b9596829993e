import type { Menu, MenuItem } from './slots.ts';

/** A line of an order. If the item has sizes and `size` is missing, the agent asks for it. */
export interface OrderLine {
  readonly item: string;
  readonly size?: string | undefined;
  readonly count: number;
  /** The keys of the ingredients that the caller does not want (`without`) or wants in addition (`extra`). */
  readonly without: readonly string[];
  readonly extra: readonly string[];
}

/** What the caller has ordered so far. */
export interface Order {
  readonly lines: readonly OrderLine[];
  /** Whether the caller has said, after "Anything else?", that the order is complete. */
  readonly isComplete: boolean;
  /** A count or size that the caller said before naming an item. Example: "two large ones". */
  readonly pending?: UnnamedMention | undefined;
}

/**
 * A count or size that the caller said without the name of an item. For "one large and one small", `count` and `size`
 * mean "one large", and `others` contains "one small".
 */
export interface UnnamedMention {
  readonly count?: number | undefined;
  readonly size?: string | undefined;
  readonly others?: readonly UnnamedMention[] | undefined;
}

/** An item that the caller named in an order. `size` and `count` are `undefined` if the caller did not say them. */
export interface Mention {
  readonly item: string;
  readonly size?: string | undefined;
  readonly count?: number | undefined;
  readonly without: readonly string[];
  readonly extra: readonly string[];
}

/** A change of some of the items in one line. Example: "one of them without basil". */
export interface Variation {
  /** The key of the item in the line. If it is missing, the change concerns a line with any item that has sizes. */
  readonly item: string | undefined;
  /** How many items change. If it is missing, all items of the line change. */
  readonly count: number | undefined;
  readonly size: string | undefined;
  readonly without: readonly string[];
  readonly extra: readonly string[];
  /**
   * Whether the caller orders the changed items in addition. Otherwise, they are items that the line already contains.
   */
  readonly isAdded: boolean;
}

/** How the order changes because of one utterance. */
export interface OrderChange {
  readonly mentions: readonly Mention[];
  readonly removed: readonly { readonly item: string; readonly count?: number | undefined }[];
  /** A count or size without the name of an item. Example: "no, two". */
  readonly unnamed: UnnamedMention | undefined;
  /**
   * The keys of the ingredients that the caller does not want (`without`) or wants in addition (`extra`), if the
   * utterance names no item.
   */
  readonly without: readonly string[];
  readonly extra: readonly string[];
  /**
   * Whether ingredients that are named without an item apply to every item of the order. Example: "no cheese on
   * either".
   */
  readonly isForAll?: boolean;
  readonly variations: readonly Variation[];
  /**
   * Whether a new count replaces the old count instead of being added to it. Words such as "actually", "make it" and
   * "no, …" show this.
   */
  readonly isCorrection: boolean;
  /**
   * Whether a count or size without an item orders further items. Words such as "another" and "and a small one" show
   * this.
   */
  readonly isAddition: boolean;
  /** How many items of an earlier line the mentioned item replaces. Example: 1 in "make one of them a pepperoni". */
  readonly exchanged?: number | undefined;
}

/** An order without any lines. */
export const emptyOrder: Order = { lines: [], isComplete: false };

/** Returns whether a menu item is sold in several sizes. */
export function hasSizes(item: MenuItem): boolean {
  return typeof item.price !== 'number';
}

/** Returns the lines for which the agent must still ask the size. */
export function linesWithoutSize(order: Order, menu: Menu): OrderLine[] {
  return order.lines.filter((line) => line.size === undefined && hasSizes(requireItem(menu, line.item)));
}

/** Returns the menu item with this key. Throws if there is none. */
export function requireItem(menu: Menu, key: string): MenuItem {
  const item = menu.items.find((candidate) => candidate.key === key);
  if (!item) throw new Error(`The menu has no ${key}.`);
  return item;
}

/** Returns the price of a line in cents. It is 0 until the size of the line is known. */
export function linePrice(line: OrderLine, menu: Menu): number {
  const { price } = requireItem(menu, line.item);
  const base = typeof price === 'number' ? price : (price[line.size ?? ''] ?? 0);
  const extras = line.extra.reduce(
    (sum, key) => sum + (menu.parts.find((part) => part.key === key)?.extraPrice ?? 0),
    0,
  );
  return line.count * (base + (base > 0 ? extras : 0));
}

/** Returns whether the count of any line is higher than the menu allows. */
export function exceedsMaximum(order: Order, menu: Menu): boolean {
  return order.lines.some(({ count }) => count > menu.maxPerLine);
}

/** Returns whether the recipe of an item contains an ingredient. The person on the phone need not ask for it then. */
export function hasPart(menu: Menu, item: string, part: string): boolean {
  const contents = menu.items.find(({ key }) => key === item)?.contents.en.toLowerCase() ?? '';
  const found = menu.parts.find(({ key }) => key === part);
  const names = [found?.name.en ?? '', ...(found?.aliases ?? [])];
  return names.some((name) => /^[a-z]/i.test(name) && contents.includes(name.toLowerCase()));
}
