import type { DemoLanguage } from '#language/languages.ts';
import { hideDatesAndTimes } from '#language/mentions.ts';
import { normaliseInPlace } from '#language/normalise.ts';
import { maskMatches } from '#language/phrases.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import type { SlotValues } from '../slots/slot-values.ts';
import type { Slot } from '../slots/slots.ts';
import { questionIn } from './asked-question.ts';
import type { MissingThing } from './not-offered.ts';
import { readPhone } from './read-phone.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Matches a part of an utterance that is only an interjection. Without this check, it could be taken for a name.
 * Example: "Oh," before a question.
 */
const interjection = /^(?:oh+|ah+|hey|well|so|um+|uh+|ooh+|哎|啊|哦|어|아|음)[\s,.!，。！]*$/iu;

/** Returns whether a part of an utterance is only an interjection. */
export function onlyCallsOut(part: string): boolean {
  return interjection.test(part);
}

/**
 * Matches a greeting that contains a part of the day. The caller does not ask for that time. Example: "Good morning,".
 */
const daytimeGreeting = /^\s*(?:good\s+)?(?:morning|afternoon|evening)\b(?=[\s,.!])/iu;

/**
 * Returns whether a clause says nothing about what the agent has asked for, and also contains no phone number, day or
 * time.
 */
export function isOffTopic(vocabulary: Vocabulary, clause: string, awaited: Slot): boolean {
  const isAbout = vocabulary.texts.get(awaited.key)?.(normaliseInPlace(clause)) ?? false;
  const said = clause.replace(daytimeGreeting, '');
  const isDetail = readPhone(said) !== undefined || hideDatesAndTimes(said) !== said;
  return !isAbout && !isDetail;
}

/** Returns whether one of the clauses asks a question, or asks for something that is not on offer. */
export function asksSomewhere(vocabulary: Vocabulary, clauses: readonly string[], awaited: Slot): boolean {
  return clauses.some(
    (other) =>
      questionIn(vocabulary, other, awaited) !== undefined || notOfferedIn(vocabulary, other, awaited) !== undefined,
  );
}

/**
 * Returns the thing that the caller asks for in a clause although the business does not offer it, with the answer about
 * it. Returns `undefined` if the clause describes a job.
 */
export function notOfferedIn(
  vocabulary: Vocabulary,
  clause: string,
  awaited: Slot | undefined,
): MissingThing | undefined {
  if (awaited?.kind === 'name' || awaited?.kind === 'address' || awaited?.kind === 'phone') return undefined;
  const plain = normaliseInPlace(clause);
  const named = [...vocabulary.choices.values()].flatMap(({ always }) => always(plain));
  const ordered = [...vocabulary.orders.values()].flatMap((read) => read(plain)?.found ?? []);
  const missing = vocabulary.notOffered(clause, [...named, ...ordered]);
  // The name of the thing may contain a word of a description, so it is masked first. Example: "pump" in "heat pump".
  const others = missing && maskMatches(plain, missing.found);
  const isDescription = others !== undefined && [...vocabulary.texts.values()].some((isAbout) => isAbout(others));
  return isDescription ? undefined : missing;
}

/** Matches the text between two requests. Example: ", " in "a regular one, and a salad". */
const betweenWishes = /([,，、;；]|\s(?:and|plus)\s|还要|再来|再加|그리고)/u;

/**
 * Adds the name of the menu item that the caller has just asked about to a part of a clause that names only a size.
 * Otherwise, that size would belong to another item in the clause. Example: after "Can the margherita be gluten free?",
 * the clause "I'd have a regular one, and a salad" becomes "I'd have a regular one margherita, and a salad".
 */
export function withAskedItem(
  { agent, orders }: Vocabulary,
  clause: string,
  item: string | undefined,
  language: DemoLanguage,
): string {
  const slot = agent.slots.find(({ kind }) => kind === 'order');
  const read = slot && orders.get(slot.key);
  if (slot?.kind !== 'order' || !read || item === undefined) return clause;
  const name = slot.menu.items.find(({ key }) => key === item)?.name[language];
  const pieces = clause.split(betweenWishes);
  const isOfItem = (piece: string) => {
    const change = read(normaliseInPlace(piece))?.change;
    return change?.mentions.length === 0 && change.unnamed?.size !== undefined;
  };
  const first = pieces.findIndex(isOfItem);
  const namesOther = pieces.some((piece) => (read(normaliseInPlace(piece))?.change.mentions.length ?? 0) > 0);
  if (first < 0 || !namesOther || name === undefined) return clause;
  return pieces.map((piece, place) => (place === first ? `${piece} ${name}` : piece)).join('');
}

/** Matches the question tag at the end of a statement. Example: ", will you?" */
const tag =
  /,\s*(?:(?:will|would|do|does|did|is|are|was|were|can|could|have|has|should)(?:n['’]?t)?|won['’]?t|can['’]?t)\s+(?:you|it|they|he|she|we|i|there|that)\b\s*[?.!]*\s*$/iu;

/**
 * Returns a statement with a question mark in place of its question tag. Example: "You'll not leave a mess, will you?"
 * becomes "You'll not leave a mess?"
 */
export function withoutTag(text: string): string {
  return text.replace(tag, '?');
}

/** Matches words that take back an earlier wish. Example: "forget the heat pump". */
const givesUpText =
  /^(?:(?:ok(?:ay)?|oh|well|right|fair enough|no worries|all good|fine|then|so|actually|no)[\s,.]*)*(?:forget|never ?mind|scrap|leave|skip|drop|ignore|don['’]?t worry)(?: about)? (?:the|that|my|our|it|this)\b/iu;

/**
 * Returns the clauses without those that take back the earlier description. If the rest contains no new description,
 * returns all clauses. Example: "Okay, forget the heat pump. There's a tap leaking too." loses its first sentence.
 */
export function withoutGivenUpText(
  { agent, texts }: Vocabulary,
  clauses: readonly string[],
  values: SlotValues,
): readonly string[] {
  const first = agent.slots.find(({ kind }) => kind === 'text');
  const isAbout = first && texts.get(first.key);
  if (!isAbout || values[first.key]?.kind !== 'text') return clauses;
  const kept = clauses.filter((clause) => !givesUpText.test(clause));
  return kept.some((clause) => isAbout(normaliseInPlace(clause))) ? kept : clauses;
}

/** Returns the values without the value of the agent's first text slot, which contains the description of the job. */
export function withoutFirstText(agent: DialogueAgent, values: SlotValues): SlotValues {
  const first = agent.slots.find(({ kind }) => kind === 'text');
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== first?.key));
}
