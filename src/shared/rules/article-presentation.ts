import { homeSummaryLength, readTime, visibleTagCount } from './business-constants.ts';

/** Returns a read time in words. Example: "1 minute", "4 minutes". */
export function formatReadTime(minutes: string | number): string {
  return Number(minutes) === 1 ? '1 minute' : `${minutes} minutes`;
}

/** Cuts a summary to the length for the cards on Home. If it was cut, it ends with an ellipsis. */
export function cutSummary(summary: string): string {
  const characters = [...summary];
  if (characters.length <= homeSummaryLength) return summary;
  return `${characters.slice(0, homeSummaryLength).join('').trimEnd()}…`;
}

/**
 * Returns the tags that a card shows, and the hidden ones. In place of the hidden tags, the card shows "+N more". A
 * visitor who presses "+N more" sees them.
 */
export function splitTags<Tag>(tags: readonly Tag[]): { visible: readonly Tag[]; hidden: readonly Tag[] } {
  return { visible: tags.slice(0, visibleTagCount), hidden: tags.slice(visibleTagCount) };
}

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
