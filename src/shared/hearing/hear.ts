import { mayBeBusiness } from './business-words.ts';
import { type Classifier, createClassifier, meanings } from './classifier.ts';
import { withoutLongNumbers } from './long-numbers.ts';
import { asksForPerson, isAboutCallers } from './person-words.ts';
import { hearUrgency, type Urgency } from './urgent-words.ts';
import weights from './weights.json' with { type: 'json' };

/** A meaning for which the assistant and the demo agents look first: an emergency, or the wish to speak to a person. */
export type Heard = Urgency | 'person';

/**
 * For each meaning, the score above which a text has this meaning. The values were chosen with texts that were left out
 * of the training (`bench/ear/README.md`).
 */
const thresholds = { danger: 0.15, distress: 0.1, person: 0 } as const;
/**
 * The threshold for a text of one word that is not a listed phrase. It is higher, because such a word is often the
 * answer to a question.
 */
const thresholdOfOneWord = 0.5;
/** Added to the score of a meaning if the text contains a phrase for it from `urgent-words.ts` or `person-words.ts`. */
const phraseBonus = 0.35;
/** Subtracted from the score of `person` if the text is about the callers of a business. */
const aboutCallersLoss = 0.5;

/**
 * How certain an emergency is. `sure`: a listed phrase or the classifier says so clearly. `likely` and `possible`: less
 * clearly, or beside words of business, so that the text may be ordinary talk.
 */
type Certainty = 'sure' | 'likely' | 'possible';

/** What was heard in a text. A wish for a person is always `sure`. */
export interface Hearing {
  readonly heard: Heard;
  readonly certainty: Certainty;
}

/** Minimum margins over the threshold of an emergency, for each certainty. */
const leastMargins = { possible: -0.2, likely: 0, sure: 0.2 } as const;

/**
 * Returns the meaning of a text in English, Chinese or Korean that is about an emergency or asks for a person. Returns
 * `undefined` for any other text. The classifier decides. A listed phrase for a meaning counts in favour of that
 * meaning.
 */
export function listen(said: string): Hearing | undefined {
  const text = withoutLongNumbers(said.slice(0, heardMaximum));
  const read = new Set([...piecesOf(text), ...clausesWithPhrase(text)]);
  const margins = { danger: Number.NEGATIVE_INFINITY, distress: Number.NEGATIVE_INFINITY, person: false };
  for (const piece of read) {
    const found = marginsOf(piece, classify);
    margins.danger = Math.max(margins.danger, found.danger);
    margins.distress = Math.max(margins.distress, found.distress);
    // In each piece, an emergency is more important than the wish for a person.
    margins.person ||= found.person > 0 && Math.max(found.danger, found.distress) <= 0;
  }
  const { danger, distress, person } = margins;
  const best = Math.max(danger, distress);
  if (person && best <= 0) return { heard: 'person', certainty: 'sure' };
  if (best <= leastMargins.possible) return undefined;
  if (best <= leastMargins.likely) return { heard: danger > distress ? 'danger' : 'distress', certainty: 'possible' };
  // If both kinds of emergency were heard, a listed phrase decides between them. Without a phrase, it is distress.
  const both = danger > 0 && distress > 0 ? (hearUrgency(text) ?? 'distress') : undefined;
  const certainty = best <= leastMargins.sure || mayBeBusiness(text) ? 'likely' : 'sure';
  return { heard: both ?? (danger > 0 ? 'danger' : 'distress'), certainty };
}

/** Returns what {@link listen} hears, unless it is only possible. */
export function hear(said: string): Heard | undefined {
  const hearing = listen(said);
  return hearing?.certainty === 'possible' ? undefined : hearing?.heard;
}

/** Maximum number of characters of a text that are read. */
const heardMaximum = 2400;
/**
 * Maximum length of a text that is also read as a whole. In a longer text, a single urgent sentence changes the score
 * too little.
 */
const wholeMaximum = 240;
/** Maximum length of a piece of a longer text. Each Chinese or Korean character counts as `denseLength` characters. */
const pieceMaximum = 120;
const denseLength = 2.5;

const sentenceEnd = /[.!?。！？\n]+/u;
/**
 * Matches the parts of a text in Latin letters, and the parts in Chinese or Korean. A caller may change the language
 * within a text.
 */
const partsInOneScript = /[^\p{Script=Han}\p{Script=Hangul}]+|[\p{Script=Han}\p{Script=Hangul}][^\p{Script=Latin}]*/gu;

/**
 * Returns the parts of a text that are read. A short text is one part. A longer text has overlapping pieces, sentences,
 * and parts in one script. If it is not longer than `wholeMaximum`, the whole text is a part too. Each piece begins in
 * the middle of the piece before it, because recognised speech has no punctuation that shows where a sentence ends.
 */
export function piecesOf(text: string): readonly string[] {
  const parts = text.slice(0, heardMaximum).match(/[^\s，。！？；、]{1,40}[\s，。！？；、]*/gu) ?? [];
  const halves: string[] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    const partLength = lengthOf(part);
    if (length + partLength > pieceMaximum / 2) {
      halves.push('');
      length = 0;
    }
    halves.push((halves.pop() ?? '') + part);
    length += partLength;
  }
  if (halves.length <= 2) return [text];
  const pieces = halves.slice(0, -1).map((half, place) => half + (halves[place + 1] ?? ''));
  const read = text.slice(0, heardMaximum);
  const sentences = [...read.split(sentenceEnd), ...(read.match(partsInOneScript) ?? [])]
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 2 && lengthOf(sentence) <= pieceMaximum);
  return [...new Set([...(lengthOf(text) <= wholeMaximum ? [text] : []), ...pieces, ...sentences])];
}

const clauseEnd = /[,;，；、.!?。！？\n]+/u;

/**
 * Returns the clauses of a text that contain a listed phrase. They are read alone, because the other words of a longer
 * piece could outweigh the phrase.
 */
function clausesWithPhrase(text: string): readonly string[] {
  const clauses = text.slice(0, heardMaximum).split(clauseEnd);
  return clauses.filter((clause) => hearUrgency(clause) !== undefined || asksForPerson(clause));
}

function lengthOf(text: string): number {
  const dense = text.match(/[\p{Script=Han}\p{Script=Hangul}]/gu)?.length ?? 0;
  return text.length + dense * (denseLength - 1);
}

/**
 * Returns by how much the scores of a classifier exceed the thresholds for one piece of a text. `bench/ear/train.ts` also
 * calls it, to test the classifier that it trains.
 */
export function marginsOf(text: string, classify: Classifier): Readonly<Record<(typeof meanings)[number], number>> {
  const urgency = hearUrgency(text);
  const hasPhrase = { danger: urgency === 'danger', distress: urgency === 'distress', person: asksForPerson(text) };
  const loss = { danger: 0, distress: 0, person: isAboutCallers(text) ? aboutCallersLoss : 0 };
  const isOneWord = isSingleWord(text);
  const scores = classify(text);
  const marginOf = (meaning: (typeof meanings)[number]) =>
    (scores[meanings.indexOf(meaning)] ?? 0) +
    (hasPhrase[meaning] ? phraseBonus : 0) -
    loss[meaning] -
    (isOneWord && !hasPhrase[meaning] ? thresholdOfOneWord : thresholds[meaning]);
  return { danger: marginOf('danger'), distress: marginOf('distress'), person: marginOf('person') };
}

function isSingleWord(text: string): boolean {
  const words = text.slice(0, 100).match(/\p{L}+/gu);
  return words?.length === 1 && /^\p{Script=Latin}/u.test(words[0]);
}

let classifier: Classifier | undefined;

function classify(text: string): readonly number[] {
  classifier ??= createClassifier(weights);
  return classifier(text);
}
