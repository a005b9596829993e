import { normaliseText } from '#language/normalise.ts';
import type { Question } from '../slots/agent.ts';
import { type Clause, hasQuestionWords, isQuestion, isRequest } from './clauses.ts';
import { finishes, readWholeIntent } from './intents.ts';
import { isAnyFine, readPlace } from './places.ts';
import type { AskedQuestion, ReadingContext } from './reading.ts';
import type { Vocabulary } from './vocabulary.ts';
import { phraseTest } from './word-lists.ts';

/** Finds words for what the ticket already says. Example: "how much is that". */
const refersBack = phraseTest(
  'is that|is it|it going to|it gonna|that going to|that gonna|that gunna|that be|it be|that come to|it come to|all up|altogether|in total|贵|一共|总共|这样|이거|그거|다 해서|비싸|비싼',
);
/** A bare topic is a question if its phrases cover this share of a clause. Example: "parking". */
const bareShare = 0.6;

/** Sorts the clauses of an utterance: those that ask something, and those that tell something. */
export function sortClauses(clauses: readonly Clause[], context: ReadingContext, vocabulary: Vocabulary) {
  const questions: AskedQuestion[] = [];
  /** The clauses that tell something, or ask for something to be done. */
  const told: Clause[] = [];
  /** Questions whose words may fill slots that are empty. */
  const asking: { clause: Clause; isAnswered: boolean }[] = [];
  for (const [place, clause] of clauses.entries()) {
    const plain = normaliseText(clause.text);
    const own = questionIn(plain, context, vocabulary);
    const isUnclear = own === undefined && isUnknown(clause, plain, context, vocabulary);
    // "The wifi, is that included?" says before the question what it is about.
    const topic = normaliseText(clauses[place - 1]?.text ?? '');
    const asked = isUnclear && refersBack(plain) ? questionIn(`${topic} ${plain}`, context, vocabulary) : own;
    const isOpen = asked ? mayTell(asked, plain) : isUnclear;
    if (asked && !isAskedAlready(asked, questions)) questions.push(asked);
    if (isOpen) asking.push({ clause, isAnswered: asked !== undefined });
    else if (!asked) told.push(clause);
  }
  return { questions, told, asking };
}

/**
 * Returns whether a question is among those asked before. A price without a thing belongs to the question before it.
 * Example: "do you deliver, and what does it cost?"
 */
function isAskedAlready({ choice, item, question }: AskedQuestion, earlier: readonly AskedQuestion[]): boolean {
  const isPriceOfIt = question.about !== undefined && !item && !choice && earlier.length > 0;
  return isPriceOfIt || earlier.some((other) => other.question === question);
}

function mayTell({ question }: AskedQuestion, plain: string): boolean {
  return question.noteLabel !== undefined || question.isWorkedOut === true || isRequest(plain);
}

/** Returns whether a clause is a question although no answer fits. The answer to a question for a name is none. */
function isUnknown(clause: Clause, plain: string, { asked }: ReadingContext, { texts }: Vocabulary): boolean {
  if (readWholeIntent(plain, false) !== undefined) return false;
  if (asked && (readPlace(plain) !== undefined || isAnyFine(plain)) && !clause.isInQuestion) return false;
  if (asked?.kind === 'order' && finishes(plain)) return false;
  const isOwnWords = asked !== undefined && ['name', 'address', 'text', 'phone'].includes(asked.kind);
  // A name that is asked for as a text, such as that of a company, is no request either.
  const isName = asked?.kind === 'text' && !texts.has(asked.key);
  if (isName && clause.isInQuestion && hasQuestionWords(plain)) return true;
  return isQuestion(plain) && !isRequest(plain) && (!isOwnWords || clause.isInQuestion);
}

/** Returns the question that a normalised clause asks, or `undefined` if it only tells something. */
function questionIn(plain: string, context: ReadingContext, vocabulary: Vocabulary): AskedQuestion | undefined {
  const read = vocabulary.questions(plain);
  const about = thingsIn(plain, context, vocabulary);
  if (!read || answersPrompt(plain, read, about, context, vocabulary)) return undefined;
  const { question } = read;
  return { question, item: about.item?.key, size: about.size, choice: about.choice, isOfTicket: refersBack(plain) };
}

/** Returns whether words that resemble a question answer the agent's own question, or give details. */
function answersPrompt(
  plain: string,
  { question, share }: { readonly question: Question; readonly share: number },
  about: ReturnType<typeof thingsIn>,
  context: ReadingContext,
  vocabulary: Vocabulary,
): boolean {
  const { asked } = context;
  if (asked?.kind === 'choice' && !isQuestion(plain) && namesAsked(plain, context, vocabulary)) return true;
  if (isQuestion(plain) || question.noteLabel !== undefined) return false;
  const givesDetails = about.item !== undefined || about.choice !== undefined || about.part !== undefined;
  return givesDetails || share < bareShare || ['name', 'address', 'text'].includes(asked?.kind ?? '');
}

function namesAsked(plain: string, { asked }: ReadingContext, { named }: Vocabulary): boolean {
  return asked !== undefined && (named.get(asked.key)?.always(plain).length ?? 0) > 0;
}

function thingsIn(plain: string, { agent }: ReadingContext, { menus, named }: Vocabulary) {
  const words = [...menus.values()].flatMap((find) => find(plain));
  const keyOf = (type: string) =>
    words.flatMap(({ value }) => (value.type === type && 'key' in value ? [value.key] : []))[0];
  const items = agent.slots.flatMap((slot) => (slot.kind === 'order' ? slot.menu.items : []));
  const item = items.find(({ key }) => key === keyOf('item'));
  const choices = agent.slots.flatMap((slot) =>
    slot.kind === 'choice' ? (named.get(slot.key)?.always(plain) ?? []).map(({ value }) => ({ slot, key: value })) : [],
  );
  const priced = choices.find(({ slot, key }) => slot.choices.some((choice) => choice.key === key && choice.price));
  return { item, size: keyOf('size'), part: keyOf('part'), choice: (priced ?? choices[0])?.key };
}
