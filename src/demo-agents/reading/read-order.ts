import { findNumbers } from '#language/find-numbers.ts';
import { hasHangul } from '#language/languages.ts';
import { hideDatesAndTimes } from '#language/mentions.ts';
import { maskMatches, type PhraseFinder } from '#language/phrases.ts';
import { isRuledOut } from '#language/read-date-time.ts';
import { fitSizes, hasSizes, type Order, type OrderLine, requireItem } from '../slots/orders.ts';
import { orderIn } from '../slots/slot-values.ts';
import type { Menu } from '../slots/slots.ts';
import { type Draft, plainRest, slotsOf, take } from './draft.ts';
import type { MenuWord, Placed } from './vocabulary.ts';
import { corrects, phraseTest } from './word-lists.ts';

const isMore = phraseTest('another|also|as well|too|再|还要|另外|하나 더|더 주');
/** Finds two items of which the caller has not chosen one, and two halves of one pizza. */
const isUndecided = phraseTest('or|half|还是|或者|一半|半半|아니면|반반|절반');
/** Longest text in which a size without an item changes a line that has one, in characters. */
const shortAnswer = 40;

/** Reads the items of a menu, with their counts, sizes and ingredients. */
export function readOrders(draft: Draft): void {
  const { asked, isRepairing, values } = draft.context;
  const isInOwnWords = ['text', 'name', 'address'].includes(asked?.kind ?? '');
  for (const slot of slotsOf(draft, 'order')) {
    const find = draft.vocabulary.menus.get(slot.key);
    const read = find && readOrder(find, slot.menu, plainRest(draft), orderIn(values, slot)?.lines, isRepairing);
    // A bare size in a name or an address is none. Example: "just coming off the M4".
    if (read && !(isInOwnWords && !read.found.some(isItem)))
      take(draft, slot, { kind: 'order', order: read.order }, read.isDoubtful, read.found);
  }
}

/**
 * Returns the order after an utterance, with the words that were read, or `undefined` if the utterance names nothing from
 * the menu. The text must be normalised in place. While the ticket is corrected, an item on the order is set, not added.
 */
export function readOrder(
  find: PhraseFinder<MenuWord>,
  menu: Menu,
  text: string,
  before: readonly OrderLine[] = [],
  isRepairing = false,
): { readonly order: Order; readonly isDoubtful: boolean; readonly found: readonly Placed[] } | undefined {
  const words = placeWords(find, text);
  const items = words.filter(isItem);
  if (items.length > 1 && isUndecided(text.slice(items[0]?.start, items.at(-1)?.end))) return undefined;
  const removed = items.filter((item) => isRemoved(words, words.indexOf(item), text));
  const kept = words.filter((word) => !removed.includes(word));
  const mentions = items.map((item) => mentionOf(item, kept, text, menu));
  const read =
    mentions.length > 0
      ? addMentions(before, mentions, isMore(text), isRepairing || corrects(text))
      : withSize(words, menu, before, corrects(text) || text.length <= shortAnswer);
  if (!read) return undefined;
  const found = words.filter(({ value }) => ['item', 'size', 'part', 'count'].includes(value.type));
  return { order: { lines: fitSizes(read.lines, menu), isComplete: false }, isDoubtful: read.isDoubtful, found };
}

/** Returns the words of an order with their places: names of the menu, counts, and what divides or changes them. */
function placeWords(find: PhraseFinder<MenuWord>, text: string): Placed[] {
  const named = find(text);
  const counts = findNumbers(hideDatesAndTimes(maskMatches(text, named)))
    .filter((number) => !isRuledOut(text, number))
    .map(({ start, end, value }): Placed => ({ start, end, value: { type: 'count', count: value } }));
  const commas = [...text.matchAll(/[,，、;；.。]|(?<=[주시하])고요?(?=[\s,])/gu)].map(
    ({ index }): Placed => ({ start: index, end: index + 1, value: { type: 'comma' } }),
  );
  return [...named, ...counts, ...commas]
    .filter(({ value }) => value.type !== 'noise')
    .sort((left, right) => left.start - right.start);
}

/** A line as it was said. Without a count, it is one, or as many as are on the order. */
type SaidLine = Omit<OrderLine, 'item' | 'count'> & { readonly count?: number | undefined };

/** An item that was said, with its lines: "two margheritas, one without basil" are two. A removed item has none. */
interface Mention {
  readonly item: string;
  readonly lines: readonly SaidLine[];
}

const plain: SaidLine = { without: [], extra: [] };

function mentionOf(item: Placed, words: readonly Placed[], text: string, menu: Menu): Mention {
  const key = 'key' in item.value ? item.value.key : '';
  if (!words.includes(item)) return { item: key, lines: [] };
  const lines = linesIn(
    words.filter((_word, place) => ownerOf(words, place) === item),
    text,
  );
  return {
    item: key,
    lines: hasSizes(requireItem(menu, key)) ? lines : lines.map(({ count }) => ({ ...plain, count })),
  };
}

function isItem({ value }: Placed): boolean {
  return value.type === 'item';
}

/**
 * Returns the item to which a count, a size or an ingredient belongs: the next one, if nothing divides them, or else the
 * last one. "大的夏威夷一个，可乐两罐" says the counts after the items.
 */
function ownerOf(words: readonly Placed[], place: number): Placed | undefined {
  const isComma = ({ value }: Placed) => value.type === 'comma';
  const divides = (word: Placed) => isItem(word) || isComma(word) || word.value.type === 'and';
  const [before, after] = [words.slice(0, place), words.slice(place + 1)];
  const last = before.findLast(isItem);
  const next = after.find((word) => isItem(word) || isComma(word));
  if (!last) return next && isItem(next) ? next : undefined;
  if (next !== after.find(divides) || !next || !isItem(next)) return last;
  const first = words.find(({ value }) => ['item', 'count', 'size'].includes(value.type));
  const isBehind = words[place]?.value.type === 'part' || (first !== undefined && isItem(first));
  return before.findLast(divides) === last && isBehind ? last : next;
}

function linesIn(words: readonly Placed[], text: string): SaidLine[] {
  const lines: SaidLine[] = [];
  for (const [place, { value }] of words.entries()) {
    const line = lines.pop() ?? plain;
    const next = words.slice(place + 1).find((word) => ['count', 'size', 'part'].includes(word.value.type));
    const isVaried = next?.value.type === 'part';
    if (value.type === 'count' && isVaried && line.count !== undefined && value.count < line.count)
      // "Two margheritas, one without basil."
      lines.push({ ...line, count: line.count - value.count }, { ...line, count: value.count });
    else if (value.type === 'count') lines.push({ ...line, count: value.count });
    else if (value.type === 'size') lines.push({ ...line, size: value.key });
    else if (value.type === 'part') lines.push(withPart(line, value.key, isLeftOut(words, place, text)));
    else lines.push(line);
  }
  return lines.length > 0 ? lines : [plain];
}

/** Returns whether the nearest word that leaves out or adds leaves out. It is before an ingredient, or in Korean after it. */
function isLeftOut(words: readonly Placed[], place: number, text: string): boolean {
  const isSign = ({ value }: Placed) => value.type === 'without' || value.type === 'extra';
  const next = words.slice(place + 1).find(({ value }) => value.type !== 'part');
  const isAfter = next !== undefined && isSign(next) && hasHangul(text.slice(next.start, next.end));
  return (isAfter ? next : words.slice(0, place).findLast(isSign))?.value.type === 'without';
}

function withPart(line: SaidLine, part: string, isLeft: boolean): SaidLine {
  const where = isLeft ? 'without' : 'extra';
  return { ...line, [where]: [...new Set([...line[where], part])] };
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

/** Puts the mentions into the order, one after the other. A later line replaces an earlier one of the same item and size. */
function addMentions(before: readonly OrderLine[], mentions: readonly Mention[], adds: boolean, isRepairing: boolean) {
  let lines = before;
  let isDoubtful = false;
  for (const { item, lines: said } of mentions) {
    const earlier = lines;
    if (said.length === 0 || (isRepairing && !adds && said.length > 1))
      lines = lines.filter((line) => line.item !== item);
    const replaces = isRepairing && !adds && said.length === 1;
    for (const one of said) {
      const isSame = ({ size }: OrderLine) => replaces || !size || !one.size || size === one.size;
      const place = lines.findIndex((line) => earlier.includes(line) && line.item === item && isSame(line));
      const { [place]: line } = lines;
      const count = line && adds ? line.count + (one.count ?? 1) : (one.count ?? line?.count ?? 1);
      // "A Coke" after "two Cokes" may be a third one, or the caller may have changed their mind.
      isDoubtful ||= line !== undefined && !replaces && line.count !== count;
      const next: OrderLine = {
        item,
        size: one.size ?? (line ?? (said.length > 1 ? earlier.find((other) => other.item === item) : undefined))?.size,
        count,
        without: [...new Set([...(line?.without ?? []), ...one.without])],
        extra: [...new Set([...(line?.extra ?? []), ...one.extra])],
      };
      lines = line ? lines.with(place, next) : [...lines, next];
    }
  }
  return { lines, isDoubtful };
}

/** Sets a size that was said without an item: of the lines that need one, or else of the last line that has one. */
function withSize(words: readonly Placed[], menu: Menu, lines: readonly OrderLine[], mayResize: boolean) {
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
