/** Words of a text, with the text directly before and after them. They are found again after the text was edited. */
export type TextQuote = ReturnType<typeof quoteAt>;

/** Maximum length of the text before and after the quoted words, in characters. */
export const contextMaximum = 40;

/** Number of characters that must agree, spaces not counted, unless the quotation is shorter. */
const enough = 16;

/** Returns the words from `start` to `end` of a text as a quotation. */
export function quoteAt(text: string, start: number, end: number) {
  return {
    quote: text.slice(start, end),
    prefix: text.slice(Math.max(0, start - contextMaximum), start),
    suffix: text.slice(end, end + contextMaximum),
  };
}

/**
 * Returns where the quoted words are in a text, or `undefined` when they are gone. Spaces do not count, because they
 * differ between a page, its HTML and the editor. Of several places, it chooses the one whose surroundings agree most.
 */
export function findQuote(text: string, quote: TextQuote): { start: number; end: number } | undefined {
  const { letters, places } = withoutSpaces(text);
  const [words, before, after] = [quote.quote, quote.prefix, quote.suffix].map((part) => withoutSpaces(part).letters);
  if (!words || before === undefined || after === undefined) return undefined;
  let best = { at: -1, score: -1 };
  for (let at = letters.indexOf(words); at >= 0; at = letters.indexOf(words, at + 1)) {
    const score = countBefore(letters, at, before) + countAfter(letters, at + words.length, after);
    if (score > best.score) best = { at, score };
  }
  const needed = Math.min(enough, words.length + before.length + after.length);
  if (best.at < 0 || best.score + words.length < needed) return undefined;
  return { start: places[best.at] ?? 0, end: (places[best.at + words.length - 1] ?? 0) + 1 };
}

function withoutSpaces(text: string): { letters: string; places: number[] } {
  const places: number[] = [];
  for (let place = 0; place < text.length; place += 1) if (/\S/.test(text.charAt(place))) places.push(place);
  return { letters: text.replace(/\s+/g, ''), places };
}

function countBefore(letters: string, at: number, before: string): number {
  let count = 0;
  while (count < before.length && letters[at - 1 - count] === before[before.length - 1 - count]) count += 1;
  return count;
}

function countAfter(letters: string, at: number, after: string): number {
  let count = 0;
  while (count < after.length && letters[at + count] === after[count]) count += 1;
  return count;
}
