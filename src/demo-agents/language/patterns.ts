import { dateFrom, dayOfMonthFrom, type IsoDate } from './calendar.ts';

/** A stretch of the day. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** A time that was mentioned, as far as it was said. */
export type TimeMention =
  | { readonly type: 'clock'; readonly hour: number; readonly minute: number; readonly half?: 'am' | 'pm' | '24' }
  | { readonly type: 'part'; readonly part: DayPart }
  /** In an hour, 半小时后, 30분 뒤. */
  | { readonly type: 'wait'; readonly minutes: number };

/** What a pattern caught, by name. */
export type Groups = Readonly<Record<string, string>>;

/** One way of saying a time. */
export interface TimePattern {
  readonly pattern: RegExp;
  readonly read: (groups: Groups) => TimeMention | undefined;
}

const halfOf = (said: string | undefined) => {
  if (!said) return {};
  return { half: said.startsWith('a') ? 'am' : 'pm' } as const;
};
/** A time by the clock, or nothing where there is no such time. */
export const clock = (hour: number, minute: number, half?: string): TimeMention | undefined => {
  if (hour > 24 || minute > 59 || (half && (hour > 12 || hour === 0))) return undefined;
  return { type: 'clock', hour: hour % 24, minute, ...halfOf(half) };
};
/** Reads a stretch of the day. */
export const part = (value: DayPart) => (): TimeMention => ({ type: 'part', part: value });
/** Twelve in the day. */
export const noon = (): TimeMention => ({ type: 'clock', hour: 12, minute: 0, half: 'pm' });
/** Twelve at night. */
export const midnight = (): TimeMention => ({ type: 'clock', hour: 12, minute: 0, half: 'am' });

/** One way of counting nights: the number is the group `n` or `m`, or one; each counts as so many nights. */
export type NightPattern = readonly [pattern: RegExp, nights: number];

/** How days, times and nights are said in one language; earlier patterns win. */
export interface LanguagePatterns {
  readonly days: readonly DayPattern[];
  readonly times: readonly TimePattern[];
  readonly nights: readonly NightPattern[];
}

/** When a day is said: today, and the day before which it cannot be. */
export interface DayContext {
  readonly today: IsoDate;
  readonly from: IsoDate;
}

/** One way of saying a day. */
export interface DayPattern {
  /** A weekday beside a date says no more than the date. */
  readonly kind: 'date' | 'weekday' | 'weekend' | 'relative';
  readonly pattern: RegExp;
  readonly on: (groups: Groups, context: DayContext) => IsoDate | undefined;
}

/** The date with the day of these groups, in this month. */
export function dateOf(groups: Groups, month: number, from: IsoDate): IsoDate | undefined {
  const year = groups.year ? Number(groups.year) + (groups.year.length === 2 ? 2000 : 0) : undefined;
  return dateFrom(from, Number(groups.day), month, year);
}

/** The next date with the day of these groups. */
export function dayOfMonth(groups: Groups, { from }: DayContext): IsoDate | undefined {
  return dayOfMonthFrom(from, Number(groups.day));
}

/** 2026-12-14, in every language. */
export const isoDay: DayPattern = {
  kind: 'date',
  pattern: /(?<!\d)(?<year>20\d\d)[-/.](?<month>[01]?\d)[-/.](?<day>[0-3]?\d)(?!\d)/g,
  on: (groups, { from }) => dateOf(groups, Number(groups.month), from),
};
