import { type Locale, localeFacts } from '#domain/locales.ts';

/** A calendar date in the form YYYY-MM-DD. */
export type IsoDate = string;

/** Returns the date a number of days later, or earlier if it is negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Returns the number of days from one date to another. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** Returns the day of the week: 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: IsoDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** Returns the first date with this weekday on or after `from`. */
export function weekdayFrom(from: IsoDate, weekday: number): IsoDate {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7);
}

/** Returns a weekday in the week that is `weeks` after the week of `today`; weeks begin on Monday. */
export function weekdayInWeek(today: IsoDate, weekday: number, weeks: number): IsoDate {
  return addDays(today, weekday - weekdayOf(today) + weeks * 7);
}

/** Returns the first date on or after `from` with this day and month, or `undefined` if none exists (31 June). */
export function dateFrom(from: IsoDate, day: number, month: number, year?: number): IsoDate | undefined {
  const first = Number(from.slice(0, 4));
  const years = year === undefined ? [first, first + 1, first + 2, first + 3, first + 4] : [year];
  return years
    .map((candidate) => isoDate(candidate, month, day))
    .find((date) => date !== undefined && (date >= from || year !== undefined));
}

/** Returns the first date on or after `from` with this day of the month. */
export function dayOfMonthFrom(from: IsoDate, day: number): IsoDate | undefined {
  const [year = 0, month = 0] = from.split('-').map(Number);
  return [0, 1, 2]
    .map((later) => isoDate(year + Math.floor((month - 1 + later) / 12), ((month - 1 + later) % 12) + 1, day))
    .find((date) => date !== undefined && date >= from);
}

/** Returns the Saturday of the coming weekend; on a Sunday, that Sunday. */
export function weekendFrom(today: IsoDate): IsoDate {
  return weekdayFrom(today, 7) === today ? today : weekdayFrom(today, 6);
}

function isoDate(year: number, month: number, day: number): IsoDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A day of the week. */
export type Weekday = (typeof weekdayNames)[number];

/** A span of time, in minutes of the day. */
export type TimeSpan = readonly [from: number, to: number];

/** Opening hours. A missing day is closed. */
export type WeekHours = Readonly<Partial<Record<Weekday, TimeSpan>>>;

/** All weekdays, Monday first. */
export const allWeekdays: readonly Weekday[] = weekdayNames;

/** Monday to Friday. */
export const workdays: readonly Weekday[] = weekdayNames.slice(0, 5);

/** Returns a time in minutes of the day: `at(13, 30)`. */
export function at(hour: number, minute = 0): number {
  return hour * 60 + minute;
}

/** Returns the same opening hours on several days. */
export function sameHours(days: readonly Weekday[], from: number, to: number): WeekHours {
  return Object.fromEntries(days.map((day) => [day, [from, to]]));
}

/** Returns the weekday of a date. */
export function weekdayNameOf(date: IsoDate): Weekday {
  return weekdayNames[weekdayOf(date) - 1] ?? 'mon';
}

/** The local time and variant of a call. */
export interface LocalTime {
  readonly locale: Locale;
  /** The date in the variant's time zone. */
  readonly today: IsoDate;
  /** Minutes of the day in the variant's time zone. */
  readonly minutesNow: number;
}

/** Returns an instant as local time in the variant's time zone. */
export function localTimeAt(now: Date, locale: Locale): LocalTime {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: localeFacts(locale).timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '00';
  return {
    locale,
    today: `${read('year')}-${read('month')}-${read('day')}`,
    minutesNow: Number(read('hour')) * 60 + Number(read('minute')),
  };
}
