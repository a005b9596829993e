import type { DemoLanguage } from '#domain/demo-languages.ts';
import type { Occasion } from '../language/calendar.ts';
import type { SlotValue, SlotValues } from '../slots/slot-values.ts';
import type { Slot } from '../slots/slots.ts';
import { type Found, masked, maskFound } from '../text/phrases.ts';
import type { Readers } from './vocabulary.ts';

/** What is known when a clause is read. */
export interface Reading {
  readonly values: SlotValues;
  /** The slot that was asked for. */
  readonly awaited: Slot | undefined;
  readonly language: DemoLanguage;
  readonly occasion: Occasion;
}

/** A clause while slots are filled from it: what one slot understood is hidden from the next. */
export interface Filling extends Reading {
  readonly readers: Readers;
  values: Record<string, SlotValue>;
  rest: string;
  readonly keys: string[];
  hasBadPhone: boolean;
}

/** Puts a value into its slot, and hides the words it came from. */
export function take(filling: Filling, slot: Slot, found: readonly Found<unknown>[], value: SlotValue): void {
  filling.values[slot.key] = value;
  filling.keys.push(slot.key);
  filling.rest = maskFound(filling.rest, found);
}

/** The agent's slots of one kind. */
export function slotsOf<K extends Slot['kind']>({ readers }: Filling, kind: K): Extract<Slot, { kind: K }>[] {
  return readers.agent.slots.filter((slot): slot is Extract<Slot, { kind: K }> => slot.kind === kind);
}

/** What was not understood yet, as words. */
export function wordsOf({ rest }: Filling): string {
  return rest.replaceAll(masked, ' ');
}
