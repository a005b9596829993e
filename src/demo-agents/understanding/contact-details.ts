import { localeFacts, locales } from '#domain/locales.ts';
import { createPhraseTest, type Match, normaliseText } from '../text/phrases.ts';

const digitWords: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  零: '0',
  〇: '0',
  一: '1',
  幺: '1',
  二: '2',
  三: '3',
  四: '4',
  五: '5',
  六: '6',
  七: '7',
  八: '8',
  九: '9',
  공: '0',
  영: '0',
  일: '1',
  이: '2',
  삼: '3',
  사: '4',
  오: '5',
  육: '6',
  칠: '7',
  팔: '8',
  구: '9',
};
const oneDigit = `(?:${Object.keys(digitWords).join('|')}|\\d)`;
const spokenDigits = new RegExp(`(?:${oneDigit}(?:에(?!요))?[\\s,-]*){7,14}`, 'g');
const repeatedDigit = new RegExp(`\\b(double|triple)\\s+(${oneDigit})`, 'g');

/** Writes out repeated digits. Example: "double five" becomes "five five". */
function expandRepeatedDigits(text: string): string {
  return text.replace(repeatedDigit, (_, times: string, digit: string) =>
    `${digit} `.repeat(times === 'double' ? 2 : 3),
  );
}

/**
 * Returns the phone number in a text, whether it was written or spoken. `isComplete` is false if digits are missing.
 */
export function readPhone(text: string): (Match<string> & { readonly isComplete: boolean }) | undefined {
  // 2026-12-14 is a date and not a phone number, so it must not match.
  const written = /(?<![\d./-])(?!20\d\d-\d\d?-|\d{1,2}[./-]\d{1,2}[./-]20\d\d)\+?\(?\d[\d\s().-]{4,18}\d/.exec(text);
  const plain = normaliseText(text);
  const single = expandRepeatedDigits(plain);
  const spoken = written ? undefined : [...single.matchAll(spokenDigits)].find(([digits]) => /\p{L}|〇/u.test(digits));
  const match = written ?? spoken;
  if (!match) return undefined;
  const digits = spoken
    ? match[0].replace(
        /\p{L}+/gu,
        (word) => digitWords[word] ?? [...word].map((letter) => digitWords[letter] ?? '').join(''),
      )
    : match[0];
  const value = digits.replace(/[^\d+]/g, '');
  const count = value.replace('+', '').length;
  if (count < 6) return undefined;
  // `single` is longer than the text because repeated digits were written out in it. They are all in the number, so
  // only its end has moved.
  const shift = spoken === undefined ? 0 : single.length - plain.length;
  return {
    start: match.index,
    end: Math.min(text.length, match.index + match[0].length - shift),
    value:
      written && isGrouped(match[0])
        ? match[0]
            .split(/[\s().-]+/)
            .filter(Boolean)
            .join(' ')
        : presentPhone(value),
    isComplete: count >= 8 && count <= 13,
  };
}

/** Returns whether a number was written in groups of digits. If it was, the ticket shows the same groups. */
function isGrouped(written: string): boolean {
  const groups = written.split(/[\s().-]+/).filter(Boolean);
  return groups.length > 1 && groups.length < 5 && groups.every((group) => group.length > 1);
}

/** The forms of phone numbers in all countries that the site serves. A caller may have a number from any of them. */
const phoneFormats = locales.flatMap((locale) => localeFacts(locale).phoneFormats);

function presentPhone(digits: string): string {
  const form = phoneFormats.find((pattern) => pattern.test(digits));
  return form?.exec(digits)?.slice(1).join(' ') ?? digits;
}

const streets =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|place|pl|crescent|cres|terrace|tce|way|parade|pde|quay|court|ct|close|boulevard|highway|hwy|rise|grove|square|sq|esplanade|mews|loop|view|row|track';
/** Words that may follow an address. They are not the name of a suburb. */
const noSuburb =
  "for|please|and|at|my|name|it|it’s|it's|today|tonight|tomorrow|this|next|on|in|as|asap|now|thanks|but|the|can|with|is|i|we|there|mon(?:day)?|tue(?:sday)?|wed(?:nesday)?|thu(?:rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?";
const addressPatterns = [
  new RegExp(
    `(?:(?:unit|flat|apartment|apt|level)\\s*\\d+\\w?[,\\s]+)?\\d+[a-z]?(?:/\\d+[a-z]?)?,?\\s+(?:[\\p{Script=Latin}'’-]+\\s+){1,3}(?:${streets})\\b(?:,?\\s+(?!(?:${noSuburb})\\b)[\\p{Lu}][\\p{Script=Latin}'’-]+){0,3}`,
    'iu',
  ),
  /[\p{Script=Latin}'’]+(?:\s+[\p{Script=Latin}'’]+)*\s*\d+\s*(?:号|號|번지|번)/u,
  /[\p{Script=Han}]{2,8}(?:路|街|道|巷)\s*\d+\s*(?:号|號)?(?:\s*\d+\s*(?:室|单元|楼))?/u,
  /\p{Script=Hangul}{1,20}(?:\s+\p{Script=Hangul}{1,20})?\s*(?:로드|스트리트|애비뉴|길|로|가)\s*\d+(?:번지|번|호)?(?:\s*\d+\s*호)?/u,
];

/**
 * Returns the street address in a text. If an address is `awaited`, any text with a number and a word is an address.
 */
export function readAddress(text: string, awaited: boolean): Match<string> | undefined {
  for (const pattern of addressPatterns) {
    const match = pattern.exec(text);
    if (match)
      return {
        start: match.index,
        end: match.index + match[0].length,
        value: match[0].replace(/^(?:我们?)?(?:住?在|送到|地址是)|^(?:제\s*)?(?:주소는|여기는|집은)\s*/u, '').trim(),
      };
  }
  const isLikely = awaited && text.length <= 120 && /\d/.test(text) && /\p{L}{2,}/u.test(text);
  if (!isLikely) return undefined;
  const value = text
    .replace(
      /^\s*(?:it['’]?s|to|at|my address is|the address is|deliver(?:y)? to|送到|地址是|我住在?|주소는|여기는)\s*/iu,
      '',
    )
    .replace(/(?<!\s)\s*(?:please|thanks|이에요|예요|입니다|이요|요)?[.!。]*\s*$/iu, '');
  return value ? { start: 0, end: text.length, value } : undefined;
}

const namePatterns = [
  /^\s*(?:my\s+)?(?:(?:full|last|first)\s+|sur)?name(?:\s+is|:)?\s+([\p{Script=Latin}'’-]+(?:\s[\p{Script=Latin}'’-]+){0,2})[.\s]*$/giu,
  /(?:my name(?:['’]s| is)|the name(?:['’]s| is)|name is|it['’]?s under|under the name(?: of)?|under|call me|this is)\s+(?:the name\s+)?([\p{Lu}][\p{L}'’-]*(?:\s+(?!and\b|for\b|please\b)[\p{Lu}][\p{L}'’-]*){0,2})/gu,
  /(?:my name['’]?s?(?: is)?|name is|call me|under the name(?: of)?)\s+([\p{L}'’-]+)/giu,
  /(?:我叫|叫我|我是|我姓|(?<=[，,])\s*叫|名字是|名字叫|姓名是?)\s*([\p{Script=Han}]{1,4}?|[\p{Script=Latin}]+(?:\s[\p{Script=Latin}]+){0,2})(?:就好|就行|吧|。|，|,|\s|$)/gu,
  /(?:제\s*이름은|이름은|저는)\s*([\p{Script=Hangul}]{2,5}?|[\p{Script=Latin}]+(?:\s[\p{Script=Latin}]+){0,2})\s*(?:이에요|예요|에요|입니다|이요|라고|이라고|이고|요|고|[,.\s]|$)/gu,
];
const isNoName = createPhraseTest([
  ..."don't what why who when how know want need not no yes nope yeah hello hi hey thanks thank sorry maybe okay ok sure just pizza order pickup delivery please can could would stop wait nothing the is are you name change cancel back large regular repeat again number today tonight tomorrow monday tuesday wednesday thursday friday saturday sunday nights people adults room morning afternoon evening one two three four actually instead rather at around about which".split(
    ' ',
  ),
  ...'不 什么 为什么 怎么 谁 吗 呢 好的 谢谢 你好 您好 可以 没有 想 要 等 取消'.split(' '),
  ...'네 아니 아니요 뭐 왜 어떻게 몰라 모르 싫 안녕 주세요 나요 까요 있 없 해요 그냥 잠깐 취소'.split(' '),
]);

function isFamilyName(said: string): boolean {
  return said.startsWith('我姓');
}

/**
 * Returns the caller's name in a text. If a name is `awaited`, a short text that only has letters is a name, unless it
 * is a common word.
 */
export function readName(text: string, awaited: boolean): Match<string> | undefined {
  // If a caller says both the family name and the full name, the full name is used. Example: "我姓李，叫李明".
  const matches = namePatterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .sort((left, right) => (isFamilyName(left[0]) ? 1 : 0) - (isFamilyName(right[0]) ? 1 : 0));
  for (const match of matches) {
    const name = match?.[1];
    if (!name || isNoName(normaliseText(name))) continue;
    return { start: match.index, end: match.index + match[0].length, value: titled(name) };
  }
  if (!awaited) return undefined;
  const bare = text
    .replace(
      /^\s*(?:(?:um+|uh+|oh|it['’]?s|it is|its|i['’]?m|i am|for|under|make it|put it under|是|叫|姓|음|어)[,\s]+)+/iu,
      '',
    )
    .replace(/^(?:叫|姓)(?=\p{Script=Han})/u, '')
    .replace(/(?<![,\s])[,\s]*(?:please|thanks|thank you|就好|就行|吧)?[.!。！\s]*$/iu, '')
    .trim()
    .replace(/^.+$/u, withoutCopula);
  const both = /^(\p{Script=Han}{2,4})[\s,，、]+(\p{Script=Latin}+(?:\s\p{Script=Latin}+){0,2})$/u.exec(bare);
  if (both) return { start: 0, end: text.length, value: `${both[1]} ${titled(both[2] ?? '')}` };
  const words = bare.split(/\s+/);
  if (!/^[\p{L}\p{M}'’.\s-]{1,40}$/u.test(bare) || words.length > 3 || isNoName(normaliseText(bare))) return undefined;
  if (/^\p{Script=Han}+$/u.test(bare) && bare.length > 4) return undefined;
  if (/^[\p{Script=Hangul}\s]+$/u.test(bare) && bare.replaceAll(' ', '').length > 5) return undefined;
  return { start: 0, end: text.length, value: titled(bare) };
}

/**
 * Removes the ending that means "is" from a Korean name. Example: 메이예요 becomes 메이, and 민준이에요 becomes 민준. After a vowel,
 * 이 is part of the name.
 */
function withoutCopula(text: string): string {
  const match =
    /^(.*?[\p{L}])\s*(이에요|이예요|예요|에요|입니다|이요|요|이라고 합니다|이라고 해요|라고 합니다|라고 해요)$/u.exec(
      text,
    );
  if (!match?.[1] || !/\p{Script=Hangul}/u.test(text)) return text;
  const [, name, ending = ''] = match;
  const last = name.charCodeAt(name.length - 1) - 0xac00;
  const isOpen = last >= 0 && last < 11172 && last % 28 === 0;
  return ending.startsWith('이') && isOpen ? `${name}이` : name;
}

function titled(name: string): string {
  if (/\p{Lu}/u.test(name)) return name;
  return name.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
}
