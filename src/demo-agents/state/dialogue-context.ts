import type { DemoLanguage } from '#domain/demo-languages.ts';
import type { Occasion } from '../language/calendar.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { type Refusal, refusalOf, settle } from '../slots/check-values.ts';
import { linesWithoutSize } from '../slots/orders.ts';
import { nextSlot, orderIn, type SlotValue, type SlotValues } from '../slots/slot-values.ts';
import type { AskedQuestion, Heard } from '../understanding/understand.ts';

/** What a conversation knows besides the state it is in. */
export interface DialogueContext {
  readonly agent: DialogueAgent;
  readonly occasion: Occasion;
  readonly language: DemoLanguage;
  readonly values: SlotValues;
  /** Things for a person to read, such as an allergy, by their label on the ticket. */
  readonly notes: SlotValues;
  /** Slots in the order in which they were filled, for going back. */
  readonly filled: readonly string[];
  /** Turns in a row that were not understood, silent or rude. */
  readonly misses: number;
  /** What was heard last, so that the agent can take it up before it asks on. */
  readonly heard: Heard['type'] | 'start';
  readonly asked: readonly AskedQuestion[];
  /** Slots that the last turn filled or changed. */
  readonly fresh: readonly string[];
  /** The slot that the last turn answered, or did not. */
  readonly answered?: string | undefined;
  /** A choice of the last turn that is not to be had. */
  readonly refused?: Refusal | undefined;
  /** What the last turn was about: the slot with too much, or the agent's reason to hand over. */
  readonly concern?: string | undefined;
}

/** "Anything else?" was asked once an order had lines; whatever comes next has answered it. */
export function closeAsked({ agent, values: before }: DialogueContext, values: SlotValues): SlotValues {
  const slot = agent.slots.find((candidate) => candidate.kind === 'order');
  if (!slot) return values;
  const earlier = orderIn(before, slot);
  const wasAsked =
    earlier !== undefined && earlier.lines.length > 0 && linesWithoutSize(earlier, slot.menu).length === 0;
  const order = orderIn(values, slot);
  if (!wasAsked || !order || order.closed || order.lines.length === 0) return values;
  return { ...values, [slot.key]: { kind: 'order', order: { ...order, closed: true } } };
}

/** The values after a "no" to the question of the moment; the same values where it may not be declined. */
export function decline({ agent, values, occasion }: DialogueContext): SlotValues {
  const slot = nextSlot(agent, values);
  if (!slot) return values;
  const value = values[slot.key];
  const put = (next: SlotValue) => settle(agent, { ...values, [slot.key]: next }, occasion).values;
  const order = orderIn(values, slot);
  if (order && order.lines.length > 0) return put({ kind: 'order', order: { ...order, closed: true } });
  const no = slot.kind === 'choice' ? slot.choices.find(({ means }) => means === 'no') : undefined;
  if (no) return put({ kind: 'choice', key: no.key });
  if (value?.kind === 'moment') {
    // None of what was offered: the wish goes, and the question is put again.
    const { [slot.key]: _declined, ...rest } = values;
    return settle(agent, rest, occasion).values;
  }
  return slot.optional ? put({ kind: 'declined' }) : values;
}

/** The values after a "yes" to the question of the moment; the same values where a yes says nothing. */
export function accept({ agent, values, occasion }: DialogueContext): SlotValues {
  const slot = nextSlot(agent, values);
  if (!slot) return values;
  const value = values[slot.key];
  const put = (next: SlotValue) => settle(agent, { ...values, [slot.key]: next }, occasion).values;
  const yes = slot.kind === 'choice' ? slot.choices.find(({ means }) => means === 'yes') : undefined;
  if (yes) return put({ kind: 'choice', key: yes.key });
  const free = slot.kind === 'choice' ? slot.choices.filter((choice) => !refusalOf(agent, choice, values)) : [];
  const [last] = free;
  if (last && free.length === 1) return put({ kind: 'choice', key: last.key });
  const [only, ...others] = value?.kind === 'moment' ? value.offers : [];
  if (only && others.length === 0) return put({ kind: 'moment', ...only, status: 'open', offers: [] });
  return values;
}
