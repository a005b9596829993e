import { dateFrom, dayOfMonthFrom, type IsoDate } from './calendar.ts';
import type { Groups, Phrase, Spacing, WordLists } from './phrase-patterns.ts';

export type DayPart = 'morning' | 'afternoon' | 'evening';

/**
 * A time that the caller mentioned. `half` is `24` for a time of the 24-hour clock. It is `undefined` if the caller
 * said neither am nor pm.
 */
export type TimeMention =
  | { readonly type: 'clock'; readonly hour: number; readonly minute: number; readonly half?: 'am' | 'pm' | '24' }
  | { readonly type: 'part'; readonly part: DayPart };

/** A rule that finds a time of day. `read` returns the time for the words that were said. */
export interface TimeRule {
  readonly phrases: readonly Phrase[];
  readonly read: (said: Groups) => TimeMention | undefined;
}

const halfOf = (said: string | undefined) => {
  if (!said) return {};
  return { half: said.startsWith('a') ? 'am' : 'pm' } as const;
};
/** Returns the mention of a clock time, or `undefined` if there is no such time. */
export const clock = (hour: number, minute: number, half?: string): TimeMention | undefined => {
  if (hour > 24 || minute > 59 || (half?.startsWith('a') && hour > 12)) return undefined;
  // "15 pm" means the same as 15:00.
  if (half && (hour > 12 || hour === 0)) return { type: 'clock', hour: hour % 24, minute, half: '24' };
  return { type: 'clock', hour: hour % 24, minute, ...halfOf(half) };
};
/** Returns a `read` function for phrases that all mean the same part of the day. */
export const part = (value: DayPart) => (): TimeMention => ({ type: 'part', part: value });
export const noon = (): TimeMention => ({ type: 'clock', hour: 12, minute: 0, half: 'pm' });
export const midnight = (): TimeMention => ({ type: 'clock', hour: 12, minute: 0, half: 'am' });

/** A rule that finds a number of nights: the number that was said, or else one, multiplied by `nights`. */
export interface NightRule {
  readonly phrases: readonly Phrase[];
  readonly nights: number;
}

/**
 * The rules for days, times and nights in one language. Where two rules match the same words, the earlier one is used.
 */
export interface LanguageRules {
  readonly lists: WordLists;
  readonly spacing: Spacing;
  readonly days: readonly DayRule[];
  readonly times: readonly TimeRule[];
  readonly nights: readonly NightRule[];
}

/** Numbers in the phrases of every language. */
export const numbers = {
  day: '[0|1|2|3]#',
  first: '[0|1|2|3]#',
  mm: '[0|1]#',
  year: '20##',
  shortYear: '20##|##',
  hour: '[0|1|2]#',
  minute: '[0|1|2|3|4|5]#',
  number: '##|#',
  digit: '#',
} satisfies WordLists;

/** The two dates that decide the date of a mention such as "Friday": today, and the first day that is possible. */
export interface DayContext {
  readonly today: IsoDate;
  readonly notBefore: IsoDate;
}

/** A rule that finds a day. `resolve` returns its date. */
export interface DayRule {
  /** The kind of day. A `weekday` next to a `date` adds nothing, so it is ignored. */
  readonly kind: 'date' | 'weekday' | 'weekend' | 'relative';
  readonly phrases: readonly Phrase[];
  readonly resolve: (said: Groups, context: DayContext) => IsoDate | undefined;
}

/** Returns the first date on or after `from` that has this month and the day that the pattern found. */
export function dateOf(groups: Groups, month: number, from: IsoDate): IsoDate | undefined {
  const year = groups.year ? Number(groups.year) + (groups.year.length === 2 ? 2000 : 0) : undefined;
  return dateFrom(from, Number(groups.day), month, year);
}

/** Returns the first possible date that has the day of the month that the pattern found. */
export function nextDayOfMonth(groups: Groups, { notBefore: from }: DayContext): IsoDate | undefined {
  return dayOfMonthFrom(from, Number(groups.day));
}

/**
 * A date whose month comes first, as in Chinese and Korean (example: 12/14). If the first number is larger than 12, it
 * is the day (example: 14/12).
 */
export const monthBeforeDay: DayRule = {
  kind: 'date',
  phrases: [{ say: '{first}/{day}', notBefore: '/' }],
  resolve: ({ first = '', day = '' }, { notBefore }) =>
    dateOf({ day }, Number(first), notBefore) ?? dateOf({ day: first }, Number(day), notBefore),
};
