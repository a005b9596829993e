import type { DemoLanguage } from '#language/languages.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import type { LocalTime } from '../slots/business-time.ts';
import { checkValues, type Rejection, rejectionOf } from '../slots/check-values.ts';
import { linesWithoutSize } from '../slots/orders.ts';
import { nextSlot, orderIn, type SlotValue, type SlotValues } from '../slots/slot-values.ts';
import type { AskedQuestion, DialogueEvent } from '../understanding/dialogue-event.ts';

/** The data of a dialogue, without the name of its current state. */
export interface DialogueContext {
  readonly agent: DialogueAgent;
  readonly localTime: LocalTime;
  readonly language: DemoLanguage;
  readonly values: SlotValues;
  /** Notes for the person who reads the ticket, by their labels. Example: an allergy. */
  readonly notes: SlotValues;
  /**
   * The caller's words for slots whose value the agent only assumed, by the slot's key. The agent names these slots as
   * unsure when it reads the details back, and the ticket shows the words.
   */
  readonly unsure: Readonly<Record<string, string>>;
  /**
   * The requests that the agent has heard but not understood. The agent mentions them when it reads the details back,
   * and the ticket lists them as "To confirm".
   */
  readonly unread: readonly string[];
  /** Each `urgentText` of an earlier event in this call: a normalised utterance that got an urgent answer. */
  readonly warned: readonly string[];
  /** The keys of the filled slots, in the order in which the caller filled them. "Go back" empties the last of them. */
  readonly filledSlots: readonly string[];
  /** Number of failed turns in a row. A turn fails if the caller is silent or rude, or is not understood. */
  readonly failedTurns: number;
  /** The type of the last event. The agent reacts to this event before it says its next prompt. */
  readonly lastEvent: DialogueEvent['type'] | 'start';
  /** The questions that the caller asked in the last turn. */
  readonly questions: readonly AskedQuestion[];
  /** The keys of the slots whose values the last turn changed. */
  readonly changedSlots: readonly string[];
  /** Key of the slot for which the agent asked before the last turn. */
  readonly awaitedSlot?: string | undefined;
  /** The choice that the caller made in the last turn, if it is not available. */
  readonly rejected?: Rejection | undefined;
  /** A date or time of the last turn that does not exist, in the words of the caller. */
  readonly impossible?: string | undefined;
  /**
   * Why the last turn led to a handover: the key of the slot whose maximum was exceeded, or the note label of the
   * handover.
   */
  readonly reason?: string | undefined;
}

/** Returns `values`. If the agent has already asked "Anything else?", the order in them is marked as complete. */
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

/**
 * Returns the values after the caller has answered "no" to the current prompt. If the slot cannot be declined, returns
 * the same object.
 */
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
    // The caller wants none of the offered times. So the slot is emptied, and the agent asks for it again.
    const { [slot.key]: _declined, ...rest } = values;
    return checkValues(agent, rest, localTime).values;
  }
  return slot.optional ? put({ kind: 'declined' }) : values;
}

/**
 * Returns the values after the caller has answered "yes" to the current prompt. If a yes does not fill the slot,
 * returns the same object.
 */
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
