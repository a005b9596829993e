import { hideDatesAndTimes } from '#language/mentions.ts';
import { normaliseText } from '#language/normalise.ts';
import type { Slot } from '../slots/slots.ts';
import type { AskedQuestion } from './dialogue-event.ts';
import { namesPick, pickChoice } from './pick-choice.ts';
import { readPhone } from './read-phone.ts';
import { looksLikeQuestion, onlyAsks, type Vocabulary } from './vocabulary.ts';

/** Matches an order that has the form of a question. */
const politeOrder =
  /^(?:hi,? |hello,? )?(?:can|could|may) (?:i|we) (?:please )?(?:get|have|order)\b|^(?:请)?(?:给我|我要|来一|来两)|주세요[\s.?!]*$|하나요[\s.!]*$|주시겠어요[\s.?!]*$|(?:되죠|될까요|되나요|돼요|가능(?:할까요|해요|한가요)?|할 수 있(?:을까요|나요|어요))(?:[\s.?!]|$)/u;

/**
 * Returns the question in a clause. Returns `undefined` if the clause is an order or a detail that only sounds like a
 * question. Example: "can I get two large margheritas?"
 */
export function questionIn(
  vocabulary: Vocabulary,
  clause: string,
  awaited: Slot | undefined,
): AskedQuestion | undefined {
  const plain = normaliseText(clause);
  const read = vocabulary.readQuestion(plain);
  if (!read)
    return onlyAsks(plain) ? (aboutItem(vocabulary, plain) ?? aboutChoice(vocabulary, plain, awaited)) : undefined;
  const { question, share } = read;
  if (question.noteLabel === undefined) {
    const isBare = !looksLikeQuestion(plain);
    // Words that answer the agent's prompt are not a question. Example: a caller who says that her name is Park does
    // not ask where to park.
    const isOwnWords =
      awaited?.kind === 'address' ||
      awaited?.kind === 'text' ||
      (awaited?.kind === 'name' && share < 0.6) ||
      ((awaited?.kind === 'time' || awaited?.kind === 'date-time') && hideDatesAndTimes(clause) !== clause);
    const isPick = namesPick(plain) || (awaited?.kind === 'choice' && pickChoice(awaited.choices, plain) !== undefined);
    if (isBare && (isOwnWords || isPick || givesDetails(vocabulary, clause))) return undefined;
  }
  const change = [...vocabulary.orders.values()][0]?.(plain)?.change;
  const mention = change?.mentions[0];
  const isOrder = mention !== undefined || (change !== undefined && change.without.length + change.extra.length > 0);
  if (isOrder && politeOrder.test(plain) && !question.about) return undefined;
  const choice = [...vocabulary.choices.values()].flatMap((find) => find.always(plain))[0]?.value;
  // "Can I do the lash lift instead?" requests the lash lift, although one of its words is also a phrase of a question.
  if (choice !== undefined && !question.about && share < wishShare && wishes.test(plain)) return undefined;
  return { question, item: mention?.item, size: mention?.size ?? change?.unnamed?.size, choice };
}

/**
 * Returns a question about the contents of the menu item that the text names. It is used if no question of the agent
 * fits.
 */
function aboutItem({ agent, orders }: Vocabulary, plain: string): AskedQuestion | undefined {
  const item = [...orders.values()][0]?.(plain)?.change.mentions[0]?.item;
  const found = agent.slots
    .flatMap((slot) => (slot.kind === 'order' ? slot.menu.items : []))
    .find(({ key }) => key === item);
  return found && { question: { key: 'about-item', triggers: [], answer: found.contents }, item };
}

const wishes =
  /^(?:(?:and|so|but|um+|oh|hey|hi|actually|wait|no),? )*(?:can|could|may|might) (?:i|we) (?:please |just |maybe |possibly )?(?:do|have|get|book|make|come|see|take|try|go|change|switch)\b/u;
/** If the phrases of a question cover at least this share of a text, the text is that question and not a request. */
const wishShare = 0.4;

const asksAboutChoice =
  /^(?:(?:and|so|but|um+|oh|hey|hi),? )*(?:what['’]?s|what is|what does|how|why|(?:is|are|does|do) (?:the|your|that))\b|怎么样|(?:大|好|安静|舒服)(?:吗|不)|多大|어때|어떤가|(?:커요|넓|조용)/u;

/**
 * Returns the agent's general question about prices for the choice that the text names. It is used if no question of
 * the agent fits.
 */
function aboutChoice(
  { agent, choices }: Vocabulary,
  plain: string,
  awaited: Slot | undefined,
): AskedQuestion | undefined {
  if (awaited?.kind === 'choice' || !asksAboutChoice.test(plain)) return undefined;
  const priced = agent.questions.find(({ about, isGeneral }) => about === 'price' && isGeneral);
  const named = agent.slots.flatMap((slot) =>
    slot.kind === 'choice' ? (choices.get(slot.key)?.always(plain) ?? []).map(({ value }) => ({ slot, value })) : [],
  );
  const found = named.find(({ slot, value }) => slot.choices.some(({ key, price }) => key === value && price));
  return priced && found && { question: priced, choice: found.value };
}

function givesDetails(vocabulary: Vocabulary, clause: string): boolean {
  const plain = normaliseText(clause);
  const names = [...vocabulary.choices.values()].some(({ always }) => always(plain).length > 0);
  return (
    names ||
    [...vocabulary.orders.values()].some((read) => read(plain) !== undefined) ||
    readPhone(clause) !== undefined
  );
}
