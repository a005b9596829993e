import type { Placed } from './order-words.ts';

/**
 * Returns whether the caller does not want an item. Example: "no coke", "콜라 빼고", "instead of the margherita", "마르게리타
 * 대신".
 */
export function isRemoved(
  item: Placed,
  index: number,
  items: readonly Placed[],
  placed: readonly Placed[],
  text: string,
): boolean {
  const previousEnd = items[index - 1]?.end ?? 0;
  const nextStart = items[index + 1]?.start ?? text.length;
  const isKorean = /\p{Script=Hangul}/u.test(text);
  const marks = placed.filter(({ value }) => value.type === 'without' || value.type === 'insteadOf');
  return marks.some((mark) => {
    // "No" with a comma begins a correction ("no, two"). Without a comma, it removes the item ("no coke"). If an
    // ingredient is between "no" and the item, only the ingredient is left out.
    if (text.slice(mark.start, mark.end) === 'no' && /^\s*(?:,|\d|two|three|four|five)/.test(text.slice(mark.end)))
      return false;
    const [from, to] = isKorean ? [item.end, mark.start] : [mark.end, item.start];
    if (from > to) return false;
    const isNear = isKorean ? mark.start < nextStart : mark.start >= previousEnd;
    const between = placed.filter(({ start }) => start >= from && start < to);
    return (
      isNear && !between.some(({ value }) => value.type === 'part' || value.type === 'item' || value.type === 'comma')
    );
  });
}

/**
 * Returns whether an item is replaced by the next item. Example: "change the margherita to pepperoni", "마르게리타를 페퍼로니로".
 */
export function isSwapSource(
  item: Placed,
  index: number,
  items: readonly Placed[],
  into: Placed | undefined,
  text: string,
): boolean {
  const next = items[index + 1];
  if (index !== 0 || !next || !into) return false;
  if (/\p{Script=Hangul}/u.test(text)) {
    return /^\s*[를을]/.test(text.slice(item.end)) && /바꿔|바꾸|변경/.test(text) && into.start >= next.end;
  }
  const isBetween = into.start >= item.end && into.end <= next.start;
  return isBetween && /\b(?:change|swap|switch|replace)\b|[换改]/.test(text);
}
