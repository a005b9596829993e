import { addDays, daysBetween, type Occasion, type Weekday, weekdayNameOf } from '../language/calendar.ts';
import type { Stay } from '../language/read-date-range.ts';
import type { DialogueAgent } from './agent.ts';
import { settleMoment } from './availability.ts';
import { knownOf, neededSlots, type SlotValue, type SlotValues, type StayValue } from './slot-values.ts';
import type { Choice, DatesSlot } from './slots.ts';

/** A choice that is not to be had, and why. */
export interface Refusal {
  readonly slot: string;
  readonly choice: string;
  readonly reason: 'when' | 'fits' | 'full';
}

/**
 * Values checked against each other, the hours and the diary, after anything changed: what a choice makes impossible is
 * taken out and named; moments and stays say how they stand.
 */
export function settle(
  agent: DialogueAgent,
  given: SlotValues,
  occasion: Occasion,
): { readonly values: SlotValues; readonly refused?: Refusal | undefined } {
  let values: Readonly<Record<string, SlotValue>> = given;
  let refused: Refusal | undefined;
  // Twice, since a slot may depend on one that comes after it.
  for (const { key } of [...agent.slots, ...agent.slots]) {
    const slot = neededSlots(agent, values).find((needed) => needed.key === key);
    const value = values[key];
    if (!slot || !value) continue;
    if (slot.kind === 'choice' && value.kind === 'choice') {
      const choice = slot.choices.find((candidate) => candidate.key === value.key);
      const reason = choice && refusalOf(agent, choice, values);
      if (!reason) continue;
      const { [key]: _refused, ...rest } = values;
      refused = { slot: key, choice: value.key, reason };
      values = rest;
    } else if (slot.kind === 'moment' && value.kind === 'moment') {
      values = { ...values, [key]: settleMoment(agent, slot, value, values, occasion) };
    } else if (slot.kind === 'dates' && value.kind === 'dates') {
      values = { ...values, [key]: settleStay(slot, value, occasion) };
    }
  }
  return { values, refused };
}

/** Why a choice is not to be had with what else is known; undefined where it is. */
export function refusalOf(agent: DialogueAgent, choice: Choice, values: SlotValues): Refusal['reason'] | undefined {
  if (choice.when && !choice.when(knownOf(values))) return 'when';
  const count = choice.fits && values[choice.fits.slot];
  if (choice.fits && count?.kind === 'count' && count.count > choice.fits.most) return 'fits';
  const isFull = agent.slots.some(({ key }) =>
    stayNights(values[key]).some((night) => choice.fullOn?.includes(night) ?? false),
  );
  return isFull ? 'full' : undefined;
}

/** Adds what was said to what is known of a stay: a new last day or number of nights keeps the first day. */
export function mergeStay(before: SlotValue | undefined, { from, to, nights }: Stay): StayValue {
  const known: StayValue = before?.kind === 'dates' ? before : { kind: 'dates', status: 'open' };
  const first = from ?? known.from;
  const between = first && to ? daysBetween(first, to) : 0;
  const counted = nights ?? (between > 0 ? between : known.nights);
  return { kind: 'dates', status: 'open', from: first, nights: counted && counted > 0 ? counted : undefined };
}

/** How a stay stands: days that are gone or too far ahead have to be given anew. */
export function settleStay(slot: DatesSlot, value: StayValue, { today }: Occasion): StayValue {
  const { from, nights } = value;
  if (from !== undefined && from < today) return { ...value, from: undefined, status: 'past' };
  if (from !== undefined && from > addDays(today, slot.days)) return { ...value, from: undefined, status: 'far' };
  if (from === undefined) return value.status === 'settled' ? { ...value, status: 'open' } : value;
  return { ...value, status: nights === undefined ? 'open' : 'settled' };
}

/** The nights of a settled stay, as days of the week. */
export function stayNights(value: SlotValue | undefined): Weekday[] {
  if (value?.kind !== 'dates' || value.from === undefined || value.nights === undefined) return [];
  const { from } = value;
  return Array.from({ length: Math.min(value.nights, 7) }, (_, night) => weekdayNameOf(addDays(from, night)));
}
