import { monthNames, months } from './calendar.ts';
import { toDigits } from './digits.ts';
import { type DemoLanguage, demoLanguages } from './languages.ts';
import { normaliseInPlace } from './normalise.ts';
import { compilePhrases, type Groups, groupsOf, type Phrase } from './phrase-patterns.ts';

/** A date or a time that does not exist, in the words of the caller. Example: "31 June", "25 o'clock". */
export interface Impossible {
  readonly kind: 'day' | 'time';
  readonly said: string;
}

/** The maximum number of days of each month. February has 29 in a leap year. */
const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const lists = {
  date: '##|#',
  mm: '##|#',
  month: monthNames,
  hour: '###|##|#',
  minute: '##',
  noTime: ' (什么|心|儿|也|都|菜|餐|单)',
  hours: ' 간',
};
const th = '[st|nd|rd|th]';
const english = (phrases: readonly Phrase[]) => compilePhrases(phrases, lists, 'spaced');
const other = (phrases: readonly Phrase[]) => compilePhrases(phrases, lists, 'unspaced');

const days: Readonly<Record<DemoLanguage, RegExp>> = {
  en: english([
    `{date}${th}[ of] {month}`,
    { say: `{month} [the ]{date}${th}`, notBefore: "_(am|pm|a.m|p.m|o'clock|o clock)" },
    '{date}/{mm}',
    { say: 'the {date}(st|nd|rd|th)', before: '_({end}|at|for|please)' },
  ]),
  'zh-Hans': other([
    '{mm} 月 {date} [号|號|日]',
    {
      say: '{date} (号|號)',
      after: '({begin}|，|。|,|{blank}|在|是|约|订|到)',
      notAfter: '(街|路|道|巷) ',
      before: ' (，|。|,|.|上午|下午|晚上|早上|[#]# 点)',
    },
  ]),
  ko: other(['{mm} 월 {date} [일]']),
};
const times: Readonly<Record<DemoLanguage, RegExp>> = {
  en: english(["{hour}_o['][ ]clock", '{hour}[(.|:){minute}]_(a|p)[.]m', 'at {hour}:{minute}']),
  'zh-Hans': other(['{hour} (点|點){!noTime}[ {minute} [分]]']),
  ko: other(['{hour} 시{!hours}[ {minute} 분]']),
};

/** Returns the first impossible date or time in a text, or `undefined`. */
export function findImpossible(text: string, language: DemoLanguage): Impossible | undefined {
  const plain = normaliseInPlace(text);
  for (const tag of new Set([language, ...demoLanguages.map((other) => other.tag)])) {
    const digits = toDigits(plain, tag);
    const found = firstWhere(digits.text, days[tag], isNoDay) ?? firstWhere(digits.text, times[tag], isNoTime);
    if (!found) continue;
    const { start, end } = digits.originalSpan(found.index, found.index + found[0].length);
    const kind = groupsOf(found).hour === undefined ? 'day' : 'time';
    return { kind, said: text.slice(start, end).trim() };
  }
  return undefined;
}

function firstWhere(text: string, pattern: RegExp, isMeant: (said: Groups) => boolean) {
  return [...text.matchAll(pattern)].find((match) => isMeant(groupsOf(match)));
}

function isNoDay({ date, mm, month = '' }: Groups): boolean {
  const day = Number(date);
  const place = mm === undefined ? Math.max(0, months.indexOf(month.slice(0, 3))) : Number(mm) - 1;
  return day === 0 || day > (longest[place] ?? 0);
}

function isNoTime({ hour, minute = '0' }: Groups): boolean {
  return Number(hour) > 24 || Number(minute) > 59;
}
