import type { Placed } from './order-words.ts';

/**
 * Some items of a line that differ from the others, with the words that say so. Example: "one of them without basil".
 */
export interface SomeItems {
  /** The item to which the difference applies. It is missing if the caller has not named an item in this utterance. */
  readonly item: Placed | undefined;
  /** How many of the items are different. It is missing for "the other one". */
  readonly count: number | undefined;
  /**
   * Whether these items are ordered in addition to the items of the line. Example: "two margheritas and one without
   * basil".
   */
  readonly isAdded: boolean;
  readonly words: readonly Placed[];
}

const ofThem = /\bof\s+(?:them|those|these|the|my|our)\b|\bof\s+em\b/;
const amongChinese = /其中(?:的|有)?\s*$/;
const amongKorean = /(?:중|가운데)(?:에서?)?\s*$/;
const topicKorean = /^\s*(?:는|은|만)(?!\p{Script=Hangul})/u;
const others =
  /\b(?:the\s+)?other\s+(?:one|\d+)\b|\bthe\s+(?:other|rest)(?=\s+(?:with|without|no|plain|extra)\b)|另外?一个|剩下的|나머지(?:\s*하나)?|다른\s*하나/gu;

/** Words for the item that one of several people gets. Example: "leave the basil off hers", 她那个不放洋葱. */
const ownItem =
  /\b(?:hers|mine|theirs|(?<=\b(?:on|off|for|from)\s)his)\b|(?:她|他|我|老婆|老公|孩子|女儿|儿子)(?:的)?那(?:个|份)|(?:제|내|딸|아들|아내|남편|애|아이)\s?(?:거|것|꺼)(?=[는은에])/gu;

/** Returns the words for "the other one" or "hers" in an order, as counts of the items that they mean. */
export function findOthers(text: string): Placed[] {
  const found = (pattern: RegExp, value: Placed['value']) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length, value }));
  return [
    ...found(others, { type: 'count', count: 1, isRest: true }),
    ...found(ownItem, { type: 'count', count: 1, isOwn: true }),
  ];
}

/**
 * Finds the words that only change some of the items of a line. Example: "two margheritas, one of them without basil",
 * 其中一个不要芝士, 하나는 치즈 빼고. Returns these words, and the other words of the order.
 */
export function takeVariations(
  placed: readonly Placed[],
  text: string,
): { readonly variations: readonly SomeItems[]; readonly left: readonly Placed[] } {
  const variations: SomeItems[] = [];
  const used = new Set<Placed>();
  for (const [index, token] of placed.entries()) {
    if (token.value.type !== 'count' || used.has(token)) continue;
    const found = variationAt(placed, index, text, used);
    if (!found) continue;
    variations.push(found);
    for (const word of found.words) used.add(word);
  }
  return { variations, left: placed.filter((token) => !used.has(token)) };
}

function variationAt(
  placed: readonly Placed[],
  index: number,
  text: string,
  used: ReadonlySet<Placed>,
): SomeItems | undefined {
  const count = placed[index];
  if (count?.value.type !== 'count') return undefined;
  const isRest = count.value.isRest === true;
  const after = text.slice(count.end);
  const isMarked =
    isRest ||
    count.value.isOwn === true ||
    ofThem.test(text.slice(count.start, count.end + 8)) ||
    amongChinese.test(text.slice(0, count.start)) ||
    amongKorean.test(text.slice(0, count.start)) ||
    topicKorean.test(after);
  const following = groupAfter(placed, index, text, isMarked);
  const words = [...following, ...partsBefore(placed, index, text, following)];
  const named = words.find(({ value }) => value.type === 'item');
  const hasPart = words.some(({ value }) => value.type === 'part');
  const hasSize = words.some(({ value }) => value.type === 'size');
  if (!hasPart && !(isMarked && hasSize)) return undefined;
  const earlier = placed.slice(0, index).filter((token) => !used.has(token));
  const before = placed.slice(0, index).findLast(({ value }) => value.type === 'item');
  const isFirst = !placed.some(({ value }) => value.type === 'item');
  const isSecondCount = before !== undefined && hasCount(earlier, before);
  if (!isMarked && (hasSize || !(isFirst || isSecondCount))) return undefined;
  // "And one …" adds an item, unless it continues a list of variations.
  const [listed, joined] = [placed[index - 2], placed[index - 1]];
  const isListed = listed !== undefined && used.has(listed);
  const isAdded = !isMarked && !isFirst && !isListed && joined?.value.type === 'and';
  return { item: named ?? before, count: isRest ? undefined : count.value.count, isAdded, words: [count, ...words] };
}

/** Returns the words that belong to a count before them. They end at a comma, at another count, or at the next item. */
function groupAfter(placed: readonly Placed[], index: number, text: string, isMarked: boolean): Placed[] {
  const words: Placed[] = [];
  for (const [offset, token] of placed.slice(index + 1).entries()) {
    const { type } = token.value;
    const next = placed[index + 2 + offset];
    if (type === 'count' || type === 'comma' || type === 'into' || type === 'insteadOf') break;
    if (type === 'item' && (!isMarked || words.length > 0)) break;
    // "And" goes on with the same item only if an ingredient follows: "without basil and cheese".
    const isWith = text.slice(token.start, token.end) === 'with';
    if (type === 'and' && !isWith && !(next && ['part', 'without', 'extra'].includes(next.value.type))) break;
    words.push(token);
  }
  // Words for the next item are not part of this variation. Example: "two margheritas, one no basil and a coke".
  while (words.at(-1)?.value.type === 'and') words.pop();
  const isNextItem = placed[index + 1 + words.length]?.value.type === 'item';
  const hasOwnItem = words.some(({ value }) => value.type === 'item');
  // In Korean, the word for "extra" or "without" comes after the ingredient and ends the variation.
  const isClosed = words.at(-2)?.value.type === 'part' && ['extra', 'without'].includes(words.at(-1)?.value.type ?? '');
  return isNextItem && !isClosed && !hasOwnItem ? [] : words;
}

/** Returns the words for ingredients before "on one of them". Example: "no basil on one of them". */
function partsBefore(placed: readonly Placed[], index: number, text: string, following: readonly Placed[]): Placed[] {
  const count = placed[index];
  const isOn = count && /\b(?:on|off|from|for|in)\s+(?:just\s+|only\s+)?$/.test(text.slice(0, count.start));
  if (!isOn || following.some(({ value }) => value.type === 'part')) return [];
  const earlier = placed.slice(0, index).filter(({ value }) => value.type !== 'into');
  const start = earlier.findLastIndex(({ value }) => !['part', 'without', 'extra'].includes(value.type));
  return earlier.slice(start + 1);
}

/** Returns whether a count comes after the previous item, so that this item has a count. */
function hasCount(placed: readonly Placed[], item: Placed): boolean {
  const position = placed.indexOf(item);
  const previous = placed.slice(0, position).findLastIndex(({ value }) => value.type === 'item');
  return placed.slice(previous + 1).some(({ value }) => value.type === 'count');
}
