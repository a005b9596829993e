import { hasSizes, type OrderLine, requireItem, type Variation } from './orders.ts';
import type { Menu } from './slots.ts';

/**
 * Returns the lines of an order after some items of one line have changed. The line is split, unless all of its items
 * change. Example: from "two margheritas", "one of them without basil" makes two lines.
 */
export function varyLines(lines: readonly OrderLine[], variation: Variation, menu: Menu): OrderLine[] {
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

/** Returns the last line with this item that has enough items, and rather one that has not changed yet. */
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
