import { readTime } from './business-constants.ts';

const wordsPerMinute = 200;

/** Matches a character of a script in which no spaces separate words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Returns the number of words in a text. Two Chinese or Japanese characters count as one word. */
export function countWords(text: string): number {
  const letters = text.match(unspaced)?.length ?? 0;
  const rest = letters === 0 ? text : text.replace(unspaced, ' ');
  const words = rest.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.length + Math.ceil(letters / 2);
}

/** Returns the read time for a number of words, in whole minutes and within the limits in `readTime`. */
export function readingMinutes(words: number): number {
  return Math.min(readTime.maximum, Math.max(readTime.minimum, Math.round(words / wordsPerMinute)));
}
