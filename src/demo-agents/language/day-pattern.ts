import { dateFrom, dayOfMonthFrom, type IsoDate } from './calendar.ts';

type Groups = Readonly<Record<string, string>>;

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
