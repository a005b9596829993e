import { normaliseInPlace } from '#language/normalise.ts';
import type { Match } from '#language/phrases.ts';
import { localeFacts, locales } from '#shared/rules/locales.ts';

/** A phone number that was found in a text. */
export interface PhoneMatch extends Match<string> {
  /** Whether the number has enough digits. */
  readonly isComplete: boolean;
  /**
   * Whether the form of the number is unusual in all countries of the site. The agent then asks about the number again.
   */
  readonly isUncertain: boolean;
}

const digitWords: Readonly<Record<string, string>> = {
  ...{ zero: '0', nought: '0', oh: '0', o: '0', one: '1', two: '2', three: '3', four: '4', five: '5', six: '6' },
  ...{ seven: '7', eight: '8', nine: '9' },
  ...{
    零: '0',
    〇: '0',
    一: '1',
    幺: '1',
    二: '2',
    两: '2',
    三: '3',
    四: '4',
    五: '5',
    六: '6',
    七: '7',
    八: '8',
    九: '9',
  },
  ...{ 공: '0', 영: '0', 일: '1', 이: '2', 삼: '3', 사: '4', 오: '5', 육: '6', 륙: '6', 칠: '7', 팔: '8', 구: '9' },
};
const englishDigit = Object.keys(digitWords)
  .filter((word) => /^[a-z]/.test(word))
  .join('|');
const otherDigits = Object.keys(digitWords)
  .filter((word) => !/^[a-z]/.test(word))
  .join('');
const times: Readonly<Record<string, number>> = { double: 2, triple: 3, treble: 3 };
const repeats = Object.keys(times).join('|');
const repeated = `(?:${repeats})[\\s-]+(?:\\d|(?:${englishDigit})\\b)`;
/** One piece of a spoken number: digits, a word for a digit, or a repeated digit. */
const piece = `(?:${repeated}|\\d+(?:에(?!요))?|\\b(?:${englishDigit})\\b|\\bhundred\\b|(?!(?<=[공영일삼육륙칠팔\\d]\\s*)이(?:요|에요|예요|고|라|오[\\s.!]*$))(?!(?<=\\d\\s?)[이오일](?=\\s*[가-힣])(?!\\s*[${otherDigits}]))[${otherDigits}](?:에(?!요))?)`;
const spoken = new RegExp(
  `(?!(?<=[가-힣])[이가]\\s)(?:\\+|\\bplus\\s+)?(?:${piece}[\\s,，、.-]*(?:(?:다시|하이픈|대시|그다음|dash|then|and then|and|um+|uh+|杠|然后|接着)[\\s,，、.-]*)?){3,20}`,
  'g',
);
const pieces = new RegExp(
  `(?:(${repeats})[\\s-]+)?(\\d+|\\b(?:${englishDigit})\\b|\\bhundred\\b|[${otherDigits}])`,
  'g',
);
/** Matches a number that is written in digits. 2026-12-14 is a date, so it does not match. */
const written = /(?<![\d./-])(?!20\d\d-\d\d?-|\d{1,2}[./-]\d{1,2}[./-]20\d\d)\+?\(?\d[\d\s().,，、-]{4,26}\d/g;
const correction = /\b(?:no|not|sorry|wait|actually|i mean|make that|rather)\b|不对|不是|错了|아니|정정/;

/**
 * Returns the phone number in a text, whether it was written or spoken. If the caller corrects a number in the same
 * text, returns the last one.
 */
export function readPhone(text: string): PhoneMatch | undefined {
  const plain = normaliseInPlace(text);
  const found = [...writtenNumbers(text), ...spokenNumbers(plain)].sort((left, right) => left.start - right.start);
  const [first, ...later] = withoutOverlaps(found);
  if (!first) return undefined;
  const corrected = later.findLast(
    ({ start, isComplete }) => isComplete && correction.test(plain.slice(first.end, start)),
  );
  return corrected ? { ...corrected, start: first.start } : first;
}

function writtenNumbers(text: string): PhoneMatch[] {
  return [...text.matchAll(written)].flatMap((match) => {
    const value = isGrouped(match[0]) ? groupsOf(match[0]).join(' ') : presentPhone(match[0].replace(/[^\d+]/g, ''));
    return phoneMatch(match.index, match[0].length, value);
  });
}

function spokenNumbers(plain: string): PhoneMatch[] {
  return [...plain.matchAll(spoken)].flatMap((match) => {
    const said = match[0].replace(/[\s,，、.-]+$/, '');
    // Digits without any word are read by `writtenNumbers`.
    if (!/\p{L}|〇/u.test(said)) return [];
    let digits = /^(?:\+|plus)/.test(said) ? '+' : '';
    for (const [, repeat = '', word = ''] of said.matchAll(pieces)) {
      const one = word === 'hundred' ? '00' : (digitWords[word] ?? word);
      digits += one.repeat(times[repeat] ?? 1);
    }
    return phoneMatch(match.index, said.length, presentPhone(saidOnce(withoutStray(digits))));
  });
}

/** Returns a number without a first digit that is not part of it. Example: the "one" in "my one, 021 555 0111". */
function withoutStray(digits: string): string {
  const isUsual = (number: string) => phoneFormats.some((pattern) => pattern.test(number));
  return !isUsual(digits) && /^[1-9]0/.test(digits) && isUsual(digits.slice(1)) ? digits.slice(1) : digits;
}

/**
 * Returns a number without its repetition, if the caller said it twice. Example: "oh two one, triple five, 0111, so 021
 * 555 0111".
 */
function saidOnce(digits: string): string {
  const half = digits.slice(0, digits.length / 2);
  return digits.length >= 16 && digits === half + half ? half : digits;
}

function phoneMatch(start: number, length: number, value: string): PhoneMatch[] {
  const digits = value.replace(/[^\d+]/g, '');
  const count = digits.replace('+', '').length;
  if (count < 6) return [];
  return [
    {
      start,
      end: start + length,
      value,
      isComplete: count >= 8 && count <= (digits.startsWith('+') ? 15 : 13),
      isUncertain: !phoneFormats.some((pattern) => pattern.test(digits)) && !/^(?:\+(?!64|61)|00)/.test(digits),
    },
  ];
}

/** Leaves out a number that is part of a longer one. Example: the digits "555 01" in "021 555 01 double nine". */
function withoutOverlaps(found: readonly PhoneMatch[]): PhoneMatch[] {
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.start <= one.start &&
          other.end >= one.end &&
          other.end - other.start > one.end - one.start,
      ),
  );
}

function groupsOf(number: string): string[] {
  return number.split(/[\s().,，、-]+/).filter(Boolean);
}

/** Returns whether a number was written in groups of digits. If it was, the ticket shows the same groups. */
function isGrouped(number: string): boolean {
  const groups = groupsOf(number);
  return groups.length > 1 && groups.length < 5 && groups.every((group) => group.length > 1);
}

/** The forms of phone numbers in all countries that the site serves. A caller may have a number from any of them. */
const phoneFormats = locales.flatMap((locale) => localeFacts(locale).phoneFormats);

function presentPhone(digits: string): string {
  const form = phoneFormats.find((pattern) => pattern.test(digits));
  return form?.exec(digits)?.slice(1).join(' ') ?? digits;
}

/** Korean counting words, which some callers use for digits. */
const nativeDigits: Readonly<Record<string, string>> = {
  ...{ 하나: '1', 둘: '2', 셋: '3', 넷: '4', 다섯: '5', 여섯: '6', 일곱: '7', 여덟: '8', 여덜: '8', 아홉: '9' },
};
const nativeDigit = new RegExp(Object.keys(nativeDigits).join('|'), 'g');
/** A digit with the number of times that it occurs. Example: 三个五 and "오가 세 개", both "three fives". */
const severalTimes = new RegExp(
  `([2-4两二三四])个([\\d${otherDigits}])|([\\d${otherDigits}])\\s*(?:이|가)?\\s*(두|세|네|2|3|4)\\s*(?:개|번)`,
  'g',
);
const isDigits = new RegExp(`^[\\d${otherDigits}]+$`);
const inChinese = /[\d零〇一幺二两三四五六七八九]{2,}/g;
/** Three digits that are said as one number. Example: 오백오십오 (five hundred and fifty-five). */
const hundreds = /([일이삼사오육칠팔구])백(?:([이삼사오육칠팔구])?(십))?([일이삼사오육칠팔구](?![이에예]?요))?/g;
const timesOf: Readonly<Record<string, number>> = { 两: 2, 二: 2, 三: 3, 四: 4, 두: 2, 세: 3, 네: 4 };
const koreanEnding = /(?<=.)(?:이?유|이?라예|이?에요|이?예요|입니다|입니더|이?요|이?고요?|번|에|으?로|은|는|이|가)$/;

/**
 * Returns the digits in an answer to the question for a phone number, even if other words stand between them. Example:
 * "022 这边，555，然后 0471". `isKnown` says whether they have a form that is usual in the countries of the site.
 */
export function readScatteredPhone(text: string): { readonly value: string; readonly isKnown: boolean } {
  const plain = normaliseInPlace(text)
    .replace(severalTimes, (_said, often = '', digit = '', other = '', times = '') => {
      const count = String(often) + String(times);
      return ` ${(String(digit) + String(other)).repeat(timesOf[count] ?? Number(count))} `;
    })
    .replace(hundreds, (_said, hundred = '', tens = '', ten = '', one = '') => {
      const digit = (word: string, missing: string) => digitWords[word] ?? missing;
      return ` ${digit(String(hundred), '1')}${ten ? digit(String(tens), '1') : '0'}${digit(String(one), '0')} `;
    })
    .replace(nativeDigit, (word) => ` ${nativeDigits[word]} `);
  const words = plain.split(/[\s,，、.。!！…~-]+/).filter(Boolean);
  const said = words.flatMap((word) => {
    const bare = [word, word.replace(koreanEnding, '')].find((one) => isDigits.test(one));
    if (bare !== undefined) return [bare];
    return /\p{Script=Han}/u.test(word) ? (word.match(inChinese) ?? []) : (word.match(/\d+/g) ?? []);
  });
  const digits = [...said.join('')].map((one) => digitWords[one] ?? one).join('');
  return { value: presentPhone(digits), isKnown: phoneFormats.some((pattern) => pattern.test(digits)) };
}
