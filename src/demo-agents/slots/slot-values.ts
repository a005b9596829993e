import type { IsoDate } from '#language/calendar.ts';
import type { DayPart } from '#language/patterns.ts';
import type { DialogueAgent } from './agent.ts';
import { type LocalTime, weekdayNameOf } from './business-time.ts';
import { isWhole, type Order } from './orders.ts';
import type { KnownValues, Slot, TimeBand, TimeSlot } from './slots.ts';

/** A time at which a booking can start. `minutes` counts from midnight. */
export interface FreeTime {
  readonly day: IsoDate;
  readonly minutes: number;
}

/** The date and time that a caller asks for, and whether it can be booked or why not. */
export interface DateTimeValue {
  readonly kind: 'date-time';
  readonly day?: IsoDate | undefined;
  readonly minutes?: number | undefined;
  readonly part?: DayPart | undefined;
  readonly status: 'valid' | 'incomplete' | 'taken' | 'closed' | 'past' | 'tooSoon' | 'tooFar';
  /** The free times nearest to the requested one. */
  readonly offers: readonly FreeTime[];
  /** Key of a staff member in whose diary the time is free. Set only if the slot has `staff`. */
  readonly person?: string | undefined;
}

/** The nights of a stay. `from` and `nights` are `undefined` if they are not known yet. */
export interface DateRangeValue {
  readonly kind: 'date-range';
  readonly from?: IsoDate | undefined;
  readonly nights?: number | undefined;
  readonly status: 'valid' | 'incomplete' | 'past' | 'tooFar';
}

/**
 * The value of a slot. `text` is the caller's own words, a name, a phone number or an address. `declined` means that the
 * agent goes on without this detail.
 */
export type SlotValue =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'choice'; readonly key: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'time'; readonly band: string; readonly minutes?: number | undefined }
  | { readonly kind: 'declined' }
  | DateTimeValue
  | DateRangeValue;

/** The values of all filled slots in a dialogue, by the slot's key. */
export type SlotValues = Readonly<Record<string, SlotValue>>;

/** Returns the values at the start of a call. Their only entry says whether the business is open now. */
export function openingValues({ hours }: DialogueAgent, { today, minutesNow }: LocalTime): SlotValues {
  const [opens, closes] = hours[weekdayNameOf(today)] ?? [0, 0];
  return { now: { kind: 'choice', key: minutesNow >= opens && minutesNow < closes ? 'open' : 'closed' } };
}

/** Converts slot values to the short form in which conditions of slots and choices read them. */
export function knownOf(values: SlotValues): KnownValues {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, known(value)]));
}

function known(value: SlotValue): string | undefined {
  if (value.kind === 'choice') return value.key;
  if (value.kind === 'time') return value.band;
  if (value.kind === 'count') return String(value.count);
  if (value.kind === 'declined') return undefined;
  if ('status' in value && value.status !== 'valid') return undefined;
  return 'yes';
}

/** Returns the slots that this dialogue needs, in the order in which the agent asks for them. */
export function neededSlots(agent: DialogueAgent, values: SlotValues): Slot[] {
  const known = knownOf(values);
  return agent.slots.filter(({ when }) => when?.(known) ?? true);
}

/** Returns the next slot that the agent asks for, or `undefined` if all are filled. */
export function nextSlot(agent: DialogueAgent, values: SlotValues): Slot | undefined {
  return neededSlots(agent, values).find((slot) => !isFilled(slot, values[slot.key]));
}

/** Returns whether the agent knows enough about this slot not to ask for it again. */
export function isFilled(slot: Slot, value: SlotValue | undefined): boolean {
  if (!value) return slot.isNeverPrompted === true;
  if ('status' in value) return value.status === 'valid';
  if (slot.kind !== 'order') return true;
  if (value.kind !== 'order') return false;
  return value.order.isComplete && isWhole(value.order, slot.menu);
}

/** Returns the order that is the value of this slot, or `undefined`. */
export function orderIn(values: SlotValues, slot: Slot): Order | undefined {
  const value = values[slot.key];
  return value?.kind === 'order' ? value.order : undefined;
}

/** Returns the part of the day in which a time is, or `undefined` if it is in none. */
export function bandAt({ bands }: TimeSlot, minutes: number): TimeBand | undefined {
  return bands.find(({ from, to }) => (from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to));
}
