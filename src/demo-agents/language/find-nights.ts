import type { DemoLanguage } from '#domain/demo-languages.ts';
import type { Found } from '../text/phrase-finder.ts';
import type { DigitText } from './digits.ts';

const patterns: Readonly<Record<DemoLanguage, readonly (readonly [RegExp, number])[]>> = {
  en: [
    [/\b(?<n>an?|one|single|\d{1,2}|(?:a\s+)?couple(?:\s+of)?)(?:\s+more)?\s*[\s-]night(?:s|er)?\b/g, 1],
    [/\b(?:just|only)\s+(?:for\s+)?(?:tonight|the\s+night)\b/g, 1],
    [/(?<!\bin\s)(?:\b(?:for|stay(?:ing)?)\s+)(?<n>an?|\d)\s+weeks?\b|\b(?<m>\d)\s+weeks?\b(?!\s+(?:from|away))/g, 7],
    [/\b(?:for|stay(?:ing)?)\s+(?<n>\d{1,2})\s+days?\b/g, 1],
    [/^\W*(?:just\s+)?(?:an?|one|1)\s+week\W*$/g, 7],
  ],
  'zh-Hans': [
    [/(?<n>\d{1,2})\s*(?:个)?(?:晚上|晚|夜|宿)(?!点)/g, 1],
    [/住\s*(?<n>\d{1,2})\s*天/g, 1],
    [/^\W*(?<n>\d)\s*个?(?:星期|礼拜|周)\W*$/g, 7],
    [/(?:住|待)\s*(?<n>\d)?\s*个?(?:星期|礼拜|周)/g, 7],
  ],
  ko: [
    [/(?<!\d)(?<n>\d{1,2})\s*박/g, 1],
    [/(?<!\d)(?<n>\d{1,2})\s*밤/g, 1],
    [/(?<!\d)(?<n>\d{1,2})\s*날(?!\s*(?:뒤|후|있다가))/g, 1],
    [/(?<!\d)(?<n>\d{1,2})\s*일\s*(?:동안|간|묵|숙박)/g, 1],
    [/일주일(?!\s*(?:뒤|후))|(?<n>\d)\s*주\s*(?:동안|간|묵)/g, 7],
  ],
};

/** Every number of nights that a text in digits names: three nights, 住三晚, 3박, a week. */
export function findNights({ text }: DigitText, language: DemoLanguage): Found<number>[] {
  return patterns[language]
    .flatMap(([pattern, nights]) =>
      [...text.matchAll(pattern)].map((match) => {
        const said = match.groups?.n ?? match.groups?.m ?? '1';
        const count = said.includes('couple') ? 2 : /^\d/.test(said) ? Number(said) : 1;
        return { start: match.index, end: match.index + match[0].length, value: count * nights };
      }),
    )
    .filter(({ value }) => value > 0)
    .sort((left, right) => left.start - right.start);
}
