import { findNumbers } from '#language/find-numbers.ts';
import { hideDatesAndTimes } from '#language/mentions.ts';
import { maskMatches, type PhraseFinder } from '#language/phrases.ts';
import { hasHangul } from '#language/scripts.ts';
import { emptyOrder, hasPart, hasSizes, type Order, type OrderLine, requireItem } from '../slots/orders.ts';
import type { Menu } from '../slots/slots.ts';
import { readFirstWord } from './intents.ts';
import type { MenuWord, Placed } from './menu-words.ts';
import { corrects, phraseTest } from './word-lists.ts';

/** What an utterance does to an order. */
export interface OrderReading {
  readonly order: Order;
  readonly isDoubtful: boolean;
  readonly found: readonly Placed[];
  /** A count that is above the maximum of the menu. */
  readonly tooMany?: number | undefined;
}

/** An item that an utterance names, with the words that belong to it. */
interface Mention {
  readonly item: string;
  readonly isRemoved: boolean;
  readonly words: readonly Placed[];
}

const isMore = phraseTest('another|also|as well|too|再|还要|另外|하나 더|더 주');
/** Finds two items of which the caller has not chosen one, and two halves of one pizza. */
const isUndecided = phraseTest('or|half|还是|或者|一半|半半|아니면|반반|절반');
const swapsBefore = phraseTest('swap|switch|change|replace');
const swapsBetween = phraseTest('换|改成|改为');
const swapsAfter = phraseTest('바꿔|바꾸');

interface WhenSaid {
  /** Whether the agent has just asked for the order. */
  readonly isAsked: boolean;
  /** Whether the ticket is being corrected: an item that is on the order is set, and not added. */
  readonly isRepairing: boolean;
}

/**
 * Returns the order after an utterance, or `undefined` if the utterance names nothing from the menu. The text must be
 * normalised in place.
 */
export function readOrder(
  find: PhraseFinder<MenuWord>,
  menu: Menu,
  text: string,
  before: Order | undefined,
  { isAsked, isRepairing }: WhenSaid = { isAsked: false, isRepairing: false },
): OrderReading | undefined {
  const words = placeWords(find, text);
  const placed = withoutHeading(words);
  const items = placed.filter(({ value }) => value.type === 'item');
  const isOpen = items.length > 1 && isUndecided(text.slice(items[0]?.start, items.at(-1)?.end));
  if (isOpen) return undefined;
  const order = before ?? emptyOrder;
  const tooMany = placed.flatMap(({ value }) =>
    value.type === 'count' && value.count > menu.maxPerLine ? [value.count] : [],
  )[0];
  if (tooMany !== undefined && (items.length > 0 || isAsked))
    return { order, isDoubtful: true, found: placed, tooMany };
  const read =
    items.length > 0
      ? readMentions(placed, items, menu, text, order, isRepairing)
      : readUnnamed(placed, menu, order, isAsked, text);
  if (!read) return undefined;
  const found = words.filter(({ value }) => ['item', 'size', 'part', 'count'].includes(value.type));
  return { order: { ...read, isComplete: false }, isDoubtful: read.isDoubtful, found };
}

/**
 * Returns the words without a heading, with its size at each item. A heading counts the items that follow. Example:
 * "three large pizzas" in "three large pizzas, a margherita, a Hawaiian and a seafood".
 */
function withoutHeading(placed: readonly Placed[]): Placed[] {
  const place = placed.findIndex(({ value }) => value.type === 'item');
  const comma = placed.slice(0, Math.max(0, place)).findLastIndex(({ value }) => value.type === 'comma');
  const heading = placed.slice(0, Math.max(0, comma));
  const count = heading.flatMap(({ value }) => (value.type === 'count' ? [value.count] : []))[0] ?? 1;
  const rest = placed.slice(comma + 1);
  if (count < 2 || rest.filter(({ value }) => value.type === 'item').length < count) return [...placed];
  const size = heading.find(({ value }) => value.type === 'size');
  return rest.flatMap((word) =>
    word.value.type === 'item' && size ? [{ ...size, start: word.start, end: word.start }, word] : [word],
  );
}

function placeWords(find: PhraseFinder<MenuWord>, text: string): Placed[] {
  const named = find(text);
  const counts = findNumbers(hideDatesAndTimes(maskMatches(text, named))).map(
    ({ start, end, value }): Placed => ({ start, end, value: { type: 'count', count: value } }),
  );
  const commas = [...text.matchAll(/[,、，;；.。]|(?<=[주시하])고요?(?=[\s,])/gu)].map(
    ({ index }): Placed => ({ start: index, end: index + 1, value: { type: 'comma' } }),
  );
  return [...named, ...counts, ...commas]
    .filter(({ value }) => value.type !== 'noise')
    .sort((left, right) => left.start - right.start);
}

type Lines = Order & { readonly isDoubtful: boolean };

/** Applies the items that an utterance names to the order, one after the other. */
function readMentions(
  placed: readonly Placed[],
  items: readonly Placed[],
  menu: Menu,
  text: string,
  order: Order,
  isRepairing: boolean,
): Lines {
  const mentions = mentionsIn(placed, items, text);
  const adds = isMore(text);
  const isWhole =
    isRepairing &&
    order.lines.every(({ item }) => mentions.some((mention) => mention.item === item && !mention.isRemoved));
  // "No, a large pepperoni and three lemonades" says the whole order again.
  const isRepeated = isWhole || readFirstWord(text.trim()) === 'no';
  const isAgain = isRepeated && order.lines.length > 0 && mentions.length > 1 && !adds;
  let lines = isAgain ? [] : [...order.lines];
  let isDoubtful = isAgain;
  const swaps = mentions.length === 2 && isSwap(items, text);
  let replaced: OrderLine | undefined;
  for (const [index, mention] of mentions.entries()) {
    if (mention.isRemoved || (swaps && index === 0)) {
      replaced = lines.find(({ item }) => item === mention.item) ?? linesOf(mention, menu, undefined)[0];
      lines = lines.filter(({ item }) => item !== mention.item);
      continue;
    }
    const earlier = order.lines.filter(({ item }) => item === mention.item);
    const kept = isAgain || (isRepairing && !adds) ? onlyOne(earlier) : undefined;
    const wantedLines = linesOf(mention, menu, replaced ?? kept);
    // "One large and one small" are two lines, and each of them replaces only a line of its own size.
    const isCorrection = wantedLines.length === 1 && (corrects(text) || (isRepairing && !adds));
    for (const wanted of wantedLines) {
      const applied = applyLine(lines, wanted, { adds, corrects: isCorrection });
      lines = applied.lines;
      isDoubtful ||= applied.isDoubtful;
    }
    lines = splitLines(lines, mention, menu);
    replaced = undefined;
  }
  return { lines, isComplete: false, isDoubtful };
}

function onlyOne<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined;
}

/** Returns whether the first of two items is exchanged for the second. Example: "swap the salad for a tiramisu". */
function isSwap([first, second]: readonly Placed[], text: string): boolean {
  if (!first || !second) return false;
  const [before, between, after] = [
    text.slice(0, first.start),
    text.slice(first.end, second.start),
    text.slice(second.end),
  ];
  return swapsBefore(before) || swapsBetween(between) || swapsAfter(after);
}

/** Returns the items of an utterance with the counts, sizes and ingredients that belong to each. */
function mentionsIn(placed: readonly Placed[], items: readonly Placed[], text: string): Mention[] {
  const own = placed.filter(({ value }) => !['item', 'comma', 'and', 'into'].includes(value.type));
  return items.flatMap((item) => {
    if (item.value.type !== 'item') return [];
    const words = own.filter((word) => ownerOf(word, placed, items, text) === item);
    return [{ item: item.value.key, isRemoved: isRemoved(placed, item, text), words }];
  });
}

/** Returns the item to which a count, a size or an ingredient belongs. */
function ownerOf(word: Placed, placed: readonly Placed[], items: readonly Placed[], text: string): Placed | undefined {
  const previous = items.findLast(({ end }) => end <= word.start);
  const next = items.find(({ start }) => start >= word.end);
  if (!previous || !next) return previous ?? next;
  // "Two margheritas, one without basil, and a Coke": the words between two commas belong to the item before them.
  if (separates(placed, word.end, next.start)) return previous;
  if (separates(placed, previous.end, word.start)) return next;
  const isAmount = ({ value }: Placed) => value.type === 'count' || value.type === 'size';
  if (isAmount(word)) return placed.find((one) => isAmount(one) || one === items[0]) === items[0] ? previous : next;
  return text.startsWith('뺀', word.start) ? next : previous;
}

function separates(placed: readonly Placed[], from: number, to: number): boolean {
  return placed.some(
    ({ start, value }) => start >= from && start < to && (value.type === 'comma' || value.type === 'and'),
  );
}

/** Returns whether the caller does not want an item. Example: "no coke", "콜라 빼고", "instead of the margherita". */
function isRemoved(placed: readonly Placed[], item: Placed, text: string): boolean {
  const place = placed.indexOf(item);
  const [before, after] = [placed[place - 1], placed[place + 1]];
  if (hasHangul(text))
    return (
      after?.value.type === 'without' && /^\s*(?:[은는이가을를도]|만)?\s*$/u.test(text.slice(item.end, after.start))
    );
  const isNear = before?.value.type === 'without' && text.slice(before.end, item.start).trim().length < 5;
  return isNear && !/^no\s*,/.test(text.slice(before.start));
}

/** Returns the lines that a mention asks for. "One large and one small margherita" are two. */
function linesOf({ item, words }: Mention, menu: Menu, replaced: OrderLine | undefined): OrderLine[] {
  const isSized = hasSizes(requireItem(menu, item));
  const { without, extra } = partsOf(words, item, menu);
  const own = words.slice(0, firstVariation(words) ?? words.length);
  const counts = own.flatMap(({ value }) => (value.type === 'count' ? [value.count] : []));
  const sizes = own.flatMap(({ value }) => (value.type === 'size' ? [value.key] : []));
  const line = { item, without, extra };
  if (isSized && sizes.length > 1 && counts.length === sizes.length)
    return sizes.map((size, index) => ({ ...line, size, count: counts[index] ?? 1 }));
  const only = extra.flatMap((key) => menu.parts.find((part) => part.key === key)?.onlySize ?? [])[0]?.size;
  const size = isSized ? (only ?? sizes.at(-1) ?? replaced?.size) : undefined;
  return [{ ...line, size, count: counts.at(-1) ?? replaced?.count ?? 1 }];
}

/** Returns the place of the words that change some items: "one without basil", "extra chilli on one". */
function firstVariation(words: readonly Placed[]): number | undefined {
  const places = words.flatMap(({ value }, place) => (value.type === 'count' ? [{ place, count: value.count }] : []));
  const [first, ...later] = places;
  if (!first || !later.some(({ count }) => count < first.count)) return undefined;
  const place = words.findIndex(({ value }, index) => index > first.place && value.type !== 'size');
  return words.slice(place).some(({ value }) => value.type === 'part') ? place : undefined;
}

/** Returns the ingredients that the words leave out and add, without those of a variation. */
function partsOf(
  words: readonly Placed[],
  item: string,
  menu: Menu,
  all = false,
): Pick<OrderLine, 'without' | 'extra'> {
  const end = all ? words.length : (firstVariation(words) ?? words.length);
  const own = words.slice(0, end);
  const without: string[] = [];
  const extra: string[] = [];
  for (const [place, { value }] of own.entries()) {
    if (value.type !== 'part') continue;
    const sign = signOf(own, place);
    const isAdded = menu.parts.some(({ key, added }) => key === value.key && added !== undefined);
    if (sign === 'without') without.push(value.key);
    else if (sign === 'extra' || isAdded || !hasPart(menu, item, value.key)) extra.push(value.key);
  }
  return { without: [...new Set(without)], extra: [...new Set(extra)] };
}

/** Returns the nearest word that leaves an ingredient out or adds it: before it, or in Korean after it. */
function signOf(words: readonly Placed[], place: number): 'without' | 'extra' | undefined {
  const isSign = ({ value }: Placed) => value.type === 'without' || value.type === 'extra';
  const next = words.slice(place + 1).find(({ value }) => value.type !== 'part');
  const previous = words.slice(0, place).findLast(isSign);
  const isAfter = next && isSign(next) && !previous;
  const sign = (isAfter ? next : previous)?.value.type;
  return sign === 'without' || sign === 'extra' ? sign : undefined;
}

interface HowApplied {
  readonly adds: boolean;
  readonly corrects: boolean;
}

/** Puts a line into an order. A line of the same item replaces the earlier one, unless the caller asks for more. */
function applyLine(
  lines: readonly OrderLine[],
  wanted: OrderLine,
  how: HowApplied,
): { lines: OrderLine[]; isDoubtful: boolean } {
  const same = lines.findIndex(
    (line) =>
      line.item === wanted.item &&
      (line.size === wanted.size || line.size === undefined || wanted.size === undefined || how.corrects),
  );
  const existing = lines[same];
  if (!existing) return { lines: [...lines, wanted], isDoubtful: false };
  const merged = {
    ...wanted,
    size: wanted.size ?? existing.size,
    count: how.adds && !how.corrects ? existing.count + wanted.count : wanted.count,
    without: [...new Set([...existing.without, ...wanted.without])],
    extra: [...new Set([...existing.extra, ...wanted.extra])],
  };
  // "A Coke" after "two Cokes" may be a third one, or the caller may have changed their mind.
  const isDoubtful = !how.corrects && (how.adds || existing.count !== wanted.count);
  return { lines: lines.with(same, merged), isDoubtful };
}

/** Takes items out of a line that are wanted in another way. Example: "two margheritas, one of them without basil". */
function splitLines(lines: readonly OrderLine[], { item, words }: Mention, menu: Menu): OrderLine[] {
  const start = firstVariation(words);
  const place = lines.findLastIndex((line) => line.item === item);
  const line = lines[place];
  const count = start === undefined ? undefined : words.slice(start).find(({ value }) => value.type === 'count')?.value;
  if (start === undefined || !line || count?.type !== 'count' || count.count >= line.count) return [...lines];
  const { without, extra } = partsOf(words.slice(start), item, menu, true);
  const varied = {
    ...line,
    count: count.count,
    without: [...line.without, ...without],
    extra: [...line.extra, ...extra],
  };
  return lines.flatMap((other) => (other === line ? [{ ...line, count: line.count - count.count }, varied] : [other]));
}

/** Applies a size, a count or ingredients without the name of an item. Example: "large", "make it two", "no basil". */
function readUnnamed(placed: readonly Placed[], menu: Menu, order: Order, isAsked: boolean, text: string) {
  const size = placed.flatMap(({ value }) => (value.type === 'size' ? [value.key] : [])).at(-1);
  const count = placed.flatMap(({ value }) => (value.type === 'count' ? [value.count] : [])).at(-1);
  const isShort = text.length <= 40 || corrects(text);
  const last = order.lines.at(-1);
  if (!last) return undefined;
  if (size !== undefined) return readSize(size, menu, order, isShort);
  if (placed.some(({ value }) => value.type === 'part')) return readParts(placed, menu, order);
  if (count === undefined || !isShort || !(isAsked || corrects(text))) return undefined;
  const lines = order.lines.with(-1, { ...last, count: isMore(text) ? last.count + count : count });
  return { ...order, lines, isDoubtful: order.lines.length > 1 };
}

/** Sets the size of the lines that need one, or else of the last line that has one. */
function readSize(size: string, menu: Menu, order: Order, isShort: boolean): Lines | undefined {
  const sized = order.lines.filter((line) => hasSizes(requireItem(menu, line.item)));
  const waiting = sized.filter((line) => line.size === undefined);
  if (waiting.length === 0 && !isShort) return undefined;
  const target = waiting.length > 0 ? waiting : sized.slice(-1);
  const lines = order.lines.map((line) => (target.includes(line) ? { ...line, size } : line));
  return { ...order, lines, isDoubtful: waiting.length !== 1 && sized.length > 1 };
}

/** Changes the ingredients of the last line that has them. Example: "no basil". */
function readParts(placed: readonly Placed[], menu: Menu, order: Order): Lines | undefined {
  const keys = placed.flatMap(({ value }) => (value.type === 'part' ? [value.key] : []));
  const sized = order.lines.filter((line) => hasSizes(requireItem(menu, line.item)));
  const having = sized.filter((line) => keys.some((part) => hasPart(menu, line.item, part)));
  const target = having.at(-1) ?? sized.at(-1);
  if (!target) return undefined;
  const lines = order.lines.map((line) =>
    line === target ? { ...line, ...joinParts(line, partsOf(placed, line.item, menu, true)) } : line,
  );
  return { ...order, lines, isDoubtful: having.length > 1 };
}

function joinParts(
  line: OrderLine,
  { without, extra }: Pick<OrderLine, 'without' | 'extra'>,
): Pick<OrderLine, 'without' | 'extra'> {
  return { without: [...new Set([...line.without, ...without])], extra: [...new Set([...line.extra, ...extra])] };
}
