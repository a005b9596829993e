import { type SnapshotFrom, transition } from 'xstate';
import { assumeValues } from '../state/assumed-values.ts';
import type { DialogueContext } from '../state/dialogue-context.ts';
import { dialogueMachine } from '../state/dialogue-machine.ts';
import type { DialogueEvent } from '../understanding/dialogue-event.ts';
import { deniesSomething } from '../understanding/short-answer.ts';
import { looksLikeQuestion } from '../understanding/vocabulary.ts';
import { laterForms } from './later-prompts.ts';

/** Maximum number of times that an agent asks for the same detail while the caller's details stay the same. */
const maxQuestions = 2;

/** How often the agent has asked each question since the details last changed. */
export interface QuestionCount {
  /** The details as JSON. If this text is no longer the same, the details have changed. */
  readonly details: string;
  readonly times: Readonly<Record<string, number>>;
}

type Snapshot = SnapshotFrom<typeof dialogueMachine>;

/** The events of a turn in which the caller answers the agent, even if the agent cannot use the answer. */
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

/** Returns the counts after the agent has asked its current question once more. */
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
 * Returns the state after a turn. If the agent would ask for the same detail for the third time, it goes on without a
 * proper answer: with the caller's own words, with a harmless choice or without the detail. The detail is then marked
 * "to confirm". If it is too important for that, a person takes over.
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
  // A question also counts as an answer in two cases: the caller repeats the last utterance word for word, or the
  // utterance was understood as a question but does not look like one.
  const isAnswer =
    answers.has(event.type) || (event.type === 'question' && (text === lastText || !looksLikeQuestion(text)));
  if (next.status !== 'active' || !isAnswer) return next;
  const { context, value } = next;
  // The agent has offered a person twice, and the caller has not said no. So the call is handed over to a person.
  const offers = counted.times[laterForms('offering', context)?.key ?? ''] ?? 0;
  if (value === 'offering' && snapshot.value === 'offering' && offers >= maxQuestions)
    return transition(dialogueMachine, next, { type: 'stuck', language: event.language })[0];
  // While the agent offers a person, its question before the offer is still open. `state` is then the state in which
  // the agent asked that question.
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
    // The assumed values need no confirmation, for example because they only mark the order as complete.
    if (assumed) return go(next, { type: 'details', language, values: assumed.values, questions: [], notes: {} });
  }
  // The agent has asked for a confirmation twice. If it does not understand the answer, and the answer contains neither
  // a denial nor a question, the answer counts as a yes. The ticket keeps the caller's words.
  if (state === 'confirming' && event.type === 'unclear' && !deniesSomething(text) && !looksLikeQuestion(text)) {
    const marked = go(next, { type: 'assumed', language, values: context.values, unsure: { agreement: text } });
    return go(marked, { type: 'yes', language });
  }
  return value === 'offering' ? next : go(next, { type: 'stuck', language });
}

/** Returns whether the caller's words may be used as the missing detail. A bare yes contains nothing to write down. */
function mayAssume({ type }: DialogueEvent): boolean {
  return type !== 'yes' && type !== 'enough';
}
