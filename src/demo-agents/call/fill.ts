import type { DialogueAgent } from '../slots/agent.ts';
import { checkValues, type Rejection } from '../slots/check-values.ts';
import { knownOf, neededSlots, orderIn, type SlotValue, type SlotValues } from '../slots/slot-values.ts';
import type { Slot } from '../slots/slots.ts';
import { type CallState, isOpenOrder } from './call-state.ts';

/** A new value of a slot. Without a value, the slot is emptied. */
export interface NewValue {
  readonly slot: string;
  readonly value: SlotValue | undefined;
  /** Whether the caller must still look at the value. */
  readonly isDoubtful: boolean;
}

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
  const { values, rejected } = checkValues(agent, withAssumed(agent, put, given), localTime);
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

/** Adds the choices that go without saying as soon as another slot is filled. */
function withAssumed(agent: DialogueAgent, put: SlotValues, given: readonly NewValue[]): SlotValues {
  const isGiven = ({ key }: Slot) => given.some(({ slot }) => slot === key);
  if (!agent.slots.some(isGiven)) return put;
  const made: Record<string, SlotValue> = { ...put };
  for (const slot of neededSlots(agent, put)) {
    const key = slot.kind === 'choice' && !isGiven(slot) ? slot.assumed?.(knownOf(put)) : undefined;
    if (key !== undefined) made[slot.key] ??= { kind: 'choice', key };
  }
  return made;
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
