import { normaliseText } from '#language/normalise.ts';
import type { Slot } from '../slots/slots.ts';
import { splitAtRepairs } from './self-repair.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Maximum length, in characters, of an answer to the question for a name that is read as one sentence. */
const longestName = 60;

/** Returns whether the sentences of an answer may together be one name. Example: "Rob. Robert Tindall." */
export function isOneName(text: string, awaited: Slot | undefined): boolean {
  return awaited?.kind === 'name' && text.length <= longestName && !/[?？\d]/u.test(text);
}

/** Returns the parts of a clause that are read one after the other. A description in the caller's own words is one part. */
export function readableParts(vocabulary: Vocabulary, clause: string, awaited: Slot | undefined): string[] {
  const isWhole = isDescription(vocabulary, clause, awaited) || isOneName(clause, awaited);
  return isWhole ? [clause] : splitAtRepairs(clause);
}

/** Returns whether a clause describes something in the caller's own words, such as what is wrong with a tap. */
export function isDescription({ texts }: Vocabulary, clause: string, awaited: Slot | undefined): boolean {
  return awaited?.kind === 'text' || [...texts.values()].some((isAbout) => isAbout(normaliseText(clause)));
}
