import type { DemoLanguage } from '#language/languages.ts';
import { normaliseInPlace } from '#language/normalise.ts';
import { simplify } from '#language/simplified.ts';
import type { SlotValue } from '../slots/slot-values.ts';
import { type Filling, fill } from './filling.ts';

/** Matches the words with which callers correct themselves in the middle of a sentence. */
const repairs = [
  /\bno,? (?:wait|make|actually|sorry|change|i mean|let['’]?s|it['’]?s)\b/giu,
  /\bno(?=[,…] ?(?!thank|that['’]?s|no\b|please|not\b))/giu,
  /\b(?:scratch that|or rather|i mean|i meant|on second thoughts?|hang on|wait,? no|wait,? (?:make|actually))\b/giu,
  /(?<=[,.…–-] ?(?:(?:oh|um|uh|er) )?)(?:actually|wait|sorry|hold on)\b/giu,
  /\b(?:actually|sorry),? (?:make|no|can|could|i['’]?ll|let['’]?s|just|change|not|instead)\b/giu,
  /(?<!\b(?:can['’]?t|cannot|not|to|you|never|won['’]?t|please|or) )\bmake (?:it|that|them)\b/giu,
  /[啊哦]?不对|[啊哦欸诶哎]不|(?:不好意思)?说错了?|(?<=[，,。…] ?)(?:不是(?=[，,])|不(?=[，,])|等一下|等等|我是说|应该是)|还是改成/gu,
  /(?<![^\s,.…])아니(?:요|,|야|다|에요)?(?=[\s,])|잠깐만요?|아 참/gu,
];
/**
 * Words without content of their own. If only such words come before the words of a correction, there is nothing to
 * correct, and the clause is not split.
 */
const sayNothing =
  /\b(?:can|could|would|will|you|we|i|i['’]d|i['’]ll|please|and|but|so|then|oh|um+|uh+|er|ok|okay|yes|yeah|yep|no|nah|hi|hello|hey|just|to|like|is|it|that|wait|actually|sorry|hang on|hold on|make|the)\b|[啊哦不对是等一下那]|아니요?|아|어|음|네|잠깐만요?/giu;

/**
 * Splits a clause where the caller corrects it. Each part after the first begins with the words of the correction.
 * Example: "a large pepperoni, no make it a medium" becomes "a large pepperoni" and "no make it a medium".
 */
export function splitAtRepairs(clause: string): string[] {
  const plain = simplify(clause);
  const places = repairs.flatMap((pattern) => [...plain.matchAll(pattern)].map(({ index }) => index));
  const parts: string[] = [];
  let start = 0;
  for (const place of places.sort((left, right) => left - right)) {
    const before = clause.slice(start, place);
    if (!/[\p{L}\d]/u.test(before.replace(sayNothing, ''))) continue;
    parts.push(before.trim());
    start = place;
  }
  return [...parts, clause.slice(start).trim()].filter((part) => /[\p{L}\d]/u.test(part));
}

/** Returns whether a text begins with the words of a correction. Example: "wait, my friend eats no prawns". */
export function announcesRepair(text: string): boolean {
  return repairs.some((pattern) => [...simplify(text).matchAll(pattern)].some(({ index }) => index <= 3));
}

/** Words that are put before a clause, so that it is read as a correction of the clause before it. */
export const correctionMarks: Readonly<Record<DemoLanguage, string>> = {
  en: 'no, ',
  'zh-Hans': '不对，',
  ko: '아니, ',
};

const filler = '(?:um+|uh+|er+|erm|oh|ah+|hmm+|well|like|so)';
/** Words with which a caller takes back the words before them. */
const takesBack =
  '(?:no|nah|nope|wait|sorry|i mean|i meant|hang on|hold on|scratch that|correction|excuse me|my (?:mistake|bad)|i tell a lie|tell a lie|what am i saying|or rather|oops|whoops|pardon|omg|oh my god|gosh|shoot|damn|bugger|silly me|im hopeless|listen to me)';
/** Words that may come between the words in `takesBack` and the right words. */
const between = `(?:${filler}|${takesBack}|actually|rather|make (?:it|that)|let's (?:say|make it|do)|it's|that's|that should be|it should be|should be|of course|a minute|a sec|a second|what i meant was|not)`;
const gap = '[\\s,.…;:–—-]*';
const repair = `${gap}(?:${filler}${gap})*(?:${takesBack}|actually)\\b(?:${gap}${between}\\b)*${gap}`;

const number =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|an?(?= (?:large|regular|small|medium|big))|a couple(?: of)?)';
const size = '(?:large|regular|small|medium|big)';
const weekday = '(?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:day)?';
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const ordinal =
  '(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty[- ]\\p{L}+th|twenty[- ](?:first|second|third)|thirtieth|thirty[- ]first)';
const day = `(?:(?:this |next |the )?(?:${weekday}|tomorrow|today|tonight|day after tomorrow)(?: (?:morning|afternoon|evening|night|week))?|(?:the )?${ordinal}(?: (?:of )?${month})?|\\d{1,2} (?:of )?${month}|${month} \\d{1,2}(?:st|nd|rd|th)?)`;
const hour =
  "(?:half past |quarter (?:past|to) )?(?:\\d{1,2}(?:[.:]\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?(?:am|pm|o'clock|thirty|fifteen|forty-five))?";
const unit = ' (?:nights?|people|guests|adults|kids|children|of us|\\w+s)';

/**
 * The kinds of words that a caller may replace. Each entry has three regular expressions: for the wrong words, for the
 * right words, and for what must not follow the right words.
 */
const kinds: readonly (readonly [wrong: string, right: string, unless: string])[] = [
  [`${number} ${size}`, `${number} ${size}`, ''],
  [size, size, ''],
  [day, day, ''],
  [`${number}(?<unit>${unit})?`, number, ' (?:of (?:them|those|the)|without|with)\\b|[\\d:.]'],
  [`(?<=\\b(?:at|by|about|around|say|for) )${hour}`, `${hour}`, ' (?:of|large|regular|\\w+s)\\b'],
];
const patterns: RegExp[] = [];
for (const [wrong, right, unless] of kinds) {
  patterns.push(
    new RegExp(
      `(?<![\\p{L}\\d'])(${wrong})(?![\\p{L}\\d'])${repair}(?:(?:the|on|at|for|to|by|about|around) )?(?=(?<right>${right})(?![\\p{L}\\d'])${unless ? `(?!${unless})` : ''})`,
      'gu',
    ),
  );
}
/**
 * Words that rule out the day after them. That day is then not replaced by a corrected day, which would be ruled out
 * instead. Example: "not Friday, sorry, Saturday" must not become "not Saturday".
 */
const rulesOut =
  /(?:\bnot|n't(?: \w+)?|\binstead of|\brather than|\bexcept|\bbut|\bbooked|\bappointment|\bdown)(?: (?:for|on|the|this|next|do|make))*\s*$/u;
/**
 * Maximum number of digits in a text from which wrong words are removed. A text with more may contain a phone number.
 */
const mostDigits = 5;

/**
 * Returns the text without words that the caller takes back at once and replaces by words of the same kind. Example:
 * "two, no hang on, three Hawaiians" becomes "three Hawaiians", and "on Friday, sorry, Saturday" becomes "on Saturday".
 */
export function withoutTakenBack(text: string): string {
  const digits = text.match(/\d|\b(?:zero|oh|double|triple)\b/giu)?.length ?? 0;
  if (digits > mostDigits || /[\p{Script=Han}\p{Script=Hangul}]/u.test(text)) return text;
  let rest = text;
  for (const pattern of patterns) {
    const plain = normaliseInPlace(rest);
    let next = '';
    let end = 0;
    for (const match of plain.matchAll(pattern)) {
      if (rulesOut.test(plain.slice(0, match.index))) continue;
      next += rest.slice(end, match.index);
      end = match.index + match[0].length;
      const { right = '', unit: counted } = match.groups ?? {};
      const after = plain.slice(end + right.length);
      // The caller may leave out the noun the second time. Example: "2 adults, sorry, 3".
      if (counted && !/^ \p{L}/u.test(after)) {
        next += right + counted;
        end += right.length;
      }
    }
    rest = next + rest.slice(end);
  }
  return rest;
}

const word = "[\\p{L}\\p{M}\\d’'-]+";
/** The ways to say that one word is right and another is wrong. Example: "24 not 22", "是24号不是22号", "22번지 말고 24번지". */
const replacements: readonly RegExp[] = [
  new RegExp(
    `(?<right>${word}(?:\\s${word})?),?\\s+(?:and\\s+)?(?:not|instead of|rather than)\\s+(?:number\\s+|the\\s+)?(?<wrong>${word}(?:\\s${word})?)`,
    'iu',
  ),
  new RegExp(
    `\\bnot\\s+(?:number\\s+)?(?<wrong>${word})[,\\s]+(?:but\\s+|it['’]?s\\s+)?(?:number\\s+)?(?<right>${word})`,
    'iu',
  ),
  /不是\s*(?<wrong>[\p{L}\d]{1,6}?)(?:号|號)?[，,\s]*(?:而?是)\s*(?<right>[\p{L}\d]{1,6}?)(?:号|號|[。\s]|$)/u,
  /是\s*(?<right>[\p{L}\d]{1,6}?)(?:号|號)?[，,\s]*(?:不是|而不是)\s*(?<wrong>[\p{L}\d]{1,6}?)(?:号|號|[。\s]|$)/u,
  /(?<wrong>[\p{L}\d]{1,8}?)(?:번지|번)?(?:가|이)?\s*(?:아니라|아니고|말고)\s*(?<right>[\p{L}\d]{1,8}?)(?:번지|번|이에요|예요|입니다|이요|요|[.\s]|$)/u,
];

/**
 * Corrects one word of a name, an address or a phone number that is already known. Example: with the address "22 Kauri
 * Road", "number 24 not 22" makes it "24 Kauri Road".
 */
export function replaceParts(filling: Filling): void {
  const { vocabulary, rest, values } = filling;
  const slots = vocabulary.agent.slots.filter(({ kind }) => kind === 'address' || kind === 'name' || kind === 'phone');
  for (const pattern of replacements) {
    const match = pattern.exec(rest);
    const { right, wrong } = match?.groups ?? {};
    if (!match || !right || !wrong) continue;
    for (const slot of slots) {
      const value = values[slot.key];
      const next = value?.kind === 'text' ? correctedText(value.text, right, wrong) : undefined;
      if (next === undefined) continue;
      const found = { start: match.index, end: match.index + match[0].length, value: true };
      const corrected: SlotValue = { kind: 'text', text: next };
      fill(filling, slot, [found], corrected);
      return;
    }
  }
}

/**
 * Returns the text with the right words in place of the wrong ones. Returns the text as it is if it already contains
 * the right number, and `undefined` if it contains neither the right nor the wrong words.
 */
function correctedText(text: string, right: string, wrong: string): string | undefined {
  // The pattern may have found a word too many on either side. Example: "number 24" in "number 24 not 22 thanks".
  const candidates = (said: string) => [said, ...said.split(/\s+/)];
  for (const bad of candidates(wrong)) {
    const place = wordIn(text, bad);
    if (place < 0) continue;
    const isNumber = /^\d/.test(bad);
    const isWhole = bad === wrong && !/\d/.test(bad);
    const good = isWhole ? right : candidates(right).findLast((candidate) => /^\d/.test(candidate) === isNumber);
    if (good) return text.slice(0, place) + good + text.slice(place + bad.length);
  }
  const isRightAlready = candidates(right).some((good) => /\d/.test(good) && wordIn(text, good) >= 0);
  return isRightAlready ? text : undefined;
}

/**
 * Returns the index of a word in a text, or -1. Only a number of three or more digits, or a Chinese or Korean word, may
 * be part of a longer word.
 */
function wordIn(text: string, sought: string): number {
  const place = text.toLowerCase().indexOf(sought.toLowerCase());
  if (place < 0) return -1;
  const [before = '', after = ''] = [text.charAt(place - 1), text.charAt(place + sought.length)];
  const isWhole = !/[\p{L}\d]/u.test(before) && !/[\p{L}\d]/u.test(after);
  return isWhole || /^\d{3,}$/.test(sought) || /\p{Script=Han}|\p{Script=Hangul}/u.test(sought) ? place : -1;
}
