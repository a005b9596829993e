import type { Spelled } from '#language/spelling.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { exceedsMaximum } from '../slots/orders.ts';
import { orderIn, type SlotValues } from '../slots/slot-values.ts';
import type { Slot } from '../slots/slots.ts';
import type { AskedQuestion, DialogueEvent } from './dialogue-event.ts';

/**
 * In the text slots that were filled in this turn, replaces the corrected spelling by the words that the caller wrote.
 */
export function withOwnWords(
  { slots }: DialogueAgent,
  values: SlotValues,
  before: SlotValues,
  asWritten: Spelled['asWritten'],
): SlotValues {
  const own = slots.flatMap(({ key, kind }) => {
    const value = values[key];
    const isNew = kind === 'text' && value?.kind === 'text' && value !== before[key];
    return isNew ? [[key, { ...value, text: asWritten(value.text) }] as const] : [];
  });
  return own.length > 0 ? { ...values, ...Object.fromEntries(own) } : values;
}

/**
 * Returns whether a question for a price or a result is answered when the agent confirms the details of this turn.
 * Example: "a cut and colour this Saturday, how much is it?"
 */
export function isAnsweredByDetails(
  { slots, calculation }: DialogueAgent,
  { question, item, choice }: AskedQuestion,
  values: SlotValues,
  before: SlotValues,
): boolean {
  const isChanged = (key: string) => JSON.stringify(values[key]) !== JSON.stringify(before[key]);
  if (question.isWorkedOut) return calculation?.slots.some(isChanged) ?? false;
  if (question.about !== 'price' || item || choice) return false;
  return slots.some((slot) => {
    const value = values[slot.key];
    if (JSON.stringify(value) === JSON.stringify(before[slot.key])) return false;
    if (value?.kind === 'order') return true;
    return (
      slot.kind === 'choice' &&
      slot.choices.some(({ key, price }) => value?.kind === 'choice' && key === value.key && price !== undefined)
    );
  });
}

/** Returns the key of a slot whose value is above its maximum. A person must then decide. */
export function slotOverMaximum(agent: DialogueAgent, values: SlotValues): string | undefined {
  return agent.slots.find((slot) => {
    const value = values[slot.key];
    const order = orderIn(values, slot);
    if (slot.kind === 'order') return order !== undefined && exceedsMaximum(order, slot.menu);
    if (slot.kind === 'count') return value?.kind === 'count' && value.count > slot.max;
    return slot.kind === 'date-range' && value?.kind === 'date-range' && (value.nights ?? 0) > slot.maxNights;
  })?.key;
}

/**
 * Returns the keys and values in a form that can be compared. A date and time is compared without its extra fields,
 * such as the times that the agent has offered.
 */
function meanings(values: SlotValues) {
  return Object.entries(values).map(([key, value]) =>
    value.kind === 'date-time' ? [key, value.day, value.minutes, value.bound, value.status] : [key, value],
  );
}

/** Returns whether an event does more than ask questions and repeat what is known. */
export function changes(event: DialogueEvent, values: SlotValues): boolean {
  if (event.type === 'details') return JSON.stringify(meanings(event.values)) !== JSON.stringify(meanings(values));
  return event.type !== 'question';
}

/** The kinds of slots whose values are not the caller's own words. */
const answeredKinds: ReadonlySet<Slot['kind']> = new Set([
  'date-time',
  'date-range',
  'count',
  'time',
  'order',
  'choice',
]);

/**
 * Returns whether an event fills or declines the slot that the agent has asked for. A value in the caller's own words
 * does not count.
 */
export function answersQuestion(event: DialogueEvent, values: SlotValues, { key, kind }: Slot): boolean {
  if (event.type !== 'details') return false;
  if (event.values[key]?.kind === 'declined') return values[key] === undefined;
  if (!answeredKinds.has(kind)) return false;
  return JSON.stringify(event.values[key]) !== JSON.stringify(values[key]);
}
