import { addDays, daysBetween } from '../language/calendar.ts';
import type { Occasion } from '../language/occasion.ts';
import type { Stay } from '../language/read-stay.ts';
import { type Weekday, weekdayNameOf } from '../language/week.ts';
import type { SlotValue, StayValue } from './slot-values.ts';
import type { DatesSlot } from './slots.ts';

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
