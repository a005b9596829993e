import { rejectionOf } from '../slots/check-values.ts';
import type { SlotValue } from '../slots/slot-values.ts';
import type { Slot } from '../slots/slots.ts';
import { acknowledge } from './acknowledge.ts';
import { askedSlot, type CallState, canConfirm } from './call-state.ts';
import { completeOrder, fill, openOrder } from './fill.ts';
import { agree, openDetails } from './read-back.ts';
import { fail, goOn, type Step, stepTo } from './step.ts';
import { texts } from './texts.ts';

/** Number of times that a caller says no to the ticket, without a change, after which the agent offers a person. */
const maxDenials = 2;

export function sayYes(state: CallState): Step {
  const { language, stage } = state;
  if (stage === 'offering') return stepTo({ ...state, stage: 'handed over' });
  if (stage === 'cancelling') return stepTo({ ...state, stage: 'cancelled' });
  if (stage === 'confirming') return confirmReadBack(state);
  const slot = askedSlot(state);
  const value = slot && yesValue(slot, state);
  if (slot && value) return put(state, slot, value);
  if (slot && slot === openOrder(state)) return { ...stepTo(state, [texts.addWhat[language]]), asks: false };
  return fail(state, [texts.unclear[language]]);
}

function confirmReadBack(state: CallState): Step {
  const agreed = agree(state);
  const isDone = openDetails(agreed).length === 0 && canConfirm(agreed);
  return stepTo(isDone ? { ...agreed, stage: 'confirmed' } : { ...agreed, failed: 0 });
}

function yesValue(slot: Slot, { agent, values }: CallState): SlotValue | undefined {
  const value = values[slot.key];
  if (slot.kind === 'choice') {
    const free = slot.choices.filter((choice) => !rejectionOf(agent, choice, values));
    const [only, ...others] = free;
    return only && others.length === 0 ? { kind: 'choice', key: only.key } : undefined;
  }
  const [only, ...others] = value?.kind === 'date-time' ? value.offers : [];
  return only && others.length === 0 ? { kind: 'date-time', ...only, status: 'incomplete', offers: [] } : undefined;
}

/** Returns the step after a plain no. `isEnough` means "that's all". */
export function sayNo(state: CallState, isEnough: boolean): Step {
  const { stage } = state;
  // The ticket is still wrong, so the agent does not ask again whether it is right.
  const isStillWrong = stage === 'offering' && state.denied >= maxDenials;
  if (isStillWrong) return stepTo({ ...state, denied: 0, stage: 'picking', editing: undefined });
  if (stage === 'offering' || stage === 'cancelling') return goOn({ state: { ...state, denied: 0 } });
  if (stage === 'confirming' && isEnough) return sayYes(state);
  const slot = askedSlot(state);
  if (stage === 'confirming' || (stage === 'picking' && !slot?.optional)) return denyTicket(state);
  if (openOrder(state)) {
    const { changed, state: complete } = completeOrder(state);
    return goOn({ state: complete }, acknowledge(complete, changed));
  }
  return declineSlot(state, slot);
}

function declineSlot(state: CallState, slot: Slot | undefined): Step {
  const { agent, language, values } = state;
  if (slot?.optional) return put(state, slot, { kind: 'declined' });
  // The caller wants none of the offered times, so the agent asks again.
  if (slot && values[slot.key]?.kind === 'date-time')
    return goOn(fill(state, [{ slot: slot.key, value: undefined, isDoubtful: false }]));
  return fail(state, [(agent.texts?.no ?? texts.needed)[language]]);
}

export function denyTicket(state: CallState): Step {
  const denied = state.denied + 1;
  const stage = denied >= maxDenials ? 'offering' : 'picking';
  return stepTo({ ...state, denied, stage, editing: undefined, readBack: [] });
}

function put(state: CallState, slot: Slot, value: SlotValue): Step {
  const { changed, state: next } = fill(state, [{ slot: slot.key, value, isDoubtful: false }]);
  return goOn({ state: next }, acknowledge(next, changed));
}
