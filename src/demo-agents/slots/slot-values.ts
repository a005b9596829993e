import { type IsoDate, type Occasion, weekdayNameOf } from '../language/calendar.ts';
import type { DayPart } from '../language/patterns.ts';
import type { DialogueAgent } from './agent.ts';
import { linesWithoutSize, type Order } from './orders.ts';
import type { Known, Slot } from './slots.ts';

/** A day and a time that can be taken. */
export interface FreeMoment {
  readonly day: IsoDate;
  readonly minutes: number;
}

/** What a caller wishes, and how it stands: settled, to be completed, or not to be had. */
export interface MomentValue {
  readonly kind: 'moment';
  readonly day?: IsoDate | undefined;
  readonly minutes?: number | undefined;
  readonly part?: DayPart | undefined;
  readonly status: 'settled' | 'open' | 'taken' | 'closed' | 'past' | 'soon' | 'far';
  /** Free moments nearest to the wish. */
  readonly offers: readonly FreeMoment[];
  /** Who it is with, where the caller left that open. */
  readonly person?: string | undefined;
}

/** Nights as far as they are known. */
export interface StayValue {
  readonly kind: 'dates';
  readonly from?: IsoDate | undefined;
  readonly nights?: number | undefined;
  readonly status: 'settled' | 'open' | 'past' | 'far';
}

/** What fills a slot. `declined` is an optional one that the caller did not want to fill. */
export type SlotValue =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'choice'; readonly key: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'time'; readonly band: string; readonly minutes?: number | undefined }
  | { readonly kind: 'declined' }
  | MomentValue
  | StayValue;

/** All slots of a conversation that have something in them, by key. */
export type SlotValues = Readonly<Record<string, SlotValue>>;

/** What is known before the first word: whether the business is open now. */
export function openingValues({ hours }: DialogueAgent, { today, minutesNow }: Occasion): SlotValues {
  const [opens, closes] = hours[weekdayNameOf(today)] ?? [0, 0];
  return { now: { kind: 'choice', key: minutesNow >= opens && minutesNow < closes ? 'open' : 'closed' } };
}

/** What is known, for slots and choices that depend on it. */
export function knownOf(values: SlotValues): Known {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, known(value)]));
}

function known(value: SlotValue): string | undefined {
  if (value.kind === 'choice') return value.key;
  if (value.kind === 'time') return value.band;
  if (value.kind === 'count') return String(value.count);
  if (value.kind === 'declined') return undefined;
  if ('status' in value && value.status !== 'settled') return undefined;
  return 'yes';
}

/** The slots that this conversation needs, in the order in which they are asked. */
export function neededSlots(agent: DialogueAgent, values: SlotValues): Slot[] {
  const known = knownOf(values);
  return agent.slots.filter(({ when }) => when?.(known) ?? true);
}

/** The slot to ask for next; undefined when everything is there. */
export function nextSlot(agent: DialogueAgent, values: SlotValues): Slot | undefined {
  return neededSlots(agent, values).find((slot) => !isFilled(slot, values[slot.key]));
}

/** Whether a slot needs no more asking. */
export function isFilled(slot: Slot, value: SlotValue | undefined): boolean {
  if (!value) return slot.isUnasked === true;
  if ('status' in value) return value.status === 'settled';
  if (slot.kind !== 'order') return true;
  if (value.kind !== 'order') return false;
  const { order } = value;
  return order.lines.length > 0 && order.closed && linesWithoutSize(order, slot.menu).length === 0;
}

/** The order in a slot, or undefined. */
export function orderIn(values: SlotValues, slot: Slot): Order | undefined {
  const value = values[slot.key];
  return value?.kind === 'order' ? value.order : undefined;
}
