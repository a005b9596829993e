import type { DemoLanguage } from '#domain/demo-languages.ts';
import type { LocalTime } from '../language/calendar.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { checkValues, type Rejection, rejectionOf } from '../slots/check-values.ts';
import { linesWithoutSize } from '../slots/orders.ts';
import { nextSlot, orderIn, type SlotValue, type SlotValues } from '../slots/slot-values.ts';
import type { AskedQuestion, DialogueEvent } from '../understanding/understand.ts';

/** What the dialogue machine stores in addition to its state. */
export interface DialogueContext {
  readonly agent: DialogueAgent;
  readonly localTime: LocalTime;
  readonly language: DemoLanguage;
  readonly values: SlotValues;
  /** Notes for a person to read, such as an allergy, by their label on the ticket. */
  readonly notes: SlotValues;
  /** Keys of the filled slots in the order of filling, for going back a step. */
  readonly filledSlots: readonly string[];
  /** Number of turns in a row that were silent, rude or not understood. */
  readonly failedTurns: number;
  /** The type of the last event, which the agent acknowledges before its next prompt. */
  readonly lastEvent: DialogueEvent['type'] | 'start';
  /** Questions of the last turn. */
  readonly questions: readonly AskedQuestion[];
  /** Keys of the slots that the last turn filled or changed. */
  readonly changedSlots: readonly string[];
  /** Key of the slot that the agent prompted for before the last turn. */
  readonly awaitedSlot?: string | undefined;
  /** A choice of the last turn that is not available. */
  readonly rejected?: Rejection | undefined;
  /** Why the last turn is passed to a person: the key of the slot over its maximum, or the handover's note label. */
  readonly reason?: string | undefined;
}

/** Returns the values with the order complete, if the agent has already asked "Anything else?". */
export function completeOrder({ agent, values: before }: DialogueContext, values: SlotValues): SlotValues {
  const slot = agent.slots.find((candidate) => candidate.kind === 'order');
  if (!slot) return values;
  const earlier = orderIn(before, slot);
  const wasAsked =
    earlier !== undefined && earlier.lines.length > 0 && linesWithoutSize(earlier, slot.menu).length === 0;
  const order = orderIn(values, slot);
  if (!wasAsked || !order || order.isComplete || order.lines.length === 0) return values;
  return { ...values, [slot.key]: { kind: 'order', order: { ...order, isComplete: true } } };
}

/** Returns the values after a "no" to the current prompt; the same object if the slot cannot be declined. */
export function decline({ agent, values, localTime }: DialogueContext): SlotValues {
  const slot = nextSlot(agent, values);
  if (!slot) return values;
  const value = values[slot.key];
  const put = (next: SlotValue) => checkValues(agent, { ...values, [slot.key]: next }, localTime).values;
  const order = orderIn(values, slot);
  if (order && order.lines.length > 0) return put({ kind: 'order', order: { ...order, isComplete: true } });
  const no = slot.kind === 'choice' ? slot.choices.find(({ means }) => means === 'no') : undefined;
  if (no) return put({ kind: 'choice', key: no.key });
  if (value?.kind === 'date-time') {
    // The caller wants none of the offers: the slot is emptied and prompted for again.
    const { [slot.key]: _declined, ...rest } = values;
    return checkValues(agent, rest, localTime).values;
  }
  return slot.optional ? put({ kind: 'declined' }) : values;
}

/** Returns the values after a "yes" to the current prompt; the same object if a yes means nothing to the slot. */
export function accept({ agent, values, localTime }: DialogueContext): SlotValues {
  const slot = nextSlot(agent, values);
  if (!slot) return values;
  const value = values[slot.key];
  const put = (next: SlotValue) => checkValues(agent, { ...values, [slot.key]: next }, localTime).values;
  const yes = slot.kind === 'choice' ? slot.choices.find(({ means }) => means === 'yes') : undefined;
  if (yes) return put({ kind: 'choice', key: yes.key });
  const free = slot.kind === 'choice' ? slot.choices.filter((choice) => !rejectionOf(agent, choice, values)) : [];
  const [last] = free;
  if (last && free.length === 1) return put({ kind: 'choice', key: last.key });
  const [only, ...others] = value?.kind === 'date-time' ? value.offers : [];
  if (only && others.length === 0) return put({ kind: 'date-time', ...only, status: 'incomplete', offers: [] });
  return values;
}
