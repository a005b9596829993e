import { addDays, weekdayFrom, weekdayInWeek, weekendFrom } from './calendar.ts';
import {
  clock,
  type DayRule,
  dateOf,
  type LanguageRules,
  monthBeforeDay,
  nextDayOfMonth,
  noon,
  numbers,
  part,
  type TimeMention,
} from './patterns.ts';
import type { Groups } from './phrase-patterns.ts';

const lists = {
  ...numbers,
  week: '周|星期|礼拜',
  weekday: '1|2|3|4|5|6|日|天',
  near: '大前|大后|前|昨|今|明|后',
  next: '下下|下',
  part: '上午|早上|早晨|清早|今早|明早|凌晨|中午|下午|午后|傍晚|晚上|晚间|夜里|夜晚|半夜|今晚|明晚|后晚',
  half: '半',
  quarters: '1|3',
  one: '1点',
  /** Words in which 点 and 时 are no time. */
  point: ' (什么|心|儿|也|都|菜|餐|单)',
  moment: '候|间',
};

const near: Readonly<Record<string, number>> = { 大前: -3, 前: -2, 昨: -1, 今: 0, 明: 1, 后: 2, 大后: 3 };
const weekdayIn = ({ weekday = '' }: Groups) => (['日', '天'].includes(weekday) ? 7 : Number(weekday));

/** The days in Chinese. They expect a text in which `toDigits` has replaced all numerals. */
const days: readonly DayRule[] = [
  {
    kind: 'date',
    phrases: [{ say: '{day}', before: ' (到|至|-|–|~) [#]# (号|號|日)' }],
    resolve: nextDayOfMonth,
  },
  {
    kind: 'date',
    phrases: ['{year} 年 {mm} 月 {day} [号|號|日]', '{mm} 月 {day} [号|號|日]'],
    resolve: (said, { notBefore }) => dateOf(said, Number(said.mm), notBefore),
  },
  monthBeforeDay,
  {
    kind: 'date',
    phrases: [{ say: '{day} (号|號)', notAfter: '月', notBefore: ' (线|楼|房)' }],
    resolve: nextDayOfMonth,
  },
  {
    kind: 'relative',
    phrases: [{ say: '{near}(天|日|晚|早)', notBefore: '店' }],
    resolve: (said, { today }) => addDays(today, near[said.near ?? ''] ?? 0),
  },
  {
    kind: 'relative',
    phrases: ['{number} (天|日)(之后|后|以后)'],
    resolve: (said, { today }) => addDays(today, Number(said.number)),
  },
  {
    kind: 'weekday',
    phrases: ['上[1][个]{week}{weekday}'],
    resolve: (said, { today }) => weekdayInWeek(today, weekdayIn(said), -1),
  },
  {
    kind: 'weekend',
    phrases: ['下[个]{week}末'],
    resolve: (_, { today }) => addDays(weekendFrom(today), 7),
  },
  { kind: 'weekend', phrases: ['[这|本][个]{week}末'], resolve: (_, { today }) => weekendFrom(today) },
  {
    kind: 'weekday',
    phrases: [{ say: '{next}[个]{week}{weekday}', notAfter: '1' }],
    resolve: (said, { today }) => weekdayInWeek(today, weekdayIn(said), said.next?.length ?? 1),
  },
  {
    kind: 'weekday',
    phrases: ['(这|本)[个]{week}{weekday}'],
    resolve: (said, { notBefore }) => weekdayFrom(notBefore, weekdayIn(said)),
  },
  {
    kind: 'weekday',
    phrases: ['{week}{weekday}'],
    resolve: (said, { notBefore }) => weekdayFrom(addDays(notBefore, 1), weekdayIn(said)),
  },
];

const minutesIn = ({ half, minute = '0', quarters }: Groups) => {
  if (half) return 30;
  return quarters ? 15 * Number(quarters) : Number(minute);
};
const clockIn = (said: Groups): TimeMention | undefined => {
  const { part: partOfDay = '' } = said;
  const hour = Number(said.hour);
  const minute = minutesIn(said);
  if (hour > 12 || partOfDay === '')
    return said.hour?.startsWith('0') || hour > 12
      ? { type: 'clock', hour: hour % 24, minute, half: '24' }
      : clock(hour, minute);
  const says = (...words: readonly string[]) => words.some((word) => partOfDay.includes(word));
  // With a word for "at night", an hour from twelve to three is after midnight. With the word for "noon", eleven
  // o'clock is before noon.
  const isAm =
    says('上午', '早', '凌晨') || (says('中午') && hour === 11) || (says('晚', '夜') && (hour === 12 || hour < 4));
  return clock(hour, minute, isAm ? 'am' : 'pm');
};
const oclock = '{hour} (点|點|时{!moment}){!point}[钟|整] [{half}|{quarters}刻|{minute}[分]]';
/** Words before a number of 点 that is no time. Example: 快一点 means "a little faster". */
const noClock = '(#|第|差|早|快|慢|便宜)';
const partWords = (words: string) => [{ say: `(${words})`, notBefore: '好' }];

/** The times in Chinese. They expect a text in which `toDigits` has replaced all numerals. */
const times: LanguageRules['times'] = [
  {
    phrases: [
      `{part} ${oclock}`,
      // "一点" can also mean "a little". It only means one o'clock after a part of the day, or next to certain words.
      { say: oclock, after: '({begin}|天|日|号|在|约|到|,|，|。|{blank}|1|2|3|4|5|6|7)', notAfter: noClock },
      { say: `{!one}${oclock}`, notAfter: noClock },
    ],
    read: clockIn,
  },
  {
    phrases: ['{part} {hour}(:|：){minute}', { say: '{hour}(:|：){minute}', notAfter: '(.|:|/|-)' }],
    read: clockIn,
  },
  { phrases: ['中午'], read: noon },
  { phrases: partWords('上午|早上|早晨|清早|今早|明早|1早'), read: part('morning') },
  { phrases: partWords('下午|午后'), read: part('afternoon') },
  { phrases: partWords('今晚|明晚|后晚|晚上|傍晚|晚间|夜里|夜晚|半夜'), read: part('evening') },
];

const nights: LanguageRules['nights'] = [
  {
    phrases: [{ say: '{number} [个](晚上|晚|夜|宿)', notAfter: '(周|星期|礼拜)', notBefore: '点' }],
    nights: 1,
  },
  {
    phrases: ['(住|待) [{digit}] [个](星期|礼拜|周)'],
    nights: 7,
  },
];

export const chinese: LanguageRules = { lists, spacing: 'unspaced', days, times, nights };
