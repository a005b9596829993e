import { findNumbers } from '#language/find-numbers.ts';
import { hasHangul } from '#language/languages.ts';
import { hideDatesAndTimes } from '#language/mentions.ts';
import { maskMatches, type PhraseFinder } from '#language/phrases.ts';
import { emptyOrder, fitSizes, hasSizes, type Order, type OrderLine, requireItem } from '../slots/orders.ts';
import type { Menu } from '../slots/slots.ts';
import type { MenuWord, Placed } from './vocabulary.ts';
import { corrects, phraseTest } from './word-lists.ts';

/** What an utterance does to an order. */
export interface OrderReading {
  readonly order: Order;
  readonly isDoubtful: boolean;
  readonly found: readonly Placed[];
}

type Lines = Pick<OrderReading, 'isDoubtful'> & Pick<Order, 'lines'>;

const isMore = phraseTest('another|also|as well|too|再|还要|另外|하나 더|더 주');
/** Finds two items of which the caller has not chosen one, and two halves of one pizza. */
const isUndecided = phraseTest('or|half|还是|或者|一半|半半|아니면|반반|절반');
/** Longest text in which a size without an item changes a line that has one, in characters. */
const shortAnswer = 40;

/**
 * Returns the order after an utterance, or `undefined` if the utterance names nothing from the menu. The text must be
 * normalised in place. While the ticket is corrected, an item that is on the order is set, and not added.
 */
export function readOrder(
  find: PhraseFinder<MenuWord>,
  menu: Menu,
  text: string,
  before: Order = emptyOrder,
  isRepairing = false,
): OrderReading | undefined {
  const words = placeWords(find, text);
  const items = words.filter(isItem);
  if (items.length > 1 && isUndecided(text.slice(items[0]?.start, items.at(-1)?.end))) return undefined;
  const found = words.filter(({ value }) => ['item', 'size', 'part', 'count'].includes(value.type));
  const isCorrected = corrects(text);
  const read =
    items.length > 0
      ? withItems(mentionsIn(words, text, menu), before.lines, isMore(text), isCorrected || isRepairing)
      : withSize(words, menu, before.lines, isCorrected || text.length <= shortAnswer);
  if (!read) return undefined;
  const order = { lines: fitSizes(read.lines, menu), isComplete: false };
  return { order, isDoubtful: read.isDoubtful, found };
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

/** A line as it was said. Without a count, it is one, or as many as are on the order. */
interface SaidLine extends Pick<OrderLine, 'size' | 'without' | 'extra'> {
  readonly count?: number | undefined;
}

/** An item that was said, with its lines: "two margheritas, one without basil" are two. A removed item has none. */
interface Mention {
  readonly item: string;
  readonly lines: SaidLine[];
  readonly isRemoved: boolean;
}

const plain: SaidLine = { without: [], extra: [] };

/** Returns the items of an utterance. Each count, size and ingredient belongs to the item before it or after it. */
function mentionsIn(words: readonly Placed[], text: string, menu: Menu): Mention[] {
  const mentions: Mention[] = [];
  let ahead: SaidLine[] = [];
  // "大的夏威夷一个，可乐两罐" says the counts after the items.
  const first = words.find((word) => isItem(word) || isAmount(word));
  const isBehind = first !== undefined && isItem(first);
  for (const [place, word] of words.entries()) {
    const { value } = word;
    if (value.type === 'comma') ahead = [];
    if (value.type === 'item') {
      const isSized = hasSizes(requireItem(menu, value.key));
      const lines = isSized && ahead.length > 0 ? ahead : [{ ...plain, count: ahead.at(-1)?.count }];
      mentions.push({
        item: value.key,
        lines,
        isRemoved: isRemoved(words, place, text),
      });
      ahead = [];
    }
    const isPart = value.type === 'part';
    if (!isPart && !isAmount(word)) continue;
    const owner = goesBack(words, place, isBehind || isPart) ? mentions.at(-1) : undefined;
    const lines = owner?.lines ?? ahead;
    const line = lines.pop() ?? plain;
    if (isPart) lines.push(withPart(line, value.key, signOf(words, place, text)));
    else lines.push(...withAmount(line, word, words.slice(place + 1)));
  }
  return mentions;
}

function isItem({ value }: Placed): boolean {
  return value.type === 'item';
}

function isAmount({ value }: Placed): boolean {
  return value.type === 'count' || value.type === 'size';
}

/** Returns whether a word belongs to the item before it. Commas and words such as "and" divide a sentence. */
function goesBack(words: readonly Placed[], place: number, isBehind: boolean): boolean {
  const divides = (word: Placed) => isItem(word) || word.value.type === 'comma' || word.value.type === 'and';
  const before = words.slice(0, place).findLast(divides);
  const after = words.slice(place + 1).find(divides);
  if (!words.slice(0, place).some(isItem)) return false;
  if (!after || !isItem(after)) return true;
  return before !== undefined && isItem(before) && isBehind;
}

/** Returns the lines after a count or a size was said for a line. */
function withAmount(line: SaidLine, { value }: Placed, next: readonly Placed[]): SaidLine[] {
  if (value.type === 'size') return [{ ...line, size: value.key }];
  if (value.type !== 'count') return [line];
  const { count } = value;
  const isVaried = next.slice(0, 2).some((word) => word.value.type === 'part');
  // "Two margheritas, one without basil."
  if (line.count !== undefined && count < line.count && isVaried)
    return [
      { ...line, count: line.count - count },
      { ...line, count },
    ];
  return [{ ...line, count }];
}

type Sign = 'without' | 'extra' | undefined;

/** Returns the nearest word that leaves an ingredient out or adds it: before it, or in Korean after it. */
function signOf(words: readonly Placed[], place: number, text: string): Sign {
  const isSign = ({ value }: Placed) => value.type === 'without' || value.type === 'extra';
  const next = words.slice(place + 1).find(({ value }) => value.type !== 'part');
  const isAfter = next !== undefined && isSign(next) && hasHangul(text.slice(next.start, next.end));
  const sign = (isAfter ? next : words.slice(0, place).findLast((word) => isSign(word) || isItem(word)))?.value.type;
  return sign === 'without' || sign === 'extra' ? sign : undefined;
}

/** Returns a line without an ingredient or with it. */
function withPart<Line extends SaidLine>(line: Line, part: string, sign: Sign): Line {
  if (sign === 'without') return { ...line, without: [...new Set([...line.without, part])] };
  return { ...line, extra: [...new Set([...line.extra, part])] };
}

/** Returns whether the caller does not want an item. Example: "no coke", "콜라 빼고", "instead of the margherita". */
function isRemoved(words: readonly Placed[], place: number, text: string): boolean {
  const [before, item, after] = [words[place - 1], words[place], words[place + 1]];
  if (!item) return false;
  if (hasHangul(text))
    return (
      after?.value.type === 'without' && /^\s*(?:[은는이가을를도]|만)?\s*$/u.test(text.slice(item.end, after.start))
    );
  const isNear = before?.value.type === 'without' && text.slice(before.end, item.start).trim().length < 5;
  return isNear && !/^no\s*,/.test(text.slice(before.start));
}

/** Applies the items that an utterance names to the order, one after the other. A later line replaces an earlier one. */
function withItems(
  mentions: readonly Mention[],
  before: readonly OrderLine[],
  adds: boolean,
  isRepairing: boolean,
): Lines {
  let lines = before;
  let isDoubtful = false;
  for (const { item, isRemoved, lines: said } of mentions) {
    const earlier = isRemoved ? lines.filter((line) => line.item !== item) : lines;
    lines = earlier;
    if (isRemoved) continue;
    const replaces = isRepairing && !adds && said.length === 1;
    for (const one of said) {
      const place = lines.findIndex(
        (line) =>
          earlier.includes(line) &&
          line.item === item &&
          (replaces || line.size === one.size || line.size === undefined || one.size === undefined),
      );
      const line = lines[place];
      const next = joined(item, line, one, adds);
      // "A Coke" after "two Cokes" may be a third one, or the caller may have changed their mind.
      isDoubtful ||= line !== undefined && !replaces && line.count !== next.count;
      lines = line ? lines.with(place, next) : [...lines, next];
    }
  }
  return { lines, isDoubtful };
}

function joined(item: string, line: OrderLine | undefined, said: SaidLine, adds: boolean): OrderLine {
  if (!line) return { ...said, item, count: said.count ?? 1 };
  return {
    item,
    size: said.size ?? line.size,
    count: adds ? line.count + (said.count ?? 1) : (said.count ?? line.count),
    without: [...new Set([...line.without, ...said.without])],
    extra: [...new Set([...line.extra, ...said.extra])],
  };
}

/** Sets a size that was said without an item: of the lines that need one, or else of the last line that has one. */
function withSize(
  words: readonly Placed[],
  menu: Menu,
  lines: readonly OrderLine[],
  mayResize: boolean,
): Lines | undefined {
  const size = words.findLast(({ value }) => value.type === 'size')?.value;
  const sized = lines.filter(({ item }) => hasSizes(requireItem(menu, item)));
  const waiting = sized.filter((line) => line.size === undefined);
  const targets = waiting.length > 0 ? waiting : sized.slice(mayResize ? -1 : sized.length);
  if (size?.type !== 'size' || targets.length === 0) return undefined;
  return {
    lines: lines.map((line) => (targets.includes(line) ? { ...line, size: size.key } : line)),
    isDoubtful: waiting.length !== 1 && sized.length > 1,
  };
}
