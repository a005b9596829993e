import { toDigits } from './digits.ts';
import { type DemoLanguage, demoLanguages } from './languages.ts';
import { findDays } from './mentions.ts';
import { normaliseInPlace } from './normalise.ts';
import { compilePhrases, groupsOf } from './phrase-patterns.ts';

/** A leap year, which has every date that there is. */
const leapYear = { today: '2028-01-01', notBefore: '2028-01-01' };

const lists = { hour: '###|##|#', minute: '##', noTime: ' (什么|心|儿|也|都|菜|餐|单)', hours: ' 간' };
const times: Readonly<Record<DemoLanguage, RegExp>> = {
  en: compilePhrases(["{hour}_o['][ ]clock", '{hour}[(.|:){minute}]_(a|p)[.]m', 'at {hour}:{minute}'], lists, 'spaced'),
  'zh-Hans': compilePhrases(['{hour} (点|點){!noTime}[ {minute} [分]]'], lists, 'unspaced'),
  ko: compilePhrases(['{hour} 시{!hours}[ {minute} 분]'], lists, 'unspaced'),
};

/**
 * Returns the first date or time in a text that does not exist, in the words of the caller. Example: "31 June",
 * "25 o'clock".
 */
export function findImpossible(text: string, language: DemoLanguage) {
  const plain = normaliseInPlace(text);
  for (const tag of new Set([language, ...demoLanguages.map((other) => other.tag)])) {
    const digits = toDigits(plain, tag);
    const said = (start: number, end: number) => {
      const place = digits.originalSpan(start, end);
      return text.slice(place.start, place.end).trim();
    };
    const day = findDays(digits, tag).find(({ value }) => value.resolve(leapYear) === undefined);
    if (day) return { kind: 'day' as const, said: said(day.start, day.end) };
    const time = [...digits.text.matchAll(times[tag])].find((match) => {
      const { hour, minute = '0' } = groupsOf(match);
      return Number(hour) > 24 || Number(minute) > 59;
    });
    if (time) return { kind: 'time' as const, said: said(time.index, time.index + time[0].length) };
  }
  return undefined;
}
