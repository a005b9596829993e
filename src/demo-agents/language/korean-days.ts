import { addDays, weekdayFrom, weekdayInWeek } from './calendar.ts';
import { type DayPattern, dateOf, dayOfMonth, isoDay } from './day-pattern.ts';

const near: Readonly<Record<string, number>> = { 오늘: 0, 내일: 1, 모레: 2, 글피: 3 };
const weekdayIn = (groups: Readonly<Record<string, string>>) => '월화수목금토일'.indexOf(groups.weekday ?? '') + 1;
const later = '\\s*(?:뒤|후|있다가|지나서)';

/** Days as they are said in Korean, with its numerals already written as digits. */
export const koreanDays: readonly DayPattern[] = [
  isoDay,
  {
    kind: 'date',
    pattern: /(?:(?<year>20\d\d)\s*년\s*)?(?<!\d)(?<month>1?\d)\s*월\s*(?<day>[0-3]?\d)\s*일?/g,
    on: (groups, { from }) => dateOf(groups, Number(groups.month), from),
  },
  {
    kind: 'relative',
    pattern: new RegExp(
      `(?<!\\d)(?<n>\\d{1,2})\\s*[일날]${later}|(?<!\\d)(?<weeks>\\d)\\s*주일?${later}|(?<one>일주일)${later}`,
      'g',
    ),
    on: (groups, { today }) => addDays(today, groups.n ? Number(groups.n) : 7 * Number(groups.weeks ?? 1)),
  },
  {
    kind: 'date',
    pattern: /(?<![\d월박]\s?)(?<day>[0-3]?\d)\s*일(?!\s*(?:동안|간|요|짜리|묵))/g,
    on: dayOfMonth,
  },
  {
    kind: 'date',
    pattern: /(?<![\d./-])(?<month>[0-3]?\d)[/](?<day>[0-3]?\d)(?![\d/])/g,
    // Month first, as Korean writes it; what cannot be a month was a day (14/12).
    on: (groups, { from }) =>
      dateOf(groups, Number(groups.month), from) ?? dateOf({ day: groups.month ?? '' }, Number(groups.day), from),
  },
  {
    kind: 'relative',
    pattern: /(?<near>오늘|내일|모레|글피)/g,
    on: (groups, { today }) => addDays(today, near[groups.near ?? ''] ?? 0),
  },
  {
    kind: 'weekend',
    pattern: /(?<next>다음\s*주?\s*)?(?:이번\s*주?\s*)?주말/g,
    on: (groups, { today }) => {
      const saturday = weekdayFrom(today, 7) === today ? today : weekdayFrom(today, 6);
      return groups.next ? addDays(saturday, 7) : saturday;
    },
  },
  {
    kind: 'weekday',
    pattern: /(?<next>다다음|다음)\s*주\s*(?<weekday>[월화수목금토일])요일/g,
    on: (groups, { today }) => weekdayInWeek(today, weekdayIn(groups), groups.next === '다음' ? 1 : 2),
  },
  {
    kind: 'weekday',
    pattern: /이번\s*주?\s*(?<weekday>[월화수목금토일])요일/g,
    on: (groups, { from }) => weekdayFrom(from, weekdayIn(groups)),
  },
  {
    kind: 'weekday',
    pattern: /(?<weekday>[월화수목금토일])요일/g,
    on: (groups, { from }) => weekdayFrom(addDays(from, 1), weekdayIn(groups)),
  },
];
