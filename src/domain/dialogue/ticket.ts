import type { DialogueAgent, Menu } from './agent.ts';
import { linePrice, type Order, requireItem } from './order.ts';
import { presentTime, readyAt } from './readiness.ts';
import { neededSlots, orderIn, type SlotValues } from './slot-values.ts';

/** How a conversation stands for the business. */
export type TicketStatus = 'filling' | 'confirmed' | 'handed over' | 'cancelled';

/** One line of the ticket. `waiting` is a detail that the agent does not have yet. */
export interface TicketRow {
  readonly label: string;
  readonly value: string;
  readonly kind: 'item' | 'total' | 'fact' | 'note' | 'waiting';
}

/** What the business gets: always in English, whatever the caller speaks. */
export interface Ticket {
  readonly heading: string;
  readonly status: TicketStatus;
  readonly rows: readonly TicketRow[];
}

/** The ticket as it stands. */
export function buildTicket(
  agent: DialogueAgent,
  values: SlotValues,
  notes: SlotValues,
  status: TicketStatus,
  minutesNow: number,
): Ticket {
  const rows: TicketRow[] = [];
  for (const slot of neededSlots(agent, values)) {
    const value = values[slot.key];
    if (slot.kind === 'order') {
      const order = orderIn(values, slot);
      if (order && order.lines.length > 0) rows.push(...orderRows(order, slot.menu));
      else rows.push(waiting(slot.label));
      const total = totalOf(agent, values);
      if (total > 0)
        rows.push(...feeRows(agent, values), { label: 'Total, GST included', value: dollars(total), kind: 'total' });
    } else if (slot.kind === 'choice') {
      const choice = value?.kind === 'choice' ? slot.choices.find(({ key }) => key === value.key) : undefined;
      const ready = readyAt(agent, values, minutesNow);
      if (!choice) rows.push(waiting(slot.label));
      else if (slot.key === agent.readiness.slot && ready !== undefined) {
        rows.push({ label: capital(choice.name.en), value: presentTime(ready, 'en'), kind: 'fact' });
      } else rows.push({ label: slot.label, value: capital(choice.name.en), kind: 'fact' });
    } else if (value?.kind === 'text') rows.push({ label: slot.label, value: value.text, kind: 'fact' });
    else if (value?.kind === 'declined') rows.push({ label: slot.label, value: 'not given', kind: 'fact' });
    else rows.push(waiting(slot.label));
  }
  for (const [label, note] of Object.entries(notes)) {
    if (note.kind === 'text') rows.push({ label, value: note.text, kind: 'note' });
  }
  return { heading: agent.ticketHeading, status, rows };
}

/** Cents for everything, choices that cost something included. */
export function totalOf(agent: DialogueAgent, values: SlotValues): number {
  let sum = 0;
  for (const slot of neededSlots(agent, values)) {
    const order = orderIn(values, slot);
    if (slot.kind === 'order' && order) sum += order.lines.reduce((all, line) => all + linePrice(line, slot.menu), 0);
  }
  return sum > 0 ? sum + chosenFees(agent, values).reduce((all, { price }) => all + price, 0) : 0;
}

function chosenFees(agent: DialogueAgent, values: SlotValues): { readonly name: string; readonly price: number }[] {
  return neededSlots(agent, values).flatMap((slot) => {
    const value = values[slot.key];
    if (slot.kind !== 'choice' || value?.kind !== 'choice') return [];
    const choice = slot.choices.find(({ key }) => key === value.key);
    return choice?.price ? [{ name: capital(choice.name.en), price: choice.price }] : [];
  });
}

function feeRows(agent: DialogueAgent, values: SlotValues): TicketRow[] {
  return chosenFees(agent, values).map(({ name, price }) => ({ label: name, value: dollars(price), kind: 'item' }));
}

function orderRows(order: Order, menu: Menu): TicketRow[] {
  return order.lines.map((line) => {
    const item = requireItem(menu, line.item);
    const size = menu.sizes.find(({ key }) => key === line.size)?.name.en;
    const partName = (key: string) => menu.parts.find((part) => part.key === key)?.name.en ?? key;
    const parts = [
      ...line.without.map((key) => `no ${partName(key)}`),
      ...line.extra.map((key) => `extra ${partName(key)}`),
    ];
    const name = [size, item.name.en].filter(Boolean).join(' ');
    const price = linePrice(line, menu);
    return {
      label: `${line.count} × ${[capital(name), ...parts].join(', ')}`,
      value: price > 0 ? dollars(price) : 'size?',
      kind: 'item',
    };
  });
}

function waiting(label: string): TicketRow {
  return { label, value: 'waiting', kind: 'waiting' };
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
