import { type LocalTime, weekdayNameOf } from '../language/calendar.ts';
import type { DialogueAgent } from './agent.ts';
import { linePrice } from './orders.ts';
import { knownOf, neededSlots, orderIn, type SlotValue, type SlotValues } from './slot-values.ts';
import type { Choice, Slot } from './slots.ts';

/** A choice that the caller made, with its slot. */
export interface MadeChoice {
  readonly slot: Slot;
  readonly choice: Choice;
}

/** Returns the choices made in the slots that this dialogue needs. */
export function madeChoices(agent: DialogueAgent, values: SlotValues): MadeChoice[] {
  return neededSlots(agent, values).flatMap((slot) => {
    const value = values[slot.key];
    if (slot.kind !== 'choice' || value?.kind !== 'choice') return [];
    const choice = slot.choices.find(({ key }) => key === value.key);
    return choice ? [{ slot, choice }] : [];
  });
}

/** A total in cents, tax included. */
export interface Total {
  readonly cents: number;
  /** Some part of it is a starting price, so it is said as "from $110". */
  readonly isStartingPrice: boolean;
  /** Every count that multiplies a price is known. */
  readonly isComplete: boolean;
}

/** Returns the total of the order's lines and of the choices with a price. Each price is multiplied by its counts. */
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
    // A delivery fee alone is not a total.
    cents:
      hasOrder && ordered === 0
        ? 0
        : ordered +
          sum(priced.map((choice) => times(choice).reduce<number>((all, one) => all * (one ?? 1), choice.price ?? 0))),
    isStartingPrice: priced.some(({ isStartingPrice }) => isStartingPrice),
    isComplete: priced.every((choice) => times(choice).every((count) => count !== undefined)),
  };
}

/** Returns the length of an appointment in minutes, or 0 if no choice has a length. */
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
 * Returns when an order is ready, in minutes of the day rounded up to five; `undefined` until the caller has chosen how to
 * get it.
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

/** Returns the key of the slot that decides when an order is ready: pickup or delivery. */
export function readinessSlot(agent: DialogueAgent): string | undefined {
  return agent.slots.flatMap((slot) => (slot.kind === 'order' ? [slot.readiness.slot] : []))[0];
}

/** Whether a slot holds the time at which the caller wants the order, which is said with the order. */
export function isWishedTime(agent: DialogueAgent, { key }: Slot): boolean {
  return agent.slots.some((slot) => slot.kind === 'order' && slot.readiness.wishedTime === key);
}
