import { addDays } from '#language/calendar.ts';

/**
 * The lengths of a period, in days. A year is 364 days, because these are 52 weeks: each day is compared with the same
 * day of the week.
 */
export const periodLengths = [1, 7, 30, 364] as const;

export type PeriodLength = (typeof periodLengths)[number];

/** A range of days. Both ends are included and have the form YYYY-MM-DD. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** A period, and the period of the same length directly before it. The numbers of both are compared. */
export interface ComparedPeriod {
  readonly now: DayRange;
  readonly before: DayRange;
}

/**
 * Returns the period of `length` days that ends on the day `to`, and the period of the same length before it. Without
 * `to`, a period of one day is today, and a longer period ends yesterday, because today is not over.
 */
export function comparedPeriod(length: PeriodLength, today: string, to?: string): ComparedPeriod {
  const last = to ?? (length === 1 ? today : addDays(today, -1));
  const first = addDays(last, 1 - length);
  return {
    now: { from: first, to: last },
    before: { from: addDays(first, -length), to: addDays(first, -1) },
  };
}
