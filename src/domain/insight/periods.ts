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

const dayLength = 24 * 60 * 60 * 1000;

/** Returns the day that is `count` days after `day`. A negative count leads to an earlier day. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
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

/** The parts of a range. Together, they contain each day of the range exactly once. */
export interface RangeParts {
  /** Ranges of days. The sums of each day in them are added. */
  readonly days: readonly DayRange[];
  /** Whole months (YYYY-MM, both included). The sums of each of them are added. */
  readonly months: DayRange | undefined;
  /**
   * Months of which the range contains most days. The sums of the whole month are added, and the sums of the days
   * outside the range are subtracted.
   */
  readonly shortened: readonly ShortenedMonth[];
}

/** A month without some of its days. */
export interface ShortenedMonth {
  /** YYYY-MM. */
  readonly month: string;
  readonly without: readonly DayRange[];
}

/**
 * Divides a range so that few rows are read. The sums of each month are stored too, so a whole month is one row. If a
 * month is only partly in the range, there are two ways: to add the days that are in the range, or to take the month
 * and subtract the days that are not. The way with fewer days is chosen.
 */
export function divideRange({ from, to }: DayRange): RangeParts {
  const days: DayRange[] = [];
  const whole: string[] = [];
  const shortened: ShortenedMonth[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = nextMonth(month)) {
    const [first, last] = [`${month}-01`, addDays(`${nextMonth(month)}-01`, -1)];
    const start = from > first ? from : first;
    const end = to < last ? to : last;
    const before = start > first ? [{ from: first, to: addDays(start, -1) }] : [];
    const after = end < last ? [{ from: addDays(end, 1), to: last }] : [];
    const without = [...before, ...after];
    const missing = without.reduce((sum, range) => sum + lengthOf(range), 0);
    const covered = lengthOf({ from: start, to: end });
    const previous = days.at(-1);
    if (missing === 0) whole.push(month);
    else if (missing < covered) shortened.push({ month, without });
    else if (previous && addDays(previous.to, 1) === start) days.splice(-1, 1, { from: previous.from, to: end });
    else days.push({ from: start, to: end });
  }
  const [firstMonth] = whole;
  const lastMonth = whole.at(-1);
  return { days, months: firstMonth && lastMonth ? { from: firstMonth, to: lastMonth } : undefined, shortened };
}

function lengthOf({ from, to }: DayRange): number {
  return (Date.parse(to) - Date.parse(from)) / dayLength + 1;
}

/** Returns the month of a day in the form YYYY-MM. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

function nextMonth(month: string): string {
  return monthOf(addDays(`${month}-01`, 31));
}
