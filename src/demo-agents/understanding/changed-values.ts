import type { SlotValues } from '../slots/slot-values.ts';
import type { Slot } from '../slots/slots.ts';
import type { DialogueEvent } from './dialogue-event.ts';

/** Returns values without what the agent only keeps beside a time, such as the times that it has offered. */
function meanings(values: SlotValues) {
  return Object.entries(values).map(([key, value]) =>
    value.kind === 'date-time' ? [key, value.day, value.minutes, value.bound, value.status] : [key, value],
  );
}

/** Returns whether an event does more than ask questions and repeat what is known. */
export function changes(event: DialogueEvent, values: SlotValues): boolean {
  if (event.type === 'details') return JSON.stringify(meanings(event.values)) !== JSON.stringify(meanings(values));
  return event.type !== 'question';
}

/** The kinds of slots whose values are not the caller's own words. */
const answeredKinds: ReadonlySet<Slot['kind']> = new Set([
  'date-time',
  'date-range',
  'count',
  'time',
  'order',
  'choice',
]);

/** Returns whether an event answers the question for a slot with a value that is not only the caller's own words. */
export function answersQuestion(event: DialogueEvent, values: SlotValues, { key, kind }: Slot): boolean {
  if (event.type !== 'details') return false;
  if (event.values[key]?.kind === 'declined') return values[key] === undefined;
  if (!answeredKinds.has(kind)) return false;
  return JSON.stringify(event.values[key]) !== JSON.stringify(values[key]);
}
