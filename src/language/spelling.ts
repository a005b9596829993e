/** A text after its spelling was corrected. */
export interface Spelled {
  readonly text: string;
  /** Returns a part of the corrected text as the caller wrote it. */
  readonly asWritten: (part: string) => string;
}

/**
 * `minLength` is the minimum length of a word that is corrected. `twoMistakesFrom` is the minimum length of a known
 * word that may be written with two mistakes.
 */
const minLength = 4;
const twoMistakesFrom = 8;

/** How callers shorten words when they type. */
const shortForms: Readonly<Record<string, string>> = {
  appt: 'appointment',
  gimme: 'give me',
  lemme: 'let me',
  hav: 'have',
  im: "i'm",
  ive: "i've",
  cud: 'could',
  wud: 'would',
  ppl: 'people',
  nite: 'night',
  nites: 'nights',
  tonite: 'tonight',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  wat: 'what',
  wen: 'when',
  wots: "what's",
};

/**
 * Ordinary words that differ from a word of an agent by one or two letters. They are never corrected. Found by
 * comparing the words of all agents with the ten thousand most frequent words of English.
 */
export const lookalikes: ReadonlySet<string> = new Set(
  `basic basin basis blond bloom brad break breed broad broke broker cancer cheesy chick child chile chuck colon
  couch doug drawn drilling drinking driving drops estate flash flesh floating floor flooring floyd folding
  food fridge highlighted horse induction infection infections insertion inspection intention interim interior
  invention larger lashed leading leads leasing leaving margaret margarine message mourning nail night oliver
  parson persona phony plaice plate pleasure prone quite relation relocation shall should showed smell threat turner
  stack stick store stories story take these thing three vegetation wafer waiter where walter wishing`.split(/\s+/),
);

/** Matches words that belong to a name or an address. Their spelling is not corrected. */
const properWords =
  /\b(?:name(?:['’]?s)?(?:\s+is)?|call\s+me|this\s+is|under|mr|mrs|ms|dr)\s+[\p{L}'’-]+(?:\s+[\p{L}'’-]+)?|\b\d+\w?\s+(?:[\p{L}'’-]+\s+){1,3}(?:street|st|road|rd|avenue|ave|lane|drive|place|crescent|terrace|way)\b|(?<=[\p{L}\d,]\s)\p{Lu}[\p{L}'’-]*|[\p{L}\d.]+@[\p{L}\d.]+/gu;

/**
 * Returns a function that corrects the spelling of words that an agent knows. A word is corrected if it begins with the
 * same letter as a known word and differs from it by one letter, or by two in a long word. Chinese and Korean names of
 * four or more characters may have one wrong character.
 */
export function createSpelling(words: Iterable<string>): (text: string) => Spelled {
  const known = new Set([...words].map((word) => word.toLowerCase()));
  const byLetter = new Map<string, string[]>();
  for (const word of known) {
    if (word.length <= minLength || !/^[a-z]+$/.test(word)) continue;
    const same = byLetter.get(word.charAt(0)) ?? [];
    byLetter.set(word.charAt(0), [...same, word]);
  }
  const names = [...known].filter((word) => /^[\p{Script=Han}\p{Script=Hangul}]{4,}$/u.test(word));
  const cache = new Map<string, string | undefined>();
  const correct = (word: string) => {
    if (!cache.has(word)) {
      if (cache.size > 2000) cache.clear();
      cache.set(word, shortForms[word] ?? nearest(word, known, byLetter.get(word.charAt(0)) ?? []));
    }
    return cache.get(word);
  };
  return (text) => {
    const replaced: [corrected: string, written: string][] = [];
    const proper = [...text.matchAll(properWords)].map(({ index, 0: { length } }) => [index, index + length] as const);
    const latin = text.replace(/(?<![\p{L}\d'’])[a-zA-Z]{2,20}(?![\p{L}\d'’])/gu, (written: string, place: number) => {
      const corrected = correct(written.toLowerCase());
      if (corrected === undefined || proper.some(([start, end]) => place >= start && place < end)) return written;
      replaced.push([corrected, written]);
      return corrected;
    });
    const spelled = latin.replace(/[\p{Script=Han}\p{Script=Hangul}]{4,}/gu, (run) =>
      names.some((name) => run.includes(name))
        ? run
        : names.reduce((rest, name) => correctName(rest, name, replaced), run),
    );
    return { text: spelled, asWritten: (part) => restore(part, replaced) };
  };
}

function nearest(word: string, known: ReadonlySet<string>, candidates: readonly string[]): string | undefined {
  if (word.length < minLength || known.has(word) || lookalikes.has(word) || isForm(word, known)) return undefined;
  let best: string | undefined;
  let least = 3;
  for (const candidate of candidates) {
    const allowed = candidate.length >= twoMistakesFrom && word.length >= twoMistakesFrom - 2 ? 2 : 1;
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const mistakes = editDistance(word, candidate);
    if (mistakes > allowed || mistakes >= least) continue;
    best = candidate;
    least = mistakes;
  }
  return best;
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
    const isOther = /\p{Script=Hangul}/u.test(name) && written.charAt(0) !== name.charAt(0);
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
      const swapped = row > 1 && column > 1 && isSwap ? (earlier[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
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
