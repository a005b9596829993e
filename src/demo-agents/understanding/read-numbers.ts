import { type Found, masked } from '../text/phrase-finder.ts';

const english = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const englishMore: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  another: 1,
  single: 1,
  couple: 2,
  pair: 2,
  'half a dozen': 6,
  'a dozen': 12,
  dozen: 12,
};
const korean: Readonly<Record<string, number>> = {
  하나: 1,
  한: 1,
  둘: 2,
  두: 2,
  셋: 3,
  세: 3,
  넷: 4,
  네: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
};
const koreanCounters = '개|판|병|잔|캔|명|분|박|조각|인분|세트';
const chineseMeasures = '个|份|张|罐|瓶|杯|盒|块|只|位|听|筒';
const chineseDigits = '零一二三四五六七八九';

const patterns: readonly { readonly pattern: RegExp; readonly read: (text: string) => number | undefined }[] = [
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d.:])((?!0\\d)\\d{1,4})(?!\\d|[.:]\\d)(?:\\s*(?:x|×)(?!\\p{L})|\\s*(?:${koreanCounters}|${chineseMeasures}))?`,
      'gu',
    ),
    read: Number,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{Script=Latin}'])(${[...Object.keys(englishMore), ...english].sort((a, b) => b.length - a.length).join('|')})(?![\\p{Script=Latin}'])(?:\\s+of(?!\\p{L}))?`,
      'gu',
    ),
    read: (word) => englishMore[word] ?? english.indexOf(word),
  },
  {
    // A bare Chinese numeral counts only before something that was understood: 一 stands in many other words.
    pattern: new RegExp(
      `([一二两俩三四五六七八九十]{1,3})\\s*(?:(?:${chineseMeasures})|(?=[${masked}大小中])|(?=\\s*$))`,
      'gu',
    ),
    read: readChineseNumber,
  },
  {
    pattern: new RegExp(
      `(?<!\\p{Script=Hangul})(${Object.keys(korean)
        .filter((word) => word.length === 1 && !'둘셋넷'.includes(word))
        .concat('다섯', '여섯', '일곱', '여덟', '아홉')
        .join('|')})\\s*(?:${koreanCounters})(?!까지)`,
      'gu',
    ),
    read: (word) => korean[word],
  },
  { pattern: /(?<!\p{Script=Hangul})(하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉)/gu, read: (word) => korean[word] },
];

/** Counts in a text of any of the languages: 2, two, a couple of, 两个, 두 판. Never a part of a word or of a time. */
export function readNumbers(text: string): Found<number>[] {
  const found: Found<number>[] = [];
  let rest = text;
  for (const { pattern, read } of patterns) {
    rest = rest.replace(pattern, (match: string, word: string, start: number) => {
      const value = read(word);
      if (value === undefined || value < 0) return match;
      found.push({ start, end: start + match.length, value });
      return masked.repeat(match.length);
    });
  }
  return found.sort((left, right) => left.start - right.start);
}

/** Reads Chinese numerals up to 99: 两, 十二, 二十. */
export function readChineseNumber(text: string): number | undefined {
  const digit = (character: string) => ('两俩'.includes(character) ? 2 : chineseDigits.indexOf(character));
  const ten = text.indexOf('十');
  if (ten < 0) return text.length === 1 ? digit(text) : undefined;
  const tens = ten === 0 ? 1 : digit(text.slice(0, ten));
  const ones = ten === text.length - 1 ? 0 : digit(text.slice(ten + 1));
  return tens * 10 + ones;
}
