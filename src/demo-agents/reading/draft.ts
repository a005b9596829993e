import type { DemoLanguage } from '#language/languages.ts';
import { normaliseInPlace } from '#language/normalise.ts';
import { type Match, maskMatches } from '#language/phrases.ts';
import { exceededMaximum, isName } from '../slots/check-values.ts';
import { neededSlots, type SlotValue, type SlotValues } from '../slots/slot-values.ts';
import type { Slot } from '../slots/slots.ts';
import type { ReadingContext, ReadValue, Trouble } from './reading.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What is known of an utterance while it is read. Each reader takes its values out of `rest`. */
export interface Draft {
  readonly context: ReadingContext;
  readonly vocabulary: Vocabulary;
  readonly language: DemoLanguage;
  /** The words that tell something, in the caller's case. What was read, and every question, is masked. */
  rest: string;
  /** The same words, with nothing masked that was read. */
  readonly said: string;
  readonly hasQuestion: boolean;
  /** All values of the call, with those that were read. */
  values: SlotValues;
  readonly read: Map<string, ReadValue>;
  readonly removed: Set<string>;
  trouble?: Trouble | undefined;
}

/** Returns the text that is left, in the form in which phrases are compared. Every character keeps its place. */
export function plainRest({ rest }: Draft): string {
  return normaliseInPlace(rest);
}

/** Returns the slots of a kind in the agent's order. The slot that was asked for is first. */
export function slotsOf<Kind extends Slot['kind']>(draft: Draft, kind: Kind): (Slot & { readonly kind: Kind })[] {
  const { agent, asked } = draft.context;
  const isKind = (slot: Slot): slot is Slot & { readonly kind: Kind } => slot.kind === kind;
  const slots = agent.slots.filter(isKind);
  return [...slots.filter(({ key }) => key === asked?.key), ...slots.filter(({ key }) => key !== asked?.key)];
}

/** Returns whether the call needs this slot with the values that are known. */
export function isNeeded(draft: Draft, slot: Slot): boolean {
  return neededSlots(draft.context.agent, draft.values).includes(slot);
}

/**
 * Puts a value into a slot and masks the words that gave it. A later value replaces an earlier one. A value that no
 * ticket accepts is a trouble.
 */
export function take(
  draft: Draft,
  slot: Slot,
  value: SlotValue,
  isDoubtful: boolean,
  words: readonly Match<unknown>[] = [],
): void {
  draft.rest = maskMatches(draft.rest, words);
  const isBadName = slot.kind === 'name' && value.kind === 'text' && !isName(value.text);
  if (isBadName || exceededMaximum(slot, value) !== undefined) {
    draft.trouble = { kind: isBadName ? 'badName' : 'tooMany', words: slot.key };
    return;
  }
  draft.read.set(slot.key, { slot: slot.key, value, isDoubtful });
  draft.values = { ...draft.values, [slot.key]: value };
}
