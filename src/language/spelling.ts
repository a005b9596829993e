import { compilePhrases } from './phrase-patterns.ts';
import { hasHangul } from './scripts.ts';

/** A text after its spelling was corrected. */
export interface Spelled {
  readonly text: string;
  /** Returns a part of the corrected text as the caller wrote it. */
  readonly asWritten: (part: string) => string;
}

/** How people shorten words when they type. */
const shortForms: ReadonlyMap<string, string> = new Map(
  `appt appointment|gimme give me|lemme let me|hav have|im i'm|ive i've|cud could|wud would|ppl people|nite night
  |nites nights|tonite tonight|pls please|plz please|thx thanks|wat what|wot what|wots what's|wen when|wich which|hw how
  |u you|ur your|yous you|r are|b4 before|thru through|tho though|cuz because|cos because|wanna want to|gonna going to
  |mth month|mths months|yr year|yrs years|wk week|msg message|biz business|acc account|fone phone|fones phones`
    .split(/\s*\|/)
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
);

/** Matches words that belong to a name or an address. Their spelling is not corrected. */
const properWords = [
  compilePhrases(
    [
      "(name['][s]|name['][s] is|call me|this is|under|mr|mrs|ms|dr) {word}[ {word}]",
      '#[#][#][#][{letter}] {word}[ {word}][ {word}] (street|st|road|rd|avenue|ave|lane|drive|place|crescent|terrace|way)',
    ],
    {},
    'spaced',
  ),
  /(?<=[\p{L}\d,]\s)\p{Lu}[\p{L}'’-]*|[\p{L}\d.]+@[\p{L}\d.]+/gu,
];

/** Words up to this length are too short to be targets. */
const minLength = 4;

/** The words by which spelling is corrected, in lower case, and how bold the corrections are. */
export interface SpellingRules {
  /** Words that are spelled correctly. */
  readonly known: Iterable<string>;
  /** The words to which a misspelt word may be corrected. If several are equally near, the first one is used. */
  readonly targets: Iterable<string>;
  /** Minimum length of a word that is replaced, by its long form or by the correct spelling. */
  readonly shortest: { readonly shortForm: number; readonly misspelt: number };
  /** Minimum length of a target that may be written with two mistakes. */
  readonly twoMistakesFrom: number;
  /**
   * Minimum length of a word in which one letter may stand for another. In a shorter word, another letter often makes a
   * different word, such as lifts and lists.
   */
  readonly otherLetterFrom: number;
}

/**
 * Returns a function that writes short forms out and corrects the spelling of words. A word is corrected if it begins
 * with the same letter as a target and differs from it by one letter, or by two in a long word. Chinese and Korean
 * targets of four or more characters may have one wrong character.
 */
export function createSpelling(rules: SpellingRules): (text: string) => Spelled {
  const known = new Set(rules.known);
  const targets = new Set(rules.targets);
  const latin = [...targets].filter((word) => word.length > minLength && /^[a-z]+$/.test(word));
  const names = [...targets].filter((word) => /^[\p{Script=Han}\p{Script=Hangul}]{4,}$/u.test(word));
  const cache = new Map<string, string | undefined>();
  const correct = (word: string) => {
    if (!cache.has(word)) {
      if (cache.size > 2000) cache.clear();
      const long = word.length < rules.shortest.shortForm ? undefined : shortForms.get(word);
      cache.set(word, long ?? nearest(word, known, latin, rules));
    }
    return cache.get(word);
  };
  return (text) => {
    const replaced: [corrected: string, written: string][] = [];
    const proper = properWords.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ index, 0: { length } }) => [index, index + length] as const),
    );
    const inLatin = text.replace(
      /(?<![\p{L}\d'’])[a-zA-Z]{1,20}\d?(?![\p{L}\d'’])/gu,
      (written: string, place: number) => {
        const corrected = correct(written.toLowerCase());
        if (corrected === undefined || proper.some(([start, end]) => place >= start && place < end)) return written;
        replaced.push([corrected, written]);
        return corrected;
      },
    );
    const spelled = inLatin.replace(/[\p{Script=Han}\p{Script=Hangul}]{4,}/gu, (run) =>
      names.some((name) => run.includes(name))
        ? run
        : names.reduce((rest, name) => correctName(rest, name, replaced), run),
    );
    return { text: spelled, asWritten: (part) => restore(part, replaced) };
  };
}

function nearest(
  word: string,
  known: ReadonlySet<string>,
  targets: readonly string[],
  { shortest, twoMistakesFrom, otherLetterFrom }: SpellingRules,
): string | undefined {
  if (word.length < shortest.misspelt || known.has(word) || isForm(word, known)) return undefined;
  let best: string | undefined;
  let least = 3;
  for (const target of targets) {
    const allowed = target.length >= twoMistakesFrom && word.length >= twoMistakesFrom - 2 ? 2 : 1;
    if (target[0] !== word[0] || Math.abs(target.length - word.length) > allowed) continue;
    const mistakes = editDistance(word, target);
    if (mistakes > allowed || mistakes >= least) continue;
    if (word.length < otherLetterFrom && hasOtherLetter(word, target)) continue;
    best = target;
    least = mistakes;
  }
  return best;
}

/** Returns whether one of two words of the same length has a letter that the other does not have. */
function hasOtherLetter(word: string, other: string): boolean {
  return word.length === other.length && [...word].sort().join('') !== [...other].sort().join('');
}

/** Returns whether a word is a form of a known word. Example: "margheritas", "leaked". */
function isForm(word: string, known: ReadonlySet<string>): boolean {
  return ['s', 'es', 'd', 'ed', 'ing', 'er', 'y'].some(
    (end) => word.endsWith(end) && known.has(word.slice(0, -end.length)),
  );
}

/**
 * Replaces the first part of a text that differs from a name in one character. In Korean, the first character must be
 * the same.
 */
function correctName(text: string, name: string, replaced: [string, string][]): string {
  if (text.includes(name)) return text;
  for (let start = 0; start + name.length <= text.length; start += 1) {
    const written = text.slice(start, start + name.length);
    const wrong = [...name].filter((character, index) => character !== written.charAt(index)).length;
    const isOther = hasHangul(name) && written.charAt(0) !== name.charAt(0);
    if (wrong !== 1 || isOther) continue;
    replaced.push([name, written]);
    return text.slice(0, start) + name + text.slice(start + name.length);
  }
  return text;
}

function restore(part: string, replaced: readonly (readonly [corrected: string, written: string])[]): string {
  let from = 0;
  let written = part;
  for (const [corrected, original] of replaced) {
    const place = written.indexOf(corrected, from);
    if (place < 0) continue;
    written = written.slice(0, place) + original + written.slice(place + corrected.length);
    from = place + original.length;
  }
  return written;
}

/**
 * Returns the number of changes that turn one word into the other. A change adds, removes or replaces a letter, or
 * swaps two neighbouring letters.
 */
export function editDistance(left: string, right: string): number {
  let earlier: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const swapped = isSwap ? (earlier[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      current.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
          swapped,
        ),
      );
    }
    earlier = previous;
    previous = current;
  }
  return previous[right.length] ?? 0;
}
