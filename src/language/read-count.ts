import { countPeople, readTotal } from './count-people.ts';
import { toDigits } from './digits.ts';
import { type DemoLanguage, demoLanguages } from './languages.ts';
import { hideDatesAndTimes, hidePhones } from './mentions.ts';
import { normaliseInPlace } from './normalise.ts';
import { compilePhrases } from './phrase-patterns.ts';
import { maskCharacter } from './phrases.ts';

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
const numberBefore = '(?<![\\d.:$/])(\\d{1,3})';
/**
 * Returns the count in a text, or `undefined`. Adds up all numbers directly before one of the `units`. Example: "two
 * adults, one child", "两大一小", "어른 둘". A number without a unit counts nothing.
 *
 * In a unit, `#` is the place of the number. Example: "for #", "어른 #". A unit such as `just me=1` has no number and
 * means the count after `=`.
 *
 * A number next to one of the `partUnits` may count people whom another number already includes. Example: "four of us,
 * two kids" are four.
 */
export function readCount(
  text: string,
  language: DemoLanguage,
  units: readonly string[] = [],
  partUnits: readonly string[] = [],
): number | undefined {
  const hidden = hideDatesAndTimes(hidePhones(normaliseInPlace(text)));
  const isOfPeople = partUnits.length > 0;
  for (const tag of languagesFrom(language)) {
    const text = countable(hidden, tag);
    const all = isOfPeople ? readTotal(text) : undefined;
    if (all !== undefined) return all;
    const [counted, named] = [countUnits(text, units, partUnits), isOfPeople ? countPeople(text) : undefined];
    if (counted !== undefined || named !== undefined) return Math.max(counted ?? 0, named ?? 0);
  }
  return undefined;
}

/**
 * Returns the number in an answer to a question such as "How many guests?". Returns `undefined` if the answer has no
 * number or several. Ignores numbers that count something else, such as a price. Example: 3 in 三个女生.
 */
export function readOnlyNumber(text: string, language: DemoLanguage): number | undefined {
  const hidden = hideDatesAndTimes(hidePhones(normaliseInPlace(text)));
  for (const tag of languagesFrom(language)) {
    const numbers = countable(hidden, tag).match(/(?<![\d.:$/])\d{1,2}(?![\d.:/])/g) ?? [];
    if (numbers.length === 1) return Number(numbers[0]);
  }
  return undefined;
}

function languagesFrom(language: DemoLanguage): ReadonlySet<DemoLanguage> {
  return new Set([language, ...demoLanguages.map(({ tag }) => tag)]);
}

/** Returns a text with digits in place of number words. Masks numbers that cannot be the count, such as prices. */
function countable(text: string, language: DemoLanguage): string {
  return withPairs(toDigits(text, language).text).replace(otherAmounts, (match) => maskCharacter.repeat(match.length));
}

function withPairs(text: string): string {
  return text.replace(/\b(?:a\s+)?(?:couple|pair)(?:\s+of)?\b/g, '2').replace(/\b(?:an?|one)\s+(?=[a-z])/g, '1 ');
}

function countUnits(text: string, units: readonly string[], partUnits: readonly string[]): number | undefined {
  const counted: { readonly start: number; readonly count: number; readonly isPart: boolean }[] = [];
  let rest = text;
  const forms = [
    ...units.map((unit) => ({ unit, isPart: false })),
    ...partUnits.map((unit) => ({ unit, isPart: true })),
  ]
    .map(({ unit, isPart }) => ({ unit, isPart, pattern: unitPattern(unit) }))
    .sort((left, right) => right.unit.length - left.unit.length);
  for (const { unit, isPart, pattern } of forms) {
    const alone = /=(\d+)$/.exec(unit)?.[1];
    rest = rest.replace(pattern, (match: string, ...more: readonly (string | number)[]) => {
      const start = more.findLast((value) => typeof value === 'number') ?? 0;
      counted.push({ start: Number(start), count: Number(alone ?? more[0]), isPart });
      return maskCharacter.repeat(match.length);
    });
  }
  if (counted.length === 0) return undefined;
  const sum = (isPart: boolean) =>
    counted.filter((one) => one.isPart === isPart).reduce((all, { count }) => all + count, 0);
  const [whole, parts] = [sum(false), sum(true)];
  return whole === 0 ? parts : whole;
}

function unitPattern(unit: string): RegExp {
  const [phrase = ''] = unit.toLowerCase().split('=');
  const literal = (part: string) =>
    part
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[\\s-]*');
  const number = `${numberBefore}(?![\\d.:/])`;
  const isLatin = /[a-z]/.test(phrase);
  const bounded = (part: string) => (isLatin && part.trim() ? `(?<![a-z])${literal(part)}(?![a-z])` : literal(part));
  if (unit.includes('=')) return new RegExp(bounded(phrase), 'gu');
  const [before = '', after = ''] = phrase.includes('#') ? phrase.split('#') : ['', phrase];
  return new RegExp(`${bounded(before)}\\s*${number}\\s*(?:个|位|名)?\\s*${bounded(after)}`, 'gu');
}
