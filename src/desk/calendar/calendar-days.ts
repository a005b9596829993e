import { addDays } from '#shared/insight/periods.ts';

const weekDays = 7;

/** The first day of a month, and the days of the weeks that show it. Weeks begin on Monday. */
export interface CalendarMonth {
  readonly first: string;
  readonly last: string;
  /** The days of the grid, in weeks. */
  readonly weeks: readonly (readonly string[])[];
}

/** Returns the month of a day (YYYY-MM-DD). */
export function monthOf(day: string): CalendarMonth {
  const first = `${day.slice(0, 7)}-01`;
  const last = addDays(monthAfter(first, 1), -1);
  const start = addDays(first, -((new Date(first).getUTCDay() + 6) % weekDays));
  const weeks: string[][] = [];
  for (let monday = start; monday <= last; monday = addDays(monday, weekDays))
    weeks.push(Array.from({ length: weekDays }, (_, index) => addDays(monday, index)));
  return { first, last, weeks };
}

/** Returns the first day of the month that is `count` months after that of a day. */
export function monthAfter(day: string, count: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 10);
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -weekDays,
  ArrowDown: weekDays,
};

/** Returns the day to which a key moves an entry, or `undefined` if the key moves nothing. */
export function dayAfterKey(key: string, day: string): string | undefined {
  const step = steps[key];
  return step === undefined ? undefined : addDays(day, step);
}
