import { addDays, weekdayFrom, weekdayInWeek, weekendFrom } from './calendar.ts';
import {
  clock,
  type DayPattern,
  dateOf,
  dayOfNextMonth,
  type Groups,
  isoDay,
  type LanguagePatterns,
  midnight,
  monthBeforeDay,
  type NightPattern,
  namedDays,
  nextDayOfMonth,
  noon,
  part,
  type TimeMention,
  type TimePattern,
  weekdayOfMonth,
} from './patterns.ts';

const near: Readonly<Record<string, number>> = { 大前: -3, 前: -2, 昨: -1, 今: 0, 明: 1, 后: 2, 大后: 3 };
const weekdayIn = (groups: Readonly<Record<string, string>>) =>
  /[日天]/.test(groups.weekday ?? '') ? 7 : Number(groups.weekday);
const week = '(?:周|星期|礼拜)';

/** The patterns for days in Chinese. They expect a text in which `toDigits` has replaced all numerals. */
const chineseDays: readonly DayPattern[] = [
  isoDay,
  ...namedDays([
    [/平安夜|圣诞前夜|圣诞夜/g, 24, 12],
    [/圣诞节?(?:那天|当天)?(?!前|后|树|假|老人|大餐|聚)/g, 25, 12],
    [/节礼日/g, 26, 12],
    [/跨年夜?|除夕夜?/g, 31, 12],
    [/元旦(?:那天|当天)?/g, 1, 1],
  ]),
  {
    kind: 'date',
    pattern: /下个?月\s*(?<day>[0-3]?\d)\s*(?:号|號|日)?/g,
    resolve: (groups, { today }) => dayOfNextMonth(today, Number(groups.day)),
  },
  {
    kind: 'date',
    pattern: new RegExp(
      `(?<!\\d)(?<month>1?\\d)\\s*月(?:的|份)?(?:第\\s*(?<place>\\d)|(?<last>最后)(?:1)?)\\s*个${week}(?<weekday>[1-6日天])`,
      'g',
    ),
    resolve: (groups, { today }) =>
      weekdayOfMonth(today, Number(groups.month), weekdayIn(groups), groups.last ? 0 : Number(groups.place)),
  },
  {
    kind: 'date',
    pattern: /(?<!\d)(?<day>[0-3]?\d)(?=\s*(?:到|至|-|–|~)\s*[0-3]?\d\s*(?:号|號|日))/g,
    resolve: nextDayOfMonth,
  },
  {
    kind: 'date',
    pattern: /(?:(?<year>20\d\d)\s*年\s*)?(?<!\d)(?<month>1?\d)\s*月\s*(?<day>[0-3]?\d)\s*(?:号|號|日)?/g,
    resolve: (groups, { notBefore: from }) => dateOf(groups, Number(groups.month), from),
  },
  monthBeforeDay,
  { kind: 'date', pattern: /(?<![\d月])(?<day>[0-3]?\d)\s*(?:号|號)(?!\s*(?:线|楼|房))/g, resolve: nextDayOfMonth },
  {
    kind: 'relative',
    pattern: /(?<near>大前|大后|前|昨|今|明|后)(?:天|日|晚|早)(?!店)/g,
    resolve: (groups, { today }) => addDays(today, near[groups.near ?? ''] ?? 0),
  },
  {
    kind: 'relative',
    pattern: /(?<n>\d+|半)\s*(?:天|日)(?:之?后|以后)|过\s*(?<m>\d+)\s*天/g,
    resolve: (groups, { today }) => addDays(today, Number(groups.n ?? groups.m)),
  },
  {
    kind: 'relative',
    pattern: /(?<n>\d+)\s*天(?:之|以)?前/g,
    resolve: (groups, { today }) => addDays(today, -Number(groups.n)),
  },
  {
    kind: 'weekday',
    pattern: new RegExp(`上一?个?${week}(?<weekday>[1-6日天])`, 'g'),
    resolve: (groups, { today }) => weekdayInWeek(today, weekdayIn(groups), -1),
  },
  {
    kind: 'relative',
    pattern: /(?<n>\d+)\s*(?:周|个?星期|个?礼拜)(?:之?后|以后)/g,
    resolve: (groups, { today }) => addDays(today, 7 * Number(groups.n)),
  },
  {
    kind: 'weekend',
    pattern: new RegExp(`(?<next>下)?个?(?:这|本)?个?(?:周末|${week}末)`, 'g'),
    resolve: (groups, { today }) => addDays(weekendFrom(today), groups.next ? 7 : 0),
  },
  {
    kind: 'weekday',
    pattern: new RegExp(`(?<next>(?<![一1])下{1,2})个?${week}(?<weekday>[1-6日天])`, 'g'),
    resolve: (groups, { today }) => weekdayInWeek(today, weekdayIn(groups), groups.next?.length ?? 1),
  },
  {
    kind: 'weekday',
    pattern: new RegExp(`(?:这|本)个?${week}(?<weekday>[1-6日天])`, 'g'),
    resolve: (groups, { notBefore: from }) => weekdayFrom(from, weekdayIn(groups)),
  },
  {
    kind: 'weekday',
    pattern: new RegExp(`${week}(?<weekday>[1-6日天])`, 'g'),
    resolve: (groups, { notBefore: from }) => weekdayFrom(addDays(from, 1), weekdayIn(groups)),
  },
];

const chineseParts =
  '(?<part>上午|早上|早晨|清早|今早|明早|凌晨|中午|下午|午后|傍晚|晚上|晚间|夜里|夜晚|半夜|今晚|明晚|后晚)';
const isChineseAm = /上午|早|凌晨/;
const minutesIn = ({ half, less, minute = '0', quarters }: Groups) => {
  if (less) return 60 - Number(less);
  if (half) return 30;
  return quarters ? 15 * Number(quarters) : Number(minute);
};
const readChinese = (groups: Groups): TimeMention | undefined => {
  const { part: said } = groups;
  const hour = Number(groups.hour) - (groups.less ? 1 : 0);
  const minutes = minutesIn(groups);
  if (hour > 12 || !said) {
    return groups.hour?.startsWith('0') || hour > 12
      ? { type: 'clock', hour: hour % 24, minute: minutes, half: '24' }
      : clock(hour, minutes);
  }
  // With a word for "at night", an hour from twelve to three is after midnight. With the word for "noon", eleven
  // o'clock is before noon.
  const isAm =
    isChineseAm.test(said) || (said === '中午' && hour === 11) || (/晚|夜/.test(said) && (hour === 12 || hour < 4));
  return clock(hour, minutes, isAm ? 'am' : 'pm');
};
/** The patterns for times in Chinese. They expect a text in which `toDigits` has replaced all numerals. */
const chineseTimes: readonly TimePattern[] = [
  {
    pattern: /(?<n>\d+|半)\s*个?(?<unit>小时|钟头|分钟)(?:之?后|以后|内|以内|之内)/g,
    read: ({ n = '', unit }) => ({
      type: 'wait',
      minutes: (n === '半' ? 0.5 : Number(n)) * (unit === '分钟' ? 1 : 60),
    }),
  },
  {
    pattern: new RegExp(`${chineseParts}?\\s*差\\s*(?<less>\\d{1,2})\\s*分?\\s*(?<hour>\\d{1,2})\\s*点`, 'g'),
    read: readChinese,
  },
  {
    // "一点" can also mean "a little". It only means one o'clock after a part of the day, or next to certain words.
    pattern: new RegExp(
      `(?:${chineseParts}\\s*|(?<=^|[天日号在约到,，。\\s1-7])|(?!1点))(?<!\\d|第|差|早|快|慢|便宜)(?<hour>[0-2]?\\d)\\s*(?:点|时(?!候|间)|點)(?!\\s*(?:什么|心|儿|也|都|菜|餐|单|[1-9](?:点|\\.)))(?:钟|整)?\\s*(?:(?<half>半)|(?<quarters>[13])刻|(?<minute>[0-5]?\\d)分?)?`,
      'g',
    ),
    read: readChinese,
  },
  {
    pattern: new RegExp(`${chineseParts}?\\s*(?<![\\d.:/-])(?<hour>[0-2]?\\d)[:：](?<minute>[0-5]\\d)(?!\\d)`, 'g'),
    read: readChinese,
  },
  { pattern: /正午|中午/g, read: noon },
  { pattern: /午夜/g, read: midnight },
  { pattern: /(?:上午|早上|早晨|清早|今早|明早|一早)(?!好)/g, read: part('morning') },
  { pattern: /(?:下午|午后)(?!好)/g, read: part('afternoon') },
  { pattern: /(?:今晚|明晚|后晚|晚上|傍晚|晚间|夜里|夜晚|半夜)(?!好)/g, read: part('evening') },
];

/** The patterns for numbers of nights in Chinese. */
const chineseNights: readonly NightPattern[] = [
  [/(?<!(?:周|星期|礼拜))(?<n>\d{1,2})\s*(?:个)?(?:晚上|晚|夜|宿)(?!点)/g, 1],
  [/住\s*(?<n>\d{1,2})\s*天/g, 1],
  [/第\s*2\s*天(?:[1一]?早|早上|上午|中午)?(?:就)?(?:走|离开|退房|回)/g, 1],
  [/^\W*(?<n>\d)\s*个?(?:星期|礼拜|周)\W*$/g, 7],
  [/(?:住|待)\s*(?<n>\d)?\s*个?(?:星期|礼拜|周)/g, 7],
];

/** All patterns for Chinese. */
export const chinese: LanguagePatterns = { days: chineseDays, times: chineseTimes, nights: chineseNights };
