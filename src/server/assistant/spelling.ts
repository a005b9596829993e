import { topicPhrasings } from './knowledge/topic-phrasings.ts';

/** Short forms that visitors type in place of words. */
const shortForms: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  y: 'why',
  wen: 'when',
  wat: 'what',
  wot: 'what',
  wich: 'which',
  hw: 'how',
  ppl: 'people',
  pls: 'please',
  plz: 'please',
  b4: 'before',
  nite: 'night',
  thru: 'through',
  yous: 'you',
  tho: 'though',
  cuz: 'because',
  cos: 'because',
  wanna: 'want to',
  gonna: 'going to',
  mths: 'months',
  mth: 'month',
  yr: 'year',
  yrs: 'years',
  wk: 'week',
  msg: 'message',
  biz: 'business',
  acc: 'account',
  fone: 'phone',
  fones: 'phones',
};
/**
 * Minimum length of a word whose spelling is corrected. A shorter word differs by one letter from too many other words.
 */
const shortest = 5;
/** A word can replace a misspelt word only if at least this number of phrasings contain it. */
const leastPhrasings = 3;

/**
 * Minimum length of a word in which one letter may be replaced by another. In a shorter word, another letter often
 * makes a different word, such as lifts and lists.
 */
const longWord = 7;

let known: ReadonlyMap<string, number> | undefined;

function knownWords(): ReadonlyMap<string, number> {
  if (known) return known;
  const counts = new Map<string, number>();
  // Questions by strangers are left out, because they contain misspelt words.
  for (const { text } of topicPhrasings().filter(({ isStrangers }) => !isStrangers))
    for (const word of new Set(text.toLowerCase().match(/[a-z]+/g) ?? []))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  known = counts;
  return counts;
}

/**
 * Returns a question with the short forms written out. An English word that is in no phrasing is replaced by a word
 * from the phrasings that differs in a single letter. Example: "wich is the midle plan" becomes "which is the middle
 * plan".
 */
export function withCorrectSpelling(question: string): string {
  return question.replace(/(?<![\p{L}\d'’@.-])[a-z]+\d?(?![\p{L}\d@])/giu, (word) => {
    const plain = word.toLowerCase();
    return shortForms[plain] ?? (plain.length >= shortest && word === plain ? (nearest(plain) ?? word) : word);
  });
}

/**
 * Returns whether one of two words of the same length has a letter that the other does not have. Example: lifts and
 * lists. Returns false if only the order of the letters differs, such as "paln" and "plan".
 */
function isOtherWord(word: string, other: string): boolean {
  return word.length === other.length && [...word].sort().join('') !== [...other].sort().join('');
}

/**
 * Returns whether at most one change turns one word into the other. A change adds, removes or replaces a letter, or swaps
 * two neighbouring letters. A question can have a hundred misspelt words, and each is compared with every known word.
 */
function isOneChangeAway(word: string, other: string): boolean {
  let place = 0;
  while (place < word.length && word[place] === other[place]) place += 1;
  const [rest, otherRest] = [word.slice(place), other.slice(place)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}

function nearest(word: string): string | undefined {
  const words = knownWords();
  if (words.has(word)) return undefined;
  let best: string | undefined;
  let bestCount = leastPhrasings - 1;
  for (const [other, count] of words) {
    if (count <= bestCount || other[0] !== word[0] || Math.abs(other.length - word.length) > 1) continue;
    // A singular or plural of a known word is not a spelling mistake.
    if (other.length < shortest || `${word}s` === other || `${other}s` === word) continue;
    if (!isOneChangeAway(word, other) || (word.length < longWord && isOtherWord(word, other))) continue;
    best = other;
    bestCount = count;
  }
  return best;
}
