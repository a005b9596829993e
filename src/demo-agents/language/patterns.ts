import { dateFrom, dayOfMonthFrom, type IsoDate } from './calendar.ts';

/** A part of the day. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** A mention of a time; parts that were not said are unset. */
export type TimeMention =
  | { readonly type: 'clock'; readonly hour: number; readonly minute: number; readonly half?: 'am' | 'pm' | '24' }
  | { readonly type: 'part'; readonly part: DayPart }
  /** A wait from now: in an hour, 半小时后, 30분 뒤. */
  | { readonly type: 'wait'; readonly minutes: number };

/** The named groups of a match. */
export type Groups = Readonly<Record<string, string>>;

/** A pattern of a time of day. */
export interface TimePattern {
  readonly pattern: RegExp;
  readonly read: (groups: Groups) => TimeMention | undefined;
}

const halfOf = (said: string | undefined) => {
  if (!said) return {};
  return { half: said.startsWith('a') ? 'am' : 'pm' } as const;
};
/** Returns a clock time, or `undefined` if there is no such time. */
export const clock = (hour: number, minute: number, half?: string): TimeMention | undefined => {
  if (hour > 24 || minute > 59 || (half && (hour > 12 || hour === 0))) return undefined;
  return { type: 'clock', hour: hour % 24, minute, ...halfOf(half) };
};
/** Returns a reader for a part of the day. */
export const part = (value: DayPart) => (): TimeMention => ({ type: 'part', part: value });
/** Returns noon. */
export const noon = (): TimeMention => ({ type: 'clock', hour: 12, minute: 0, half: 'pm' });
/** Returns midnight. */
export const midnight = (): TimeMention => ({ type: 'clock', hour: 12, minute: 0, half: 'am' });

/** A pattern of a number of nights: the group `n` or `m`, or one, times `nights`. */
export type NightPattern = readonly [pattern: RegExp, nights: number];

/** The patterns of days, times and nights in one language. Earlier patterns win. */
export interface LanguagePatterns {
  readonly days: readonly DayPattern[];
  readonly times: readonly TimePattern[];
  readonly nights: readonly NightPattern[];
}

/** Today, and the first day that a mention can mean. */
export interface DayContext {
  readonly today: IsoDate;
  readonly notBefore: IsoDate;
}

/** A pattern of a day. */
export interface DayPattern {
  /** A weekday beside a date adds nothing to the date. */
  readonly kind: 'date' | 'weekday' | 'weekend' | 'relative';
  readonly pattern: RegExp;
  readonly resolve: (groups: Groups, context: DayContext) => IsoDate | undefined;
}

/** Returns the date with the groups' day in a month. */
export function dateOf(groups: Groups, month: number, from: IsoDate): IsoDate | undefined {
  const year = groups.year ? Number(groups.year) + (groups.year.length === 2 ? 2000 : 0) : undefined;
  return dateFrom(from, Number(groups.day), month, year);
}

/** Returns the next date with the groups' day of the month. */
export function nextDayOfMonth(groups: Groups, { notBefore: from }: DayContext): IsoDate | undefined {
  return dayOfMonthFrom(from, Number(groups.day));
}

/** The ISO form of a date, which is the same in every language: 2026-12-14. */
export const isoDay: DayPattern = {
  kind: 'date',
  pattern: /(?<!\d)(?<year>20\d\d)[-/.](?<month>[01]?\d)[-/.](?<day>[0-3]?\d)(?!\d)/g,
  resolve: (groups, { notBefore: from }) => dateOf(groups, Number(groups.month), from),
};
