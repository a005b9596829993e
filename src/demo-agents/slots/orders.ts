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
  /** Whether the caller has nothing to add. */
  readonly isComplete: boolean;
}

export function hasSizes(item: MenuItem): boolean {
  return typeof item.price !== 'number';
}

/** Returns the lines for which the agent must still ask the size. */
export function linesWithoutSize({ lines }: Pick<Order, 'lines'>, menu: Menu): OrderLine[] {
  return lines.filter((line) => line.size === undefined && hasSizes(requireItem(menu, line.item)));
}

/** Returns whether an order has an item, and every line its size. */
export function isWhole(order: Order, menu: Menu): boolean {
  return order.lines.length > 0 && linesWithoutSize(order, menu).length === 0;
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

/** Returns whether the recipe of an item contains an ingredient. The person on the phone need not ask for it then. */
export function hasPart(menu: Menu, item: string, part: string): boolean {
  const contents = menu.items.find(({ key }) => key === item)?.contents.en.toLowerCase() ?? '';
  const found = menu.parts.find(({ key }) => key === part);
  const names = [found?.name.en ?? '', ...(found?.aliases ?? [])];
  return names.some((name) => /^[a-z]/i.test(name) && contents.includes(name.toLowerCase()));
}

/** Returns the lines with the size that an added ingredient is only available in. */
export function fitSizes(lines: readonly OrderLine[], menu: Menu): OrderLine[] {
  return lines.map((line) => {
    const only = line.extra.flatMap((key) => menu.parts.find((part) => part.key === key)?.onlySize ?? [])[0];
    return only && hasSizes(requireItem(menu, line.item)) ? { ...line, size: only.size } : line;
  });
}
