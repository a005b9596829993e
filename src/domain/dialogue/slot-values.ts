import type { ChosenKeys, DialogueAgent, Slot } from './agent.ts';
import { linesWithoutSize, type Order } from './order.ts';

/** What fills a slot. `declined` is an optional one that the caller did not want to fill. */
export type SlotValue =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'choice'; readonly key: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'declined' };

/** All slots of a conversation that have something in them, by key. */
export type SlotValues = Readonly<Record<string, SlotValue>>;

/** The choices made so far, for slots that depend on them. */
export function chosenKeys(values: SlotValues): ChosenKeys {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, value.kind === 'choice' ? value.key : undefined]),
  );
}

/** The slots that this conversation needs, in the order in which they are asked. */
export function neededSlots(agent: DialogueAgent, values: SlotValues): Slot[] {
  const chosen = chosenKeys(values);
  return agent.slots.filter(({ when }) => when?.(chosen) ?? true);
}

/** The slot to ask for next; undefined when everything is there. */
export function nextSlot(agent: DialogueAgent, values: SlotValues): Slot | undefined {
  return neededSlots(agent, values).find((slot) => !isFilled(slot, values[slot.key]));
}

/** Whether a slot needs no more asking. */
export function isFilled(slot: Slot, value: SlotValue | undefined): boolean {
  if (!value) return false;
  if (slot.kind !== 'order') return true;
  if (value.kind !== 'order') return false;
  const { order } = value;
  return order.lines.length > 0 && order.closed && linesWithoutSize(order, slot.menu).length === 0;
}

/** The order in a slot, or undefined. */
export function orderIn(values: SlotValues, slot: Slot): Order | undefined {
  const value = values[slot.key];
  return value?.kind === 'order' ? value.order : undefined;
}
