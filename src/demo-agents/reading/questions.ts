import { normaliseText } from '#language/normalise.ts';
import type { MenuItem } from '../slots/slots.ts';
import { type Clause, isQuestion, isRequest, onlyAsks } from './clauses.ts';
import type { AskedQuestion, ReadingContext } from './reading.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How the clauses of an utterance are read. */
export interface SortedClauses {
  readonly questions: readonly AskedQuestion[];
  /** The clauses that tell something, or ask for something to be done. */
  readonly told: readonly Clause[];
  /** The questions that no answer fits. Their words may fill slots that are empty. */
  readonly unknown: readonly Clause[];
  /** The questions from which nothing is read. */
  readonly answered: readonly Clause[];
}

/** A bare topic is a question if its phrases cover this share of a clause. Example: "parking". */
const bareShare = 0.6;
/** A request that contains a phrase of a question is the question if the phrase covers this share of it. */
const requestShare = 0.4;

/** Sorts the clauses of an utterance: those that ask something that the business answers, and those that tell something. */
export function sortClauses(clauses: readonly Clause[], context: ReadingContext, vocabulary: Vocabulary): SortedClauses {
  const questions: AskedQuestion[] = [];
  const told: Clause[] = [];
  const unknown: Clause[] = [];
  const answered: Clause[] = [];
  for (const clause of clauses) {
    const plain = normaliseText(clause.text);
    const asked = questionIn(plain, context, vocabulary);
    const isKnown = asked && questions.some(({ question }) => question === asked.question);
    // A price without a thing belongs to the question before it. Example: "do you deliver, and what does it cost?"
    const isSame = asked?.question.about && !asked.item && !asked.choice && questions.length > 0;
    if (asked && !isKnown && !isSame) questions.push(asked);
    if (!asked) (isQuestion(plain) && !isRequest(plain) ? unknown : told).push(clause);
    else {
      const tells = asked.question.noteLabel !== undefined || asked.question.isWorkedOut || isRequest(plain);
      (tells ? unknown : answered).push(clause);
    }
  }
  return { questions, told, unknown, answered };
}

/** Returns the question that a normalised clause asks, or `undefined` if it only tells something. */
function questionIn(plain: string, context: ReadingContext, vocabulary: Vocabulary): AskedQuestion | undefined {
  const read = vocabulary.questions(plain);
  const about = thingsIn(plain, context, vocabulary);
  if (!read) return isQuestion(plain) && onlyAsks(plain) ? aboutThing(about, context) : undefined;
  const { question, share } = read;
  const isOwnWords = ['name', 'address', 'text'].includes(context.asked?.kind ?? '');
  if (!isQuestion(plain) && question.noteLabel === undefined) {
    const givesDetails = about.item !== undefined || about.choice !== undefined;
    if (isOwnWords || givesDetails || share < bareShare) return undefined;
  }
  const isWish = isRequest(plain) && (about.choice !== undefined || about.item !== undefined);
  if (isWish && !onlyAsks(plain) && !question.about && share < requestShare) return undefined;
  return { question, item: about.item?.key, size: about.size, choice: about.choice };
}

interface Things {
  readonly item: MenuItem | undefined;
  readonly size: string | undefined;
  readonly choice: string | undefined;
}

/** Returns the menu item, the size and the choice that a normalised clause names. */
function thingsIn(plain: string, { agent }: ReadingContext, { menus, named }: Vocabulary): Things {
  const words = [...menus.values()].flatMap((find) => find(plain));
  const keyOf = (type: string) => words.flatMap(({ value }) => (value.type === type && 'key' in value ? [value.key] : []))[0];
  const items = agent.slots.flatMap((slot) => (slot.kind === 'order' ? slot.menu.items : []));
  const item = items.find(({ key }) => key === keyOf('item'));
  const choices = agent.slots.flatMap((slot) =>
    slot.kind === 'choice' ? (named.get(slot.key)?.always(plain) ?? []).map(({ value }) => ({ slot, key: value })) : [],
  );
  const priced = choices.find(({ slot, key }) => slot.choices.some((choice) => choice.key === key && choice.price));
  return { item, size: keyOf('size'), choice: (priced ?? choices[0])?.key };
}

/** Returns a question about the menu item or the choice that a clause names, if no question of the agent fits. */
function aboutThing({ item, choice }: Things, { agent }: ReadingContext): AskedQuestion | undefined {
  if (item) return { question: { key: 'about-item', triggers: [], answer: item.contents }, item: item.key };
  const isPriced = agent.slots.some(
    (slot) => slot.kind === 'choice' && slot.choices.some(({ key, price }) => key === choice && price !== undefined),
  );
  const priced = agent.questions.find(({ about, isGeneral }) => about === 'price' && isGeneral);
  return isPriced && priced ? { question: priced, choice } : undefined;
}
