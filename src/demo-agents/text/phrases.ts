/** A piece of a text that means something. Positions are in the text as it was given. */
export interface Found<T> {
  readonly start: number;
  readonly end: number;
  readonly value: T;
}

/** Finds known phrases in a text. */
export type PhraseFinder<T> = (text: string) => Found<T>[];

/** Stands where something was already understood, one for each character, so that positions stay. */
export const masked = '\ue000';

/** Lower case, one kind of apostrophe, full-width forms made narrow. Keeps the length of ordinary texts. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}

/** Lower case with one kind of apostrophe and digits, of the same length: positions stay. */
export function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
}

/** Hides what was found, so that nothing of it is understood twice. */
export function maskFound(text: string, found: readonly Found<unknown>[]): string {
  let rest = text;
  for (const { start, end } of found) rest = rest.slice(0, start) + masked.repeat(end - start) + rest.slice(end);
  return rest;
}

/**
 * A finder for phrases in any of the languages. Latin phrases match whole words, with an English plural; phrases in
 * other scripts match anywhere and however they are spaced. A longer phrase wins over a shorter one inside it. `…` stands
 * for a few words that are left to be understood on their own.
 */
export function createPhraseFinder<T>(entries: readonly (readonly [phrase: string, value: T])[]): PhraseFinder<T> {
  const patterns = entries
    .map(([phrase, value]) => ({ phrase: plainPhrase(phrase), value }))
    .sort((left, right) => right.phrase.length - left.phrase.length)
    .map(({ phrase, value }) => ({ pattern: phrasePattern(phrase), start: startOf(phrase), value }));
  return (text) => {
    const found: Found<T>[] = [];
    let rest = text;
    for (const { pattern, start, value } of patterns) {
      if (!rest.includes(start)) continue;
      for (const match of rest.matchAll(pattern)) {
        found.push({ start: match.index, end: match.index + match[0].length, value });
      }
      rest = rest.replace(pattern, (match) => masked.repeat(match.length));
    }
    return found.sort((left, right) => left.start - right.start);
  };
}

/** Whether a text holds one of the phrases. */
export function createPhraseTest(phrases: readonly string[]): (text: string) => boolean {
  const patterns = phrases.map((phrase) => ({
    pattern: phrasePattern(plainPhrase(phrase)),
    start: startOf(plainPhrase(phrase)),
  }));
  return (text) => patterns.some(({ pattern, start }) => text.includes(start) && text.search(pattern) >= 0);
}

/** A phrase as plain text, with its gaps. */
function plainPhrase(phrase: string): string {
  return phrase.split('…').map(plainText).join('…');
}

/** What a text must hold to hold a phrase: a look for it is much quicker than the pattern. */
function startOf(phrase: string): string {
  return /^[\p{Script=Latin}\d]/u.test(phrase) ? (phrase.split(/[ …]/)[0] ?? '') : ([...phrase][0] ?? '');
}

function phrasePattern(phrase: string): RegExp {
  // "move my … appointment": what stands between is left to be understood on its own.
  const [first = '', ...later] = phrase.split('…').map((part) => part.trim());
  const ahead = later.map((part) => `(?=.{0,40}?${phrasePattern(part).source})`).join('');
  if (ahead) return new RegExp(`${phrasePattern(first).source}${ahead}`, 'gu');
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (/^[\p{Script=Latin}\d]/u.test(phrase)) {
    const words = phrase.split(' ').map(literal).join('[\\s-]+');
    return new RegExp(`(?<![\\p{Script=Latin}\\d'])${words}(?:e?s)?(?![\\p{Script=Latin}\\d])`, 'gu');
  }
  const characters = [...phrase.replaceAll(' ', '')].map(literal).join('\\s*');
  return new RegExp(characters, 'gu');
}
