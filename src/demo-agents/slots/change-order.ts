import {
  hasPart,
  hasSizes,
  type Mention,
  type Order,
  type OrderChange,
  type OrderLine,
  requireItem,
  type UnnamedMention,
  type Variation,
} from './orders.ts';
import type { Menu } from './slots.ts';

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

  const [exchange] = change.mentions;
  const exchanged = exchange && change.exchanged ? lastOf(new Set([kindOf(exchange.item)])) : undefined;
  if (exchange && exchanged && exchanged.count > (change.exchanged ?? 0)) {
    const count = change.exchanged ?? 1;
    const { item, without, extra } = exchange;
    const size = hasSizes(requireItem(menu, item)) ? (exchange.size ?? exchanged.size) : undefined;
    const rest = lines.map((line) => (line === exchanged ? { ...line, count: line.count - count } : line));
    return { ...order, lines: [...rest, { item, size, count, without, extra }], pending: undefined };
  }

  if (change.mentions.length > 0 && change.unnamed && lines.length > 0) {
    lines = applyUnnamed(lines, change.unnamed, menu, false);
  }

  // If a correction names an item that is not in the order yet, the item takes the place of the last line with an item
  // of the same kind, such as a pizza. Example: "Make it a pepperoni".
  const isOrdered = ({ item }: Mention) => lines.some((line) => line.item === item);
  if (change.isCorrection && taken.length === 0 && change.mentions.length > 0 && !change.mentions.some(isOrdered)) {
    const replaced = lastOf(new Set(change.mentions.map(({ item }) => kindOf(item))));
    if (replaced) {
      lines = lines.filter((line) => line !== replaced);
      taken.push(replaced);
    }
  }

  // If a correction names the same item more than once, all lines with this item are removed. The named items are then
  // added as new lines. Example: "Make it one large and one small".
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
    const isSame = (line: OrderLine) =>
      line.item === mention.item &&
      (line.size === size || (!isSplit(mention) && (mention.size === undefined || change.isCorrection)));
    // An item whose ingredients differ from those of the existing line gets a new line. Example: "a margherita and a
    // margherita without basil".
    const isNew = !change.isCorrection && mention.count !== undefined;
    const alike = isNew ? lines.findIndex((line) => isSame(line) && hasSameParts(line, mention)) : -1;
    const isOther =
      isNew && alike < 0 && lines.some((line) => isSame(line) && line.size !== undefined && line.size === size);
    const same = isOther || alike >= 0 ? alike : lines.findIndex(isSame);
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
    else if (change.unnamed) lines = applyUnnamed(lines, change.unnamed, menu, change.isAddition);
    if (change.without.length > 0 || change.extra.length > 0) {
      const targets = linesToChange(lines, change, menu);
      lines = lines.map((line) =>
        targets.includes(line)
          ? {
              ...line,
              without: [...new Set([...line.without, ...change.without])],
              extra: [...new Set([...line.extra, ...change.extra])],
            }
          : line,
      );
    }
  }
  for (const variation of change.variations) lines = varyLines(lines, variation, menu);
  return { ...order, lines: lines.map((line) => withOnlySize(line, menu)), pending };
}

/**
 * Returns the lines to change if the caller names ingredients but no item.
 *
 * Prefers the lines whose item contains an ingredient that the caller leaves out. If there are none, prefers the lines
 * whose item has sizes. With `isForAll`, returns all preferred lines. Otherwise returns only the last of them, or the
 * last line of the order if no item has sizes.
 */
function linesToChange(lines: readonly OrderLine[], change: OrderChange, menu: Menu): readonly OrderLine[] {
  const sized = lines.filter((line) => hasSizes(requireItem(menu, line.item)));
  const having = sized.filter(({ item }) => change.without.some((part) => hasPart(menu, item, part)));
  if (change.isForAll) return having.length > 0 ? having : sized;
  return [having.at(-1) ?? sized.at(-1) ?? lines.at(-1)].filter((line) => line !== undefined);
}

/** Returns whether a line and a mention leave out and add the same ingredients. */
function hasSameParts(line: OrderLine, mention: Mention): boolean {
  const key = ({ without, extra }: Pick<Mention, 'without' | 'extra'>) =>
    JSON.stringify([[...without].sort(), [...extra].sort()]);
  return key(line) === key(mention);
}

/** If an ingredient that was added to a line is only available in one size, sets the line to that size. */
function withOnlySize(line: OrderLine, menu: Menu): OrderLine {
  const only = line.extra.flatMap((key) => menu.parts.find((part) => part.key === key)?.onlySize ?? [])[0];
  return only && hasSizes(requireItem(menu, line.item)) ? { ...line, size: only.size } : line;
}

/**
 * Applies a size or count that the caller said without an item. Example: "no, two", "large".
 *
 * A size applies to every line whose size is missing. If no size is missing, it applies to the last line whose item has
 * sizes. A count applies to one line, `target`.
 */
function applyUnnamed(
  lines: readonly OrderLine[],
  bare: NonNullable<OrderChange['unnamed']>,
  menu: Menu,
  isAddition: boolean,
): OrderLine[] {
  const sized = (line: OrderLine) => hasSizes(requireItem(menu, line.item));
  const waiting = lines.filter((line) => sized(line) && line.size === undefined);
  const target = bare.size !== undefined ? lines.findLast(sized) : (waiting.at(-1) ?? lines.at(-1));
  if (isAddition && target && waiting.length === 0) return addToLine(lines, target, bare);
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

/**
 * Adds more items like those in `target`. If the caller names another size, the new items have that size. Example: "one
 * more", "and a small one".
 */
function addToLine(lines: readonly OrderLine[], target: OrderLine, { count = 1, size }: UnnamedMention): OrderLine[] {
  const wanted = { ...target, count, size: target.size && (size ?? target.size) };
  const same = lines.find(
    (line) => line.item === wanted.item && line.size === wanted.size && hasSameParts(line, wanted),
  );
  if (!same) return lines.flatMap((line) => (line === target ? [line, wanted] : [line]));
  return lines.map((line) => (line === same ? { ...line, count: line.count + count } : line));
}

/**
 * Returns the lines of an order after some of the items in one line have changed. If only some items change, they
 * become a line of their own. Example: after "one of them without basil", the line "two margheritas" becomes two lines.
 */
function varyLines(lines: readonly OrderLine[], variation: Variation, menu: Menu): OrderLine[] {
  const { count, isAdded, item } = variation;
  const target = lineToVary(lines, variation, menu);
  if (!target) {
    if (item === undefined) return [...lines];
    return [...lines, changed({ item, count: count ?? 1, without: [], extra: [] }, variation, menu)];
  }
  const amount = count ?? target.count;
  const varied = changed({ ...target, count: amount, ...(isAdded ? { without: [], extra: [] } : {}) }, variation, menu);
  return lines.flatMap((line) => {
    if (line !== target) return [line];
    if (isAdded) return [line, varied];
    return amount < line.count ? [{ ...line, count: line.count - amount }, varied] : [{ ...varied, count: line.count }];
  });
}

/**
 * Returns the line to change: the last line that has this item and at least `count` of it. Prefers lines whose
 * ingredients have not been changed yet.
 */
function lineToVary(lines: readonly OrderLine[], { item, count = 1 }: Variation, menu: Menu): OrderLine | undefined {
  const possible = lines.filter((line) =>
    item === undefined ? hasSizes(requireItem(menu, line.item)) : line.item === item,
  );
  const plain = possible.filter((line) => line.without.length === 0 && line.extra.length === 0);
  const isEnough = (line: OrderLine) => line.count >= count;
  return (
    plain.findLast((line) => line.count > count) ??
    plain.findLast(isEnough) ??
    possible.findLast(isEnough) ??
    possible.at(-1) ??
    (item === undefined ? lines.at(-1) : undefined)
  );
}

function changed(line: OrderLine, { size, without, extra }: Variation, menu: Menu): OrderLine {
  const isSized = hasSizes(requireItem(menu, line.item));
  return {
    ...line,
    size: isSized ? (size ?? line.size) : undefined,
    without: [...new Set([...line.without, ...without])],
    extra: [...new Set([...line.extra, ...extra])],
  };
}
