import type { DemoLanguage } from '#language/languages.ts';
import { type Match, maskCharacter, maskMatches } from '#language/phrases.ts';
import type { LocalTime } from '../slots/business-time.ts';
import type { SlotValue, SlotValues } from '../slots/slot-values.ts';
import type { Slot } from '../slots/slots.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The state of the dialogue before slots are filled from a clause. */
export interface FillContext {
  readonly values: SlotValues;
  /** The slot for which the agent has just asked. */
  readonly awaited: Slot | undefined;
  readonly language: DemoLanguage;
  readonly localTime: LocalTime;
  /** The values before this turn. If this is missing, all values count as older than the turn. */
  readonly before?: SlotValues;
  /** Key of the slot whose value the clause corrects. Example: the day in "on Wednesday, no hang on, Thursday". */
  readonly corrects?: string | undefined;
}

/**
 * A clause while slots are being filled from it. `rest` is the text of the clause, with the words masked that a slot
 * has used.
 */
export interface Filling extends FillContext {
  readonly vocabulary: Vocabulary;
  values: Record<string, SlotValue>;
  rest: string;
  readonly filledKeys: string[];
  hasBadPhone: boolean;
}

/** Sets the value of a slot, and masks the words that gave this value. */
export function fill(filling: Filling, slot: Slot, found: readonly Match<unknown>[], value: SlotValue): void {
  filling.values[slot.key] = value;
  filling.filledKeys.push(slot.key);
  filling.rest = maskMatches(filling.rest, found);
}

/** Returns the agent's slots of one kind. */
export function slotsOf<K extends Slot['kind']>({ vocabulary }: Filling, kind: K): Extract<Slot, { kind: K }>[] {
  return vocabulary.agent.slots.filter((slot): slot is Extract<Slot, { kind: K }> => slot.kind === kind);
}

/** Returns the words of the clause that no slot has used yet. */
export function remainingWords({ rest }: Filling): string {
  return rest.replaceAll(maskCharacter, ' ');
}

/** Returns the value of a slot for words that were found in an utterance. */
export function textValue({ value, isUncertain }: Match<string> & { readonly isUncertain: boolean }): SlotValue {
  return { kind: 'text', text: value, ...(isUncertain ? { isUncertain } : {}) };
}
