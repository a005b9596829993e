import { type IsoDate, weekdayOf } from '#language/calendar.ts';
import { localTimeInZone } from '#shared/rules/dates.ts';
import { type Locale, localeFacts } from '#shared/rules/locales.ts';

const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof weekdayNames)[number];

/** A part of a day, from one time to another. Both are in minutes since midnight. */
export type TimeSpan = readonly [from: number, to: number];

/** The opening hours on each day of the week. The business is closed on a day without an entry. */
export type WeekHours = Readonly<Partial<Record<Weekday, TimeSpan>>>;

export const allWeekdays: readonly Weekday[] = weekdayNames;

export const workdays: readonly Weekday[] = weekdayNames.slice(0, 5);

/** Returns a time of day in minutes since midnight. Example: `at(13, 30)` is 810. */
export function at(hour: number, minute = 0): number {
  return hour * 60 + minute;
}

/** Returns opening hours that are the same on all of these days. */
export function sameHours(days: readonly Weekday[], from: number, to: number): WeekHours {
  return Object.fromEntries(days.map((day) => [day, [from, to]]));
}

export function weekdayNameOf(date: IsoDate): Weekday {
  return weekdayNames[weekdayOf(date) - 1] ?? 'mon';
}

/** The variant of the site on which a call takes place, and the local time at which it takes place. */
export interface LocalTime {
  readonly locale: Locale;
  /** The date in the variant's time zone. */
  readonly today: IsoDate;
  /** The time in the variant's time zone, in minutes since midnight. */
  readonly minutesNow: number;
}

/** Returns the local time at an instant, in the variant's time zone. */
export function localTimeAt(now: Date, locale: Locale): LocalTime {
  const { date, time } = localTimeInZone(localeFacts(locale).timeZone, now);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { locale, today: date, minutesNow: at(hour, minute) };
}
