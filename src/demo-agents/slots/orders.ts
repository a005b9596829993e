import type { Menu, MenuItem } from './slots.ts';

/** A line of an order. If its size is missing, the agent asks for it. */
export interface OrderLine {
  readonly item: string;
  readonly size?: string | undefined;
  readonly count: number;
  /** The keys of the ingredients that the caller does not want, and of those that the caller wants in addition. */
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
 * A count or size without the name of an item. For "one large and one small", `others` contains everything but the
 * first.
 */
export interface UnnamedMention {
  readonly count?: number | undefined;
  readonly size?: string | undefined;
  readonly others?: readonly UnnamedMention[] | undefined;
}

/** An item that the caller named in an order. What the caller did not say is `undefined`. */
export interface Mention {
  readonly item: string;
  readonly size?: string | undefined;
  readonly count?: number | undefined;
  readonly without: readonly string[];
  readonly extra: readonly string[];
}

/** How the order changes because of one utterance. */
export interface OrderChange {
  readonly mentions: readonly Mention[];
  readonly removed: readonly { readonly item: string; readonly count?: number | undefined }[];
  /** A count or size without the name of an item. Example: "no, two". */
  readonly unnamed: UnnamedMention | undefined;
  /** The keys of ingredients that the caller does not want, or wants in addition, if the utterance names no item. */
  readonly without: readonly string[];
  readonly extra: readonly string[];
  /**
   * Whether new counts replace the old ones. If not, they are added to them. Words such as "actually", "make it" and
   * "no, …" show this.
   */
  readonly isCorrection: boolean;
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

/** Returns the order after a change. The given order is not modified. */
export function applyChange(order: Order, change: OrderChange, menu: Menu): Order {
  let lines = [...order.lines];
  let pending = order.pending;
  const kindOf = (key: string) => requireItem(menu, key).kind;
  const lastOf = (kinds: ReadonlySet<string>) => lines.findLast((line) => kinds.has(kindOf(line.item)));

  const taken: OrderLine[] = [];
  for (const { item, count } of change.removed) {
    const index = lines.findLastIndex((line) => line.item === item);
    const line = lines[index];
    if (!line) continue;
    const rest = count === undefined ? 0 : line.count - count;
    if (rest > 0) lines[index] = { ...line, count: rest };
    else lines.splice(index, 1);
    taken.push(rest > 0 ? { ...line, count: count ?? line.count } : line);
  }

  // In a correction, an item that is not in the order yet replaces the last line with an item of its kind. Example:
  // "Make it a pepperoni".
  const isOrdered = ({ item }: Mention) => lines.some((line) => line.item === item);
  if (change.isCorrection && taken.length === 0 && change.mentions.length > 0 && !change.mentions.some(isOrdered)) {
    const replaced = lastOf(new Set(change.mentions.map(({ item }) => kindOf(item))));
    if (replaced) {
      lines = lines.filter((line) => line !== replaced);
      taken.push(replaced);
    }
  }

  // If a correction names an item more than once, all lines with this item are removed and then added again. Example:
  // "Make it one large and one small".
  const isSplit = ({ item }: Mention) => change.mentions.filter((mention) => mention.item === item).length > 1;
  if (change.isCorrection) {
    lines = lines.filter((line) => !change.mentions.some((mention) => mention.item === line.item && isSplit(mention)));
  }

  for (const mention of change.mentions) {
    const item = requireItem(menu, mention.item);
    const also = hasSizes(item) && mention.size === undefined ? (pending?.others ?? []) : [];
    const source = taken.find((line) => kindOf(line.item) === item.kind);
    const sibling = source ?? (change.isCorrection ? lastOf(new Set([item.kind])) : undefined);
    const size = hasSizes(item)
      ? (mention.size ?? pending?.size ?? (change.isCorrection || source ? sibling?.size : undefined))
      : undefined;
    const count = mention.count ?? pending?.count ?? source?.count ?? 1;
    pending = undefined;
    const unsized = lines.findIndex((line) => line.item === mention.item && hasSizes(item) && line.size === undefined);
    const same = lines.findIndex(
      (line) =>
        line.item === mention.item &&
        (line.size === size || (!isSplit(mention) && (mention.size === undefined || change.isCorrection))),
    );
    const index = unsized >= 0 ? unsized : same;
    const existing = lines[index];
    const parts = {
      without: [...new Set([...(existing?.without ?? []), ...mention.without])],
      extra: [...new Set([...(existing?.extra ?? []), ...mention.extra])],
    };
    if (!existing) {
      const line = { item: mention.item, size, count, without: mention.without, extra: mention.extra };
      const place = lines.findLastIndex((other) => kindOf(other.item) === item.kind);
      lines.splice(place < 0 ? (source ? 0 : lines.length) : place + 1, 0, line);
    } else if (change.isCorrection) {
      lines[index] = {
        ...existing,
        ...parts,
        size: mention.size ?? existing.size,
        count: mention.count ?? existing.count,
      };
    } else if (unsized >= 0 && mention.size !== undefined) {
      lines[index] = { ...existing, ...parts, size, count: mention.count ?? existing.count };
    } else if (mention.count === undefined && (parts.without.length > 0 || parts.extra.length > 0)) {
      lines[index] = { ...existing, ...parts };
    } else {
      lines[index] = { ...existing, ...parts, count: existing.count + count };
    }
    for (const { count: more = 1, size: other } of also) {
      lines.push({ item: mention.item, size: other, count: more, without: mention.without, extra: mention.extra });
    }
  }

  if (change.mentions.length === 0) {
    if (change.unnamed && lines.length === 0) pending = { ...pending, ...change.unnamed };
    else if (change.unnamed) lines = applyUnnamed(lines, change.unnamed, menu);
    const last = lines.at(-1);
    if (last && (change.without.length > 0 || change.extra.length > 0)) {
      const target = lastOf(new Set(menu.items.filter(hasSizes).map(({ kind }) => kind))) ?? last;
      lines[lines.indexOf(target)] = {
        ...target,
        without: [...new Set([...target.without, ...change.without])],
        extra: [...new Set([...target.extra, ...change.extra])],
      };
    }
  }
  return { ...order, lines: lines.map((line) => withOnlySize(line, menu)), pending };
}

/** If an ingredient of a line is only made in one size, sets the line to that size. */
function withOnlySize(line: OrderLine, menu: Menu): OrderLine {
  const only = line.extra.flatMap((key) => menu.parts.find((part) => part.key === key)?.onlySize ?? [])[0];
  return only && hasSizes(requireItem(menu, line.item)) ? { ...line, size: only.size } : line;
}

/**
 * Applies a size or count that the caller said without an item. Example: "no, two", "large". A size applies to every
 * line that needs one, or to the last line that can have a size if none needs one. A count applies to one line, usually
 * the last.
 */
function applyUnnamed(lines: readonly OrderLine[], bare: NonNullable<OrderChange['unnamed']>, menu: Menu): OrderLine[] {
  const sized = (line: OrderLine) => hasSizes(requireItem(menu, line.item));
  const waiting = lines.filter((line) => sized(line) && line.size === undefined);
  const target = bare.size !== undefined ? lines.findLast(sized) : (waiting.at(-1) ?? lines.at(-1));
  return lines.flatMap((line) => {
    let next = line;
    if (bare.size !== undefined && (waiting.length > 0 ? waiting.includes(line) : line === target)) {
      next = { ...next, size: bare.size };
    }
    if (bare.count !== undefined && line === target) next = { ...next, count: bare.count };
    const also = line === target ? (bare.others ?? []) : [];
    return [next, ...also.map(({ count = 1, size }) => ({ ...line, size, count }))];
  });
}
