import { countPeople, readTotal } from './count-people.ts';
import { toDigits } from './digits.ts';
import { type DemoLanguage, demoLanguages } from './languages.ts';
import { hideDatesAndTimes, hidePhones } from './mentions.ts';
import { normaliseInPlace } from './normalise.ts';
import { maskCharacter } from './phrases.ts';

const filler =
  /\b(?:no|not|yes|actually|sorry|make|it|that|there|there'?s|there\s+are|will|be|i|we|we'?re|i\s+said|said|meant|want|please|of|us|them|just|only|the|a|to|for|wait|and|um+|uh+|oh|thanks)\b|不对|不是|是|我们?|要|改成|来|请|就|一共|总共|其实|应该|吧|的|了|只|个|아니요?|총|모두|합쳐서|으로|로|해\s*주세요|할게요|이에요|예요|이요|요|개|만|입니다|[\s,.!?，。！？]/gu;
/**
 * Matches numbers that cannot be the requested count: amounts of money, durations, ages, distances, and numbers of beds
 * or animals.
 */
const otherAmounts =
  /[$€£]\s*\d+(?:[.,]\d+)?|\d+(?:\.\d+)?\s*(?:bucks?|dollars?|cash|quid|nzd|aud|grand|percent|%|hours?|hrs?|min(?:ute)?s?|km|kms|metres?|years?|yrs?|yo\b|months?|weeks?|stars?|rooms?|bed(?:room)?s?|cars?|dogs?|cats?|pets?|bags?|块|元|刀|公里|岁|小时|分钟|条狗|只猫|间房|달러|원(?!룸)|시간|살|킬로|마리|객실)(?![a-z])/gu;
/** Matches a child who is described by age. Example: "a three-year-old", "two 5 year olds". */
const byAge =
  /(?:\b(\d)\s+)?\b\d{1,2}[\s-](?:years?|months?|weeks?)[\s-]olds?\b(?!\s+(?:son|daughter|boy|girl|kid|child|baby|twins|grand))/gu;
/** Matches words about some of the guests who were already counted. Example: "one of us is vegetarian". */
const someOfUs = /\b\d+ of (?:us|them)(?= (?:is|are|has|have|needs?|will|can|can't|uses?|doesn't|don't|might)\b)/gu;
/** Matches "one person" in a question about the price for each person. Example: 多少钱一位. */
const priceForOne =
  /(?:多少钱?|几块钱?|怎么收费)\s*1\s*(?:位|个人|人)|1\s*(?:位|个人|人)(?=多少|几块|要多少)|每\s*(?:位|人)|1\s*인당?(?=\s|$)|\ba?\s*1 person\b(?=\?)|\b(?:per|a|each) (?:person|head)\b/gu;
/** Matches words that add a number of people to an earlier count. Example: 再来两个人. */
const added =
  /(\d{1,2})\s*(?:명|사람|분)\s*(?:이|가)?\s*더|\b(?:another|(\d{1,2}))\s+more\b(?!\s+nights?)|(?:多|再(?:加|来|多))(?:了)?\s*(\d{1,2})\s*(?:个人|个|位|人)/u;
const addedAll = new RegExp(added.source, 'gu');
/** Matches words that take a number of people away from an earlier count. Example: "one less", 한 명 줄었어요, 少一个人. */
const removed =
  /\b(\d{1,2})\s+(?:less|fewer)\b|\b(\d{1,2})\s+(?:of us |of them )?(?:can['’]?t (?:come|make it)|isn['’]?t coming|dropped out|pulled out)\b|(\d{1,2})\s*(?:명|사람|분)\s*(?:이|가)?\s*(?:줄|빠지|빠져|빠졌|못 ?[가와]|안 ?[가와])|少(?:了|来)?\s*(\d{1,2})\s*(?:个人|个|位|人)|(\d{1,2})\s*(?:个人|个|位|人)(?:来不了|不来|去不了)/u;
const removedAll = new RegExp(removed.source, 'gu');
const numberBefore = '(?<![\\d.:$/])(\\d{1,3})';
/** Matches a number that the caller takes back. Example: "not 2", 不是两个, "두 명 말고". */
const denied = new RegExp(
  `\\b(?:not|instead of|rather than)\\s+(?:for\\s+)?${numberBefore}\\b(?:\\s*(?:people|adults|guests|persons|of us|nights?))?|不是\\s*${numberBefore}\\s*(?:个人|个|位|人|晚)?|${numberBefore}\\s*(?:명|분|사람|박|개)?(?:이|은|는)?\\s*(?:말고|아니고|아니라)`,
  'gu',
);

/**
 * Returns the count in a text, or `undefined`. Adds up all numbers directly before one of the `units`. Example: "two
 * adults, one child", "两大一小", "어른 둘".
 *
 * In a unit, `#` is the place of the number. Example: "for #", "어른 #". A unit such as `just me=1` has no number and
 * means the count after `=`. A text that is only a number is a count without any unit.
 *
 * A number next to one of the `partUnits` may count people whom another number already includes. Example: "four of us,
 * two kids" are four. Such a number is added if it is the larger one, because the other number then cannot include it.
 * It is also added if a word such as "and" joins it to a different number. Example: "two people and a child" are three.
 */
export function readCount(
  text: string,
  language: DemoLanguage,
  units: readonly string[] = [],
  partUnits: readonly string[] = [],
): number | undefined {
  const plain = hidePhones(normaliseInPlace(text));
  const hidden = hideDatesAndTimes(plain);
  const isOfPeople = partUnits.length > 0;
  for (const tag of languagesFrom(language)) {
    const text = countable(hidden, tag);
    const all = isOfPeople ? readTotal(text) : undefined;
    if (all !== undefined) return all;
    const [counted, named] = [countUnits(text, units, partUnits), isOfPeople ? countPeople(text) : undefined];
    if (counted !== undefined || named !== undefined) return Math.max(counted ?? 0, named ?? 0);
    const only = countable(plain, tag).replace(filler, '').replaceAll(maskCharacter, '');
    if (/^\d{1,3}$/.test(only)) return Number(only);
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

/**
 * Returns by how many people the caller changes an earlier count, or `undefined`. For a lower count this is a negative
 * number. Example: 1 in "one more is coming".
 */
export function readAddedCount(text: string, language: DemoLanguage): number | undefined {
  const plain = hidePhones(normaliseInPlace(text));
  for (const tag of languagesFrom(language)) {
    const digits = withPairs(toDigits(plain, tag).text);
    const numberIn = (match: RegExpExecArray) => Number(match.slice(1).find((group) => group !== undefined) ?? 1);
    const [more, fewer] = [added.exec(digits), removed.exec(digits)];
    if (more) return numberIn(more);
    if (fewer) return -numberIn(fewer);
  }
  return undefined;
}

function languagesFrom(language: DemoLanguage): ReadonlySet<DemoLanguage> {
  return new Set([language, ...demoLanguages.map(({ tag }) => tag)]);
}

/** Returns a text with digits in place of number words. Masks numbers that cannot be the count, such as prices. */
function countable(text: string, language: DemoLanguage): string {
  const mask = (match: string) => maskCharacter.repeat(match.length);
  return withPairs(toDigits(text, language).text)
    .replace(byAge, (_match, count: string | undefined) => `${count ?? 1} child`)
    .replace(otherAmounts, mask)
    .replace(denied, mask)
    .replace(addedAll, mask)
    .replace(removedAll, mask)
    .replace(priceForOne, mask)
    .replace(someOfUs, mask);
}

function withPairs(text: string): string {
  return text.replace(/\b(?:a\s+)?(?:couple|pair)(?:\s+of)?\b/g, '2').replace(/\b(?:an?|one)\s+(?=[a-z])/g, '1 ');
}

const joiner = /(?:\b(?:and|plus|with|n)|[+&]|和|加上?|带着?|还有|랑|하고|그리고|에)\s*(?:our|my|the|a)?\s*$/u;

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
  if (whole === 0 || parts === 0) return whole + parts;
  const later = counted.toSorted((left, right) => left.start - right.start).slice(1);
  const isAdded = later.some(({ start }) => joiner.test(text.slice(0, start)));
  return parts > whole || (isAdded && parts !== whole) ? whole + parts : whole;
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
