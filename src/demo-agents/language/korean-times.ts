import { clock, type Groups, midnight, noon, part, type TimeMention, type TimePattern } from './time-pattern.ts';

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
/** Times as they are said in Korean, its numerals already written as digits. */
export const koreanTimes: readonly TimePattern[] = [
  {
    pattern: /(?<n>\d+)\s*(?<unit>시간|분)(?<plus>\s*반)?\s*(?:뒤|후|있다가|안에|이내|내로)/g,
    read: ({ n, unit, plus }) => ({ type: 'wait', minutes: Number(n) * (unit === '분' ? 1 : 60) + (plus ? 30 : 0) }),
  },
  {
    pattern: new RegExp(
      `(?:${koreanParts}\\s*)?(?<!\\d)(?<hour>[0-2]?\\d)\\s*시(?!\\s*간)\\s*(?:(?<half>반)|(?<minute>[0-5]?\\d)\\s*분)?`,
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
