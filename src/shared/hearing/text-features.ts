import { simplify } from '#language/simplified.ts';
import { conceptsOf } from './concepts.ts';
import { withFamilies, withFamiliesOf } from './word-families.ts';

/** Maximum number of characters of a text that are read. The rest is ignored. */
const readMaximum = 600;

/**
 * Returns a text as the phrases and the classifier read it: in lower case, without apostrophes, in simplified Chinese
 * characters, and without letters repeated for emphasis. Example: "Heeelp, I CAN’T" becomes "help, i cant".
 */
export function plainText(text: string): string {
  const plain = text
    .slice(0, readMaximum)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['\u2018\u2019\u02bc]/gu, '')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return simplify(plain);
}

/**
 * The kinds of features that the classifier reads in a text. `words`: single words. `sequences`: words that are near
 * each other. `parts`: parts of words, and sequences of Chinese or Korean characters. `families`: sequences in which
 * words are replaced by their families (`word-families.ts`). `letters`: sequences of the letters that make up Korean
 * characters. `concepts`: the concepts of the words (`concepts.ts`), single, in pairs and in sequences.
 */
export const views = ['words', 'sequences', 'parts', 'families', 'letters', 'concepts'] as const;
type View = (typeof views)[number];

/** The features of a text as hashes, by their kind. A kind contains each hash only once. */
export type TextFeatures = Readonly<Record<View, ReadonlySet<number>>>;

/**
 * Returns the features of a text. They make the classifier robust: a word with a typing mistake still has most of its
 * parts, and a sentence about another person still has most of its families.
 */
export function featuresOf(text: string): TextFeatures {
  const plain = plainText(text);
  const found = {
    words: new Set<number>(),
    sequences: new Set<number>(),
    parts: new Set<number>(),
    families: new Set<number>(),
    letters: new Set<number>(),
    concepts: new Set<number>(),
  };
  addConcepts(found.concepts, conceptsOf(plain));
  const words = plain.match(/[\p{Script=Latin}\p{N}]+/gu) ?? [];
  if (words.length > 0) found.words.add(hash('L'));
  for (const word of words) {
    found.words.add(hash(`w${word}`));
    addRuns(found.parts, 'c', `<${word}>`, 3, 5);
  }
  addSequences(found.sequences, '', words);
  const [first = [], last = []] = withFamilies(words);
  addSequences(found.families, 'A', first);
  addSequences(found.families, 'B', last);
  for (const part of plain.match(/[\p{Script=Han}\p{Script=Hangul}]+(?:\s+[\p{Script=Han}\p{Script=Hangul}]+)*/gu) ??
    []) {
    const language = /\p{Script=Hangul}/u.test(part) ? 'ko' : 'zh';
    const joined = part.replace(/\s+/gu, '');
    found.words.add(hash(language));
    addRuns(found.parts, 'r', `^${joined}$`, 1, 4);
    addRuns(found.families, 'm', `^${withFamiliesOf(language, part).replace(/\s+/gu, '')}$`, 2, 5);
    if (language === 'ko') addRuns(found.letters, 'j', `^${joined.normalize('NFD')}$`, 5, 7);
  }
  return found;
}

/** Adds pairs and triples of words that follow each other, and pairs with one or two words between them. */
function addSequences(found: Set<number>, kind: string, words: readonly string[]): void {
  const marked = ['^', ...words, '$'];
  marked.forEach((word, place) => {
    const [next, second, third] = marked.slice(place + 1, place + 4);
    if (next !== undefined) found.add(hash(`${kind}b${word} ${next}`));
    if (second !== undefined) found.add(hash(`${kind}t${word} ${next} ${second}`));
    if (word === '^') return;
    if (second !== undefined) found.add(hash(`${kind}s${word} ${second}`));
    if (third !== undefined) found.add(hash(`${kind}S${word} ${third}`));
  });
}

/** Adds each concept, each pair of concepts in the text, and each sequence of two or three concepts. */
function addConcepts(found: Set<number>, concepts: readonly (readonly string[])[]): void {
  const distinct = [...new Set(concepts.flat())].sort();
  distinct.forEach((concept, place) => {
    found.add(hash(`o${concept}`));
    for (const other of distinct.slice(place + 1)) found.add(hash(`p${concept}${other}`));
  });
  concepts.forEach((letters, place) => {
    const next = concepts[place + 1] ?? ['$'];
    const second = concepts[place + 2] ?? ['$'];
    for (const letter of letters)
      for (const other of next) {
        found.add(hash(`q${letter}${other}`));
        for (const third of second) found.add(hash(`r${letter}${other}${third}`));
      }
  });
}

/** Adds the parts of a text that have at least `shortest` and at most `longest` characters. */
function addRuns(found: Set<number>, kind: string, text: string, shortest: number, longest: number): void {
  const beginning = extend(seed, kind, 0, kind.length);
  for (let start = 0; start + shortest <= text.length; start += 1) {
    const end = Math.min(start + longest, text.length);
    let value = extend(beginning, text, start, start + shortest);
    found.add(mix(value));
    for (let next = start + shortest; next < end; next += 1) {
      value = extend(value, text, next, next + 1);
      found.add(mix(value));
    }
  }
}

/** Returns the 32-bit FNV-1a hash of a text, mixed once more. */
function hash(text: string): number {
  return mix(extend(seed, text, 0, text.length));
}

const seed = 0x811c9dc5;

function extend(value: number, text: string, start: number, end: number): number {
  let extended = value;
  for (let place = start; place < end; place += 1) {
    extended = Math.imul(extended ^ text.charCodeAt(place), 0x01000193);
  }
  return extended;
}

function mix(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
