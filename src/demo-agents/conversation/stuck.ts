import { type SnapshotFrom, transition } from 'xstate';
import { assumeValues } from '../state/assumed-values.ts';
import type { DialogueContext } from '../state/dialogue-context.ts';
import { dialogueMachine } from '../state/dialogue-machine.ts';
import type { DialogueEvent } from '../understanding/dialogue-event.ts';
import { deniesSomething } from '../understanding/short-answer.ts';
import { looksLikeQuestion } from '../understanding/vocabulary.ts';
import { laterForms } from './later-prompts.ts';

/** How often an agent asks for the same detail at most, while nothing changes. */
const maxQuestions = 2;

/** How often the agent has put each question since the details last changed. */
export interface QuestionCount {
  /** The details, as a text. */
  readonly details: string;
  readonly times: Readonly<Record<string, number>>;
}

type Snapshot = SnapshotFrom<typeof dialogueMachine>;

/** The events of a turn that answers the agent, but not in a way that gets the call further. */
const answers: ReadonlySet<DialogueEvent['type']> = new Set([
  'details',
  'unclear',
  'badPhone',
  'impossible',
  'tooLong',
  'yes',
  'no',
  'enough',
]);

/** Returns the counts after the agent has put its current question once more. */
export function countQuestion(
  counted: QuestionCount,
  key: string,
  { values, notes, unread }: DialogueContext,
): QuestionCount {
  const details = JSON.stringify([values, notes, unread]);
  const times = counted.details === details ? counted.times : {};
  return { details, times: { ...times, [key]: (times[key] ?? 0) + 1 } };
}

/**
 * Returns the state after a turn. If the agent would ask for the same detail for the third time, it goes on with the
 * caller's own words, with a harmless choice or without the detail, and marks it "to confirm". If the detail is too
 * important for that, a person takes over.
 */
export function goOnIfStuck(
  {
    counted,
    lastText,
    snapshot,
  }: { readonly counted: QuestionCount; readonly lastText: string; readonly snapshot: Snapshot },
  next: Snapshot,
  event: DialogueEvent,
  text: string,
): Snapshot {
  // A question that the caller puts again in the same words, or words that ask nothing, are meant as an answer.
  const isAnswer =
    answers.has(event.type) || (event.type === 'question' && (text === lastText || !looksLikeQuestion(text)));
  if (next.status !== 'active' || !isAnswer) return next;
  const { context, value } = next;
  // Who answers the offer of a person twice with something else than a no gets one.
  const offers = counted.times[laterForms('offering', context)?.key ?? ''] ?? 0;
  if (value === 'offering' && snapshot.value === 'offering' && offers >= maxQuestions)
    return transition(dialogueMachine, next, { type: 'stuck', language: event.language })[0];
  // When the agent offers a person, it is still waiting for the answer to the question before.
  const state = value !== 'offering' ? value : snapshot.value === 'confirming' ? 'confirming' : 'asking';
  const key = laterForms(state, context)?.key;
  const details = JSON.stringify([context.values, context.notes, context.unread]);
  const times = key !== undefined && counted.details === details ? (counted.times[key] ?? 0) : 0;
  if (times < maxQuestions) return next;
  const { language } = event;
  const go = (from: Snapshot, step: DialogueEvent) => transition(dialogueMachine, from, step)[0];
  if (state === 'asking' && mayAssume(event)) {
    const assumed = assumeValues(context, event.type === 'no' ? '' : text);
    if (assumed && Object.keys(assumed.unsure).length > 0) return go(next, { type: 'assumed', language, ...assumed });
    // Nothing has to be confirmed, for example because the order is complete.
    if (assumed) return go(next, { type: 'details', language, values: assumed.values, questions: [], notes: {} });
  }
  // Who says the same again after a read-back, and denies and asks nothing, agrees. The ticket keeps the words.
  if (state === 'confirming' && event.type === 'unclear' && !deniesSomething(text) && !looksLikeQuestion(text)) {
    const marked = go(next, { type: 'assumed', language, values: context.values, unsure: { agreement: text } });
    return go(marked, { type: 'yes', language });
  }
  return value === 'offering' ? next : go(next, { type: 'stuck', language });
}

/** A yes says nothing that could be noted. */
function mayAssume({ type }: DialogueEvent): boolean {
  return type !== 'yes' && type !== 'enough';
}
