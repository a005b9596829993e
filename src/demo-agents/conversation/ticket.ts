import { addDays, type IsoDate } from '#language/calendar.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { linePrice, type Order, requireItem } from '../slots/orders.ts';
import { type DateTimeValue, knownOf, neededSlots, orderIn, type SlotValues } from '../slots/slot-values.ts';
import type { ChoiceSlot, Menu, Slot } from '../slots/slots.ts';
import { isWishedTime, madeChoices, readinessSlot, readyAt, totalOf } from '../slots/totals.ts';
import type { DialogueContext } from '../state/dialogue-context.ts';
import { presentDate, presentNights, presentTime } from '../text/present-date-time.ts';
import { capitalise } from '../text/translated.ts';
import { arrivalOf } from './implicit-confirmation.ts';
import { groupThousands, presentLength } from './present-values.ts';
import { endOf, personOf } from './slot-texts.ts';

/** How far a call has come, or how it ended. */
export type TicketStatus = 'filling' | 'confirmed' | 'handed over' | 'cancelled';

/** A row of the ticket. `waiting` means that the agent does not have this detail yet. */
export interface TicketRow {
  readonly label: string;
  readonly value: string;
  readonly kind: 'item' | 'total' | 'fact' | 'note' | 'waiting';
}

/** The details that the business receives after a call. They are always in English. */
export interface Ticket {
  readonly heading: string;
  readonly status: TicketStatus;
  readonly rows: readonly TicketRow[];
}

/** Returns the ticket for the details that the caller has given so far. */
export function buildTicket(context: DialogueContext, status: TicketStatus): Ticket {
  const { agent, notes, values } = context;
  const slots = neededSlots(agent, values).filter((slot) => !isWishedTime(agent, slot));
  const priced = lastPriced(agent, values);
  const rows = slots.flatMap((slot) => [...rowsOf(slot, context), ...(slot.key === priced ? totalRows(context) : [])]);
  const result = agent.calculation?.workOut(knownOf(values))?.ticket;
  if (agent.calculation && result) rows.push({ label: agent.calculation.label, value: result, kind: 'fact' });
  for (const [key, words] of Object.entries(context.unsure)) {
    const label = slots.find((slot) => slot.key === key)?.label;
    rows.push({ label: 'To confirm', value: `${label ? `${label}: ` : ''}“${words}”`, kind: 'note' });
  }
  for (const words of context.unread) rows.push({ label: 'To confirm', value: `“${words}”`, kind: 'note' });
  for (const [label, note] of Object.entries(notes)) {
    if (note.kind === 'text') rows.push({ label, value: note.text, kind: 'note' });
  }
  return { heading: agent.ticketHeading, status, rows };
}

function rowsOf(slot: Slot, context: DialogueContext): TicketRow[] {
  const { agent, localTime, values } = context;
  const value = values[slot.key];
  const fact = (text: string): TicketRow[] => [{ label: slot.label, value: text, kind: 'fact' }];
  const waiting: TicketRow[] = slot.isNeverPrompted ? [] : [{ label: slot.label, value: 'waiting', kind: 'waiting' }];
  if (slot.kind === 'order') {
    const order = orderIn(values, slot);
    return order && order.lines.length > 0 ? orderRows(order, slot.menu) : waiting;
  }
  if (slot.kind === 'choice') return choiceRows(slot, context) ?? waiting;
  if (value?.kind === 'date-time' && slot.kind === 'date-time' && value.day !== undefined) {
    const isValid = value.status === 'valid';
    const text = ticketDateTime(value, localTime.today, isValid ? endOf(agent, slot, value, values) : undefined);
    return isValid ? fact(text) : [{ label: slot.label, value: `${text}?`, kind: 'waiting' }];
  }
  if (value?.kind === 'date-range' && value.from !== undefined) {
    const text = ticketDateRange(value.from, value.nights, localTime.today);
    return value.status === 'valid' ? fact(text) : [{ label: slot.label, value: `${text}?`, kind: 'waiting' }];
  }
  if (slot.kind === 'time' && value?.kind === 'time') {
    const band = slot.bands.find(({ key }) => key === value.band);
    const text = value.minutes === undefined ? capitalise(band?.name.en ?? '') : presentTime(value.minutes, 'en');
    return [...fact(text), ...(band?.ticketFacts ?? []).map((tell): TicketRow => ({ ...tell, kind: 'fact' }))];
  }
  if (value?.kind === 'count') return fact(String(value.count));
  if (value?.kind === 'text') {
    return slot.kind === 'text' ? [{ label: slot.label, value: value.text, kind: 'note' }] : fact(value.text);
  }
  return value?.kind === 'declined' ? fact('not given') : waiting;
}

function choiceRows(slot: ChoiceSlot, { agent, localTime, values }: DialogueContext): TicketRow[] | undefined {
  const value = values[slot.key];
  const key = personOf(agent, slot.key, values) ?? (value?.kind === 'choice' ? value.key : undefined);
  if (value?.kind === 'declined' && !key) return [{ label: slot.label, value: 'not given', kind: 'fact' }];
  const choice = slot.choices.find((candidate) => candidate.key === key);
  if (!choice) return undefined;
  const ready = slot.key === readinessSlot(agent) ? readyAt(agent, values, localTime) : undefined;
  const name = capitalise(choice.name.en);
  const rows: TicketRow[] = [
    ready === undefined
      ? { label: slot.label, value: name, kind: 'fact' }
      : { label: name, value: presentTime(ready, 'en'), kind: 'fact' },
  ];
  if (choice.arrivesWithin !== undefined) {
    const by = presentTime(arrivalOf(choice.arrivesWithin, localTime.minutesNow), 'en');
    rows.push({ label: 'Arrives by', value: by, kind: 'fact' });
  }
  return [...rows, ...(choice.ticketFacts ?? []).map((tell): TicketRow => ({ ...tell, kind: 'fact' }))];
}

/**
 * Returns the key of the slot after which the ticket shows the total. This is the order, or the last slot on which the
 * total depends.
 */
function lastPriced(agent: DialogueAgent, values: SlotValues): string | undefined {
  const slots = neededSlots(agent, values);
  const order = slots.find(({ kind }) => kind === 'order');
  if (order) return order.key;
  const made = madeChoices(agent, values).filter(({ choice }) => choice.price || choice.minutes);
  const keys = new Set(made.flatMap(({ slot, choice }) => [slot.key, ...(choice.per ?? [])]));
  return slots.findLast(({ key }) => keys.has(key))?.key;
}

function totalRows({ agent, values }: DialogueContext): TicketRow[] {
  const total = totalOf(agent, values);
  const hasOrder = agent.slots.some(({ kind }) => kind === 'order');
  const made = madeChoices(agent, values);
  const rows: TicketRow[] = [];
  const minutes = made.reduce((sum, { choice }) => sum + (choice.minutes ?? 0), 0);
  if (minutes > 0) rows.push({ label: 'Length', value: presentLength(minutes, 'en'), kind: 'fact' });
  if (total.cents === 0 || !total.isComplete) return rows;
  if (hasOrder) {
    for (const { choice } of made) {
      if (choice.price)
        rows.push({ label: capitalise(choice.name.en), value: ticketDollars(choice.price), kind: 'item' });
    }
  }
  const sum = `${total.isStartingPrice ? 'from ' : ''}${ticketDollars(total.cents)}`;
  return [...rows, { label: agent.totalLabel ?? 'Total, GST included', value: sum, kind: 'total' }];
}

function orderRows(order: Order, menu: Menu): TicketRow[] {
  return order.lines.map((line) => {
    const item = requireItem(menu, line.item);
    const size = menu.sizes.find(({ key }) => key === line.size)?.name.en;
    const partName = (key: string) => menu.parts.find((part) => part.key === key)?.name.en ?? key;
    const parts = [
      ...line.without.map((key) => `no ${partName(key)}`),
      ...line.extra.map((key) => menu.parts.find((part) => part.key === key)?.added?.en ?? `extra ${partName(key)}`),
    ];
    const name = [size, item.name.en].filter(Boolean).join(' ');
    const price = linePrice(line, menu);
    return {
      label: `${line.count} × ${[capitalise(name), ...parts].join(', ')}`,
      value: price > 0 ? ticketDollars(price) : 'size?',
      kind: 'item',
    };
  });
}

/** Formats an amount in cents for the ticket. Example: "$24.00". */
function ticketDollars(cents: number): string {
  return `$${groupThousands((cents / 100).toFixed(2))}`;
}

/** Formats a day for the ticket. Example: "Sat 28 Nov". */
function ticketDay(day: IsoDate, today: IsoDate): string {
  return presentDate(day, 'en', today).replace(/\p{L}{4,}/gu, (word) => word.slice(0, 3));
}

/**
 * Formats a date and time for the ticket. Example: "Sat 28 Nov, 1.30 pm", or with an end "Sat 28 Nov, 1.30 to 4 pm".
 */
function ticketDateTime({ day = '', minutes }: DateTimeValue, today: IsoDate, end: number | undefined): string {
  if (minutes === undefined) return ticketDay(day, today);
  const begin = presentTime(minutes, 'en');
  if (end === undefined) return `${ticketDay(day, today)}, ${begin}`;
  const isSameHalf = minutes < 720 === end < 720;
  return `${ticketDay(day, today)}, ${isSameHalf ? begin.replace(/ [ap]m$/, '') : begin} to ${presentTime(end, 'en')}`;
}

/** Formats a stay for the ticket. Example: "Mon 14 Dec to Wed 16 Dec, two nights". */
function ticketDateRange(from: IsoDate, nights: number | undefined, today: IsoDate): string {
  const first = ticketDay(from, today);
  if (nights === undefined) return first;
  return `${first} to ${ticketDay(addDays(from, nights), today)}, ${presentNights(nights, 'en')}`;
}
