import type { DemoLanguage } from '#language/languages.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import type { LocalTime } from '../slots/business-time.ts';
import { isWhole } from '../slots/orders.ts';
import { isFilled, neededSlots, nextSlot, orderIn, type SlotValues } from '../slots/slot-values.ts';
import type { Slot } from '../slots/slots.ts';
import type { Translated } from '../text/translated.ts';

/** Where a call stands. `picking` means that the agent has asked which part of the ticket is wrong. */
export type CallStage =
  | 'asking'
  | 'confirming'
  | 'picking'
  | 'offering'
  | 'cancelling'
  | 'confirmed'
  | 'handed over'
  | 'cancelled';

/** Something that staff are told, in the words of the caller. */
export interface CallNote {
  readonly label: Translated;
  readonly words: string;
}

/** The state of a call between two turns. It never changes: each action makes a new one. */
export interface CallState {
  readonly agent: DialogueAgent;
  readonly localTime: LocalTime;
  readonly language: DemoLanguage;
  readonly stage: CallStage;
  readonly values: SlotValues;
  /** The keys of the slots whose value the caller must still look at. */
  readonly marked: readonly string[];
  /** The values that the caller has said yes to or set by hand, in the words of the read-back, by the slot's key. */
  readonly agreed: Readonly<Record<string, string>>;
  /** Whether the caller has said yes to a part of the read-back. */
  readonly hasAgreed: boolean;
  /** The keys that the agent has just read back. A yes agrees to them. */
  readonly readBack: readonly string[];
  readonly notes: readonly CallNote[];
  /** Why the last change of a row was refused, by the slot's key. */
  readonly refusals: Readonly<Record<string, string>>;
  /** The keys of the filled slots, in the order in which they were filled. "Go back" empties the last of them. */
  readonly filled: readonly string[];
  /** The row that the caller wants to change. */
  readonly editing?: string | undefined;
  /** The words to which the agent has last said whom to call. */
  readonly warned?: string | undefined;
  /** The choice that the agent has just refused. */
  readonly refused?: string | undefined;
  /** Number of turns in a row in which the caller was silent or not understood, or changed nothing. */
  readonly failed: number;
  /** Number of times that the caller said no to what was read back, since a value last changed. */
  readonly denied: number;
  /** How often the agent has asked each question, by its words. */
  readonly asked: Readonly<Record<string, number>>;
}

const ends: ReadonlySet<CallStage> = new Set(['confirmed', 'handed over', 'cancelled']);

export function isOver({ stage }: Pick<CallState, 'stage'>): boolean {
  return ends.has(stage);
}

/** Returns the slot that the agent asks for, or `undefined` if it asks something else. */
export function askedSlot({ agent, editing, stage, values }: CallState): Slot | undefined {
  if (stage === 'picking') return neededSlots(agent, values).find(({ key }) => key === editing);
  return stage === 'asking' ? nextSlot(agent, values) : undefined;
}

export function markedSlots({ agent, marked, values }: CallState): Slot[] {
  return neededSlots(agent, values).filter(({ key }) => marked.includes(key));
}

/** Returns the slots without which a call cannot be confirmed. An order need not be declared complete. */
export function missingSlots({ agent, values }: CallState): Slot[] {
  return neededSlots(agent, values).filter((slot) => {
    const value = values[slot.key];
    return !isFilled(slot, value) && !isOpenOrder(slot, values) && !(slot.optional && value === undefined);
  });
}

/** Returns whether the slot holds an order to which the caller may still add something. */
export function isOpenOrder(slot: Slot, values: SlotValues): boolean {
  const order = orderIn(values, slot);
  return slot.kind === 'order' && order !== undefined && isWhole(order, slot.menu);
}

/** Returns whether the caller may confirm: nothing is missing, and nothing is marked. */
export function canConfirm(state: CallState): boolean {
  return !isOver(state) && missingSlots(state).length === 0 && markedSlots(state).length === 0;
}

/** Returns the state in which the agent asks for what is missing, or reads the ticket back. */
export function resume(state: CallState): CallState {
  const stage = nextSlot(state.agent, state.values) ? 'asking' : 'confirming';
  return { ...state, stage, editing: undefined };
}
