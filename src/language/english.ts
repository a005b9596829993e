import { addDays, monthNames, months, weekdayFrom, weekdayInWeek, weekendFrom } from './calendar.ts';
import {
  clock,
  type DayRule,
  dateOf,
  type LanguageRules,
  midnight,
  nextDayOfMonth,
  noon,
  numbers,
  part,
  type TimeMention,
} from './patterns.ts';
import type { Groups, Phrase } from './phrase-patterns.ts';

const lists = {
  ...numbers,
  minute: '(0|1|2|3|4|5)#',
  minute5: '(0|1|2|3|4|5)(0|5)',
  weekday: 'mon[day]|tue[s][day]|wed[nesday]|thu[r][s][day]|fri[day]|sat[urday]|sun[day]',
  month: monthNames,
  n: 'an|a|##|#',
  span: 'week|fortnight',
  unit: 'day|week|fortnight',
  lead: 'quarter|5|10|20|25',
  relation: 'past|after|to|before|till|of',
  hour12: '10|11|12|1|2|3|4|5|6|7|8|9',
  half: 'a[.]m[.]|p[.]m[.]',
  nights: 'a couple of|couple of|a couple|couple|an|a|one|single|##|#',
};

const weekdayIn = ({ weekday = '' }: Groups) =>
  ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].indexOf(weekday.slice(0, 2)) + 1;
const monthIn = ({ month = '' }: Groups) => months.indexOf(month.slice(0, 3)) + 1;
const amountIn = ({ n = '' }: Groups) => (n.startsWith('a') ? 1 : Number(n));
const daysIn = ({ span, unit = span }: Groups) => (unit === 'day' ? 1 : unit === 'week' ? 7 : 14);
const th = '[st|nd|rd|th]';

/**
 * The days in English as it is used in New Zealand and Australia. The day comes before the month, and weeks begin on
 * Monday.
 */
const days: readonly DayRule[] = [
  {
    kind: 'date',
    phrases: [
      // In "the 14th to the 16th of December" and "14 to 16 December", both days are in December.
      {
        say: `[the ]{day}${th}`,
        before: `_(to|till|until|through|and|-|–)_[the ]#[#]${th}[ of] {month}`,
      },
      `[the ]{day}${th}[ of] {month}[.][[,] {year}]`,
      `{month}[.] [the ]{day}${th}[[,] {year}]`,
    ],
    resolve: (said, { notBefore }) => dateOf(said, monthIn(said), notBefore),
  },
  {
    kind: 'date',
    phrases: ['{day}/{mm}[/{shortYear}]'],
    resolve: (said, { notBefore }) => dateOf(said, Number(said.mm), notBefore),
  },
  { kind: 'date', phrases: ['[the ]{day}(st|nd|rd|th)'], resolve: nextDayOfMonth },
  {
    kind: 'relative',
    phrases: ['[the ]day after tomorrow'],
    resolve: (_, { today }) => addDays(today, 2),
  },
  {
    kind: 'relative',
    phrases: ['(tomorrow|tmrw|tmr|tomoz|tomo|2moro)'],
    resolve: (_, { today }) => addDays(today, 1),
  },
  {
    kind: 'relative',
    phrases: ['(today|tonight)', 'this (morning|arvo|afternoon|evening)'],
    resolve: (_, { today }) => today,
  },
  { kind: 'relative', phrases: ['yesterday', 'last night'], resolve: (_, { today }) => addDays(today, -1) },
  {
    kind: 'weekday',
    phrases: ['(last|past) {weekday}'],
    resolve: (said, { today }) => weekdayFrom(addDays(today, -7), weekdayIn(said)),
  },
  {
    kind: 'weekday',
    phrases: ['a {span} (on|from) {weekday}', '{weekday} {span}'],
    resolve: (said, { today }) => addDays(weekdayFrom(addDays(today, 1), weekdayIn(said)), daysIn(said)),
  },
  {
    kind: 'weekday',
    phrases: ['next week[ on] {weekday}', '{weekday} next week', 'next {weekday}'],
    resolve: (said, { today }) => weekdayInWeek(today, weekdayIn(said), 1),
  },
  {
    kind: 'weekday',
    phrases: ['this [coming ]{weekday}'],
    resolve: (said, { notBefore }) => weekdayFrom(notBefore, weekdayIn(said)),
  },
  {
    kind: 'weekday',
    phrases: ['[on ]{weekday}[s]'],
    resolve: (said, { notBefore }) => weekdayFrom(addDays(notBefore, 1), weekdayIn(said)),
  },
  { kind: 'weekend', phrases: ['[the ]next weekend'], resolve: (_, { today }) => addDays(weekendFrom(today), 7) },
  { kind: 'weekend', phrases: ['[this |the ]weekend'], resolve: (_, { today }) => weekendFrom(today) },
  {
    kind: 'relative',
    phrases: ['in {n} {unit}[s]', '{n} {unit}[s] (from (now|today)|away)'],
    resolve: (said, { today }) => addDays(today, daysIn(said) * amountIn(said)),
  },
];

const clockIn = ({ hour = '', hour12 = hour, minute = '0', half }: Groups): TimeMention | undefined => {
  const hours = Number(hour12);
  const isLong = hour.length > 1 && (hours > 12 || hour.startsWith('0')) && minute !== '0';
  if (isLong && !half && hours < 24) return { type: 'clock', hour: hours, minute: Number(minute), half: '24' };
  return clock(hours, Number(minute), half);
};
/**
 * What may follow an hour without am or pm. A number that anything else follows is not a time, as in "at 22 Kauri Road"
 * and "about 10 people".
 */
const afterHour =
  '_({end}|(ish|on|in|this|next|please|for|if|or|and|would|is|work|works|suit|suits|thanks|the|every|instead|when|then|but|at|night){wordEnd})';
const partOfDay = (words: readonly string[]): Phrase[] => words.map((say) => ({ say, notAfter: 'good ' }));

/** The times in English. They expect a text in which `toDigits` has replaced all number words. */
const times: LanguageRules['times'] = [
  { phrases: ['noon', 'midday', 'lunch[ ]time'], read: noon },
  { phrases: ['midnight'], read: midnight },
  {
    phrases: [{ say: 'half( |-)[past ]{hour12}[_{half}]', notBefore: '_(hour|dozen)' }],
    read: ({ hour12, half }) => clock(Number(hour12), 30, half),
  },
  {
    phrases: [{ say: '[a ]{lead} [minute[s] ]{relation} {hour12}[_{half}]', notAfter: '(from|between) ' }],
    read: ({ lead, relation = '', hour12, half }) => {
      const minutes = lead === 'quarter' ? 15 : Number(lead);
      const hour = Number(hour12);
      if (['past', 'after'].includes(relation)) return clock(hour, minutes, half);
      return clock(hour === 1 ? 12 : hour - 1, 60 - minutes, half);
    },
  },
  { phrases: ['{hour}(.|:|h){minute}[_{half}]'], read: clockIn },
  {
    phrases: [
      { say: '{hour} {minute5}_{half}', notAfter: '# ' },
      { say: '{hour} {minute5}', notAfter: '# ', before: afterHour },
    ],
    read: ({ hour, minute5, half }) => clock(Number(hour), Number(minute5), half),
  },
  { phrases: ['{hour}_{half}', "{hour}_o['][ ]clock"], read: ({ hour, half }) => clock(Number(hour), 0, half) },
  {
    phrases: [
      {
        say: '(at|around|round|about|by|after|before|from|till|til|until|say) [about ]{hour}',
        before: afterHour,
        notBefore: '_(and #|-_#|/_#)',
      },
      '{hour12}[ |-]ish',
    ],
    read: ({ hour, hour12 = hour }) => (Number(hour12) < 20 ? clock(Number(hour12), 0) : undefined),
  },
  { phrases: partOfDay(['morning[s]', 'first thing', 'before lunch']), read: part('morning') },
  { phrases: partOfDay(['afternoon[s]', 'arvo', 'after lunch', 'after school']), read: part('afternoon') },
  {
    phrases: [
      ...partOfDay(['evening[s]', 'tonight', 'at night', 'after work']),
      { say: 'night', after: '(tomorrow|day) ' },
    ],
    read: part('evening'),
  },
];

const nights: LanguageRules['nights'] = [
  {
    phrases: [
      '{nights}[ more][_-]_night[s|er]',
      '(out|back|home|off|leave|leaving|go|going|gone) [again ][the ]next (day|morning)',
    ],
    nights: 1,
  },
  { phrases: ['{weekday}[s] (and|&) [the ]{weekday}[s] night[s]'], nights: 2 },
  {
    phrases: [
      { say: '(for|stay|staying) {n} week[s]', notAfter: 'in ' },
      { say: '{digit} week[s]', notBefore: ' (from|away)' },
    ],
    nights: 7,
  },
];

export const english: LanguageRules = { lists, spacing: 'spaced', days, times, nights };
