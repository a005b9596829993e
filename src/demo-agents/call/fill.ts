import { checkValues, type Rejection } from '../slots/check-values.ts';
import { exceedsMaximum } from '../slots/orders.ts';
import { neededSlots, orderIn, type SlotValue, type SlotValues } from '../slots/slot-values.ts';
import type { Slot } from '../slots/slots.ts';
import { type CallState, isOpenOrder } from './call-state.ts';

/** A new value of a slot. Without a value, the slot is emptied. */
export interface NewValue {
  readonly slot: string;
  readonly value: SlotValue | undefined;
  /** Whether the caller must still look at the value. */
  readonly isDoubtful: boolean;
}

/** The state after values were put into their slots. */
export interface Filled {
  readonly state: CallState;
  /** The keys of the slots whose value changed. */
  readonly changed: readonly string[];
  /** A choice that is not available together with the other values. It was removed. */
  readonly rejected?: Rejection | undefined;
}

/** Puts values into their slots, and checks all values against each other and against the diary. */
export function fill(state: CallState, given: readonly NewValue[]): Filled {
  const { agent, localTime, values: before } = state;
  const put: Record<string, SlotValue> = { ...before };
  for (const { slot, value } of given) {
    if (value) put[slot] = value;
    else delete put[slot];
  }
  const { values, rejected } = checkValues(agent, withImplied(state, put, given), localTime);
  // Values are compared by their content, because checking a value makes a copy of it.
  const changed = [...new Set([...Object.keys(values), ...Object.keys(before)])].filter(
    (key) => JSON.stringify(values[key]) !== JSON.stringify(before[key]),
  );
  const isNew = (key: string) => changed.includes(key) || given.some(({ slot }) => slot === key);
  const doubtful = given.flatMap(({ slot, isDoubtful }) => (isDoubtful && values[slot] ? [slot] : []));
  const kept = state.filled.filter((key) => !changed.includes(key) && key in values);
  return {
    changed,
    rejected,
    state: {
      ...state,
      values,
      marked: [...state.marked.filter((key) => !isNew(key) && key in values), ...doubtful],
      filled: [...kept, ...changed.filter((key) => key in values)],
      refusals: Object.fromEntries(Object.entries(state.refusals).filter(([key]) => !isNew(key))),
      denied: changed.length > 0 ? 0 : state.denied,
    },
  };
}

/** Adds the choices that follow from the new values: those that a choice implies, and those that go without saying. */
function withImplied({ agent }: CallState, put: SlotValues, given: readonly NewValue[]): SlotValues {
  const isGiven = ({ key }: Slot) => given.some(({ slot }) => slot === key);
  const own = agent.slots.filter(isGiven);
  const implied = withChoices(
    put,
    own.flatMap((slot) => impliedBy(slot, put[slot.key])),
  );
  const open = own.length > 0 ? neededSlots(agent, implied).filter((slot) => !isGiven(slot)) : [];
  return withChoices(implied, open.flatMap(assumedIn));
}

interface MadeChoice {
  readonly slot: string;
  readonly key: string;
}

/** Makes the choices in the slots that have no value yet. */
function withChoices(values: SlotValues, choices: readonly MadeChoice[]): SlotValues {
  const made: Record<string, SlotValue> = { ...values };
  for (const { slot, key } of choices) made[slot] ??= { kind: 'choice', key };
  return made;
}

function impliedBy(slot: Slot, value: SlotValue | undefined): MadeChoice | [] {
  if (slot.kind !== 'choice' || value?.kind !== 'choice') return [];
  return slot.choices.find(({ key }) => key === value.key)?.implies ?? [];
}

function assumedIn(slot: Slot): MadeChoice | [] {
  return slot.kind === 'choice' && slot.assumed ? { slot: slot.key, key: slot.assumed } : [];
}

/** Marks the order as complete if it can be, because the caller has nothing to add. */
export function completeOrder(state: CallState): Filled {
  const open = openOrder(state);
  const value = open && state.values[open.key];
  if (!open || value?.kind !== 'order') return { state, changed: [] };
  return fill(state, [
    {
      slot: open.key,
      value: { kind: 'order', order: { ...value.order, isComplete: true } },
      isDoubtful: state.marked.includes(open.key),
    },
  ]);
}

/** Returns the slot of an order to which the caller may still add something. */
export function openOrder({ agent, values }: CallState): Slot | undefined {
  return agent.slots.find((slot) => isOpenOrder(slot, values) && orderIn(values, slot)?.isComplete === false);
}

/** Returns the maximum that a value exceeds, or `undefined` if it does not exceed one. */
export function exceededMaximum(slot: Slot, value: SlotValue | undefined): number | undefined {
  if (slot.kind === 'order' && value?.kind === 'order')
    return exceedsMaximum(value.order, slot.menu) ? slot.menu.maxPerLine : undefined;
  if (slot.kind === 'count' && value?.kind === 'count') return value.count > slot.max ? slot.max : undefined;
  if (slot.kind === 'date-range' && value?.kind === 'date-range')
    return (value.nights ?? 0) > slot.maxNights ? slot.maxNights : undefined;
  return undefined;
}
