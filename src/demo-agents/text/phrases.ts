/** A part of a text with its meaning. Positions refer to the given text. */
export interface Match<T> {
  readonly start: number;
  readonly end: number;
  readonly value: T;
}

/** Returns the known phrases in a text, in their order. */
export type PhraseFinder<T> = (text: string) => Match<T>[];

/** Replaces each character of a text that was already understood, so that positions do not change. */
export const maskCharacter = '\ue000';

/** Normalises a text for phrases: lower case, one kind of apostrophe, narrow forms, single spaces. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}

/** Like `normaliseText`, but keeps the position of every character. */
export function normaliseInPlace(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
}

/** Masks matches, so that nothing is understood twice. */
export function maskMatches(text: string, found: readonly Match<unknown>[]): string {
  let rest = text;
  for (const { start, end } of found) rest = rest.slice(0, start) + maskCharacter.repeat(end - start) + rest.slice(end);
  return rest;
}

/**
 * Returns a finder for phrases in any language. Latin phrases match whole words and English plurals; phrases in other
 * scripts match anywhere, whatever their spacing. A longer phrase wins over a shorter one inside it. `…` skips a few
 * words, which can match other phrases.
 */
export function createPhraseFinder<T>(entries: readonly (readonly [phrase: string, value: T])[]): PhraseFinder<T> {
  const patterns = entries
    .map(([phrase, value]) => ({ phrase: normalisePhrase(phrase), value }))
    .sort((left, right) => right.phrase.length - left.phrase.length)
    .map(({ phrase, value }) => ({ pattern: phrasePattern(phrase), start: requiredStart(phrase), value }));
  return (text) => {
    const found: Match<T>[] = [];
    let rest = text;
    for (const { pattern, start, value } of patterns) {
      if (!rest.includes(start)) continue;
      for (const match of rest.matchAll(pattern)) {
        found.push({ start: match.index, end: match.index + match[0].length, value });
      }
      rest = rest.replace(pattern, (match) => maskCharacter.repeat(match.length));
    }
    return found.sort((left, right) => left.start - right.start);
  };
}

/** Returns a test for whether a text contains one of the phrases. */
export function createPhraseTest(phrases: readonly string[]): (text: string) => boolean {
  const patterns = phrases.map((phrase) => ({
    pattern: phrasePattern(normalisePhrase(phrase)),
    start: requiredStart(normalisePhrase(phrase)),
  }));
  return (text) => patterns.some(({ pattern, start }) => text.includes(start) && text.search(pattern) >= 0);
}

/** Normalises a phrase and keeps its `…`. */
function normalisePhrase(phrase: string): string {
  return phrase.split('…').map(normaliseText).join('…');
}

/** Returns the start that a text must contain to match a phrase. Checking for it is much faster than the pattern. */
function requiredStart(phrase: string): string {
  return /^[\p{Script=Latin}\d]/u.test(phrase) ? (phrase.split(/[ …]/)[0] ?? '') : ([...phrase][0] ?? '');
}

function phrasePattern(phrase: string): RegExp {
  // "move my … appointment": the words in between are skipped, not matched.
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
