import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { hasHangul } from '#language/languages.ts';
import { normaliseInPlace } from '#language/normalise.ts';
import type { Match } from '#language/phrases.ts';
// The part of the library's metadata for the two countries of the site: 2 kB instead of 83.
import metadata from './phone-metadata.json' with { type: 'json' };
import { corrects } from './word-lists.ts';

/** A phone number or an email address in a text. */
export interface Contact extends Match<string> {
  /** `incomplete` has too few or too many digits. `unusual` is no number of New Zealand or Australia. */
  readonly kind: 'sure' | 'unusual' | 'incomplete';
}

const digitOf = new Map(
  `zero 0|nought 0|oh 0|o 0|one 1|two 2|three 3|four 4|five 5|six 6|seven 7|eight 8|nine 9|hundred 00|plus +|零 0|〇 0|一 1|幺 1|二 2|两 2|三 3|四 4|五 5|六 6|七 7|八 8|九 9|공 0|영 0|일 1|이 2|삼 3|사 4|오 5|육 6|륙 6|칠 7|팔 8|구 9|ten 10|eleven 11|twelve 12|thirteen 13|fourteen 14|fifteen 15|sixteen 16|seventeen 17|eighteen 18|nineteen 19|twenty 20|thirty 30|forty 40|fifty 50|sixty 60|seventy 70|eighty 80|ninety 90|하나 1|둘 2|셋 3|넷 4|다섯 5|여섯 6|아홉 9`
    .split('|')
    .map((pair): [string, string] => [pair.split(' ')[0] ?? '', pair.split(' ')[1] ?? '']),
);
const times = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
]);
/** A word, a run of digits, or a Chinese or Korean character. */
const token = /\p{Script=Latin}+|[+\d]+|그다음|다섯|여섯|아홉|하나|[\p{Script=Han}\p{Script=Hangul}]|[^\s]/gu;
/** What may stand between the digits of a number: punctuation, and words with which callers go on. */
const joins = /^(?:[-–().,，、/]|and|then|um|uh|dash|에|그다음|다시|하이픈|杠)$/u;
const email = /[^\s@<>"(),;:]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}(?<=\p{L})/u;
/** Fewer digits in a row are a count, a house number or a time. */
const fewest = 6;

/** Returns the phone number in a text, whether it was written or spoken. */
export function readPhone(text: string): Contact | undefined {
  const plain = normaliseInPlace(text);
  const found = runsOfDigits(plain.replace(/三个([\p{Script=Han}\d])/gu, '$1$1$1')).flatMap(contactOf);
  const whole = found.filter(({ kind }) => kind !== 'incomplete');
  return (corrects(plain) ? whole.at(-1) : whole[0]) ?? found.at(-1);
}

export function readEmail(text: string): Contact | undefined {
  const found = email.exec(text);
  return found ? { start: found.index, end: found.index + found[0].length, value: found[0], kind: 'sure' } : undefined;
}

function contactOf({ start, end, value: said }: Match<string>): Contact[] {
  // A caller may say the same number twice.
  const half = said.slice(0, said.length / 2);
  const value = said.length >= 16 && said === half + half ? half : said;
  const digits = value.replace('+', '');
  if (digits.length < fewest) return [];
  for (const country of ['NZ', 'AU'] as const) {
    const parsed = parsePhoneNumberFromString(value, country, asMetadata(metadata));
    if (!parsed?.isValid()) continue;
    const shown = parsed.country === country ? parsed.formatNational() : parsed.formatInternational();
    return [{ start, end, value: shown.replace(/[-()]/g, ' ').replace(/\s+/g, ' ').trim(), kind: 'sure' }];
  }
  const isLong = digits.length >= 8 && digits.length <= 15 && (value.startsWith('+') || digits.length <= 11);
  return [{ start, end, value, kind: isLong ? 'unusual' : 'incomplete' }];
}

/** The library's type is wider than the file, in which the numbers of the tuples are only numbers. */
function asMetadata(json: unknown): MetadataJson {
  return json as MetadataJson;
}

/** Returns all rows of digits in a text, in digits or in words of any language. */
function runsOfDigits(text: string): Match<string>[] {
  const runs: Match<string>[] = [];
  let isOpen = false;
  let repeat = 1;
  for (const { index, 0: word } of text.matchAll(token)) {
    const end = index + word.length;
    const digits: string | undefined = isParticle(text, index, word, isOpen, runs)
      ? undefined
      : digitsOf(word, text.slice(end));
    const isRepeat: boolean = digits === undefined && times.has(word) && digitAfter(text.slice(end));
    if (digits !== undefined) addDigits(runs, { start: index, end, value: digits.repeat(repeat) }, isOpen);
    isOpen = digits !== undefined || (isOpen && (isRepeat || joins.test(word)));
    repeat = isRepeat ? (times.get(word) ?? 1) : digits === undefined ? repeat : 1;
  }
  return runs;
}

/** Adds digits to the last row if it is open, or else as a new row. A plus begins a new number. */
function addDigits(runs: Match<string>[], digits: Match<string>, isOpen: boolean): void {
  const last = isOpen && !digits.value.startsWith('+') ? runs.pop() : undefined;
  runs.push(last ? { ...digits, start: last.start, value: last.value + digits.value } : digits);
}

/** Returns the digits that a word means. The "ninety" of "ninety-nine" is only a nine, and the "oh" of "oh no" none. */
function digitsOf(word: string, rest: string): string | undefined {
  const isSigh = word === 'oh' && /^\W*\p{Script=Latin}/u.test(rest) && !digitAfter(rest);
  const digits = isSigh ? undefined : /^[+\d]+$/.test(word) ? word : digitOf.get(word);
  return isTens(word, rest) ? digits?.charAt(0) : digits;
}

/** Returns whether a word such as "ninety" is followed by its ones, as in "ninety-nine". */
function isTens(word: string, rest: string): boolean {
  return /^\p{Script=Latin}+ty$/u.test(word) && /^[\s-]*(?:one|two|three|four|five|six|seven|eight|nine)\b/.test(rest);
}

function digitAfter(rest: string): boolean {
  const next = rest.match(token)?.[0] ?? '';
  return /^\d/.test(next) || digitOf.has(next) || times.has(next);
}

/** Returns whether a Korean syllable is an ending of the word before it and not a digit. Example: 이 in "번호이고". */
function isParticle(
  text: string,
  index: number,
  word: string,
  isOpen: boolean,
  runs: readonly Match<string>[],
): boolean {
  if (!/^[이오일]$/.test(word)) return false;
  const said = runs.reduce((sum, { value }) => sum + value.length, 0);
  const next = text.slice(index + 1);
  if (/^\s?(?:에|예|고|요|라|네|야|지|리|로)/.test(next)) return word === '이' && said >= 9;
  return !isOpen && hasHangul(text.charAt(index - 1));
}
