import type { Urgency } from '#domain/urgent-words.ts';
import type { SlotValues } from '../slots/slot-values.ts';
import type { DialogueEvent } from './dialogue-event.ts';

/**
 * Minimum share of common pairs of adjacent characters with which two texts count as almost the same. The share is that
 * of the text with fewer pairs.
 */
const shareOfAlike = 0.6;

/** Returns whether two texts say almost the same in almost the same words. */
function areAlike(one: string, other: string): boolean {
  const pairs = (text: string) =>
    new Set(Array.from({ length: text.length - 1 }, (_, start) => text.slice(start, start + 2)));
  const [left, right] = [pairs(one), pairs(other)];
  const common = [...left].filter((pair) => right.has(pair)).length;
  return one === other || common / Math.max(1, Math.min(left.size, right.size)) >= shareOfAlike;
}

/** Returns how often almost the same text got an urgent answer before. */
export function countWarnings(warned: readonly string[] | undefined, text: string): number {
  return warned?.filter((before) => areAlike(before, text)).length ?? 0;
}

/**
 * Returns whether a text that only resembles urgent texts is read like any other text, without another urgent answer.
 * The caller must have got an urgent answer to almost the same text before, and the text must have another meaning. For
 * `danger`, two such answers are enough. For `distress`, details that only fill text slots are not another meaning.
 */
export function mayGoOn(read: DialogueEvent, values: SlotValues, urgency: Urgency, timesWarned: number): boolean {
  if (timesWarned === 0) return false;
  if (urgency === 'danger') return read.type !== 'unclear' || timesWarned > 1;
  if (read.type !== 'details') return read.type !== 'unclear';
  return Object.entries(read.values).some(([key, value]) => value.kind !== 'text' && value !== values[key]);
}
