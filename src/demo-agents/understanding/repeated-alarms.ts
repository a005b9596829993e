import type { Urgency } from '#shared/hearing/urgent-words.ts';
import type { SlotValues } from '../slots/slot-values.ts';
import type { DialogueEvent } from './dialogue-event.ts';

/**
 * Two texts are alike if they share at least this proportion of their pairs of adjacent characters. The text with fewer
 * pairs counts as the whole.
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
 * Returns whether a text that only resembles urgent texts is read like any other text, because the caller has said
 * almost the same before. Otherwise it gets another urgent answer. Details in a text that may show distress count only
 * if they are more than the caller's own words.
 */
export function mayGoOn(read: DialogueEvent, values: SlotValues, urgency: Urgency, timesWarned: number): boolean {
  if (timesWarned === 0) return false;
  if (urgency === 'danger') return read.type !== 'unclear' || timesWarned > 1;
  if (read.type !== 'details') return read.type !== 'unclear';
  return Object.entries(read.values).some(([key, value]) => value.kind !== 'text' && value !== values[key]);
}
