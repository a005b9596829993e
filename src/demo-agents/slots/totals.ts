import { type Occasion, weekdayNameOf } from '../language/calendar.ts';
import type { DialogueAgent } from './agent.ts';
import { linePrice } from './orders.ts';
import { knownOf, neededSlots, orderIn, type SlotValue, type SlotValues } from './slot-values.ts';
import type { Choice, Slot } from './slots.ts';

/** A choice that was made, with the slot it belongs to. */
export interface MadeChoice {
  readonly slot: Slot;
  readonly choice: Choice;
}

/** All choices that were made in slots that this conversation needs. */
export function madeChoices(agent: DialogueAgent, values: SlotValues): MadeChoice[] {
  return neededSlots(agent, values).flatMap((slot) => {
    const value = values[slot.key];
    if (slot.kind !== 'choice' || value?.kind !== 'choice') return [];
    const choice = slot.choices.find(({ key }) => key === value.key);
    return choice ? [{ slot, choice }] : [];
  });
}

/** A sum as it is told: `from` where a part of it is only where the price starts; `isWhole` once every count is known. */
export interface Total {
  readonly cents: number;
  readonly isFrom: boolean;
  readonly isWhole: boolean;
}

/** Cents for everything: the lines of an order, and choices that cost something, times what they are priced by. */
export function totalOf(agent: DialogueAgent, values: SlotValues): Total {
  const orders = neededSlots(agent, values).flatMap((slot) => {
    const order = orderIn(values, slot);
    return slot.kind === 'order' && order ? order.lines.map((line) => linePrice(line, slot.menu)) : [];
  });
  const priced = madeChoices(agent, values).flatMap(({ choice }) => (choice.price ? [choice] : []));
  const hasOrder = agent.slots.some(({ kind }) => kind === 'order');
  const ordered = sum(orders);
  const times = (choice: Choice) => (choice.per ?? []).map((key) => quantityIn(values[key]));
  return {
    // A fee for bringing nothing is no order yet.
    cents:
      hasOrder && ordered === 0
        ? 0
        : ordered +
          sum(priced.map((choice) => times(choice).reduce<number>((all, one) => all * (one ?? 1), choice.price ?? 0))),
    isFrom: priced.some(({ isFrom }) => isFrom),
    isWhole: priced.every((choice) => times(choice).every((count) => count !== undefined)),
  };
}

/** Minutes of an appointment, by the choices that say how long; 0 where none does. */
export function totalMinutes(agent: DialogueAgent, values: SlotValues): number {
  return sum(madeChoices(agent, values).map(({ choice }) => choice.minutes ?? 0));
}

function quantityIn(value: SlotValue | undefined): number | undefined {
  if (value?.kind === 'count') return value.count;
  return value?.kind === 'dates' ? value.nights : undefined;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** When an order is ready: minutes of the day, rounded up to five; undefined while it is not known how it is wanted. */
export function readyAt(agent: DialogueAgent, values: SlotValues, occasion: Occasion): number | undefined {
  const readiness = agent.slots.flatMap((slot) => (slot.kind === 'order' ? [slot.readiness] : []))[0];
  if (!readiness) return undefined;
  const wait = readiness.minutes[knownOf(values)[readiness.slot] ?? ''];
  if (wait === undefined) return undefined;
  const wish = values[readiness.wish ?? ''];
  // A wish that cannot be met has to be settled first.
  if (wish?.kind === 'moment') return wish.status === 'settled' ? wish.minutes : undefined;
  const [opens, closes] = agent.hours[weekdayNameOf(occasion.today)] ?? [0, 24 * 60];
  const { minutesNow } = occasion;
  const begin = minutesNow < opens || minutesNow > closes ? opens : minutesNow;
  return Math.ceil((begin + wait) / 5) * 5;
}

/** The slot that decides how an order is wanted, and so when it is ready. */
export function readinessSlot(agent: DialogueAgent): string | undefined {
  return agent.slots.flatMap((slot) => (slot.kind === 'order' ? [slot.readiness.slot] : []))[0];
}

/** Whether a slot is the wish for when an order is ready, which is told with the order. */
export function isReadyWish(agent: DialogueAgent, { key }: Slot): boolean {
  return agent.slots.some((slot) => slot.kind === 'order' && slot.readiness.wish === key);
}
