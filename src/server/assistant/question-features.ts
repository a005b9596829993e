import { searchTokens } from '../content/search/search-tokens.ts';

/** How much a feature of each kind counts. Two concepts in one question say most about what it asks. */
const weights = {
  token: 1,
  concept: 1.2,
  conceptPair: 0.8,
  tokenPair: 0.5,
  word: 0.6,
  wordPair: 0.6,
  partOfWord: 0.25,
} as const;
/** The same for one, two and three successive Chinese or Korean characters. */
const runWeights = [0.4, 0.8, 0.6];

/**
 * Returns the features of a question with their weights: search tokens, pairs of concepts, words, parts of words, and up
 * to three successive Chinese or Korean characters. A misspelt word still shares most of its parts with the correct one.
 */
export function questionFeatures(text: string): Map<string, number> {
  const found = new Map<string, number>();
  const add = (feature: string, weight: number) => found.set(feature, Math.max(found.get(feature) ?? 0, weight));
  const plain = text.normalize('NFKC').toLowerCase().replace(/['’‘]/g, '');

  const tokens = searchTokens(text);
  for (const token of tokens) add(tokenFeature(token), isConcept(token) ? weights.concept : weights.token);
  for (const pair of neighbours(tokens)) add(`p${pair.sort().join(' ')}`, weights.tokenPair);
  const concepts = [...new Set(tokens.filter(isConcept))].sort();
  for (const pair of pairsOf(concepts)) add(`n${pair.join(' ')}`, weights.conceptPair);

  const words = plain.match(/[\p{Script=Latin}\p{N}]+/gu) ?? [];
  for (const word of words) {
    add(`w${word}`, weights.word);
    for (const part of partsOf(word)) add(`c${part}`, weights.partOfWord);
  }
  for (const pair of neighbours(words)) add(`b${pair.join(' ')}`, weights.wordPair);

  const parts = plain.match(/[\p{Script=Han}\p{Script=Hangul}]+(?:\s+[\p{Script=Han}\p{Script=Hangul}]+)*/gu) ?? [];
  for (const part of parts) {
    const marked = `^${part.replace(/\s+/g, '')}$`;
    runWeights.forEach((weight, place) => {
      for (const run of runsOf(marked, place + 1)) add(`r${run}`, weight);
    });
  }
  return found;
}

/** Returns the feature for a search token. */
export function tokenFeature(token: string): string {
  return `t${token}`;
}

export function isTokenFeature(feature: string): boolean {
  return feature.startsWith('t');
}

function isConcept(token: string): boolean {
  return token.startsWith('=');
}

function neighbours(words: readonly string[]): [string, string][] {
  return words.slice(1).map((word, place) => [words[place] ?? '', word]);
}

function pairsOf(words: readonly string[]): [string, string][] {
  return words.flatMap((word, place) => words.slice(place + 1).map((other): [string, string] => [word, other]));
}

/** Returns the parts of a word with three and with four letters, of which its beginning and its end are marked. */
function partsOf(word: string): string[] {
  return word.length > 3 ? [3, 4].flatMap((length) => runsOf(`<${word}>`, length)) : [];
}

function runsOf(text: string, length: number): string[] {
  const characters = [...text];
  const starts = characters.slice(length - 1).keys();
  return [...starts].map((start) => characters.slice(start, start + length).join(''));
}
