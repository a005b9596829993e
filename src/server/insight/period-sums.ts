import { otherName } from '#domain/insight/figure-kinds.ts';
import { type ComparedPeriod, type DayRange, divideRange, type RangeParts } from '#domain/insight/periods.ts';
import type { SumRange, Sums } from './figure.repository.ts';
import type { FigureReader } from './figure-reader.ts';

/** The sums of a period, and those of the days before it that it is compared with. */
export interface ComparedSums {
  readonly now: Sums;
  readonly before: Sums;
}

type ReadRange = (range: SumRange) => Sums;

/**
 * Reads the sums of a period. Both of its halves end or begin within one month, so they need the same days of it, which
 * are read once.
 */
export async function readPeriodSums(reader: FigureReader, period: ComparedPeriod): Promise<ComparedSums> {
  const [now, before] = [divideRange(period.now), divideRange(period.before)];
  // The days are first. If something is counted while they are read, a sum may be too large, but never negative.
  const sumsOf = await reader.readSums([...daysOf(now), ...daysOf(before), ...monthsOf(now), ...monthsOf(before)]);
  return { now: addParts(now, sumsOf), before: addParts(before, sumsOf) };
}

function daysOf({ days, shortened }: RangeParts): SumRange[] {
  return [...days, ...shortened.flatMap(({ without }) => without)].map(rangeOfDays);
}

function monthsOf({ months, shortened }: RangeParts): SumRange[] {
  return [...(months ? [months] : []), ...shortened.map(({ month }) => ({ from: month, to: month }))].map(
    rangeOfMonths,
  );
}

function rangeOfDays(range: DayRange): SumRange {
  return { ...range, span: 'day' };
}

function rangeOfMonths(range: DayRange): SumRange {
  return { ...range, span: 'month' };
}

/** Adds up the parts of a range by kind and name. */
function addParts({ days, months, shortened }: RangeParts, sumsOf: ReadRange): Sums {
  const total = new Map<string, Map<string, number>>();
  const add = (sums: Sums, sign: 1 | -1 = 1, nameOf = (_kind: string, name: string) => name) => {
    for (const [kind, byName] of sums) {
      const added = total.get(kind) ?? new Map<string, number>();
      total.set(kind, added);
      for (const [name, sum] of byName) {
        const key = nameOf(kind, name);
        added.set(key, (added.get(key) ?? 0) + sign * sum);
      }
    }
  };
  if (months) add(sumsOf(rangeOfMonths(months)));
  for (const range of days) add(sumsOf(rangeOfDays(range)));
  for (const { month, without } of shortened) {
    const whole = sumsOf(rangeOfMonths({ from: month, to: month }));
    add(whole);
    // A name above the month's maximum was counted as other in the month.
    for (const range of without)
      add(sumsOf(rangeOfDays(range)), -1, (kind, name) => (whole.get(kind)?.has(name) ? name : otherName));
  }
  return total;
}
