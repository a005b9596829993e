import type { DemoLanguage } from '#domain/demo-languages.ts';
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

/** Returns whether a clause is not about what the agent has asked for, and contains no detail. */
export function isOffTopic(vocabulary: Vocabulary, clause: string, awaited: Slot): boolean {
  const isAbout = vocabulary.texts.get(awaited.key)?.(normaliseInPlace(clause)) ?? false;
  const said = clause.replace(daytimeGreeting, '');
  const isDetail = readPhone(said) !== undefined || hideDatesAndTimes(said) !== said;
  return !isAbout && !isDetail;
}

/** Returns whether a clause asks something, or wishes for something that is not on offer. */
export function asksSomewhere(vocabulary: Vocabulary, clauses: readonly string[], awaited: Slot): boolean {
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

/** Where one wish ends and another begins. */
const betweenWishes = /([,，、;；]|\s(?:and|plus)\s|还要|再来|再加|그리고)/u;

/**
 * Returns a clause in which a size without an item is that of the item that a question has named just before. Example:
 * "Can the margherita be gluten free? I'd have a regular one, and a salad."
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
