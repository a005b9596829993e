import { findNumbers } from '#language/find-numbers.ts';
import { hideDatesAndTimes } from '#language/mentions.ts';
import { readAddedCount, readCount, readOnlyNumber } from '#language/read-count.ts';
import { type Draft, mayFill, slotsOf, take } from './draft.ts';

/** Reads counts, such as the number of guests. A count that could have meant something else is doubtful. */
export function readCounts(draft: Draft): void {
  for (const slot of slotsOf(draft, 'count')) {
    if (!mayFill(draft, slot)) continue;
    const isAsked = draft.context.asked === slot;
    const { rest, language } = draft;
    const before = draft.context.values[slot.key];
    const change =
      before?.kind === 'count' && !/\b(?:day|night)s?\b|[天晚박]/u.test(rest)
        ? readAddedCount(rest, language)
        : undefined;
    const counted = readCount(rest, language, slot.units, slot.partUnits);
    const only = isAsked ? readOnlyNumber(rest, language) : undefined;
    const changed = change !== undefined && before?.kind === 'count' ? before.count + change : undefined;
    const count = changed ?? counted ?? only;
    if (count === undefined || count < slot.min) continue;
    if (count > slot.max) {
      draft.trouble = { kind: 'tooMany', words: slot.key };
      continue;
    }
    const numbers = findNumbers(hideDatesAndTimes(rest)).filter(
      ({ start, end }) => !/^an?$/i.test(rest.slice(start, end)),
    );
    const sum = numbers.reduce((all, { value }) => all + value, 0);
    const isOther = numbers.length > 1 && sum !== count && numbers.some(({ value }) => value !== count);
    take(draft, slot, { kind: 'count', count }, isOther || changed !== undefined || counted === undefined);
  }
}
