import { checkValues } from '../slots/check-values.ts';
import { linesWithoutSize } from '../slots/orders.ts';
import { nextSlot, orderIn, type SlotValue, type SlotValues } from '../slots/slot-values.ts';
import type { Slot } from '../slots/slots.ts';
import type { DialogueContext } from './dialogue-context.ts';

/** Maximum length of an answer that the agent accepts as a name or an address, in characters. */
const maxNameLength = 40;
/** Maximum length of the caller's words that the ticket shows, in characters. */
const maxWordsLength = 120;

/** The values with which the agent goes on after it has asked for a detail twice and not understood the answer. */
export interface AssumedValues {
  readonly values: SlotValues;
  /** The caller's words that need confirmation, by the key of the slot. Empty if nothing needs confirmation. */
  readonly unsure: Readonly<Record<string, string>>;
}

/**
 * Returns the values with which the agent goes on after it has asked for the same detail twice. The slot contains the
 * caller's own words or the `fallback`, or it is declined. Returns `undefined` if the detail is too important to be
 * assumed. A person must then take over.
 */
export function assumeValues(context: DialogueContext, said: string): AssumedValues | undefined {
  const { agent, localTime, values } = context;
  const slot = nextSlot(agent, values);
  const value = slot && assumedValue(slot, values, said);
  if (!slot || !value) return undefined;
  const checked = checkValues(agent, { ...values, [slot.key]: value }, localTime).values;
  const words = said.trim().slice(0, maxWordsLength);
  const isSure = slot.kind === 'order' || (slot.kind === 'text' && value.kind === 'text');
  return { values: checked, unsure: isSure || words === '' ? {} : { [slot.key]: words } };
}

function assumedValue(slot: Slot, values: SlotValues, said: string): SlotValue | undefined {
  const words = said.trim();
  const order = orderIn(values, slot);
  if (slot.kind === 'order') {
    const isReady = order && order.lines.length > 0 && linesWithoutSize(order, slot.menu).length === 0;
    return isReady ? { kind: 'order', order: { ...order, isComplete: true } } : undefined;
  }
  if (slot.kind === 'text') return words === '' ? { kind: 'declined' } : { kind: 'text', text: words.slice(0, 160) };
  if (slot.kind === 'name' || slot.kind === 'address') {
    // A whole sentence is not a name. The slot then stays empty, and the ticket shows the caller's words as "To
    // confirm".
    const isSentence =
      slot.kind === 'name' && (words.split(/\s+/).length > 4 || /[\p{Script=Han}\p{Script=Hangul}]{6}/u.test(words));
    const isShort = /\p{L}/u.test(words) && words.length <= maxNameLength && !/[?？]/u.test(words) && !isSentence;
    return isShort ? { kind: 'text', text: words, isUncertain: true } : { kind: 'declined' };
  }
  if (slot.kind === 'choice' && slot.fallback) return { kind: 'choice', key: slot.fallback };
  return slot.kind === 'phone' || slot.optional || slot.canWait ? { kind: 'declined' } : undefined;
}
