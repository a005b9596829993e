import type { TextPiece } from '#shared/site-content.ts';
import { searchKey } from '../../database/stored-text.ts';
import { isStopWord, pairsOf, stem, withoutKoreanEnding } from './search-tokens.ts';

// The functions in this file return the words by which visitors find articles. SQLite and PostgreSQL store the same
// words, so that a search finds the same articles in both.

/** Longest word that is stored and searched, in characters. PostgreSQL refuses words of 2 kB. */
const wordMaximum = 40;
/** Maximum number of words of a query. The words after them are ignored. */
const queryMaximum = 8;

/** Matches a run of Chinese, Japanese or Korean characters, or a word of another script. */
const runs =
  /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]+|(?:(?![\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{N}])+/gu;
const startsWithoutSpaces = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u;

export interface SearchedWord {
  readonly stem: string | undefined;
  readonly prefix: string | undefined;
}

function foldedRuns(text: string): string[] {
  return searchKey(text.replace(/['’]/g, '')).match(runs) ?? [];
}

/**
 * Returns the distinct words by which a text is found: folded words with their stems, and pairs of Chinese, Japanese
 * and Korean characters. The last character of a run is a word too, so that a single character finds every run that
 * contains it. If `which` is `telling`, English words that say nothing about the topic are left out.
 */
export function textWords(text: string, which: 'all' | 'telling'): string[] {
  const words = new Set<string>();
  for (const run of foldedRuns(text)) {
    if (startsWithoutSpaces.test(run)) {
      for (const pair of pairsOf(run)) words.add(pair);
      words.add([...run].at(-1) ?? run);
    } else if (which === 'all' || !isStopWord(run)) {
      const word = run.slice(0, wordMaximum);
      words.add(word);
      words.add(stem(word));
    }
  }
  return [...words];
}

/**
 * Returns the words of a query. Words that say nothing about the topic are left out, unless there are no others. The
 * last word may be incomplete, because the visitor may still be typing it.
 */
export function queryWords(query: string): SearchedWord[] {
  const all = foldedRuns(query);
  const telling = all.filter((run) => !isStopWord(run));
  const kept = telling.length > 0 ? telling : all;
  const words = kept.flatMap((run, index): SearchedWord[] => {
    if (startsWithoutSpaces.test(run)) {
      const pairs = pairsOf(withoutKoreanEnding(run));
      return pairs.length > 0
        ? pairs.map((pair) => ({ stem: pair, prefix: undefined }))
        : [{ stem: undefined, prefix: run }];
    }
    const word = run.slice(0, wordMaximum);
    return [{ stem: stem(word), prefix: index === kept.length - 1 && word.length > 1 ? word : undefined }];
  });
  const distinct = new Map(words.map((word) => [`${word.stem} ${word.prefix}`, word]));
  return [...distinct.values()].slice(0, queryMaximum);
}

export function markMatches(text: string, words: readonly SearchedWord[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  const add = (piece: string, isMatch: boolean) => {
    const last = pieces.at(-1);
    if (piece === '') return;
    if (last?.isMatch === isMatch) pieces[pieces.length - 1] = { text: last.text + piece, isMatch };
    else pieces.push({ text: piece, isMatch });
  };
  const written = text.normalize('NFC');
  let end = 0;
  for (const { 0: word, index } of written.matchAll(writtenWords)) {
    add(written.slice(end, index), false);
    end = index + word.length;
    for (const run of word.split(runsWithoutSpaces)) {
      if (startsWithoutSpaces.test(run)) for (const [piece, isMatch] of markRun(run, words)) add(piece, isMatch);
      else
        add(
          run,
          textWords(run, 'all').some((part) => isFound(part, words)),
        );
    }
  }
  add(written.slice(end), false);
  return pieces;
}

/** Matches a word as the text writes it, with its accents and apostrophes. */
const writtenWords = /[\p{L}\p{M}\p{N}'’]+/gu;
/** Splits a word into its runs of Chinese, Japanese and Korean characters and the runs between them. */
const runsWithoutSpaces = /([\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]+)/u;

function isFound(word: string, words: readonly SearchedWord[]): boolean {
  return words.some(({ stem: wanted, prefix }) => word === wanted || (prefix !== undefined && word.startsWith(prefix)));
}

function markRun(run: string, words: readonly SearchedWord[]): [string, boolean][] {
  const characters = [...run];
  const isMarked = characters.map(() => false);
  for (const [index, character] of characters.entries()) {
    const pair = `${character}${characters[index + 1] ?? ''}`;
    for (const { stem: wanted, prefix } of words) {
      if (pair === wanted) isMarked.fill(true, index, index + 2);
      if (character === prefix) isMarked[index] = true;
    }
  }
  return characters.map((character, index) => [character, isMarked[index] ?? false]);
}
