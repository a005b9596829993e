import { findNumbers } from '#language/find-numbers.ts';
import { hideDatesAndTimes } from '#language/mentions.ts';
import { readCount, readOnlyNumber } from '#language/read-count.ts';
import type { CountSlot } from '../slots/slots.ts';
import { type Draft, mayFill, slotsOf, take } from './draft.ts';

/** Reads counts, such as the number of guests. */
export function readCounts(draft: Draft): void {
  for (const slot of slotsOf(draft, 'count')) {
    const read = mayFill(draft, slot) ? countIn(draft, slot) : undefined;
    if (!read || read.count < slot.min) continue;
    if (read.count > slot.max) draft.trouble = { kind: 'tooMany', words: slot.key };
    else take(draft, slot, { kind: 'count', count: read.count }, read.isDoubtful);
  }
}

/** Longest answer in which a number without a unit is certainly the count, in characters. */
const shortAnswer = 16;

/** Returns the count in a text. It is doubtful if it could have meant something else. */
function countIn({ context, language, rest }: Draft, slot: CountSlot) {
  const counted = readCount(rest, language, slot.units, slot.partUnits);
  if (counted !== undefined) return { count: counted, isDoubtful: isOpen(rest, counted) };
  const only = context.asked === slot ? readOnlyNumber(rest, language) : undefined;
  return only === undefined ? undefined : { count: only, isDoubtful: rest.trim().length > shortAnswer };
}

/** Returns whether a text has numbers besides the count, which are not the parts of it. */
function isOpen(text: string, count: number): boolean {
  const numbers = findNumbers(hideDatesAndTimes(text)).filter(
    ({ start, end }) => !/^an?$/i.test(text.slice(start, end)),
  );
  const sum = numbers.reduce((all, { value }) => all + value, 0);
  return numbers.length > 1 && sum !== count && numbers.some(({ value }) => value !== count);
}
