import { hasPart, type OrderChange } from '../slots/orders.ts';
import type { Menu } from '../slots/slots.ts';
import type { Placed } from './order-words.ts';
import { readNumbers } from './order-words.ts';

/**
 * Divides ingredients into those that are left out and those that are added. For each ingredient, the nearest word such
 * as "without" or "extra" decides.
 */
export function readParts(
  parts: readonly Placed[],
  placed: readonly Placed[],
  menu: Menu,
): { without: string[]; extra: string[] } {
  const without: string[] = [];
  const extra: string[] = [];
  for (const part of parts) {
    if (part.value.type !== 'part') continue;
    const swapped = swapOf(part, placed);
    if (swapped) {
      (swapped === 'without' ? without : extra).push(part.value.key);
      continue;
    }
    const [left, more] = [distanceTo('without', part, placed), distanceTo('extra', part, placed)];
    const { key } = part.value;
    const isAddedByName = menu.parts.some((other) => other.key === key && other.added !== undefined);
    if (left === Number.POSITIVE_INFINITY && more === Number.POSITIVE_INFINITY && !isAddedByName) continue;
    (left < more || (left === more && !isAddedByName) ? without : extra).push(key);
  }
  return { without, extra };
}

/**
 * Returns whether an ingredient is left out or added because it is swapped for another one. Example: "olives instead of
 * pineapple", "swap the ham for mushrooms".
 */
function swapOf(part: Placed, placed: readonly Placed[]): 'without' | 'extra' | undefined {
  const place = placed.indexOf(part);
  const [before, after] = [placed[place - 1]?.value.type, placed[place + 1]?.value.type];
  const isPart = (index: number) => placed[index]?.value.type === 'part';
  if (before === 'insteadOf' && isPart(place - 2)) return 'without';
  if (after === 'insteadOf' && isPart(place + 2)) return 'extra';
  if (after === 'into' && isPart(place + 2)) return 'without';
  return before === 'into' && isPart(place - 2) ? 'extra' : undefined;
}

function distanceTo(type: 'without' | 'extra', part: Placed, placed: readonly Placed[]): number {
  return Math.min(
    ...placed
      .filter(({ value }) => value.type === type)
      .map(({ start, end }) => (start > part.start ? start - part.end : part.start - end)),
  );
}

/**
 * Returns the ingredients after "with" that the item does not have by itself. Example: "a pepperoni with mushrooms".
 */
export function partsAfterWith(parts: readonly Placed[], text: string, item: string, menu: Menu): string[] {
  return parts.flatMap(({ start, value }) => {
    if (value.type !== 'part' || !/\bwith\s+(?:some\s+|a few\s+)?$/.test(text.slice(0, start))) return [];
    return hasPart(menu, item, value.key) ? [] : [value.key];
  });
}

/**
 * Assigns an ingredient that is to be left out to another item, if only that item contains it. Example: in "a large
 * vegetarian and a margherita, no onion", the onion belongs to the vegetarian.
 */
export function rebindParts(
  owners: Map<Placed, Placed>,
  placed: readonly Placed[],
  items: readonly Placed[],
  menu: Menu,
): void {
  for (const [part, owner] of owners) {
    if (part.value.type !== 'part' || owner.value.type !== 'item') continue;
    const { key } = part.value;
    if (distanceTo('without', part, placed) >= distanceTo('extra', part, placed)) continue;
    if (hasPart(menu, owner.value.key, key)) continue;
    const [only, ...others] = items.filter(({ value }) => value.type === 'item' && hasPart(menu, value.key, key));
    if (only && others.length === 0) owners.set(part, only);
  }
}

/** Matches a count of cans, bottles or glasses. */
const ofDrinks = /(?:罐|瓶|杯|听|캔|병|잔)$/u;

/**
 * Removes counts of cans and bottles that were assigned to a pizza. They count a drink that was not understood.
 * Example: 四罐 (four cans) in 海鲜披萨，四罐可了.
 */
export function freeDrinkCounts(owners: Map<Placed, Placed>, text: string, menu: Menu): void {
  for (const [token, { value }] of owners) {
    const isSized = value.type === 'item' && typeof menu.items.find(({ key }) => key === value.key)?.price !== 'number';
    if (token.value.type === 'count' && isSized && ofDrinks.test(text.slice(token.start, token.end)))
      owners.delete(token);
  }
}

/** Matches the total of an item after an addition. Example: "탄산수 하나 더, 모두 두 개요". */
const totalAfter =
  /[,，\s](?:모두|총|다 ?해서|합쳐서|전부|[一总]共|加起来|总的)(?:就)?(?:是|要)?\s*(\d{1,2}|[两二三四五六七八九十]|두|세|네|다섯|여섯)\s*(?:个|份|张|罐|瓶|杯|盒|개|판|병|캔|잔)[\p{L}]{0,4}[\s.。!！]*$/u;

/**
 * If the caller adds an item and then names its new total, returns a change that sets the count to this total.
 * Otherwise returns `change` as it is.
 */
export function withTotal(change: OrderChange, text: string): OrderChange {
  const match = totalAfter.exec(text);
  const [only] = change.mentions;
  const count = match && readNumbers(text.slice(match.index)).at(-1)?.value;
  if (!only || !count || change.mentions.length > 1 || !change.isAddition) return change;
  return { ...change, mentions: [{ ...only, count }], isAddition: false, isCorrection: true };
}

const allBefore =
  /(?:\b(?:both|all|each|either)(?:\s+of\s+(?:them|those|the\s+pizzas))?(?:\s+(?:pizzas?|with|without|have|having|get|come\s+with|no|extra|double|more))*|都(?:要|给我|请)?(?:不要|不放|别放|不加|多加|多放|加|要)?|(?:둘\s*다|모두|전부)(?:\s*피자)?(?:에)?)\s*$/u;
const allAfter =
  /^(?:\s+(?:on|in|for|off|to))?\s+(?:both|all|each|either)\b|^\s*都(?:不要|不放|别放|多|加|要)|^\s*(?:은|는|을|를)?\s*(?:둘\s*다|모두|전부)/u;

/**
 * Returns whether an ingredient is left out of all items, or added to all. Example: "no cheese on either", 둘 다 치즈 추가.
 */
export function isForAll({ start, end }: Placed, text: string): boolean {
  return allBefore.test(text.slice(0, start)) || allAfter.test(text.slice(end));
}
