/** A calendar date in the form YYYY-MM-DD. */
export type IsoDate = string;

/** The first three letters of each month, and the English names of months with their short forms, as a word list. */
export const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
export const monthNames =
  'jan[uary]|feb[ruary]|mar[ch]|apr[il]|may|jun[e]|jul[y]|aug[ust]|sep[t][ember]|oct[ober]|nov[ember]|dec[ember]';

/** Returns the date that is this number of days later. A negative number gives an earlier date. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Returns the number of days from one date to another. It is negative if the second date is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** Returns the day of the week, from 1 (Monday) to 7 (Sunday). */
export function weekdayOf(date: IsoDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** Returns the first date on or after `from` that has this day of the week, from 1 (Monday) to 7 (Sunday). */
export function weekdayFrom(from: IsoDate, weekday: number): IsoDate {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7);
}

/**
 * Returns the date of a weekday in the week that is `weeks` weeks after the week of `today`. 0 means the week of
 * `today`. Weeks begin on Monday.
 */
export function weekdayInWeek(today: IsoDate, weekday: number, weeks: number): IsoDate {
  return addDays(today, weekday - weekdayOf(today) + weeks * 7);
}

/**
 * Returns the first date on or after `from` with this day and month, or the date in `year`. Returns `undefined` if the
 * month has no such day, such as 31 June.
 */
export function dateFrom(from: IsoDate, day: number, month: number, year?: number): IsoDate | undefined {
  const first = Number(from.slice(0, 4));
  const years = year === undefined ? [first, first + 1, first + 2, first + 3, first + 4] : [year];
  return years
    .map((candidate) => isoDate(candidate, month, day))
    .find((date) => date !== undefined && (date >= from || year !== undefined));
}

/** Returns the first date on or after `from` that has this day of the month. */
export function dayOfMonthFrom(from: IsoDate, day: number): IsoDate | undefined {
  const [year = 0, month = 0] = from.split('-').map(Number);
  return [0, 1, 2]
    .map((later) => isoDate(year + Math.floor((month - 1 + later) / 12), ((month - 1 + later) % 12) + 1, day))
    .find((date) => date !== undefined && date >= from);
}

/**
 * Returns the first day of the coming or current weekend: the next Saturday, or today if today is a Saturday or Sunday.
 */
export function weekendFrom(today: IsoDate): IsoDate {
  return weekdayFrom(today, 7) === today ? today : weekdayFrom(today, 6);
}

function isoDate(year: number, month: number, day: number): IsoDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}
