import { addDays, weekdayFrom, weekdayInWeek, weekendFrom } from './calendar.ts';
import {
  clock,
  type DayRule,
  dateOf,
  type LanguageRules,
  midnight,
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
  weekday: '월|화|수|목|금|토|일',
  near: '그저께|엊그제|그제|어제|오늘|내일 모레|낼 모레|내일|모레|글피',
  next: '다다음|다음|담',
  half: '반',
  part: '오전|아침|새벽|오후|점심|저녁|낮|밤',
  /** Words that begin like an o'clock. Example: 시간, 시작. */
  notClock: ' 간|키|킬|켜|작|식|장',
};

const near: Readonly<Record<string, number>> = {
  ...{ 그저께: -2, 엊그제: -2, 그제: -2, 어제: -1 },
  ...{ 오늘: 0, 내일: 1, 모레: 2, 내일모레: 2, 낼모레: 2, 글피: 3 },
};
const weekdayIn = ({ weekday = '' }: Groups) => '월화수목금토일'.indexOf(weekday) + 1;

/** The days in Korean. They expect a text in which `toDigits` has replaced all numerals. */
const days: readonly DayRule[] = [
  {
    kind: 'date',
    phrases: ['{year} 년 {mm} 월 {day} [일]', '{mm} 월 {day} [일]'],
    resolve: (said, { notBefore }) => dateOf(said, Number(said.mm), notBefore),
  },
  {
    kind: 'relative',
    phrases: ['{number} (일|날) (뒤|후|있다가|지나서)'],
    resolve: (said, { today }) => addDays(today, Number(said.number)),
  },
  {
    kind: 'date',
    phrases: [{ say: '{day} 일', notAfter: '(월|박) ', notBefore: ' (동안|간|요|짜리|묵)' }],
    resolve: nextDayOfMonth,
  },
  monthBeforeDay,
  {
    kind: 'relative',
    phrases: ['{near}', { say: '낼', notAfter: '{letter}' }],
    resolve: (said, { today }) => addDays(today, near[(said.near ?? '내일').replaceAll(' ', '')] ?? 0),
  },
  {
    kind: 'weekend',
    phrases: ['(다음|담) [주 ]주말'],
    resolve: (_, { today }) => addDays(weekendFrom(today), 7),
  },
  { kind: 'weekend', phrases: ['[이번 [주 ]]주말'], resolve: (_, { today }) => weekendFrom(today) },
  {
    kind: 'weekday',
    phrases: ['{next} 주 {weekday}(요일|욜)'],
    resolve: (said, { today }) => weekdayInWeek(today, weekdayIn(said), said.next === '다다음' ? 2 : 1),
  },
  {
    kind: 'weekday',
    phrases: ['(지난|저번) 주 {weekday}(요일|욜)'],
    resolve: (said, { today }) => weekdayInWeek(today, weekdayIn(said), -1),
  },
  {
    kind: 'weekday',
    phrases: ['(이번|요번) [주 ]{weekday}(요일|욜)'],
    resolve: (said, { notBefore }) => weekdayFrom(notBefore, weekdayIn(said)),
  },
  {
    kind: 'weekday',
    phrases: ['{weekday}(요일|욜)'],
    resolve: (said, { notBefore }) => weekdayFrom(addDays(notBefore, 1), weekdayIn(said)),
  },
];

const clockIn = ({ half, hour: hours, minute: minutes = '0', part: said }: Groups): TimeMention | undefined => {
  const hour = Number(hours);
  const minute = half ? 30 : Number(minutes);
  if (hour > 12) return { type: 'clock', hour: hour % 24, minute, half: '24' };
  if (!said) return clock(hour, minute);
  const isAm =
    ['오전', '아침', '새벽'].includes(said) ||
    (said === '밤' && (hour === 12 || hour < 4)) ||
    (['낮', '점심'].includes(said) && hour === 11);
  return clock(hour, minute, isAm ? 'am' : 'pm');
};
const oclock = '{hour} 시{!notClock} [{half}|{minute} 분]';

/** The times in Korean. They expect a text in which `toDigits` has replaced all numerals. */
const times: LanguageRules['times'] = [
  { phrases: [`{part} ${oclock}`, oclock], read: clockIn },
  {
    phrases: ['{part} {hour}:{minute}', { say: '{hour}:{minute}', notAfter: '(.|:|/|-)' }],
    read: clockIn,
  },
  { phrases: ['정오'], read: noon },
  { phrases: ['자정'], read: midnight },
  { phrases: ['오전', { say: '아침', notAfter: '좋은 ', notBefore: ' 식' }], read: part('morning') },
  { phrases: ['오후', '점심'], read: part('afternoon') },
  {
    phrases: [
      { say: '저녁', notBefore: ' 식' },
      { say: '밤', notAfter: '# ', notBefore: ' 묵' },
    ],
    read: part('evening'),
  },
];

const nights: LanguageRules['nights'] = [
  {
    phrases: ['{number} (박|밤)', { say: '{number} 날', notBefore: ' (뒤|후|있다가)' }],
    nights: 1,
  },
  { phrases: [{ say: '일주일', notBefore: ' (뒤|후)' }, '{digit} 주 (동안|간|묵)'], nights: 7 },
];

export const korean: LanguageRules = { lists, spacing: 'unspaced', days, times, nights };
