import { createPhraseFinder, maskCharacter, maskMatches } from '#language/phrases.ts';
import { hasPart, type Mention, type OrderChange, type UnnamedMention, type Variation } from '../slots/orders.ts';
import type { Menu } from '../slots/slots.ts';
import { freeDrinkCounts, isForAll, partsAfterWith, readParts, rebindParts, withTotal } from './order-parts.ts';
import type { Placed, Token } from './order-words.ts';
import { countsNothing, isAddition, isCorrectedCount, isCorrection, orderWords, readNumbers } from './order-words.ts';
import { isRemoved, isSwapSource } from './removed-items.ts';
import { findOthers, takeVariations } from './variations.ts';

/** Returns how an utterance changes an order. Returns `undefined` if the utterance contains nothing from the menu. */
export type OrderReader = (text: string) => { readonly change: OrderChange; readonly found: Placed[] } | undefined;

/** Returns a function that understands orders from one menu, with its names and aliases in all languages. */
export function createOrderReader(menu: Menu): OrderReader {
  const token = (type: 'item' | 'size' | 'part', key: string) => ({ type, key }) as const;
  const named = (
    type: 'item' | 'size' | 'part',
    things: readonly { key: string; name: object; aliases: readonly string[] }[],
  ) =>
    things.flatMap(({ key, name, aliases }) =>
      [...Object.values(name), ...aliases].map((alias: string) => [alias, token(type, key)] as const),
    );
  const wordTypes = ['and', 'without', 'extra', 'insteadOf', 'into', 'noise'] as const;
  const find = createPhraseFinder<Token>([
    ...named('item', menu.items),
    ...named('size', menu.sizes),
    ...named('part', menu.parts),
    ...wordTypes.flatMap((type) => orderWords[type].map((word) => [word, { type }] as const)),
  ]);

  return (said) => {
    const text = said.replace(notEnough, (words) => maskCharacter.repeat(words.length));
    const phrases = find(text);
    const rest = findOthers(maskMatches(text, phrases));
    const counts = readNumbers(maskMatches(text, [...phrases, ...rest])).map(({ value, ...place }) => ({
      ...place,
      value: { type: 'count', count: value } as const,
    }));
    const nearItem = counts.filter(({ start, end }) => !countsNothing(text, start, end, phrases));
    const commas = [...text.matchAll(/[,、，;:：]/g)].map(({ index }) => ({
      start: index,
      end: index + 1,
      value: { type: 'comma' } as const,
    }));
    const placed: Placed[] = [...phrases, ...rest, ...nearItem, ...commas]
      .filter(({ value }) => value.type !== 'noise')
      .sort((left, right) => left.start - right.start);
    const telling = placed.filter(({ value }) => ['item', 'size', 'part', 'count'].includes(value.type));
    // "A" alone, or a number among other words, does not change an order.
    const isOnlyCount = telling.every(({ value }) => value.type === 'count');
    if (isUndecided(text, telling)) return undefined;
    const isCount = isShortCount(text, telling) || isCorrectedCount(text, telling);
    if (telling.length === 0 || (isOnlyCount && !isCount)) return undefined;
    return { change: withTotal(buildChange(placed, text, menu), text), found: telling };
  };
}

/** Matches a part between commas that says that a count is too small or too large. Example: 一份不够, "하나로는 모자라요". */
const notEnough =
  /(?<=[,，。.]\s*)[^,，。.]{0,6}[一两二三四五六\d](?:份|个|张|瓶|罐|杯|只)[^,，。.]{0,5}(?:不够|太少|太多|吃不完|喝不完|不太够)[^,，。.]*|(?:하나|둘|(?:한|두|세)\s*(?:판|개|병))(?:로|으로|만)?(?:는|은)?\s*(?:좀\s*)?(?:부족|모자|적|많)[^,，。.]*/gu;

const halves = /\bhalf\b.*\bhalf\b|半半|一半.*一半|半[份个].*半[份个]|반반|(?:절)?반은.*(?:절)?반은/u;
const eitherOr = /\bor\b|还是|或者|아니면/u;

/**
 * Returns whether a caller names items without a clear order: two halves on one pizza, or a choice between two items.
 * The agent then answers or asks instead of guessing.
 */
function isUndecided(text: string, telling: readonly Placed[]): boolean {
  const items = telling.filter(({ value }) => value.type === 'item');
  if (halves.test(text)) return items.length > 0;
  return items.some((item, index) => {
    const next = items[index + 1];
    return next !== undefined && eitherOr.test(text.slice(item.end, next.start));
  });
}

/** Returns whether an utterance is a number and little else. Example: "no, two", "两个", "두 판으로 해 주세요". */
function isShortCount(text: string, counts: readonly Placed[]): boolean {
  const last = counts.at(-1);
  if (!last || /^(?:a|an)$/.test(text.slice(last.start, last.end))) return false;
  const rest = maskMatches(text, counts)
    .replaceAll(maskCharacter, ' ')
    .replace(
      /\b(?:no|not|actually|sorry|make|it|that|i|said|meant|want|of|them|those|just|only|ones?|change|to|wait|yes|the|a|more|also|and|as well|too|please|instead|i'll|have|get|can)\b/g,
      ' ',
    )
    .replace(
      /不对|不是|不|我|要|改成|来|请|就|给|其实|是|应该|吧|的|了|只|换成|아니요?|아니에요|으로|로|해|주세요|할게요|이요|요|바꿔|만|이에요|예요|그냥/g,
      ' ',
    )
    .replace(/[^\p{L}\d]+/gu, '');
  return rest.length === 0;
}

/**
 * Removes a heading from the words of an order, and returns the size that it names. A heading is a count before a list
 * of that many items. Example: "three large pizzas" in "three large pizzas, a margherita, a Hawaiian and a seafood".
 */
function withoutHeading(words: readonly Placed[]): { readonly words: readonly Placed[]; readonly size?: string } {
  const [heading] = words;
  const items = words.filter(({ value }) => value.type === 'item');
  const place = words.findIndex(({ value }) => value.type === 'item');
  const before = words.slice(0, place);
  const end = before.findIndex(({ value }) => value.type === 'comma');
  if (heading?.value.type !== 'count' || heading.value.count < 2 || end < 0) return { words };
  const total = heading.value.count;
  const own = words.slice(end).flatMap(({ value }) => (value.type === 'count' ? [value.count] : []));
  const isList = own.every((count) => count === 1) && items.length >= total;
  // After the items that the heading counts, the list may go on with other items. Example: "three large pizzas, one …
  // and three Cokes".
  const sums = own.map((_, place) => own.slice(0, place + 1).reduce((sum, count) => sum + count, 0));
  const isSum = own.length === items.length && sums.indexOf(total) > 0;
  if (!isList && !isSum) return { words };
  const size = before.slice(0, end).flatMap(({ value }) => (value.type === 'size' ? [value.key] : []))[0];
  return { words: words.slice(end + 1), ...(size === undefined ? {} : { size }) };
}

function buildChange(all: readonly Placed[], text: string, menu: Menu): OrderChange {
  const { words, size: sizeOfAll } = withoutHeading(all);
  const { variations, left: placed } = takeVariations(words, text);
  const items = placed.filter(({ value }) => value.type === 'item');
  const owners = new Map<Placed, Placed>();
  for (const type of ['count', 'size', 'part'] as const) assignOwners(type, placed, items, owners, text);
  rebindParts(owners, placed, items, menu);
  freeSizes(owners, placed, items, menu);
  freeDrinkCounts(owners, text, menu);
  // A count directly before a size counts the items of this size. Example: 一大一小.
  for (const [place, token] of placed.entries()) {
    const next = placed[place + 1];
    const owner = next && owners.get(next);
    if (token.value.type === 'count' && next?.value.type === 'size' && owner && next.start === token.end)
      owners.set(token, owner);
  }
  const partsOfAll = placed.filter((token) => token.value.type === 'part' && isForAll(token, text));
  for (const part of partsOfAll) owners.delete(part);
  const common = readParts(partsOfAll, placed, menu);
  const commonSized = placed.find(({ value, start }) => value.type === 'size' && forAll.test(text.slice(0, start)));
  if (commonSized) owners.delete(commonSized);
  const shared = sizeOfAll ?? (commonSized?.value.type === 'size' ? commonSized.value.key : undefined);
  const commonSize = shared === undefined ? {} : { size: shared };
  const ownedBy = (item: Placed) => placed.filter((token) => owners.get(token) === item);

  const mentions: Mention[] = [];
  const removed: { item: string; count?: number | undefined }[] = [];
  const intoWord = placed.find(({ value }) => value.type === 'into');
  for (const [index, item] of items.entries()) {
    if (item.value.type !== 'item') continue;
    const counted = countsAndSizes(ownedBy(item));
    const { count } = counted.at(-1) ?? {};
    const parts = ownedBy(item).filter(({ value }) => value.type === 'part');
    const source = isRemoved(item, index, items, placed, text) || isSwapSource(item, index, items, intoWord, text);
    if (source) removed.push({ item: item.value.key, count });
    else {
      const { key } = item.value;
      const read = readParts(parts, placed, menu);
      const added = partsAfterWith(parts, text, key, menu).filter((part) => !read.without.includes(part));
      const canVary = isSized(item, menu);
      const shares = items.length > 1 ? common.without.filter((part) => hasPart(menu, key, part)) : common.without;
      const changed = {
        // In a correction, only an ingredient that the named item contains is left out.
        without: [...new Set([...read.without, ...(canVary ? shares : [])])].filter(
          (part) => !isCorrection(text) || hasPart(menu, key, part),
        ),
        extra: [...new Set([...read.extra, ...added, ...(canVary ? common.extra : [])])],
      };
      mentions.push(...counted.map((one) => ({ item: key, ...commonSize, ...one, ...changed })));
    }
  }
  mergeRepeated(mentions);
  const free = placed.filter((token) => !owners.has(token));
  const [first = {}, ...others] = countsAndSizes(free);
  const isBare =
    items.length === 0 && !(variations.length > 0) && (first.count !== undefined || first.size !== undefined);
  // A size beside an item without sizes belongs to the item that was ordered before. Example: "no, a regular, and a
  // tiramisu".
  const isResized = items.length > 0 && shared === undefined && first.size !== undefined && first.count === undefined;
  const bare = isBare
    ? { ...first, ...(others.length > 0 ? { others } : {}) }
    : isResized
      ? { size: first.size }
      : undefined;
  const looseParts = readParts(
    items.length === 0 ? placed.filter(({ value }) => value.type === 'part') : [],
    placed,
    menu,
  );
  const isAdded = isAddition(withoutExtraParts(all, text));
  const [exchanged] = mentions;
  const isExchange = mentions.length === 1 && removed.length === 0 && exchangesSome.test(text);
  return {
    mentions,
    removed,
    unnamed: bare,
    ...looseParts,
    isForAll: items.length === 0 && partsOfAll.length > 0,
    variations: variations.map(({ item, count, isAdded, words: own }): Variation => {
      const size = own.flatMap(({ value }) => (value.type === 'size' ? [value.key] : [])).at(-1);
      const parts = own.filter(({ value }) => value.type === 'part');
      return {
        // Nothing can be left out of a drink, so the caller means a pizza that was named before.
        item: item?.value.type === 'item' && (isSized(item, menu) || own.includes(item)) ? item.value.key : undefined,
        count,
        size,
        isAdded,
        ...withNamedParts(readParts(parts, own, menu), parts, item, menu),
      };
    }),
    isCorrection: isCorrection(text) && !isAdded,
    isAddition: isAdded,
    exchanged: isExchange ? (exchanged?.count ?? 1) : undefined,
  };
}

/** Adds the ingredients that an item does not have and that are named without "extra". Example: "chilli on mine". */
function withNamedParts(
  read: { readonly without: string[]; readonly extra: string[] },
  parts: readonly Placed[],
  item: Placed | undefined,
  menu: Menu,
) {
  const key = item?.value.type === 'item' ? item.value.key : undefined;
  const named = parts.flatMap(({ value }) => (value.type === 'part' ? [value.key] : []));
  const added = named.filter((part) => !read.without.includes(part) && key !== undefined && !hasPart(menu, key, part));
  return { without: read.without, extra: [...new Set([...read.extra, ...added])] };
}

/**
 * Masks words such as "extra" next to an ingredient, because they do not add an item there. Example: "make it a large
 * with extra cheese".
 */
function withoutExtraParts(placed: readonly Placed[], text: string): string {
  const isPart = (token: Placed | undefined) => token?.value.type === 'part';
  const extras = placed.filter(
    ({ value }, place) => value.type === 'extra' && (isPart(placed[place - 1]) || isPart(placed[place + 1])),
  );
  return maskMatches(text, extras);
}

/** Matches words that exchange some of the items. Example: "change one of them to a Hawaiian", 其中一个换成夏威夷. */
const exchangesSome =
  /\b(?:change|swap|switch|make|turn)\s+(?:just\s+)?(?:one|two|1|2)\s+of\s+(?:them|those|these|the\s+\p{L}+)\s+(?:to|into|for|a|an)\b|其中[一1两2]个?(?:换|改)成|(?:하나|한\s*(?:판|개))(?:는|만)\s*\p{Script=Hangul}+(?:으로|로)\s*(?:바꿔|변경)/u;

/**
 * If the caller names an item again only to change its ingredients, adds these changes to the first mention of the item
 * and removes the later one. Example: "채식 라지 하나, 채식은 양파 빼고" (a large vegetarian, the vegetarian without onion).
 */
function mergeRepeated(mentions: Mention[]): void {
  for (let place = mentions.length - 1; place > 0; place -= 1) {
    const later = mentions[place];
    if (!later || later.count !== undefined || later.size !== undefined) continue;
    const first = mentions.findIndex(({ item }, index) => index < place && item === later.item);
    const earlier = mentions[first];
    if (!earlier) continue;
    mentions[first] = {
      ...earlier,
      without: [...new Set([...earlier.without, ...later.without])],
      extra: [...new Set([...earlier.extra, ...later.extra])],
    };
    mentions.splice(place, 1);
  }
}

/** Matches words before a size that is the size of all items. Example: "a margherita and a pepperoni, both large". */
const forAll =
  /(?:\b(?:both|all)(?:\s+(?:of\s+(?:them|those)|in|are|as|the))*|都(?:要|是|来)?|(?:둘\s*다|모두|전부|다)(?:\s*피자는?)?)\s*$/u;

/**
 * Returns the counts and sizes that belong to one item. Example: "one large and one small" has two of each. The first
 * pair shows whether counts come before or after sizes.
 */
function countsAndSizes(tokens: readonly Placed[]): UnnamedMention[] {
  const values = tokens.map(({ value }) => value);
  const sizes = values.flatMap((value, index) => (value.type === 'size' ? [{ size: value.key, index }] : []));
  const isSplit = new Set(sizes.map(({ size }) => size)).size > 1;
  if (!isSplit) {
    const count = values.findLast((value) => value.type === 'count')?.count;
    const size = sizes[0]?.size;
    return [{ ...(count === undefined ? {} : { count }), ...(size === undefined ? {} : { size }) }];
  }
  const leads = values.find(({ type }) => type === 'count' || type === 'size')?.type === 'count';
  return sizes.map(({ size, index }, place) => {
    const near = leads
      ? values.slice(sizes[place - 1]?.index ?? 0, index)
      : values.slice(index, sizes[place + 1]?.index);
    const isCount = (value: Placed['value']) => value.type === 'count';
    const nearest = leads ? near.findLast(isCount) : near.find(isCount);
    const count = nearest?.type === 'count' ? nearest.count : undefined;
    return { size, ...(count === undefined ? {} : { count }) };
  });
}

/**
 * Finds the item to which each count, size or ingredient belongs, and adds both to `owners`.
 *
 * An ingredient belongs to the item before it. A count or size belongs to the item from which no separator such as
 * "and" divides it. Without separators, the first count or size decides. If it comes before the first item, each
 * belongs to the item after it ("two large margheritas"). Otherwise each belongs to the item before it ("마르게리타 두 판").
 */
function assignOwners(
  type: 'count' | 'size' | 'part',
  placed: readonly Placed[],
  items: readonly Placed[],
  owners: Map<Placed, Placed>,
  text: string,
): void {
  const first = items[0];
  const tokens = placed.filter(({ value }) => value.type === type);
  if (!first) return;
  const leads = type !== 'part' && (tokens[0]?.start ?? 0) < first.start;
  const separates = (from: number, to: number) =>
    placed.some(
      ({ value, start }) => start >= from && start < to && ['and', 'comma', 'into', 'insteadOf'].includes(value.type),
    );
  for (const token of tokens) {
    const before = items.findLast(({ start }) => start < token.start);
    const after = items.find(({ start }) => start > token.start);
    const isCut = (item: Placed) =>
      item.start < token.start ? separates(item.end, token.start) : separates(token.end, item.start);
    let owner = leads ? (after ?? before) : (before ?? after);
    if (type !== 'part' && before && after && isCut(before) !== isCut(after)) owner = isCut(before) ? after : before;
    // In English, a count or size directly in front of an item belongs to that item. Example: "a lemonade".
    if (
      type !== 'part' &&
      after &&
      /^(?:\s|of)*$/.test(text.slice(token.end, after.start)) &&
      /[a-z]/.test(text.slice(after.start, after.end))
    )
      owner = after;
    if (type === 'count' && owner === before && before && after && hasOwned('count', before, owners)) owner = after;
    if (type === 'size' && owner === before && before && after && hasOwned('size', before, owners)) owner = after;
    if (owner) owners.set(token, owner);
  }
}

function isSized({ value }: Placed, menu: Menu): boolean {
  return value.type === 'item' && typeof menu.items.find(({ key }) => key === value.key)?.price !== 'number';
}

/**
 * Moves each size that was assigned to an item without sizes to the nearest item before it that has sizes. The size
 * belongs to no item if there is no such item. It also belongs to no item if that item already has a size, and no count
 * is directly before the new size.
 */
function freeSizes(owners: Map<Placed, Placed>, placed: readonly Placed[], items: readonly Placed[], menu: Menu): void {
  for (const [size, owner] of owners) {
    if (size.value.type !== 'size' || isSized(owner, menu)) continue;
    const sized = items.findLast((item) => item.start < size.start && isSized(item, menu));
    const isCounted = placed.some(({ end, value }) => value.type === 'count' && end === size.start);
    if (sized && (isCounted || !hasOwned('size', sized, owners))) owners.set(size, sized);
    else owners.delete(size);
  }
}

function hasOwned(type: Token['type'], item: Placed, owners: Map<Placed, Placed>): boolean {
  return [...owners].some(([token, owner]) => owner === item && token.value.type === type);
}
