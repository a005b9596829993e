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

const near: Readonly<Record<string, number>> = {
  ...{ 그저께: -2, 엊그제: -2, 그제: -2, 어제: -1 },
  ...{ 오늘: 0, 내일: 1, 낼: 1, 모레: 2, 내일모레: 2, 낼모레: 2, 글피: 3 },
};
const weekdayIn = (groups: Readonly<Record<string, string>>) => '월화수목금토일'.indexOf(groups.weekday ?? '') + 1;
const later = '\\s*(?:뒤|후|있다가|지나서)';

/** The patterns for days in Korean. They expect a text in which `toDigits` has replaced all numerals. */
const koreanDays: readonly DayPattern[] = [
  isoDay,
  ...namedDays([
    [/(?:크리스마스|성탄절?)\s*(?:이브|전날)/g, 24, 12],
    [/크리스마스(?!\s*(?:직전|무렵|즈음|전|파티|선물|트리|연휴))|성탄절/g, 25, 12],
    [/박싱\s*데이/g, 26, 12],
    [/(?:올해|12\s*월)\s*마지막\s*날/g, 31, 12],
    [/새해\s*첫날/g, 1, 1],
  ]),
  {
    kind: 'date',
    pattern: /(?:다음|담)\s*달\s*(?<day>[0-3]?\d)\s*일/g,
    resolve: (groups, { today }) => dayOfNextMonth(today, Number(groups.day)),
  },
  {
    kind: 'date',
    pattern:
      /(?<!\d)(?<month>1?\d)\s*월\s*(?<place>첫|둘|셋|넷|마지막)(?:째|번째)?\s*주?\s*(?<weekday>[월화수목금토일])(?:요일|욜)/g,
    resolve: (groups, { today }) =>
      weekdayOfMonth(
        today,
        Number(groups.month),
        weekdayIn(groups),
        ['마지막', '첫', '둘', '셋', '넷'].indexOf(groups.place ?? ''),
      ),
  },
  {
    kind: 'date',
    pattern: /(?:(?<year>20\d\d)\s*년\s*)?(?<!\d)(?<month>1?\d)\s*월\s*(?<day>[0-3]?\d)\s*일?/g,
    resolve: (groups, { notBefore: from }) => dateOf(groups, Number(groups.month), from),
  },
  {
    kind: 'relative',
    pattern: new RegExp(
      `(?<!\\d)(?<n>\\d{1,2})\\s*[일날]${later}|(?<!\\d)(?<weeks>\\d)\\s*주일?${later}|(?<one>일주일)${later}`,
      'g',
    ),
    resolve: (groups, { today }) => addDays(today, groups.n ? Number(groups.n) : 7 * Number(groups.weeks ?? 1)),
  },
  {
    kind: 'date',
    pattern: /(?<![\d월박]\s?)(?<day>[0-3]?\d)\s*일(?!\s*(?:동안|간|요|짜리|묵))/g,
    resolve: nextDayOfMonth,
  },
  monthBeforeDay,
  {
    kind: 'relative',
    pattern: /(?<near>그저께|엊그제|그제|어제|오늘|(?:내일|낼)\s?모레|내일|(?<!\p{Script=Hangul})낼|모레|글피)/gu,
    resolve: (groups, { today }) => addDays(today, near[(groups.near ?? '').replace(/\s/g, '')] ?? 0),
  },
  {
    kind: 'weekend',
    pattern: /(?<next>(?:다음|담)\s*(?:주\s*)?)?(?:이번\s*(?:주\s*)?)?주말/g,
    resolve: (groups, { today }) => addDays(weekendFrom(today), groups.next ? 7 : 0),
  },
  {
    kind: 'weekday',
    pattern: /(?<next>다다음|다음|담)\s*주\s*(?<weekday>[월화수목금토일])(?:요일|욜)/g,
    resolve: (groups, { today }) => weekdayInWeek(today, weekdayIn(groups), groups.next === '다다음' ? 2 : 1),
  },
  {
    // The first of two weekdays that are written with one syllable each. Example: 화 in "다음 주 화수 이틀".
    kind: 'weekday',
    pattern:
      /(?<next>다음|담|이번|요번)\s*주\s*(?<weekday>[월화수목금토일])(?=[월화수목금토일](?!\p{Script=Hangul}))/gu,
    resolve: (groups, { today }) => weekdayInWeek(today, weekdayIn(groups), /다음|담/.test(groups.next ?? '') ? 1 : 0),
  },
  {
    kind: 'relative',
    pattern: /(?<!\d)(?<n>\d{1,2})\s*[일날]\s*전/g,
    resolve: (groups, { today }) => addDays(today, -Number(groups.n)),
  },
  {
    kind: 'weekday',
    pattern: /(?:지난|저번)\s*주\s*(?<weekday>[월화수목금토일])(?:요일|욜)/g,
    resolve: (groups, { today }) => weekdayInWeek(today, weekdayIn(groups), -1),
  },
  {
    kind: 'weekday',
    pattern: /(?:지난|저번)\s*(?<weekday>[월화수목금토일])(?:요일|욜)/g,
    resolve: (groups, { today }) => weekdayFrom(addDays(today, -7), weekdayIn(groups)),
  },
  {
    kind: 'weekday',
    pattern: /(?:이번|요번)\s*주?\s*(?<weekday>[월화수목금토일])(?:요일|욜)/g,
    resolve: (groups, { notBefore: from }) => weekdayFrom(from, weekdayIn(groups)),
  },
  {
    kind: 'weekday',
    pattern: /(?<weekday>[월화수목금토일])(?:요일|욜)/g,
    resolve: (groups, { notBefore: from }) => weekdayFrom(addDays(from, 1), weekdayIn(groups)),
  },
];

const koreanParts = '(?<part>오전|아침|새벽|오후|점심|저녁|낮|밤)';
const readKorean = (groups: Groups): TimeMention | undefined => {
  const hour = Number(groups.hour);
  const minute = groups.half ? 30 : Number(groups.minute ?? 0);
  const { part: said } = groups;
  if (hour > 12 || !said)
    return hour > 12 ? { type: 'clock', hour: hour % 24, minute, half: '24' } : clock(hour, minute);
  const isAm =
    /오전|아침|새벽/.test(said) ||
    (said === '밤' && (hour === 12 || hour < 4)) ||
    (/낮|점심/.test(said) && hour === 11);
  return clock(hour, minute, isAm ? 'am' : 'pm');
};
/** The patterns for times in Korean. They expect a text in which `toDigits` has replaced all numerals. */
const koreanTimes: readonly TimePattern[] = [
  {
    pattern: /(?<n>\d+)\s*(?<unit>시간|분)(?<plus>\s*반)?\s*(?:뒤|후|있다가|안에|이내|내로)/g,
    read: ({ n, unit, plus }) => ({ type: 'wait', minutes: Number(n) * (unit === '분' ? 1 : 60) + (plus ? 30 : 0) }),
  },
  {
    pattern: new RegExp(
      `(?:${koreanParts}\\s*)?(?<!\\d)(?<hour>[0-2]?\\d)\\s*시(?!\\s*간|[키킬켜작식장])\\s*(?:(?<half>반)|(?<minute>[0-5]?\\d)\\s*분)?`,
      'g',
    ),
    read: readKorean,
  },
  {
    pattern: new RegExp(`(?:${koreanParts}\\s*)?(?<![\\d.:/-])(?<hour>[0-2]?\\d):(?<minute>[0-5]\\d)(?!\\d)`, 'g'),
    read: readKorean,
  },
  { pattern: /정오/g, read: noon },
  { pattern: /자정/g, read: midnight },
  { pattern: /오전|(?<!좋은\s*)아침(?!\s*식)|새벽/g, read: part('morning') },
  { pattern: /오후|점심|낮에/g, read: part('afternoon') },
  { pattern: /저녁(?!\s*식)|(?<!\d\s*)밤(?!\s*묵)/g, read: part('evening') },
];

/** The patterns for numbers of nights in Korean. */
const koreanNights: readonly NightPattern[] = [
  [/(?<!\d)(?<n>\d{1,2})\s*박/g, 1],
  [/다음\s*날\s*(?:아침|오전|점심)?(?:에)?\s*(?:나[가와올갈]|체크아웃|퇴실|떠나|돌아)/g, 1],
  [/(?<!\d)(?<n>\d{1,2})\s*밤/g, 1],
  [/(?<!\d)(?<n>\d{1,2})\s*날(?!\s*(?:뒤|후|있다가))/g, 1],
  [/(?<!\d)(?<n>\d{1,2})\s*일\s*(?:동안|간|묵|숙박)/g, 1],
  [/일주일(?!\s*(?:뒤|후))|(?<n>\d)\s*주\s*(?:동안|간|묵)/g, 7],
];

/** All patterns for Korean. */
export const korean: LanguagePatterns = { days: koreanDays, times: koreanTimes, nights: koreanNights };
