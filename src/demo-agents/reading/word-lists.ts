import { hasHan, hasHangul } from '#language/languages.ts';
import { normaliseText } from '#language/normalise.ts';
import { createPhraseTest } from '#language/phrases.ts';

/**
 * Returns the labels of the phrases that make up a whole text, or `undefined` if anything else is in it. The text must be
 * normalised. Punctuation and spaces between the phrases do not matter.
 */
export type WholeReader<Label> = (text: string) => ReadonlySet<Label> | undefined;

const between = /[\s\p{P}~^ㅎㅋㅠㅜ\u110f\u1112\u1160-\u11a7]+/uy;

/** Returns a function that reads texts that consist of these phrases only. At each place the longest phrase counts. */
export function createWholeReader<Label extends string>(lists: Readonly<Record<Label, string>>): WholeReader<Label> {
  const entries = labelsOf(lists)
    .flatMap((label) =>
      splitPhrases(lists[label]).map((phrase) => [normaliseText(phrase).replaceAll("'", ''), label] as const),
    )
    .sort(([left], [right]) => right.length - left.length);
  return (said) => {
    const text = said.replaceAll("'", '');
    const labels = new Set<Label>();
    let place = skip(text, 0);
    while (place < text.length) {
      const found = entries.find(([phrase]) => isAt(text, phrase, place));
      if (!found) return undefined;
      labels.add(found[1]);
      place = skip(text, place + found[0].length);
    }
    return labels.size > 0 ? labels : undefined;
  };
}

/** Returns the text without the phrases at its start and at its end. */
export function strip(text: string, starts: readonly string[], ends: readonly string[]): string {
  let rest = text.trim();
  for (;;) {
    const before = rest;
    const plain = rest.toLowerCase();
    const start = starts.find(
      (phrase) => isAt(plain, phrase, 0) && plain.length > phrase.length && !continues(plain, phrase),
    );
    if (start !== undefined) rest = rest.slice(skip(plain, start.length));
    const left = rest.toLowerCase();
    const end = ends.find((phrase) => endsWith(left, phrase) && left.length > phrase.length);
    if (end !== undefined) rest = rest.slice(0, rest.length - end.length);
    rest = rest.replace(/^[\s\p{P}]+|[\s,，、.。!！?？;；:：…~]+$/gu, '');
    if (rest === before) return rest;
  }
}

/** Splits a list at its bars and sorts it, the longest phrase first. */
export function splitPhrases(list: string): string[] {
  return list
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .sort((left, right) => right.length - left.length);
}

function labelsOf<Label extends string>(lists: Readonly<Record<Label, string>>): Label[] {
  const isLabel = (key: string): key is Label => key in lists;
  return Object.keys(lists).filter(isLabel);
}

function isAt(text: string, phrase: string, place: number): boolean {
  if (!text.startsWith(phrase, place)) return false;
  return !isLatin(phrase.at(-1)) || !isLatin(text[place + phrase.length]);
}

/** Returns whether a Korean word goes on after a phrase. Example: 어 in 어깨. */
function continues(text: string, phrase: string): boolean {
  return hasHangul(phrase) && hasHangul(text.charAt(phrase.length));
}

function endsWith(text: string, phrase: string): boolean {
  if (!text.endsWith(phrase)) return false;
  return !isLatin(phrase[0]) || !isLatin(text[text.length - phrase.length - 1]);
}

function isLatin(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{Script=Latin}\d']/u.test(letter);
}

function skip(text: string, place: number): number {
  between.lastIndex = place;
  const found = between.exec(text);
  return found ? place + found[0].length : place;
}

/** Returns a function that tests whether a normalised text contains one of the phrases between the bars of a list. */
export function phraseTest(list: string): (text: string) => boolean {
  return createPhraseTest(splitPhrases(list));
}

/** Returns whether a normalised text corrects what was said before. */
export const corrects = phraseTest(
  'actually|instead|make it|make that|change|no|nah|sorry|i meant|i said|rather|wait|swap|换|改|不对|还是|算了|应该是|不是|其实|等一下|바꿔|바꾸|아니|말고|대신|변경|정정|잠깐',
);

/** Returns the words of a list that spaces separate. */
export function wordsOf(list: string): string[] {
  return list.trim().split(/\s+/);
}

/** Returns the length of a text in letters. Each Chinese or Korean character counts as 2.5 letters. */
export function weightOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (hasHan(letter) || hasHangul(letter) ? 2.5 : 1), 0);
}
