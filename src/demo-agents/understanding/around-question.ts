import { hideDatesAndTimes } from '../language/mentions.ts';
import type { Slot } from '../slots/slots.ts';
import { normaliseInPlace } from '../text/phrases.ts';
import { questionIn } from './asked-question.ts';
import type { MissingThing } from './not-offered.ts';
import { readPhone } from './read-phone.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Matches a part of an utterance that only calls out. It could be taken for a name. Example: "Oh," before a question. */
const interjection = /^(?:oh+|ah+|hey|well|so|um+|uh+|ooh+|哎|啊|哦|어|아|음)[\s,.!，。！]*$/iu;

/** Returns whether a part of an utterance only calls out and says nothing. */
export function onlyCallsOut(part: string): boolean {
  return interjection.test(part);
}

/** Matches a greeting that contains a time of day, which is no wish for that time. */
const daytimeGreeting = /^\s*(?:good\s+)?(?:morning|afternoon|evening)\b(?=[\s,.!])/iu;

/**
 * Returns whether a clause only surrounds a question, or a wish for something that is not on offer, and is about nothing
 * else.
 */
export function isBesideQuestion(
  vocabulary: Vocabulary,
  clauses: readonly string[],
  clause: string,
  awaited: Slot,
): boolean {
  const isAbout = vocabulary.texts.get(awaited.key)?.(normaliseInPlace(clause)) ?? false;
  const said = clause.replace(daytimeGreeting, '');
  const isDetail = readPhone(said) !== undefined || hideDatesAndTimes(said) !== said;
  if (isAbout || isDetail) return false;
  return clauses.some(
    (other) =>
      questionIn(vocabulary, other, awaited) !== undefined || notOfferedIn(vocabulary, other, awaited) !== undefined,
  );
}

/** Returns the answer for something in a clause that the business does not offer. A description of the job is no wish. */
export function notOfferedIn(
  vocabulary: Vocabulary,
  clause: string,
  awaited: Slot | undefined,
): MissingThing | undefined {
  if (awaited?.kind === 'name' || awaited?.kind === 'address' || awaited?.kind === 'phone') return undefined;
  const plain = normaliseInPlace(clause);
  if ([...vocabulary.texts.values()].some((isAbout) => isAbout(plain))) return undefined;
  const named = [...vocabulary.choices.values()].flatMap(({ always }) => always(plain));
  const ordered = [...vocabulary.orders.values()].flatMap((read) => read(plain)?.found ?? []);
  return vocabulary.notOffered(clause, [...named, ...ordered]);
}
