import { searchTokens } from '../content/search/search-tokens.ts';
import { findMeanings } from './knowledge/meanings/find-meanings.ts';

/** Weights of the features. Meanings, and pairs of meanings in one question, say most about what the question asks. */
const weights = {
  token: 1,
  concept: 1.2,
  tokenPair: 0.5,
  meaning: 1.3,
  meaningPair: 0.8,
  word: 0.6,
  wordPair: 0.6,
  partOfWord: 0.25,
} as const;
/** Weights of one, two and three successive Chinese or Korean characters. */
const runWeights = [0.4, 0.8, 0.6];

/**
 * Returns the features of a question with their weights: search tokens, meanings, words, parts of words, and up to
 * three successive Chinese or Korean characters. A misspelt word still shares most of its parts with the correct word.
 */
export function questionFeatures(text: string): Map<string, number> {
  const found = new Map<string, number>();
  const add = (feature: string, weight: number) => found.set(feature, Math.max(found.get(feature) ?? 0, weight));
  const plain = text.normalize('NFKC').toLowerCase().replace(/['’‘]/g, '');

  const tokens = searchTokens(text);
  for (const token of tokens) add(`t${token}`, token.startsWith('=') ? weights.concept : weights.token);
  for (const pair of neighbours(tokens)) add(`p${pair.sort().join(' ')}`, weights.tokenPair);

  const meanings = [...findMeanings(text)].sort();
  meanings.forEach((meaning, place) => {
    add(`m${meaning}`, weights.meaning);
    for (const other of meanings.slice(place + 1)) add(`n${meaning} ${other}`, weights.meaningPair);
  });

  const words = plain.match(/[\p{Script=Latin}\p{N}]+/gu) ?? [];
  for (const word of words) {
    add(`w${word}`, weights.word);
    if (word.length > 3)
      for (const length of [3, 4]) addRuns(`<${word}>`, length, (run) => add(`c${run}`, weights.partOfWord));
  }
  for (const pair of neighbours(words)) add(`b${pair.join(' ')}`, weights.wordPair);

  const parts = plain.match(/[\p{Script=Han}\p{Script=Hangul}]+(?:\s+[\p{Script=Han}\p{Script=Hangul}]+)*/gu) ?? [];
  for (const part of parts) {
    const marked = `^${part.replace(/\s+/g, '')}$`;
    for (const [place, weight] of runWeights.entries()) addRuns(marked, place + 1, (run) => add(`r${run}`, weight));
  }
  return found;
}

function neighbours(words: readonly string[]): [string, string][] {
  return words.slice(1).map((word, place) => [words[place] ?? '', word]);
}

function addRuns(text: string, length: number, add: (run: string) => void): void {
  const characters = [...text];
  for (let start = 0; start + length <= characters.length; start += 1)
    add(characters.slice(start, start + length).join(''));
}
