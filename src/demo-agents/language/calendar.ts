/** A calendar date in the form YYYY-MM-DD. */
export type IsoDate = string;

/** A date so many days later, or earlier with a negative number. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Days from one date to another: the nights of a stay. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** Day of the week: 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: IsoDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** The first such weekday that is not before `from`. */
export function weekdayFrom(from: IsoDate, weekday: number): IsoDate {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7);
}

/** A weekday so many weeks after the week of `today`; weeks begin on Monday. */
export function weekdayInWeek(today: IsoDate, weekday: number, weeks: number): IsoDate {
  return addDays(today, weekday - weekdayOf(today) + weeks * 7);
}

/** The date of a day and month that is not before `from`, or undefined where there is none (31 June). */
export function dateFrom(from: IsoDate, day: number, month: number, year?: number): IsoDate | undefined {
  const first = Number(from.slice(0, 4));
  const years = year === undefined ? [first, first + 1, first + 2, first + 3, first + 4] : [year];
  return years
    .map((candidate) => isoDate(candidate, month, day))
    .find((date) => date !== undefined && (date >= from || year !== undefined));
}

/** The first date with this day of the month that is not before `from`. */
export function dayOfMonthFrom(from: IsoDate, day: number): IsoDate | undefined {
  const [year = 0, month = 0] = from.split('-').map(Number);
  return [0, 1, 2]
    .map((later) => isoDate(year + Math.floor((month - 1 + later) / 12), ((month - 1 + later) % 12) + 1, day))
    .find((date) => date !== undefined && date >= from);
}

function isoDate(year: number, month: number, day: number): IsoDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}
