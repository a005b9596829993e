/** The lengths of a period, in days. 364 days are 52 weeks, so that the days of the week match when years are compared. */
export const periodLengths = [1, 7, 30, 364] as const;

export type PeriodLength = (typeof periodLengths)[number];

/** A range of days. Both ends are included and have the form YYYY-MM-DD. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** A period, and the days before it that it is compared with. */
export interface ComparedPeriod {
  readonly now: DayRange;
  readonly before: DayRange;
}

const dayLength = 24 * 60 * 60 * 1000;

/** Returns the day a number of days after another one. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
}

/**
 * Returns the period of a length that ends on the day `to`, and as many days before it. Without `to`, a period ends
 * yesterday, because today is not over. A period of one day is today.
 */
export function comparedPeriod(length: PeriodLength, today: string, to?: string): ComparedPeriod {
  const last = to ?? (length === 1 ? today : addDays(today, -1));
  const first = addDays(last, 1 - length);
  return {
    now: { from: first, to: last },
    before: { from: addDays(first, -length), to: addDays(first, -1) },
  };
}

/** The parts of a range: whole months (YYYY-MM, both included) and the days before and after them. */
export interface RangeParts {
  readonly days: readonly DayRange[];
  readonly months: DayRange | undefined;
}

/**
 * Divides a range into its whole months and the remaining days. The sums of a month are stored too, so that a year is
 * read from few rows.
 */
export function divideRange({ from, to }: DayRange): RangeParts {
  const firstMonth = from.endsWith('-01') ? monthOf(from) : nextMonth(from);
  const lastMonth = addDays(to, 1).endsWith('-01') ? monthOf(to) : previousMonth(to);
  if (firstMonth > lastMonth) return { days: [{ from, to }], months: undefined };
  const days: DayRange[] = [];
  if (from < `${firstMonth}-01`) days.push({ from, to: addDays(`${firstMonth}-01`, -1) });
  const after = `${nextMonth(`${lastMonth}-01`)}-01`;
  if (after <= to) days.push({ from: after, to });
  return { days, months: { from: firstMonth, to: lastMonth } };
}

/** Returns the month of a day in the form YYYY-MM. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

function nextMonth(day: string): string {
  return monthOf(addDays(`${monthOf(day)}-01`, 31));
}

function previousMonth(day: string): string {
  return monthOf(addDays(`${monthOf(day)}-01`, -1));
}
