import { monthNames, months } from './calendar.ts';
import { toDigits } from './digits.ts';
import { type DemoLanguage, demoLanguages } from './languages.ts';
import { normaliseInPlace } from './normalise.ts';

/** A date or a time that does not exist, in the words of the caller. Example: "31 June", "25 o'clock". */
export interface Impossible {
  readonly kind: 'day' | 'time';
  readonly said: string;
}

/** The maximum number of days of each month. February has 29 in a leap year. */
const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const days: Readonly<Record<DemoLanguage, readonly RegExp[]>> = {
  en: [
    new RegExp(
      `(?<![\\d./-])(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?\\s+(?<month>${monthNames})\\b|\\b(?<month2>${monthNames})\\s+(?:the\\s+)?(?<day2>\\d{1,2})(?:st|nd|rd|th)?(?![\\d.:/]|\\s*(?:[ap]\\.?m|o'?clock))`,
      'g',
    ),
    /(?<![\d./-])(?<day>[0-3]\d)\/(?<month>[01]?\d)(?![\d/])/g,
    /\bthe\s+(?<day>\d\d)(?:st|nd|rd|th)(?=\s*(?:$|[.,;!?]|(?:at|for|please)\b))/g,
  ],
  'zh-Hans': [
    /(?<!\d)(?<month>\d{1,2})\s*月\s*(?<day>\d{1,2})\s*(?:号|號|日)?/g,
    /(?<=^|[，。,\s]|[在是约订到])(?<![街路道巷]\s*)(?<day>\d{2})\s*(?:号|號)(?=\s*(?:[，。,.]|上午|下午|晚上|早上|\d{1,2}\s*点))/g,
  ],
  ko: [/(?<!\d)(?<month>\d{1,2})\s*월\s*(?<day>\d{1,2})\s*일?/g],
};
const times: Readonly<Record<DemoLanguage, readonly RegExp[]>> = {
  en: [
    /(?<![\d.:$/-])(?<hour>\d{1,3})\s*o'?\s?clock\b/g,
    /(?<![\d.:$/-])(?<hour>\d{1,2})(?:[.:](?<minute>\d\d))?\s*[ap]\.?m\b/g,
    /\bat\s+(?<hour>\d{1,2}):(?<minute>\d\d)(?!\d)/g,
  ],
  'zh-Hans': [/(?<!\d)(?<hour>\d{1,3})\s*(?:点|點)(?!\s*(?:什么|心|儿|也|都|菜|餐|单))(?:\s*(?<minute>\d{2})\s*分?)?/g],
  ko: [/(?<!\d)(?<hour>\d{1,3})\s*시(?!\s*간)(?:\s*(?<minute>\d{1,2})\s*분)?/g],
};

/** Returns the first impossible date or time in a text, or `undefined`. */
export function findImpossible(text: string, language: DemoLanguage): Impossible | undefined {
  const plain = normaliseInPlace(text);
  for (const tag of new Set([language, ...demoLanguages.map((other) => other.tag)])) {
    const digits = toDigits(plain, tag);
    const found = firstWhere(digits.text, days[tag], isNoDay) ?? firstWhere(digits.text, times[tag], isNoTime);
    if (!found) continue;
    const { start, end } = digits.originalSpan(found.index, found.index + found[0].length);
    const kind = found.groups?.hour === undefined ? 'day' : 'time';
    return { kind, said: text.slice(start, end).trim() };
  }
  return undefined;
}

function firstWhere(text: string, patterns: readonly RegExp[], isMeant: (groups: Groups) => boolean) {
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) if (isMeant(match.groups ?? {})) return match;
  }
  return undefined;
}

type Groups = Readonly<Record<string, string | undefined>>;

function isNoDay({ day, day2, month, month2 }: Groups): boolean {
  const date = Number(day ?? day2);
  const said = month ?? month2;
  const place = said === undefined ? 0 : /^\d/.test(said) ? Number(said) - 1 : months.indexOf(said.slice(0, 3));
  return date === 0 || date > (longest[place] ?? 0);
}

function isNoTime({ hour, minute }: Groups): boolean {
  return Number(hour) > 24 || Number(minute ?? 0) > 59;
}
