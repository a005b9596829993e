import { normaliseText } from './normalise.ts';

/** A part of a text, with its meaning. `start` and `end` are positions in the text that was searched. */
export interface Match<T> {
  readonly start: number;
  readonly end: number;
  readonly value: T;
}

/** A function that finds a fixed set of phrases in a text. It returns them in the order of the text. */
export type PhraseFinder<T> = (text: string) => Match<T>[];

/**
 * Replaces every character in the parts of a text that are already understood. The other characters keep their
 * positions.
 */
export const maskCharacter = '\ue000';

/**
 * Latin letters, and letters of nearly all scripts, as ranges for a class of a pattern. Hundreds of phrases are compiled
 * when the code is loaded, and `\p{L}` takes thirty times as long to compile as these ranges.
 */
export const latinLetters = 'A-Za-zªºÀ-ÖØ-öø-ʯḀ-ỿ';
export const letters = String.raw`${latinLetters}\u0370-\u1fff\u3005-\u3007\u3041-\u318f\u31a0-\ud7a3\uf900-\ufdff\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc`;

/** Masks the parts of a text that were found, so that nothing is understood twice. */
export function maskMatches(text: string, found: readonly Match<unknown>[]): string {
  let rest = text;
  for (const { start, end } of found) rest = rest.slice(0, start) + maskCharacter.repeat(end - start) + rest.slice(end);
  return rest;
}

/**
 * Returns a function that finds these phrases. Phrases in Latin letters match whole words, and also their plurals.
 * Phrases in other scripts match anywhere, with any spacing. If two phrases overlap, only the longer one is found. In a
 * phrase, `…` matches up to 40 characters, in which other phrases can be found too.
 */
export function createPhraseFinder<T>(entries: readonly (readonly [phrase: string, value: T])[]): PhraseFinder<T> {
  const patterns = entries
    .map(([phrase, value]) => ({ phrase: normalisePhrase(phrase), value }))
    .sort((left, right) => right.phrase.length - left.phrase.length)
    .map(({ phrase, value }) => ({ ...phraseToFind(phrase), value }));
  return (text) => {
    const found: Match<T>[] = [];
    let rest = text;
    for (const { pattern, start, value } of patterns) {
      if (!rest.includes(start)) continue;
      for (const match of rest.matchAll(pattern())) {
        found.push({ start: match.index, end: match.index + match[0].length, value });
      }
      rest = rest.replace(pattern(), (match) => maskCharacter.repeat(match.length));
    }
    return found.sort((left, right) => left.start - right.start);
  };
}

/** Returns a function that tests whether a text contains one of these phrases. */
export function createPhraseTest(phrases: readonly string[]): (text: string) => boolean {
  const patterns = phrases.map((phrase) => phraseToFind(normalisePhrase(phrase)));
  return (text) => patterns.some(({ pattern, start }) => text.includes(start) && text.search(pattern()) >= 0);
}

/** Returns what finds a phrase. Its pattern is compiled for the first text that has the beginning of the phrase. */
function phraseToFind(phrase: string) {
  let compiled: RegExp | undefined;
  const pattern = () => {
    compiled ??= phrasePattern(phrase);
    return compiled;
  };
  return { pattern, start: requiredStart(phrase) };
}

/** Normalises a phrase, but keeps the `…` in it. */
function normalisePhrase(phrase: string): string {
  return phrase.split('…').map(normaliseText).join('…');
}

/**
 * Returns the beginning of a phrase: its first word or, in Chinese and Korean, its first character. A text without this
 * beginning cannot match, and checking that is much faster than trying the pattern.
 */
function requiredStart(phrase: string): string {
  return /^[\p{Script=Latin}\d]/u.test(phrase) ? (phrase.split(/[ …]/)[0] ?? '') : ([...phrase][0] ?? '');
}

export function literalPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function phrasePattern(phrase: string): RegExp {
  // The words at the place of `…` are not part of the match, so other phrases can still be found in them. Example:
  // "move my … appointment".
  const [first = '', ...later] = phrase.split('…').map((part) => part.trim());
  const ahead = later.map((part) => `(?=.{0,40}?${phrasePattern(part).source})`).join('');
  if (ahead) return new RegExp(`${phrasePattern(first).source}${ahead}`, 'gu');
  if (/^[\p{Script=Latin}\d]/u.test(phrase)) {
    const words = phrase.split(' ').map(literalPattern).join('[\\s-]+');
    return new RegExp(`(?<![${latinLetters}\\d'])${words}(?:e?s)?(?![${latinLetters}\\d])`, 'gu');
  }
  const characters = [...phrase.replaceAll(' ', '')].map(literalPattern).join('\\s*');
  return new RegExp(characters, 'gu');
}
