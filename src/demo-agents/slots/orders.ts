import type { Menu, MenuItem } from './slots.ts';

/** One line of an order. A size that is missing is asked for. */
export interface OrderLine {
  readonly item: string;
  readonly size?: string | undefined;
  readonly count: number;
  /** Keys of parts left out and added. */
  readonly without: readonly string[];
  readonly extra: readonly string[];
}

/** What has been ordered so far. */
export interface Order {
  readonly lines: readonly OrderLine[];
  /** The caller was asked whether there is anything else, and said what there was to say. */
  readonly closed: boolean;
  /** "Two large ones", said before which. */
  readonly pending?: BareMention | undefined;
}

/** A count or a size without an item; `also` holds the others of "one large and one small". */
export interface BareMention {
  readonly count?: number | undefined;
  readonly size?: string | undefined;
  readonly also?: readonly BareMention[] | undefined;
}

/** A line as a caller says it: what was not said is undefined. */
export interface Mention {
  readonly item: string;
  readonly size?: string | undefined;
  readonly count?: number | undefined;
  readonly without: readonly string[];
  readonly extra: readonly string[];
}

/** What one sentence does to an order. */
export interface OrderChange {
  readonly mentions: readonly Mention[];
  readonly removed: readonly { readonly item: string; readonly count?: number | undefined }[];
  /** A count or size without an item: "no, two". */
  readonly bare: BareMention | undefined;
  /** Parts left out or added without an item. */
  readonly without: readonly string[];
  readonly extra: readonly string[];
  /** "Actually", "make it", "no, …": what is mentioned is how many there shall be, not how many more. */
  readonly isCorrection: boolean;
}

/** An order with nothing in it. */
export const emptyOrder: Order = { lines: [], closed: false };

/** Whether an item has sizes to choose from. */
export function hasSizes(item: MenuItem): boolean {
  return typeof item.price !== 'number';
}

/** Lines whose size has to be asked for. */
export function linesWithoutSize(order: Order, menu: Menu): OrderLine[] {
  return order.lines.filter((line) => line.size === undefined && hasSizes(requireItem(menu, line.item)));
}

/** The item of a line. */
export function requireItem(menu: Menu, key: string): MenuItem {
  const item = menu.items.find((candidate) => candidate.key === key);
  if (!item) throw new Error(`The menu has no ${key}.`);
  return item;
}

/** Cents for a whole line; a size that is missing costs nothing yet. */
export function linePrice(line: OrderLine, menu: Menu): number {
  const { price } = requireItem(menu, line.item);
  const base = typeof price === 'number' ? price : (price[line.size ?? ''] ?? 0);
  const extras = line.extra.reduce(
    (sum, key) => sum + (menu.parts.find((part) => part.key === key)?.extraPrice ?? 0),
    0,
  );
  return line.count * (base + (base > 0 ? extras : 0));
}

/** Whether a line asks for more of one thing than the menu takes. */
export function isTooMuch(order: Order, menu: Menu): boolean {
  return order.lines.some(({ count }) => count > menu.most);
}

/** The order after a sentence. The order given is not touched. */
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

  // "Make it a pepperoni": nothing named is ordered yet, so it takes the place of what came last of its kind.
  const isOrdered = ({ item }: Mention) => lines.some((line) => line.item === item);
  if (change.isCorrection && taken.length === 0 && change.mentions.length > 0 && !change.mentions.some(isOrdered)) {
    const replaced = lastOf(new Set(change.mentions.map(({ item }) => kindOf(item))));
    if (replaced) {
      lines = lines.filter((line) => line !== replaced);
      taken.push(replaced);
    }
  }

  // "Make it one large and one small": what there is of it goes first.
  const isSplit = ({ item }: Mention) => change.mentions.filter((mention) => mention.item === item).length > 1;
  if (change.isCorrection) {
    lines = lines.filter((line) => !change.mentions.some((mention) => mention.item === line.item && isSplit(mention)));
  }

  for (const mention of change.mentions) {
    const item = requireItem(menu, mention.item);
    const also = hasSizes(item) && mention.size === undefined ? (pending?.also ?? []) : [];
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
    if (change.bare && lines.length === 0) pending = { ...pending, ...change.bare };
    else if (change.bare) lines = applyBare(lines, change.bare, menu);
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
  return { ...order, lines: lines.map((line) => inOnlySize(line, menu)), pending };
}

/** What is to be had in one size alone settles the size. */
function inOnlySize(line: OrderLine, menu: Menu): OrderLine {
  const only = line.extra.flatMap((key) => menu.parts.find((part) => part.key === key)?.only ?? [])[0];
  return only && hasSizes(requireItem(menu, line.item)) ? { ...line, size: only.size } : line;
}

/** "No, two", "large": every line that waits for a size takes it; otherwise the last line that can. */
function applyBare(lines: readonly OrderLine[], bare: NonNullable<OrderChange['bare']>, menu: Menu): OrderLine[] {
  const sized = (line: OrderLine) => hasSizes(requireItem(menu, line.item));
  const waiting = lines.filter((line) => sized(line) && line.size === undefined);
  const target = bare.size !== undefined ? lines.findLast(sized) : (waiting.at(-1) ?? lines.at(-1));
  return lines.flatMap((line) => {
    let next = line;
    if (bare.size !== undefined && (waiting.length > 0 ? waiting.includes(line) : line === target)) {
      next = { ...next, size: bare.size };
    }
    if (bare.count !== undefined && line === target) next = { ...next, count: bare.count };
    const also = line === target ? (bare.also ?? []) : [];
    return [next, ...also.map(({ count = 1, size }) => ({ ...line, size, count }))];
  });
}
