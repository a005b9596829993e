import { normaliseText } from '#language/normalise.ts';
import { maskCharacter } from '#language/phrases.ts';
import { type Clause, isQuestion, splitIntoClauses } from './clauses.ts';
import { type Draft, slotsOf } from './draft.ts';
import { agrees, cancels, declines, disagrees, finishes, readFirstWord, readWholeIntent } from './intents.ts';
import { isAnyFine, readPlace } from './places.ts';
import type { CallIntent, ReadingContext } from './reading.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Returns what the caller wants who says nothing else. The text must be normalised. */
export function readOnlyIntent(plain: string, context: ReadingContext, vocabulary: Vocabulary): CallIntent | undefined {
  const intent = readWholeIntent(plain, context.isConfirming);
  if (intent === 'cancel' && isQuestion(plain)) return undefined;
  return intent === 'cancel' && confirmsCancelling(plain, context, vocabulary) ? 'yes' : intent;
}

/** Returns whether "cancel it" agrees to what was read back: a booking that is to be cancelled. */
function confirmsCancelling(plain: string, context: ReadingContext, { named }: Vocabulary): boolean {
  return context.agent.slots.some((slot) => {
    const value = context.values[slot.key];
    const isNamed =
      value?.kind === 'choice' &&
      named
        .get(slot.key)
        ?.asked(plain)
        .some(({ value: key }) => key === value.key);
    return isNamed === true && value.key === 'cancel' && context.isConfirming;
  });
}

/** Returns whether a short text answers the question for a slot: "cancel" may be a choice, and "any" a free time. */
export function answersAsked(
  plain: string,
  { asked, offered, values }: ReadingContext,
  { named }: Vocabulary,
): boolean {
  if (asked?.kind === 'choice') return (named.get(asked.key)?.asked(plain).length ?? 0) > 0;
  if (asked?.kind === 'order') return values[asked.key] !== undefined && finishes(plain);
  return asked?.kind === 'date-time' && offered.length > 0 && (isAnyFine(plain) || readPlace(plain) !== undefined);
}

/** Returns what the caller wants from the call besides the values. `told` are the words that tell something. */
export function findIntent(text: string, told: string, draft: Draft): CallIntent | undefined {
  const { context, vocabulary } = draft;
  const all = normaliseText(text);
  const plain = normaliseText(told.replaceAll(maskCharacter, ' '));
  const hasValues = changesAnything(draft);
  // "Ah, forget it, he has cooked" calls everything off, unless it is said about a question or a change.
  const isCancel = ({ text }: Clause) => readWholeIntent(normaliseText(text), false) === 'cancel';
  const isCalledOff = !hasValues && !context.asked && splitIntoClauses(told).some(isCancel);
  if (cancels(all) || isCalledOff) {
    if (confirmsCancelling(all, context, vocabulary)) return 'yes';
    if (!namesCancelling(draft) && !isQuestion(all)) return 'cancel';
  }
  if (isFinished(draft, plain, hasValues)) return 'enough';
  return answerIn(draft, plain, hasValues);
}

/** Returns whether the utterance gives a value that the ticket does not hold. "Yes, see you on Friday" changes nothing. */
export function changesAnything({ context, read, removed }: Draft): boolean {
  const isNew = [...read.values()].some(
    ({ slot, value }) => JSON.stringify(value) !== JSON.stringify(context.values[slot]),
  );
  return isNew || removed.size > 0;
}

/** Returns whether the caller calls in order to cancel a booking. That is a choice, and ends no call. */
function namesCancelling({ read }: Draft): boolean {
  return [...read.values()].some(({ value }) => value.kind === 'choice' && value.key === 'cancel');
}

function isFinished(draft: Draft, plain: string, hasValues: boolean): boolean {
  const hasOrder = slotsOf(draft, 'order').some(({ key }) => draft.values[key] !== undefined);
  return hasOrder && draft.context.asked?.kind === 'order' && !hasValues && finishes(plain);
}

function answerIn({ context }: Draft, plain: string, hasValues: boolean): 'yes' | 'no' | undefined {
  const first = readFirstWord(plain);
  if (first === 'no') return 'no';
  if (hasValues) return undefined;
  if (context.asked) return declines(plain) ? 'no' : undefined;
  // While the agent asks for a detail, a yes before other words answers nothing.
  if (first === 'yes' || (context.isConfirming && agrees(plain))) return 'yes';
  return context.isConfirming && disagrees(plain) ? 'no' : undefined;
}
