import type { Menu, MenuItem } from './slots.ts';

/** One line of an order. The agent asks for a missing size. */
export interface OrderLine {
  readonly item: string;
  readonly size?: string | undefined;
  readonly count: number;
  /** Keys of parts left out and added. */
  readonly without: readonly string[];
  readonly extra: readonly string[];
}

/** An order so far. */
export interface Order {
  readonly lines: readonly OrderLine[];
  /** The caller has answered "Anything else?". */
  readonly isComplete: boolean;
  /** A count or size that was said before the item: "two large ones". */
  readonly pending?: UnnamedMention | undefined;
}

/** A count or size without an item; `others` holds the rest of "one large and one small". */
export interface UnnamedMention {
  readonly count?: number | undefined;
  readonly size?: string | undefined;
  readonly others?: readonly UnnamedMention[] | undefined;
}

/** An item as the caller names it; parts that were not said are `undefined`. */
export interface Mention {
  readonly item: string;
  readonly size?: string | undefined;
  readonly count?: number | undefined;
  readonly without: readonly string[];
  readonly extra: readonly string[];
}

/** How one utterance changes an order. */
export interface OrderChange {
  readonly mentions: readonly Mention[];
  readonly removed: readonly { readonly item: string; readonly count?: number | undefined }[];
  /** A count or size without an item: "no, two". */
  readonly unnamed: UnnamedMention | undefined;
  /** Keys of parts that are left out or added, without an item. */
  readonly without: readonly string[];
  readonly extra: readonly string[];
  /** "Actually", "make it", "no, …": counts replace earlier ones instead of adding to them. */
  readonly isCorrection: boolean;
}

/** An order without lines. */
export const emptyOrder: Order = { lines: [], isComplete: false };

/** Whether an item has sizes. */
export function hasSizes(item: MenuItem): boolean {
  return typeof item.price !== 'number';
}

/** Returns the lines that still need a size. */
export function linesWithoutSize(order: Order, menu: Menu): OrderLine[] {
  return order.lines.filter((line) => line.size === undefined && hasSizes(requireItem(menu, line.item)));
}

/** Returns the menu's item with this key. Throws if there is none. */
export function requireItem(menu: Menu, key: string): MenuItem {
  const item = menu.items.find((candidate) => candidate.key === key);
  if (!item) throw new Error(`The menu has no ${key}.`);
  return item;
}

/** Returns the price of a line in cents, 0 as long as its size is missing. */
export function linePrice(line: OrderLine, menu: Menu): number {
  const { price } = requireItem(menu, line.item);
  const base = typeof price === 'number' ? price : (price[line.size ?? ''] ?? 0);
  const extras = line.extra.reduce(
    (sum, key) => sum + (menu.parts.find((part) => part.key === key)?.extraPrice ?? 0),
    0,
  );
  return line.count * (base + (base > 0 ? extras : 0));
}

/** Whether a line has a higher count than the menu allows. */
export function exceedsMaximum(order: Order, menu: Menu): boolean {
  return order.lines.some(({ count }) => count > menu.maxPerLine);
}

/** Returns the order after a change. The given order stays the same. */
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

  // "Make it a pepperoni": an item that is not on the order replaces the last line of its kind.
  const isOrdered = ({ item }: Mention) => lines.some((line) => line.item === item);
  if (change.isCorrection && taken.length === 0 && change.mentions.length > 0 && !change.mentions.some(isOrdered)) {
    const replaced = lastOf(new Set(change.mentions.map(({ item }) => kindOf(item))));
    if (replaced) {
      lines = lines.filter((line) => line !== replaced);
      taken.push(replaced);
    }
  }

  // "Make it one large and one small": the lines of that item are removed and added again.
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

/** Sets the size of a line with a part that only one size can have. */
function withOnlySize(line: OrderLine, menu: Menu): OrderLine {
  const only = line.extra.flatMap((key) => menu.parts.find((part) => part.key === key)?.onlySize ?? [])[0];
  return only && hasSizes(requireItem(menu, line.item)) ? { ...line, size: only.size } : line;
}

/** "No, two", "large": a size goes to every line without one, otherwise to the last line; a count to the last line. */
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
