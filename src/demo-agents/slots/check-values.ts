import { addDays, daysBetween } from '#language/calendar.ts';
import type { PartialDateRange } from '#language/read-date-range.ts';
import type { DialogueAgent } from './agent.ts';
import { checkDateTime, isDateJustPassed } from './availability.ts';
import { type LocalTime, type Weekday, weekdayNameOf } from './business-time.ts';
import { type DateRangeValue, knownOf, neededSlots, type SlotValue, type SlotValues } from './slot-values.ts';
import type { Choice, ChoiceSlot, DateRangeSlot, Slot } from './slots.ts';

/** A choice of the caller that is not available, with the reason. */
export interface Rejection {
  readonly slot: string;
  readonly choice: string;
  readonly reason: 'when' | 'fits' | 'full';
}

/**
 * Checks the values of all slots against each other, against the opening hours and against the diary. Sets the status
 * of each date-time and date range. If a choice is not available, removes it from the values and returns it as
 * `rejected`.
 */
export function checkValues(
  agent: DialogueAgent,
  given: SlotValues,
  localTime: LocalTime,
): { readonly values: SlotValues; readonly rejected?: Rejection | undefined } {
  let values: Readonly<Record<string, SlotValue>> = given;
  let rejected: Rejection | undefined;
  // Each slot is checked twice, because it may depend on a slot that comes later.
  for (const { key } of [...agent.slots, ...agent.slots]) {
    const slot = neededSlots(agent, values).find((needed) => needed.key === key);
    const value = values[key];
    if (!slot || !value) continue;
    const rejection = slot.kind === 'choice' ? rejectionIn(agent, slot, values) : undefined;
    if (rejection) {
      const { [key]: _rejected, ...rest } = values;
      rejected = rejection;
      values = rest;
    } else if (slot.kind === 'date-time' && value.kind === 'date-time') {
      values = { ...values, [key]: checkDateTime(agent, slot, value, values, localTime) };
    } else if (slot.kind === 'date-range' && value.kind === 'date-range') {
      values = { ...values, [key]: checkDateRange(slot, value, localTime) };
    }
  }
  return { values, rejected };
}

function rejectionIn(agent: DialogueAgent, { key, choices }: ChoiceSlot, values: SlotValues): Rejection | undefined {
  const value = values[key];
  const choice = value?.kind === 'choice' ? choices.find((candidate) => candidate.key === value.key) : undefined;
  const reason = choice && rejectionOf(agent, choice, values);
  return reason && { slot: key, choice: choice.key, reason };
}

/** Returns why a choice is not available together with the other values, or `undefined` if it is available. */
export function rejectionOf(agent: DialogueAgent, choice: Choice, values: SlotValues): Rejection['reason'] | undefined {
  if (choice.when && !choice.when(knownOf(values))) return 'when';
  const count = choice.capacity && values[choice.capacity.slot];
  if (choice.capacity && count?.kind === 'count' && count.count > choice.capacity.max) return 'fits';
  const isFull = agent.slots.some(({ key }) =>
    weekdaysOfNights(values[key]).some((night) => choice.soldOutOn?.includes(night) ?? false),
  );
  return isFull ? 'full' : undefined;
}

/** Returns the stay after the caller has said more. A new last day or number of nights keeps the first day. */
export function mergeDateRange(before: SlotValue | undefined, { from, to, nights }: PartialDateRange): DateRangeValue {
  const known: DateRangeValue = before?.kind === 'date-range' ? before : { kind: 'date-range', status: 'incomplete' };
  const first = from ?? known.from;
  const between = first && to ? daysBetween(first, to) : 0;
  const counted = nights ?? (between > 0 ? between : known.nights);
  return {
    kind: 'date-range',
    status: 'incomplete',
    from: first,
    nights: counted && counted > 0 ? counted : undefined,
  };
}

/** Returns the date range with its status. A first day in the past or too far ahead is removed. */
export function checkDateRange(slot: DateRangeSlot, value: DateRangeValue, { today }: LocalTime): DateRangeValue {
  const { from, nights } = value;
  if (from !== undefined && (from < today || isDateJustPassed(from, today)))
    return { ...value, from: undefined, status: 'past' };
  if (from !== undefined && from > addDays(today, slot.daysAhead))
    return { ...value, from: undefined, status: 'tooFar' };
  if (from === undefined) return value.status === 'valid' ? { ...value, status: 'incomplete' } : value;
  return { ...value, status: nights === undefined ? 'incomplete' : 'valid' };
}

/** Returns the days of the week on which the nights of a stay begin. No day occurs twice. */
export function weekdaysOfNights(value: SlotValue | undefined): Weekday[] {
  if (value?.kind !== 'date-range' || value.from === undefined || value.nights === undefined) return [];
  const { from } = value;
  return Array.from({ length: Math.min(value.nights, 7) }, (_, night) => weekdayNameOf(addDays(from, night)));
}

/** Returns the maximum that a value exceeds, or `undefined` if it does not exceed one. */
export function exceededMaximum(slot: Slot, value: SlotValue | undefined): number | undefined {
  if (slot.kind === 'order' && value?.kind === 'order')
    return value.order.lines.some(({ count }) => count > slot.menu.maxPerLine) ? slot.menu.maxPerLine : undefined;
  if (slot.kind === 'count' && value?.kind === 'count') return value.count > slot.max ? slot.max : undefined;
  if (slot.kind === 'date-range' && value?.kind === 'date-range')
    return (value.nights ?? 0) > slot.maxNights ? slot.maxNights : undefined;
  return undefined;
}

/** Returns whether a text can be a name: two letters or more, and nothing that no name has. */
export function isName(text: string): boolean {
  return (text.match(/\p{L}/gu)?.length ?? 0) >= 2 && !/[\p{Extended_Pictographic}@<>{}]|\d{3}/u.test(text);
}
