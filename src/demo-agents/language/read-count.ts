import { type DemoLanguage, demoLanguages } from '#domain/demo-languages.ts';
import { maskCharacter, normaliseInPlace } from '../text/phrases.ts';
import { toDigits } from './digits.ts';
import { hideDatesAndTimes, hidePhones } from './mentions.ts';

const filler =
  /\b(?:no|not|yes|actually|sorry|make|it|that|there|there'?s|there\s+are|will|be|i|we|we'?re|i\s+said|said|meant|want|please|of|us|them|just|only|the|a|to|for|wait|and|um+|uh+|oh|thanks)\b|不对|不是|是|我们?|要|改成|来|请|就|一共|总共|其实|应该|吧|的|了|只|个|아니요?|총|모두|합쳐서|으로|로|해\s*주세요|할게요|이에요|예요|이요|요|개|만|입니다|[\s,.!?，。！？]/gu;

/**
 * Returns the count in a text, or `undefined`. Adds up all numbers that stand next to one of the `units`. Example: "two
 * adults, one child", "两大一小", "어른 둘". The number is expected before the unit. If the unit contains `#`, the number is
 * expected there. Example: "for #", "어른 #". A unit such as `just me=1` has a count without a number in the text. A text
 * that is only a number is always a count.
 */
export function readCount(text: string, language: DemoLanguage, units: readonly string[] = []): number | undefined {
  const plain = hidePhones(normaliseInPlace(text));
  const hidden = hideDatesAndTimes(plain);
  for (const tag of new Set([language, ...demoLanguages.map((other) => other.tag)])) {
    const counted = countUnits(withPairs(toDigits(hidden, tag).text), units);
    if (counted !== undefined) return counted;
    const only = withPairs(toDigits(plain, tag).text).replace(filler, '').replaceAll(maskCharacter, '');
    if (/^\d{1,3}$/.test(only)) return Number(only);
  }
  return undefined;
}

function withPairs(text: string): string {
  return text.replace(/\b(?:a\s+)?(?:couple|pair)(?:\s+of)?\b/g, '2').replace(/\b(?:an?|one)\s+(?=[a-z])/g, '1 ');
}

function countUnits(text: string, units: readonly string[]): number | undefined {
  let sum: number | undefined;
  let rest = text;
  const forms = units
    .map((unit) => ({ unit, pattern: unitPattern(unit) }))
    .sort((left, right) => right.unit.length - left.unit.length);
  for (const { unit, pattern } of forms) {
    const alone = /=(\d+)$/.exec(unit)?.[1];
    rest = rest.replace(pattern, (match: string, number: string | number) => {
      sum = (sum ?? 0) + Number(alone ?? number);
      return maskCharacter.repeat(match.length);
    });
  }
  return sum;
}

function unitPattern(unit: string): RegExp {
  const [phrase = ''] = unit.toLowerCase().split('=');
  const literal = (part: string) =>
    part
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[\\s-]*');
  const number = '(?<![\\d.:$/])(\\d{1,3})(?![\\d.:/])';
  const isLatin = /[a-z]/.test(phrase);
  const bounded = (part: string) => (isLatin && part.trim() ? `(?<![a-z])${literal(part)}(?![a-z])` : literal(part));
  if (unit.includes('=')) return new RegExp(bounded(phrase), 'gu');
  const [before = '', after = ''] = phrase.includes('#') ? phrase.split('#') : ['', phrase];
  return new RegExp(`${bounded(before)}\\s*${number}\\s*(?:个|位|名)?\\s*${bounded(after)}`, 'gu');
}
