import { addDays, type IsoDate, weekdayFrom } from './calendar.ts';
import { type DayPattern, dateOf } from './patterns.ts';

/** Returns the pattern for days that have a name and the same date each year. Example: "Christmas Eve", 平安夜. */
export function namedDays(days: readonly (readonly [pattern: RegExp, day: number, month: number])[]): DayPattern[] {
  return days.map(([pattern, day, month]) => ({
    kind: 'date',
    pattern,
    resolve: (_, { notBefore }) => dateOf({ day: String(day) }, month, notBefore),
  }));
}

/**
 * Returns the date of the first, second or later weekday of the next month with this number. 0 is the last one.
 * Example: the first Saturday in December.
 */
export function weekdayOfMonth(from: IsoDate, month: number, weekday: number, place: number): IsoDate | undefined {
  const first = dateOf({ day: '1' }, month, `${from.slice(0, 8)}01`);
  if (first === undefined) return undefined;
  const weeks = place > 0 ? place - 1 : 3;
  const day = addDays(weekdayFrom(first, weekday), 7 * weeks);
  const later = addDays(day, 7);
  return place === 0 && later.slice(0, 7) === day.slice(0, 7) ? later : day;
}

/** Returns the date with this day in the month after the month of `today`, or `undefined` if it has no such day. */
export function dayOfNextMonth(today: IsoDate, day: number): IsoDate | undefined {
  const month = (Number(today.slice(5, 7)) % 12) + 1;
  return dateOf({ day: String(day) }, month, today);
}
