import { addDays, weekdayFrom, weekdayInWeek } from './calendar.ts';
import { type DayPattern, dateOf, dayOfMonth, isoDay } from './day-pattern.ts';

const near: Readonly<Record<string, number>> = { 今: 0, 明: 1, 后: 2, 大后: 3 };
const weekdayIn = (groups: Readonly<Record<string, string>>) =>
  /[日天]/.test(groups.weekday ?? '') ? 7 : Number(groups.weekday);
const week = '(?:周|星期|礼拜)';

/** Days as they are said in Chinese, with its numerals already written as digits. */
export const chineseDays: readonly DayPattern[] = [
  isoDay,
  {
    kind: 'date',
    pattern: /(?<!\d)(?<day>[0-3]?\d)(?=\s*(?:到|至|-|–|~)\s*[0-3]?\d\s*(?:号|號|日))/g,
    on: dayOfMonth,
  },
  {
    kind: 'date',
    pattern: /(?:(?<year>20\d\d)\s*年\s*)?(?<!\d)(?<month>1?\d)\s*月\s*(?<day>[0-3]?\d)\s*(?:号|號|日)?/g,
    on: (groups, { from }) => dateOf(groups, Number(groups.month), from),
  },
  {
    kind: 'date',
    pattern: /(?<![\d./-])(?<month>[0-3]?\d)[/](?<day>[0-3]?\d)(?![\d/])/g,
    on: (groups, { from }) =>
      // Month first, as Chinese writes it; what cannot be a month was a day (14/12).
      dateOf(groups, Number(groups.month), from) ?? dateOf({ day: groups.month ?? '' }, Number(groups.day), from),
  },
  { kind: 'date', pattern: /(?<![\d月])(?<day>[0-3]?\d)\s*(?:号|號)(?!\s*(?:线|楼|房))/g, on: dayOfMonth },
  {
    kind: 'relative',
    pattern: /(?<near>大后|今|明|后)(?:天|日|晚|早)(?!店)/g,
    on: (groups, { today }) => addDays(today, near[groups.near ?? ''] ?? 0),
  },
  {
    kind: 'relative',
    pattern: /(?<n>\d+|半)\s*(?:天|日)(?:之?后|以后)|过\s*(?<m>\d+)\s*天/g,
    on: (groups, { today }) => addDays(today, Number(groups.n ?? groups.m)),
  },
  {
    kind: 'relative',
    pattern: /(?<n>\d+)\s*(?:周|个?星期|个?礼拜)(?:之?后|以后)/g,
    on: (groups, { today }) => addDays(today, 7 * Number(groups.n)),
  },
  {
    kind: 'weekend',
    pattern: new RegExp(`(?<next>下)?个?(?:这|本)?个?(?:周末|${week}末)`, 'g'),
    on: (groups, { today }) => {
      const saturday = weekdayFrom(today, 7) === today ? today : weekdayFrom(today, 6);
      return groups.next ? addDays(saturday, 7) : saturday;
    },
  },
  {
    kind: 'weekday',
    pattern: new RegExp(`(?<next>(?<![一1])下{1,2})个?${week}(?<weekday>[1-6日天])`, 'g'),
    on: (groups, { today }) => weekdayInWeek(today, weekdayIn(groups), groups.next?.length ?? 1),
  },
  {
    kind: 'weekday',
    pattern: new RegExp(`(?:这|本)个?${week}(?<weekday>[1-6日天])`, 'g'),
    on: (groups, { from }) => weekdayFrom(from, weekdayIn(groups)),
  },
  {
    kind: 'weekday',
    pattern: new RegExp(`${week}(?<weekday>[1-6日天])`, 'g'),
    on: (groups, { from }) => weekdayFrom(addDays(from, 1), weekdayIn(groups)),
  },
];
