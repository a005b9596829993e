import { toDigits } from './digits.ts';
import { type DemoLanguage, demoLanguages } from './languages.ts';
import { hideDatesAndTimes, hidePhones } from './mentions.ts';
import { normaliseInPlace } from './normalise.ts';
import { compilePhrases } from './phrase-patterns.ts';
import { literalPattern, type Match, maskCharacter, maskMatches } from './phrases.ts';

/** The count in a text. It is open if the text counts several things, so that it could have meant something else. */
export interface Counted {
  readonly count: number;
  readonly isOpen: boolean;
}

/**
 * Matches numbers that cannot be the requested count: amounts of money, durations, ages, distances, and numbers of beds
 * or animals.
 */
const otherAmounts = compilePhrases(
  ['($|€|£)_#[#][#][#]', '[#][#]#_{unit}'],
  {
    unit: 'buck[s]|dollar[s]|cash|percent|hour[s]|hr[s]|minute[s]|min[s]|km[s]|year[s]|yrs|month[s]|week[s]|star[s]|bedroom[s]|bed[s]|room[s]|car[s]|dog[s]|cat[s]|pet[s]|bag[s]|块|元|刀|公里|岁|小时|分钟|条狗|只猫|间房|달러|시간|살|킬로|마리|객실',
  },
  'unspaced',
);

/**
 * Returns the count in a text, or `undefined`: the last number with one of the `units`, or else the sum of all numbers
 * with one of the `partUnits`. Example: 4 in "four of us, two kids", 3 in "two adults, one child".
 *
 * In a unit, `#` is the place of the number. Example: "for #", "어른 #". A unit such as `just me=1` has no number and
 * means the count after `=`. Among the `partUnits`, it only counts in a row: "me, the wife and our three kids".
 */
export function readCount(
  text: string,
  language: DemoLanguage,
  units: readonly string[],
  partUnits: readonly string[] = [],
): Counted | undefined {
  for (const said of readable(text, language)) {
    const whole = findCounts(said, units);
    const parts = countedIn(said, findCounts(maskMatches(said, whole), partUnits));
    const count = whole.at(-1)?.value ?? parts.reduce((sum, { value }) => sum + value, 0);
    const rest = numbersIn(maskMatches(said, [...whole, ...parts]));
    if (whole.length + parts.length > 0) return { count, isOpen: rest.length > 0 || whole.length > 1 };
  }
  return undefined;
}

const joint = '(?:,|,? (?:and|&|plus|with)) (?:(?:the|my|our|his|her|a|1) )?';
/** Matches people who are named in a row, of whom each is masked. */
const row = new RegExp(`${maskCharacter}+(?:${joint}${maskCharacter}+)+`, 'g');

/** Returns the parts that contain a digit, and those listed with others. Example: "me, the wife and our three kids". */
function countedIn(text: string, parts: readonly Match<number>[]): Match<number>[] {
  const rows = [...maskMatches(text.replaceAll(maskCharacter, '.'), parts).matchAll(row)];
  const isInRow = ({ start }: Match<number>) =>
    rows.some(({ index, 0: said }) => start >= index && start < index + said.length && /and|&|plus|with/.test(said));
  return parts.filter((part) => /\d/.test(text.slice(part.start, part.end)) || isInRow(part));
}

function findCounts(text: string, units: readonly string[]): Match<number>[] {
  let rest = text;
  const found: Match<number>[] = [];
  for (const unit of [...units].sort((left, right) => right.length - left.length)) {
    const [, alone] = unit.split('=');
    const counted = [...rest.matchAll(unitPattern(unit))].map(({ index, 0: { length }, 1: number }) => ({
      start: index,
      end: index + length,
      value: Number(alone ?? number),
    }));
    found.push(...counted);
    rest = maskMatches(rest, counted);
  }
  return found.sort((left, right) => left.start - right.start);
}

/**
 * Returns the number in an answer to a question such as "How many guests?". Returns `undefined` if the answer has no
 * number or several. Ignores numbers that count something else, such as a price. Example: 3 in 三个女生.
 */
export function readOnlyNumber(text: string, language: DemoLanguage): number | undefined {
  const found = readable(text, language)
    .map(numbersIn)
    .find(({ length }) => length === 1);
  return found && Number(found[0]);
}

function numbersIn(text: string): readonly string[] {
  return text.match(/(?<![\d.:$/])\d{1,2}(?![\d.:/])/g) ?? [];
}

/** Returns a text in the reading of each language, with digits for number words, and without numbers that count nothing. */
function readable(text: string, language: DemoLanguage): string[] {
  const hidden = hideDatesAndTimes(hidePhones(normaliseInPlace(text)));
  return [...new Set([language, ...demoLanguages.map(({ tag }) => tag)])].map((tag) =>
    toDigits(hidden, tag)
      .text.replace(/\b(?:a\s+)?(?:couple|pair)(?:\s+of)?\b/g, '2')
      .replace(/\b(?:an?|one)\s+(?=[a-z])/g, '1 ')
      .replace(otherAmounts, (match) => maskCharacter.repeat(match.length)),
  );
}

function unitPattern(unit: string): RegExp {
  const [phrase = ''] = unit.toLowerCase().split('=');
  const literal = (part: string) => part.trim().split(/\s+/).map(literalPattern).join('[\\s-]*');
  const isLatin = /[a-z]/.test(phrase);
  const bounded = (part: string) => (isLatin && part.trim() ? `(?<![a-z])${literal(part)}(?![a-z])` : literal(part));
  if (unit.includes('=')) return new RegExp(bounded(phrase), 'gu');
  const [before = '', after = ''] = phrase.includes('#') ? phrase.split('#') : ['', phrase];
  const number = '(?<![\\d.:$/])(\\d{1,3})(?![\\d.:/])';
  return new RegExp(`${before && `${bounded(before)}\\s*`}${number}\\s*(?:个|位|名)?\\s*${bounded(after)}`, 'gu');
}
