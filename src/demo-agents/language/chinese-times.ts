import { clock, type Groups, midnight, noon, part, type TimeMention, type TimePattern } from './time-pattern.ts';

const chineseParts =
  '(?<part>上午|早上|早晨|清早|今早|明早|凌晨|中午|下午|午后|傍晚|晚上|晚间|夜里|夜晚|半夜|今晚|明晚|后晚)';
const isChineseAm = /上午|早|凌晨/;
const readChinese = (groups: Groups): TimeMention | undefined => {
  const { part: said } = groups;
  const minute = groups.half ? 30 : groups.quarters ? 15 * Number(groups.quarters) : Number(groups.minute ?? 0);
  const hour = Number(groups.hour) - (groups.less ? 1 : 0);
  const minutes = groups.less ? 60 - Number(groups.less) : minute;
  if (hour > 12 || !said) {
    return groups.hour?.startsWith('0') || hour > 12
      ? { type: 'clock', hour: hour % 24, minute: minutes, half: '24' }
      : clock(hour, minutes);
  }
  // At night twelve is midnight, at noon eleven is still the morning.
  const isAm =
    isChineseAm.test(said) || (said === '中午' && hour === 11) || (/晚|夜/.test(said) && (hour === 12 || hour < 4));
  return clock(hour, minutes, isAm ? 'am' : 'pm');
};
/** Times as they are said in Chinese, its numerals already written as digits. */
export const chineseTimes: readonly TimePattern[] = [
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
    // "一点" alone is also "a little": it is one o'clock beside a part of the day, or with something after it.
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
