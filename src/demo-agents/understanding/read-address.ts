import { toDigits } from '#language/digits.ts';
import type { Match } from '#language/phrases.ts';
import { containsNoName } from './words-not-names.ts';

/** A street address that was found in a text. */
export interface AddressMatch extends Match<string> {
  /**
   * Whether the text has no word for a street. The agent then asks about the address when it reads the details back.
   */
  readonly isUncertain: boolean;
}

const streets =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|place|pl|crescent|cres|terrace|tce|way|parade|pde|quay|court|ct|close|boulevard|highway|hwy|rise|grove|square|sq|esplanade|mews|loop|view|row|track';
const spokenNumber =
  '(?:(?:twenty|thirty|forty|fifty)[\\s-]+)?(?:one|two|three|four|five|six|seven|eight|nine)|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty';
const beginsWithWords = new RegExp(`^(?:${spokenNumber})\\b`, 'i');
const englishAddress = new RegExp(
  `(?:(?:unit|flat|apartment|apt|level)\\s*\\d+\\w?[,\\s]+)?(?:\\d+[a-z]?(?:/\\d+[a-z]?)?|\\b(?:${spokenNumber})\\b),?\\s+(?<street>(?:[\\p{Script=Latin}\\p{M}'’-]+\\s+){1,3}?)(?:${streets})\\b(?<suburb>(?:,?\\s+[\\p{Script=Latin}][\\p{Script=Latin}\\p{M}'’-]+){0,3})`,
  'giu',
);
/**
 * Words between a number and a word such as "way" that show that the text is not an address. Example: "2 cokes on the
 * way".
 */
const noStreet =
  /\b(?:on|in|by|to|and|or|for|from|large|regular|small|pizzas?|cokes?|people|adults|kids|nights?|days?|weeks?|hours?|minutes?|more|please|my|is|are)\b/i;
const otherAddresses = [
  /[\p{Script=Latin}'’]+(?:\s+[\p{Script=Latin}'’]+)*\s*\d+\s*(?:号|號|번지|번)/u,
  /[\p{Script=Han}]{2,8}(?:路|街|道|巷)\s*\d+\s*(?:号|號)?(?:\s*\d+\s*(?:室|单元|楼))?/u,
  /\p{Script=Hangul}{1,20}(?:\s+\p{Script=Hangul}{1,20})?\s*(?:로드|스트리트|애비뉴|길|로|가)\s*\d+(?:번지|번|호)?(?:\s*\d+\s*호)?/u,
];

/**
 * Returns the street address in a text. If an address is `awaited`, any text with a number and a word is an address.
 */
export function readAddress(text: string, awaited: boolean): AddressMatch | undefined {
  const english = [...text.matchAll(englishAddress)].flatMap((match) => englishMatch(match));
  // The last address is used, because people correct themselves.
  const last = english.at(-1);
  if (last) return last;
  for (const pattern of otherAddresses) {
    const match = pattern.exec(text);
    if (match)
      return {
        start: match.index,
        end: match.index + match[0].length,
        value: match[0].replace(/^(?:我们?)?(?:住?在|送到|地址是)|^(?:제\s*)?(?:주소는|여기는|집은)\s*/u, '').trim(),
        isUncertain: false,
      };
  }
  const isLikely = awaited && text.length <= 120 && /\d/.test(text) && /\p{L}{2,}/u.test(text);
  if (!isLikely) return undefined;
  const value = text
    .replace(
      /^\s*(?:(?:yeah|yes|um+|uh+|oh|ok|okay|sorry|no)[,\s]+)*(?:it['’]?s|to|at|my address is|the address is|deliver(?:y)? to|送到|地址是|我住在?|주소는|여기는)\s*/iu,
      '',
    )
    .replace(/(?<!\s)\s*(?:please|thanks|이에요|예요|입니다|이요|요)?[.!。]*\s*$/iu, '');
  return value ? { start: 0, end: text.length, value, isUncertain: true } : undefined;
}

function englishMatch(match: RegExpExecArray): AddressMatch[] {
  const { street = '', suburb = '' } = match.groups ?? {};
  if (noStreet.test(street)) return [];
  // A suburb ends before the first word that is never part of a name. Example: "tomorrow" in "22 Kauri Road, Grey Lynn
  // tomorrow".
  const kept: string[] = [];
  for (const word of suburb.match(/,?\s+[^\s,]+/g) ?? []) {
    if (containsNoName(word.replace(/[,\s]/g, '').toLowerCase().replace('’', "'"))) break;
    kept.push(word);
  }
  const said = match[0].slice(0, match[0].length - suburb.length) + kept.join('');
  const value = said.replace(beginsWithWords, (number) => toDigits(number.toLowerCase(), 'en').text);
  return [{ start: match.index, end: match.index + said.length, value, isUncertain: false }];
}
