import type { Ticket, TicketRow } from '../../src/demo-agents/conversation/ticket.ts';
import type { DialogueAgent } from '../../src/demo-agents/slots/agent.ts';
import { capitalise } from '../../src/demo-agents/text/translated.ts';
import type { Caller } from './callers.ts';

/**
 * Returns what is wrong on a ticket, as one sentence for each expected detail that is missing or different. The list is
 * empty if the ticket is as expected.
 */
export function ticketMistakes(agent: DialogueAgent, ticket: Ticket, expected: Caller['expect']['ticket']): string[] {
  return Object.entries(expected).flatMap(([key, wanted]) => {
    const lines = linesFor(agent, ticket, key);
    const found = lines.length > 0 ? lines.join(' | ') : 'nothing';
    if (wanted === null) return lines.length === 0 ? [] : [`${key}: ${found}, expected nothing`];
    const list = [wanted].flat();
    const isRight =
      key === 'items'
        ? lines.length === list.length && list.every((item) => lines.some((line) => matches(line, item)))
        : list.some((value) => lines.some((line) => matches(line, value)));
    return isRight ? [] : [`${key}: ${found}, expected ${list.join(key === 'items' ? ' | ' : ' or ')}`];
  });
}

/** Returns the ticket's texts for a key: `items`, `total`, `ready`, the key of a slot, or the label of a row. */
function linesFor(agent: DialogueAgent, { rows }: Ticket, key: string): string[] {
  const given = rows.filter(({ kind }) => kind !== 'waiting');
  if (key === 'items') return given.filter(isOrderLine).map(({ label }) => label);
  if (key === 'total') return given.filter(({ kind }) => kind === 'total').map(({ value }) => value);
  // The row that says when an order is ready is labelled with how the customer gets it. Example: "Pickup: 7.10 pm".
  const timed = agent.slots.find(({ kind }) => kind === 'order');
  const ready = timed?.kind === 'order' ? agent.slots.find((slot) => slot.key === timed.readiness.slot) : undefined;
  const ways = ready?.kind === 'choice' ? ready.choices.map(({ name }) => capitalise(name.en)) : [];
  const readyRows = given.filter(({ kind, label }) => kind === 'fact' && ways.includes(label));
  if (key === 'ready') return readyRows.map(({ value }) => value);
  if (key === ready?.key) return readyRows.map(({ label }) => label);
  const label = agent.slots.find((slot) => slot.key === key)?.label ?? key;
  return given.filter((row) => row.label.toLowerCase() === label.toLowerCase()).map(({ value }) => value);
}

function isOrderLine({ kind, label }: TicketRow): boolean {
  return kind === 'item' && /^\d+ × /.test(label);
}

/** Returns whether a text on the ticket is the expected one. `/…/` is a regular expression. Case does not matter. */
function matches(text: string, wanted: string): boolean {
  const pattern = /^\/(.*)\/i?$/su.exec(wanted)?.[1];
  if (pattern !== undefined) return new RegExp(pattern, 'iu').test(text);
  const plain = (raw: string) =>
    raw
      .normalize('NFKC')
      .toLowerCase()
      // "3.00 pm" and "3 pm" are the same time.
      .replace(/(?<=\d)[.:]00(?=\s*[ap]m)/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, '');
  return plain(text) === plain(wanted);
}
