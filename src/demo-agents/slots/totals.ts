import type { DialogueAgent } from './agent.ts';
import { type LocalTime, weekdayNameOf } from './business-time.ts';
import { linePrice } from './orders.ts';
import { knownOf, neededSlots, orderIn, type SlotValue, type SlotValues } from './slot-values.ts';
import type { Choice, Slot } from './slots.ts';

/** Returns the choices that were made in the slots that this dialogue needs, each together with its slot. */
export function madeChoices(agent: DialogueAgent, values: SlotValues) {
  return neededSlots(agent, values).flatMap((slot) => {
    const value = values[slot.key];
    if (slot.kind !== 'choice' || value?.kind !== 'choice') return [];
    const choice = slot.choices.find(({ key }) => key === value.key);
    return choice ? [{ slot, choice }] : [];
  });
}

/** A total in cents including tax. */
export interface Total {
  readonly cents: number;
  /** Whether any part of the total is a starting price. The agent then says, for example, "from $110". */
  readonly isStartingPrice: boolean;
  /** Whether all numbers that the total depends on are known. Example: the number of nights. */
  readonly isComplete: boolean;
}

/** Returns the total of order and choices. The price of a choice is multiplied by the slots in its `per`. */
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
    // A delivery fee alone is not a total, so the total of an order is 0 until it contains an item.
    cents:
      hasOrder && ordered === 0
        ? 0
        : ordered +
          sum(priced.map((choice) => times(choice).reduce<number>((all, one) => all * (one ?? 1), choice.price ?? 0))),
    isStartingPrice: priced.some(({ isStartingPrice }) => isStartingPrice),
    isComplete: priced.every((choice) => times(choice).every((count) => count !== undefined)),
  };
}

/** Returns the length of an appointment in minutes. It is 0 if no choice has a length. */
export function totalMinutes(agent: DialogueAgent, values: SlotValues): number {
  return sum(madeChoices(agent, values).map(({ choice }) => choice.minutes ?? 0));
}

function quantityIn(value: SlotValue | undefined): number | undefined {
  if (value?.kind === 'count') return value.count;
  return value?.kind === 'date-range' ? value.nights : undefined;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/**
 * Returns when an order is ready, in minutes since midnight, rounded up to five minutes. Returns `undefined` until the
 * caller has chosen pickup or delivery, or while the time that the caller wants cannot be booked.
 */
export function readyAt(agent: DialogueAgent, values: SlotValues, localTime: LocalTime): number | undefined {
  const readiness = agent.slots.flatMap((slot) => (slot.kind === 'order' ? [slot.readiness] : []))[0];
  if (!readiness) return undefined;
  const wait = readiness.minutes[knownOf(values)[readiness.slot] ?? ''];
  if (wait === undefined) return undefined;
  const wish = values[readiness.wishedTime ?? ''];
  if (wish?.kind === 'date-time') return wish.status === 'valid' ? wish.minutes : undefined;
  const [opens, closes] = agent.hours[weekdayNameOf(localTime.today)] ?? [0, 24 * 60];
  const { minutesNow } = localTime;
  const begin = minutesNow < opens || minutesNow > closes ? opens : minutesNow;
  return Math.ceil((begin + wait) / 5) * 5;
}

/** Returns the key of the slot whose choice (pickup or delivery) decides when an order is ready. */
export function readinessSlot(agent: DialogueAgent): string | undefined {
  return agent.slots.flatMap((slot) => (slot.kind === 'order' ? [slot.readiness.slot] : []))[0];
}

/** Returns whether this is the time at which the caller wants the order. It is said together with the order. */
export function isWishedTime(agent: DialogueAgent, { key }: Slot): boolean {
  return agent.slots.some((slot) => slot.kind === 'order' && slot.readiness.wishedTime === key);
}
