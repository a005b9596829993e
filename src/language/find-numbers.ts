import { toDigits } from './digits.ts';
import { hasHan } from './languages.ts';
import { normaliseInPlace } from './normalise.ts';
import { type Match, maskCharacter } from './phrases.ts';

const oneOrTwo =
  /(?<![\p{Script=Latin}'])(?:(an?|another|one|single)|(?:an? )?(?:couple|pair))(?: of)?(?![\p{Script=Latin}'])/gu;
const number = /(?<![\d.:$/])\d{1,4}(?!\d|[.:/]\d)/g;
/** A Chinese numeral only counts before one of these. In other places, 一 is part of a word. */
const measured = new RegExp(`^\\s*(?:[个份张罐瓶杯盒块只听位人大小]|${maskCharacter}|$)`, 'u');

/**
 * Returns all numbers in a text of any language, in digits or words. "A" and "another" are the number one. Example: "a
 * large one, 两罐, 세 판".
 */
export function findNumbers(said: string): Match<number>[] {
  const text = normaliseInPlace(said);
  const found: Match<number>[] = [];
  const add = (match: Match<number>) => {
    if (!found.some(({ start, end }) => match.start < end && start < match.end)) found.push(match);
  };
  for (const { index, 0: words, 1: one } of text.matchAll(oneOrTwo))
    add({ start: index, end: index + words.length, value: one ? 1 : 2 });
  for (const tag of ['en', 'ko', 'zh-Hans'] as const) {
    const digits = toDigits(text, tag);
    for (const { index, 0: value } of digits.text.matchAll(number)) {
      const span = digits.originalSpan(index, index + value.length);
      const isWord = hasHan(text.slice(span.start, span.end));
      const isPair = text.slice(span.start, span.end) === '俩';
      if (isWord && !isPair && !measured.test(text.slice(span.end))) continue;
      add({ ...span, value: Number(value) });
    }
  }
  return found.sort((left, right) => left.start - right.start);
}
