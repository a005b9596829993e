import { hearUrgency, type Urgency } from '../urgent-words.ts';
import { type Classifier, createClassifier, meanings } from './classifier.ts';
import { asksForPerson, isAboutCallers } from './person-words.ts';
import weights from './weights.json' with { type: 'json' };

/** A meaning for which the assistant and the demo agents look first: an emergency, or the wish to speak to a person. */
export type Heard = Urgency | 'person';

/**
 * Returns whether a text in English, Chinese or Korean is about an emergency or asks for a person. Returns `undefined`
 * for any other text. Lists of phrases are tried first, and then the classifier. If a text has both meanings, the
 * emergency is returned.
 */
export function hear(text: string): Heard | undefined {
  const urgency = hearUrgency(text);
  if (urgency) return urgency;
  const classified = classify(text);
  // For a single word, the classifier cannot tell an emergency from an answer to a question.
  if ((classified === 'danger' || classified === 'distress') && !isSingleWord(text)) return classified;
  if (asksForPerson(text)) return 'person';
  return classified === 'person' && !isAboutCallers(text) ? 'person' : undefined;
}

function isSingleWord(text: string): boolean {
  const words = text.slice(0, 100).match(/\p{L}+/gu);
  return words?.length === 1 && /^\p{Script=Latin}/u.test(words[0]);
}

let classifier: Classifier | undefined;

/**
 * Returns the meaning whose score is the furthest above its threshold. Returns `undefined` if no score is above its
 * threshold.
 */
function classify(text: string): Heard | undefined {
  classifier ??= createClassifier(weights);
  const margins = classifier(text).map((score, place) => score - (weights.thresholds[place] ?? 0));
  const best = Math.max(...margins);
  return best > 0 ? meanings[margins.indexOf(best)] : undefined;
}
