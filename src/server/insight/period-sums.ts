import type { Kysely } from 'kysely';
import { otherName } from '#domain/insight/figure-kinds.ts';
import { type ComparedPeriod, type DayRange, divideRange, type RangeParts } from '#domain/insight/periods.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { type Sums, sumDays, sumMonths } from './figure.repository.ts';

/** The sums of a period, and those of the days before it that it is compared with. */
export interface ComparedSums {
  readonly now: Sums;
  readonly before: Sums;
}

type ReadRange = (range: DayRange) => Sums;

/**
 * Reads the sums of a period. Both of its halves end or begin within one month, so they need the same days of it, which
 * are read once.
 */
export async function readPeriodSums(db: Kysely<DatabaseSchema>, period: ComparedPeriod): Promise<ComparedSums> {
  const [now, before] = [divideRange(period.now), divideRange(period.before)];
  // The days are read first. What is counted between the two queries may then be too much, but never negative.
  const ofDays = await readOnce([...daysOf(now), ...daysOf(before)], (range) => sumDays(db, range));
  const ofMonths = await readOnce([...monthsOf(now), ...monthsOf(before)], (range) => sumMonths(db, range));
  return { now: addParts(now, ofDays, ofMonths), before: addParts(before, ofDays, ofMonths) };
}

function daysOf({ days, shortened }: RangeParts): DayRange[] {
  return [...days, ...shortened.flatMap(({ without }) => without)];
}

function monthsOf({ months, shortened }: RangeParts): DayRange[] {
  return [...(months ? [months] : []), ...shortened.map(({ month }) => ({ from: month, to: month }))];
}

/** Reads each range once, one after the other. Returns a function that returns its sums. */
async function readOnce(ranges: readonly DayRange[], read: (range: DayRange) => Promise<Sums>): Promise<ReadRange> {
  const known = new Map<string, Sums>();
  const keyOf = ({ from, to }: DayRange) => `${from} ${to}`;
  for (const range of ranges) if (!known.has(keyOf(range))) known.set(keyOf(range), await read(range));
  return (range) => known.get(keyOf(range)) ?? new Map();
}

/** Adds up the parts of a range by kind and name. */
function addParts({ days, months, shortened }: RangeParts, ofDays: ReadRange, ofMonths: ReadRange): Sums {
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
  if (months) add(ofMonths(months));
  for (const range of days) add(ofDays(range));
  for (const { month, without } of shortened) {
    const whole = ofMonths({ from: month, to: month });
    add(whole);
    // A name above the month's maximum was counted as other in the month.
    for (const range of without)
      add(ofDays(range), -1, (kind, name) => (whole.get(kind)?.has(name) ? name : otherName));
  }
  return total;
}
