import { addDays, type IsoDate, weekdayFrom, weekdayInWeek } from './calendar.ts';
import { type DayPattern, dateOf, dayOfMonth, isoDay } from './day-pattern.ts';

const weekdays = 'mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thur?s?(?:day)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?';
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthNames =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const nth = '(?<day>[0-3]?\\d)(?:st|nd|rd|th)?';

const weekdayIn = (groups: Readonly<Record<string, string>>) =>
  ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].indexOf((groups.weekday ?? '').slice(0, 2)) + 1;
const monthIn = (groups: Readonly<Record<string, string>>) => months.indexOf((groups.month ?? '').slice(0, 3)) + 1;
const amountIn = (groups: Readonly<Record<string, string>>) => (/^an?$/.test(groups.n ?? '') ? 1 : Number(groups.n));
const saturday = (today: IsoDate) => (weekdayFrom(today, 7) === today ? today : weekdayFrom(today, 6));

/** Days as they are said in New Zealand and Australia: the day before the month, weeks that begin on Monday. */
export const englishDays: readonly DayPattern[] = [
  isoDay,
  {
    // "The 14th to the 16th of December", "14 to 16 December": the first has the month of the second.
    kind: 'date',
    pattern: new RegExp(
      `\\b(?:the\\s+)?${nth}(?=\\s*(?:to|till|until|through|and|-|–)\\s*(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th)?(?:\\s+of)?\\s+(?<month>${monthNames})\\b)`,
      'g',
    ),
    on: (groups, { from }) => dateOf(groups, monthIn(groups), from),
  },
  {
    kind: 'date',
    pattern: new RegExp(
      `\\b(?:the\\s+)?${nth}(?:\\s+of)?\\s+(?<month>${monthNames})\\b\\.?(?:,?\\s+(?<year>20\\d\\d))?`,
      'g',
    ),
    on: (groups, { from }) => dateOf(groups, monthIn(groups), from),
  },
  {
    kind: 'date',
    pattern: new RegExp(`\\b(?<month>${monthNames})\\.?\\s+(?:the\\s+)?${nth}\\b(?:,?\\s+(?<year>20\\d\\d))?`, 'g'),
    on: (groups, { from }) => dateOf(groups, monthIn(groups), from),
  },
  {
    kind: 'date',
    pattern: /(?<![\d./-])(?<day>[0-3]?\d)[/](?<month>[01]?\d)(?:[/](?<year>(?:20)?\d\d))?(?![\d/])/g,
    on: (groups, { from }) => dateOf(groups, Number(groups.month), from),
  },
  {
    kind: 'date',
    pattern: /(?<![\d./-])(?<day>[0-3]?\d)[.-](?<month>[01]?\d)[.-](?<year>20\d\d)(?!\d)/g,
    on: (groups, { from }) => dateOf(groups, Number(groups.month), from),
  },
  {
    kind: 'date',
    pattern: /\b(?:the\s+)?(?<day>[0-3]?\d)(?:st|nd|rd|th)\b/g,
    on: dayOfMonth,
  },
  { kind: 'relative', pattern: /\b(?:the\s+)?day\s+after\s+tomorrow\b/g, on: (_, { today }) => addDays(today, 2) },
  { kind: 'relative', pattern: /\b(?:tomorrow|tmrw|tmr|tomoz)\b/g, on: (_, { today }) => addDays(today, 1) },
  {
    kind: 'relative',
    pattern: /\b(?:today|tonight)\b|\bthis\s+(?:morning|arvo|afternoon|evening)\b/g,
    on: (_, { today }) => today,
  },
  {
    kind: 'weekday',
    pattern: new RegExp(
      `\\b(?:a\\s+week\\s+(?:on|from)\\s+(?<weekday>${weekdays})|(?<weekday2>${weekdays})\\s+week)\\b`,
      'g',
    ),
    on: (groups, { today }) =>
      addDays(weekdayFrom(addDays(today, 1), weekdayIn({ weekday: groups.weekday ?? groups.weekday2 ?? '' })), 7),
  },
  {
    kind: 'weekday',
    pattern: new RegExp(
      `\\b(?:next\\s+(?<weekday>${weekdays})|(?<weekday2>${weekdays})\\s+next\\s+week|next\\s+week\\s+(?:on\\s+)?(?<weekday3>${weekdays}))\\b`,
      'g',
    ),
    on: (groups, { today }) =>
      weekdayInWeek(today, weekdayIn({ weekday: groups.weekday ?? groups.weekday2 ?? groups.weekday3 ?? '' }), 1),
  },
  {
    kind: 'weekday',
    pattern: new RegExp(`\\bthis\\s+(?:coming\\s+)?(?<weekday>${weekdays})\\b`, 'g'),
    on: (groups, { from }) => weekdayFrom(from, weekdayIn(groups)),
  },
  {
    kind: 'weekday',
    pattern: new RegExp(`\\b(?:on\\s+)?(?<weekday>${weekdays})s?\\b`, 'g'),
    on: (groups, { from }) => weekdayFrom(addDays(from, 1), weekdayIn(groups)),
  },
  { kind: 'weekend', pattern: /\b(?:the\s+)?next\s+weekend\b/g, on: (_, { today }) => addDays(saturday(today), 7) },
  { kind: 'weekend', pattern: /\b(?:(?:this|the)\s+)?weekend\b/g, on: (_, { today }) => saturday(today) },
  {
    kind: 'relative',
    pattern:
      /\b(?:in\s+(?<n>an?|\d{1,2})\s+(?<unit>day|week|fortnight)s?|(?<m>an?|\d{1,2})\s+(?<unit2>day|week|fortnight)s?\s+(?:from\s+(?:now|today)|away))\b/g,
    on: (groups, { today }) => {
      const unit = groups.unit ?? groups.unit2;
      const days = unit === 'day' ? 1 : unit === 'week' ? 7 : 14;
      return addDays(today, days * amountIn({ n: groups.n ?? groups.m ?? '' }));
    },
  },
];
