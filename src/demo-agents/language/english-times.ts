import { masked } from '../text/phrase-finder.ts';
import { clock, type Groups, midnight, noon, part, type TimeMention, type TimePattern } from './time-pattern.ts';

const written = (groups: Groups): TimeMention | undefined => {
  const hour = Number(groups.hour);
  if (groups.half || hour > 23) return clock(hour, Number(groups.minute), groups.half);
  const isLong = hour > 12 || groups.hour?.startsWith('0');
  return isLong
    ? { type: 'clock', hour, minute: Number(groups.minute), half: '24' }
    : clock(hour, Number(groups.minute));
};
const half = '(?<half>a\\.?m\\b\\.?|p\\.?m\\b\\.?)';
/** What may follow a bare hour, so that "at 22 Kauri Road" and "about 10 people" are none. */
const afterHour = `(?=\\s*(?:$|[.,;!?${masked}]|(?:ish|on|in|this|next|please|for|if|or|and|would|is|works?|suits?|thanks|the|every|instead|when|then|but|at|night)\\b))`;

/** Times as they are said in English, its numbers already written as digits. */
export const englishTimes: readonly TimePattern[] = [
  { pattern: /(?<!\bgood\s)\b(?:noon|midday|lunch\s?time|lunch)\b/g, read: noon },
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
      `(?<!\\b(?:from|between)\\s)\\b(?:a\\s+)?(?<lead>quarter|5|10|20|25)\\s+(?:minutes?\\s+)?(?<way>past|after|to|before|till|of)\\s+(?<hour>1[0-2]|[1-9])\\b(?![:./]\\d)\\s*${half}?`,
      'g',
    ),
    read: (groups) => {
      const lead = groups.lead === 'quarter' ? 15 : Number(groups.lead);
      const hour = Number(groups.hour);
      if (groups.way === 'past' || groups.way === 'after') return clock(hour, lead, groups.half);
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
      `\\b(?:at|around|about|by|after|before|from|till?|until|say)\\s+(?:about\\s+)?(?<hour>1?\\d)(?!\\s*(?:of|and\\s+\\d|[-/]\\s*\\d))${afterHour}`,
      'g',
    ),
    read: (groups) => clock(Number(groups.hour), 0),
  },
  { pattern: /\b(?<hour>1[0-2]|[1-9])\s?ish\b/g, read: (groups) => clock(Number(groups.hour), 0) },
  { pattern: /(?<!\bgood\s)\b(?:mornings?|first\s+thing|before\s+lunch)\b/g, read: part('morning') },
  { pattern: /(?<!\bgood\s)\b(?:afternoons?|arvo|after\s+lunch|after\s+school)\b/g, read: part('afternoon') },
  {
    pattern: /(?<!\bgood\s)\b(?:evenings?|tonight|at\s+night|after\s+work|(?<=\b(?:tomorrow|day)\s+)night)\b/g,
    read: part('evening'),
  },
];
