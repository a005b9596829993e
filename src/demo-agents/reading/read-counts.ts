import { readCount, readOnlyNumber } from '#language/read-count.ts';
import { type Draft, slotsOf, take } from './draft.ts';

/** Longest answer in which a number without a unit is certainly the count, in characters. */
const shortAnswer = 16;

/** Reads counts, such as the number of guests. A count that could have meant something else is doubtful. */
export function readCounts(draft: Draft): void {
  const { context, language, rest } = draft;
  for (const slot of slotsOf(draft, 'count')) {
    const counted = readCount(rest, language, slot.units, slot.partUnits);
    const count = counted?.count ?? (context.asked === slot ? readOnlyNumber(rest, language) : undefined);
    if (count === undefined || count < slot.min) continue;
    take(draft, slot, { kind: 'count', count }, counted?.isOpen ?? rest.trim().length > shortAnswer);
  }
}
