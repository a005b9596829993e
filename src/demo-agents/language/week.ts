import { type IsoDate, weekdayOf } from './calendar.ts';

const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A day of the week. */
export type Weekday = (typeof weekdayNames)[number];

/** From when to when, in minutes of the day. */
export type Span = readonly [from: number, to: number];

/** Opening hours; a day that is left out is closed. */
export type WeekHours = Readonly<Partial<Record<Weekday, Span>>>;

/** All days, Monday first. */
export const everyDay: readonly Weekday[] = weekdayNames;

/** Monday to Friday. */
export const workdays: readonly Weekday[] = weekdayNames.slice(0, 5);

/** Minutes of the day: `at(13, 30)`. */
export function at(hour: number, minute = 0): number {
  return hour * 60 + minute;
}

/** The same hours on several days. */
export function onDays(days: readonly Weekday[], from: number, to: number): WeekHours {
  return Object.fromEntries(days.map((day) => [day, [from, to]]));
}

/** The weekday of a date. */
export function weekdayNameOf(date: IsoDate): Weekday {
  return weekdayNames[weekdayOf(date) - 1] ?? 'mon';
}
