import { addDays, monthNames, months, weekdayFrom, weekdayInWeek, weekendFrom } from './calendar.ts';
import {
  clock,
  type DayPattern,
  dateOf,
  dayOfNextMonth,
  type Groups,
  isoDay,
  type LanguagePatterns,
  midnight,
  type NightPattern,
  namedDays,
  nextDayOfMonth,
  noon,
  part,
  type TimeMention,
  type TimePattern,
  weekdayOfMonth,
} from './patterns.ts';
import { maskCharacter } from './phrases.ts';

const weekdays = 'mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thur?s?(?:day)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?';
const nth = '(?<day>[0-3]?\\d)(?:st|nd|rd|th)?';

const weekdayIn = ({ weekday, weekday2, weekday3 }: Groups) =>
  ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].indexOf((weekday ?? weekday2 ?? weekday3 ?? '').slice(0, 2)) + 1;
/** A week by its words, and its place counted from this week. */
const weeks: Readonly<Record<string, number>> = { last: -1, next: 1, after: 2 };
const monthIn = (groups: Readonly<Record<string, string>>) => months.indexOf((groups.month ?? '').slice(0, 3)) + 1;
const amountIn = (groups: Readonly<Record<string, string>>) => (/^an?$/.test(groups.n ?? '') ? 1 : Number(groups.n));

/**
 * The patterns for days in English as it is used in New Zealand and Australia. The day comes before the month, and
 * weeks begin on Monday.
 */
const englishDays: readonly DayPattern[] = [
  isoDay,
  ...namedDays([
    [/\b(?:christmas|xmas|chrissy)\s+eve\b/g, 24, 12],
    [
      /(?<!\b(?:after|before)\s)\b(?:christmas|xmas|chrissy)(?:\s+day)?\b(?!\s+(?:party|do\b|lunch|dinner|present|tree|holiday|break|rush|shopping))/g,
      25,
      12,
    ],
    [/\bboxing\s+day\b/g, 26, 12],
    [/\bnew\s+year(?:['’]?s)?\s+eve\b/g, 31, 12],
    [/\bnew\s+year(?:['’]?s)?\s+day\b/g, 1, 1],
    [/\bwaitangi(?:\s+day)?\b/g, 6, 2],
    [/\banzac(?:\s+day)?\b/g, 25, 4],
  ]),
  {
    kind: 'date',
    pattern: /\b(?:the\s+)?(?<day>[0-3]?\d)(?:st|nd|rd|th)?\s+of\s+next\s+month\b/g,
    resolve: (groups, { today }) => dayOfNextMonth(today, Number(groups.day)),
  },
  {
    kind: 'date',
    pattern: new RegExp(
      `\\b(?:the\\s+)?(?<place>first|1th|1st|second|2th|2nd|third|3th|3rd|4th|last)\\s+(?<weekday>${weekdays})\\s+(?:in|of)\\s+(?<month>${monthNames})\\b`,
      'g',
    ),
    resolve: (groups, { today }) =>
      weekdayOfMonth(
        today,
        monthIn(groups),
        weekdayIn(groups),
        ['last', 'first', 'second', 'third'].indexOf(groups.place ?? '') >= 0
          ? ['last', 'first', 'second', 'third'].indexOf(groups.place ?? '')
          : Number((groups.place ?? '1').charAt(0)),
      ),
  },
  {
    // In "the 14th to the 16th of December" and "14 to 16 December", both days are in December.
    kind: 'date',
    pattern: new RegExp(
      `\\b(?:the\\s+)?${nth}(?=\\s*(?:to|till|until|through|and|-|–)\\s*(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th)?(?:\\s+of)?\\s+(?<month>${monthNames})\\b)`,
      'g',
    ),
    resolve: (groups, { notBefore: from }) => dateOf(groups, monthIn(groups), from),
  },
  {
    kind: 'date',
    pattern: new RegExp(
      `\\b(?:the\\s+)?${nth}(?:\\s+of)?\\s+(?<month>${monthNames})\\b\\.?(?:,?\\s+(?<year>20\\d\\d))?`,
      'g',
    ),
    resolve: (groups, { notBefore: from }) => dateOf(groups, monthIn(groups), from),
  },
  {
    kind: 'date',
    pattern: new RegExp(`\\b(?<month>${monthNames})\\.?\\s+(?:the\\s+)?${nth}\\b(?:,?\\s+(?<year>20\\d\\d))?`, 'g'),
    resolve: (groups, { notBefore: from }) => dateOf(groups, monthIn(groups), from),
  },
  {
    kind: 'date',
    pattern: /(?<![\d./-])(?<day>[0-3]?\d)[/](?<month>[01]?\d)(?:[/](?<year>(?:20)?\d\d))?(?![\d/])/g,
    resolve: (groups, { notBefore: from }) => dateOf(groups, Number(groups.month), from),
  },
  {
    kind: 'date',
    pattern: /(?<![\d./-])(?<day>[0-3]?\d)[.-](?<month>[01]?\d)[.-](?<year>20\d\d)(?!\d)/g,
    resolve: (groups, { notBefore: from }) => dateOf(groups, Number(groups.month), from),
  },
  {
    kind: 'date',
    pattern: /\b(?:the\s+)?(?<day>[0-3]?\d)(?:st|nd|rd|th)\b/g,
    resolve: nextDayOfMonth,
  },
  {
    kind: 'relative',
    pattern: /\bnot\s+tomorrow,?\s+(?:but\s+)?(?:the\s+)?day\s+after\b/g,
    resolve: (_, { today }) => addDays(today, 2),
  },
  { kind: 'relative', pattern: /\b(?:the\s+)?day\s+after\s+tomorrow\b/g, resolve: (_, { today }) => addDays(today, 2) },
  {
    // One or two weeks after a day. Example: "a week today", "tomorrow week", "a fortnight tomorrow".
    kind: 'relative',
    pattern:
      /\b(?:(?<n>an?|\d)\s+(?<unit>week|fortnight)s?\s+(?:from\s+)?(?<day>today|tomorrow)|(?<day2>today|tomorrow)\s+(?<unit2>week|fortnight))\b/g,
    resolve: (groups, { today }) => {
      const days = (groups.unit ?? groups.unit2) === 'week' ? 7 : 14;
      const first = (groups.day ?? groups.day2) === 'tomorrow' ? 1 : 0;
      return addDays(today, first + days * (groups.n ? amountIn(groups) : 1));
    },
  },
  {
    kind: 'relative',
    pattern: /\b(?:tomorrow|tmrw|tmr|tomoz|tomo|2moro)\b/g,
    resolve: (_, { today }) => addDays(today, 1),
  },
  {
    kind: 'relative',
    pattern: /\b(?:today|tonight)\b|\bthis\s+(?:morning|arvo|afternoon|evening)\b/g,
    resolve: (_, { today }) => today,
  },
  {
    kind: 'relative',
    pattern: /\b(?:the\s+)?(?<before>day\s+before\s+)?yesterday\b|\blast\s+night\b/g,
    resolve: (groups, { today }) => addDays(today, groups.before ? -2 : -1),
  },
  {
    kind: 'relative',
    pattern: /\b(?<n>an?|\d{1,2})\s+(?<unit>day|week|fortnight)s?\s+ago\b/g,
    resolve: (groups, { today }) => {
      const days = groups.unit === 'day' ? 1 : groups.unit === 'week' ? 7 : 14;
      return addDays(today, -days * amountIn(groups));
    },
  },
  {
    kind: 'weekday',
    pattern: new RegExp(
      `\\b(?:(?:last|past)\\s+(?<weekday>${weekdays})|(?<weekday2>${weekdays})\\s+(?:just\\s+)?(?:gone|past|been))\\b`,
      'g',
    ),
    resolve: (groups, { today }) => weekdayFrom(addDays(today, -7), weekdayIn(groups)),
  },
  {
    kind: 'weekday',
    pattern: new RegExp(
      `\\b(?:a\\s+(?<span>week|fortnight)\\s+(?:on|from)\\s+(?<weekday>${weekdays})|(?<weekday2>${weekdays})\\s+(?<span2>week|fortnight))\\b`,
      'g',
    ),
    resolve: (groups, { today }) =>
      addDays(weekdayFrom(addDays(today, 1), weekdayIn(groups)), (groups.span ?? groups.span2) === 'week' ? 7 : 14),
  },
  {
    kind: 'weekday',
    pattern: new RegExp(
      `\\b(?:(?:the\\s+)?(?:(?<week>last|next)\\s+week|week\\s+(?<week2>after)\\s+next)[,\\s]+(?:on\\s+)?(?:the\\s+)?(?<weekday>${weekdays})|(?<weekday2>${weekdays})\\s+(?:of\\s+)?(?:the\\s+)?(?:(?<week3>last|next)\\s+week|week\\s+(?<week4>after)\\s+next)|(?<week5>next)\\s+(?<weekday3>${weekdays}))\\b`,
      'g',
    ),
    resolve: (groups, { today }) => {
      const said = groups.week ?? groups.week2 ?? groups.week3 ?? groups.week4 ?? groups.week5 ?? 'next';
      return weekdayInWeek(today, weekdayIn(groups), weeks[said] ?? 1);
    },
  },
  {
    kind: 'weekday',
    pattern: new RegExp(`\\bthis\\s+(?:coming\\s+)?(?<weekday>${weekdays})\\b`, 'g'),
    resolve: (groups, { notBefore: from }) => weekdayFrom(from, weekdayIn(groups)),
  },
  {
    kind: 'weekday',
    pattern: new RegExp(`\\b(?:on\\s+)?(?<weekday>${weekdays})s?\\b`, 'g'),
    resolve: (groups, { notBefore: from }) => weekdayFrom(addDays(from, 1), weekdayIn(groups)),
  },
  {
    kind: 'weekend',
    pattern: /\b(?:the\s+)?weekend\s+after\s+next\b/g,
    resolve: (_, { today }) => addDays(weekendFrom(today), 14),
  },
  {
    kind: 'weekend',
    pattern: /\b(?:the\s+)?next\s+weekend\b/g,
    resolve: (_, { today }) => addDays(weekendFrom(today), 7),
  },
  { kind: 'weekend', pattern: /\b(?:(?:this|the)\s+)?weekend\b/g, resolve: (_, { today }) => weekendFrom(today) },
  {
    kind: 'relative',
    pattern:
      /\b(?:in\s+(?<n>an?|\d{1,2})\s+(?<unit>day|week|fortnight)s?|(?<m>an?|\d{1,2})\s+(?<unit2>day|week|fortnight)s?\s+(?:from\s+(?:now|today)|away))\b/g,
    resolve: (groups, { today }) => {
      const unit = groups.unit ?? groups.unit2;
      const days = unit === 'day' ? 1 : unit === 'week' ? 7 : 14;
      return addDays(today, days * amountIn({ n: groups.n ?? groups.m ?? '' }));
    },
  },
];

const written = (groups: Groups): TimeMention | undefined => {
  const hour = Number(groups.hour);
  if (groups.half || hour > 23) return clock(hour, Number(groups.minute), groups.half);
  const isLong = hour > 12 || groups.hour?.startsWith('0');
  return isLong
    ? { type: 'clock', hour, minute: Number(groups.minute), half: '24' }
    : clock(hour, Number(groups.minute));
};
const half = '(?<half>a\\.?m\\b\\.?|p\\.?m\\b\\.?)';
/**
 * A pattern for what may follow an hour without am or pm. A number that anything else follows is not a time, as in "at
 * 22 Kauri Road" and "about 10 people".
 */
const afterHour = `(?=\\s*(?:$|[.,;!?${maskCharacter}]|(?:ish|on|in|this|next|please|for|if|or|and|would|is|works?|suits?|thanks|the|every|instead|when|then|but|at|night)\\b))`;

/** The patterns for times in English. They expect a text in which `toDigits` has replaced all number words. */
const englishTimes: readonly TimePattern[] = [
  { pattern: /(?<!\bgood\s)\b(?:noon|midday|(?:(?<=\b(?:at|around|about|by)\s)lunch|lunch\s?time))\b/g, read: noon },
  { pattern: /\bmidnight\b/g, read: midnight },
  {
    pattern: /\b(?:in|within)\s+(?:the\s+|about\s+)?(?<n>an?|\d{1,3}|half\s+an)\s*(?<unit>hour|hr|min(?:ute)?)s?\b/g,
    read: ({ n = '', unit = '' }) => {
      const amount = n.startsWith('half') ? 0.5 : n.startsWith('a') ? 1 : Number(n);
      return { type: 'wait', minutes: amount * (unit.startsWith('m') ? 1 : 60) };
    },
  },
  { pattern: /\bwithin\s+the\s+hour\b/g, read: () => ({ type: 'wait', minutes: 60 }) },
  {
    pattern: new RegExp(
      `\\bhalf[\\s-]+(?:past\\s+)?(?<hour>1[0-2]|[1-9])\\b(?!\\s*(?:[./:]|hour|dozen))\\s*${half}?`,
      'g',
    ),
    read: (groups) => clock(Number(groups.hour), 30, groups.half),
  },
  {
    pattern: new RegExp(
      `(?<!\\b(?:from|between)\\s)\\b(?:a\\s+)?(?<lead>quarter|5|10|20|25)\\s+(?:minutes?\\s+)?(?<relation>past|after|to|before|till|of)\\s+(?<hour>1[0-2]|[1-9])\\b(?![:./]\\d)\\s*${half}?`,
      'g',
    ),
    read: (groups) => {
      const lead = groups.lead === 'quarter' ? 15 : Number(groups.lead);
      const hour = Number(groups.hour);
      if (groups.relation === 'past' || groups.relation === 'after') return clock(hour, lead, groups.half);
      return clock(hour === 1 ? 12 : hour - 1, 60 - lead, groups.half);
    },
  },
  {
    pattern: new RegExp(
      `(?<![\\d.:$/-])(?<hour>[0-2]?\\d)[.:h](?<minute>[0-5]\\d)(?![\\d]|[.:/-]\\d)\\s*${half}?`,
      'g',
    ),
    read: written,
  },
  {
    pattern: new RegExp(
      `(?<![\\d.:$/-]|\\d\\s)(?<hour>1?\\d)\\s+(?<minute>[0-5][05])(?!\\d|[\\s.:/-]*\\d|\\s*%)\\s*(?:${half}|${afterHour})`,
      'g',
    ),
    read: (groups) => clock(Number(groups.hour), Number(groups.minute), groups.half),
  },
  {
    pattern: new RegExp(`(?<![\\d.:$/-])(?<hour>1?\\d)\\s*${half}`, 'g'),
    read: (groups) => clock(Number(groups.hour), 0, groups.half),
  },
  { pattern: /(?<![\d.:$/-])(?<hour>1?\d)\s*o'?\s?clock\b/g, read: (groups) => clock(Number(groups.hour), 0) },
  {
    pattern: new RegExp(
      `\\b(?:at|around|round|about|by|after|before|from|till?|until|say)\\s+(?:about\\s+)?(?<hour>1?\\d)(?!\\s*(?:of|and\\s+\\d|[-/]\\s*\\d))${afterHour}`,
      'g',
    ),
    read: (groups) => clock(Number(groups.hour), 0),
  },
  { pattern: /\b(?<hour>1[0-2]|[1-9])[\s-]?ish\b/g, read: (groups) => clock(Number(groups.hour), 0) },
  { pattern: /(?<!\bgood\s)\b(?:mornings?|first\s+thing|before\s+lunch)\b/g, read: part('morning') },
  { pattern: /(?<!\bgood\s)\b(?:afternoons?|arvo|after\s+lunch|after\s+school)\b/g, read: part('afternoon') },
  {
    pattern: /(?<!\bgood\s)\b(?:evenings?|tonight|at\s+night|after\s+work|(?<=\b(?:tomorrow|day)\s+)night)\b/g,
    read: part('evening'),
  },
];

/** The patterns for numbers of nights in English. */
const englishNights: readonly NightPattern[] = [
  [/\b(?<n>an?|one|single|\d{1,2}|(?:a\s+)?couple(?:\s+of)?)(?:\s+more)?\s*[\s-]night(?:s|er)?\b/g, 1],
  [/\b(?:just|only)\s+(?:for\s+)?(?:tonight|the\s+night)\b/g, 1],
  [/\b(?:out|back|home|off|leav(?:e|ing)|go(?:ing)?|gone)\s+(?:again\s+)?(?:the\s+)?next\s+(?:day|morning)\b/g, 1],
  [/(?<!\bin\s)(?:\b(?:for|stay(?:ing)?)\s+)(?<n>an?|\d)\s+weeks?\b|\b(?<m>\d)\s+weeks?\b(?!\s+(?:from|away))/g, 7],
  [/\b(?:for|stay(?:ing)?)\s+(?<n>\d{1,2})\s+days?\b/g, 1],
  [/^\W*(?:just\s+)?(?:an?|one|1)\s+week\W*$/g, 7],
];

/** All patterns for English. */
export const english: LanguagePatterns = { days: englishDays, times: englishTimes, nights: englishNights };
