import { addDays, type IsoDate } from '#language/calendar.ts';
import { act } from '../../src/demo-agents/call/call.ts';
import type { CallAction, RowChange, TicketRow, Turn } from '../../src/demo-agents/call/turn.ts';
import type { OrderLine } from '../../src/demo-agents/slots/orders.ts';
import type { Menu } from '../../src/demo-agents/slots/slots.ts';
import { patternIn } from './ticket-check.ts';

/** How many days ahead the caller looks for the day they want. */
const daysSeen = 60;

/**
 * Returns the change of a row's own control that puts what the caller wants on the ticket, or `undefined` if the control
 * does not allow it. `texts` is what the caller would type into a field.
 */
export function mendingTouch(
  turn: Turn,
  row: TicketRow,
  wanted: readonly string[],
  texts: readonly string[],
  isMended: (after: Turn) => boolean,
): CallAction | undefined {
  for (const change of changesOf(turn, row, wanted, texts)) {
    const action: CallAction = { type: 'change', row: row.key, change };
    if (isMended(act(turn, action))) return action;
  }
  return undefined;
}

function* changesOf(
  turn: Turn,
  { control, key }: TicketRow,
  wanted: readonly string[],
  texts: readonly string[],
): Generator<RowChange> {
  yield { kind: 'clear' };
  if (control.kind === 'choice') {
    for (const option of control.options) if (option.isAvailable) yield { kind: 'choice', key: option.key };
  }
  if (control.kind === 'count') {
    for (let count = control.min; count <= control.max; count += 1) yield { kind: 'count', count };
  }
  if (control.kind === 'time') {
    for (const day of daysNamed(
      control.days.map(({ day }) => day),
      wanted,
    )) {
      const change: RowChange = { kind: 'time', day };
      yield change;
      const chosen = act(turn, { type: 'change', row: key, change }).ticket.rows.find(
        (row) => row.key === key,
      )?.control;
      for (const { minutes } of chosen?.kind === 'time' ? chosen.times : []) yield { ...change, minutes };
    }
  }
  if (control.kind === 'nights') {
    const days = Array.from({ length: daysSeen }, (_, ahead) => addDays(control.earliest, ahead));
    for (const from of daysNamed(days, wanted)) {
      for (let nights = 1; nights <= control.maxNights; nights += 1) yield { kind: 'nights', from, nights };
    }
  }
  if (control.kind === 'order') {
    const lines = wanted.map((text) => orderLineOf(text, control.menu));
    if (lines.every((line) => line !== undefined)) yield { kind: 'order', lines };
  }
  if (control.kind === 'text') {
    const typed = wanted.map((text) => patternIn(text)?.replace(/^\^/, '') ?? text);
    for (const text of [...typed, ...texts]) yield { kind: 'text', text };
  }
}

/** Returns the days that an expected text names, such as "28 Nov", or all days if it names none. */
function daysNamed(days: readonly IsoDate[], wanted: readonly string[]): readonly IsoDate[] {
  const nameOf = (day: IsoDate) =>
    new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  if (!wanted.some((text) => /\d [A-Z][a-z]{2}/.test(text))) return days;
  return days.filter((day) => wanted.some((text) => text.includes(nameOf(day))));
}

/** Returns the line of an order that the ticket writes like this. Example: "2 × Large margherita, no basil". */
function orderLineOf(text: string, { items, parts, sizes }: Menu): OrderLine | undefined {
  const [, count, called = '', ...changes] = /^(\d+) × ([^,]+)(?:, (.*))?$/.exec(text.toLowerCase()) ?? [];
  const named = (changes[0] ?? '').split(', ');
  for (const item of items) {
    for (const size of [undefined, ...sizes]) {
      const name = [size?.name.en, item.name.en].filter(Boolean).join(' ').toLowerCase();
      if (name !== called) continue;
      const without = parts.filter(({ name }) => named.includes(`no ${name.en}`)).map(({ key }) => key);
      const extra = parts.filter(({ added, name }) => named.includes(added?.en ?? `extra ${name.en}`));
      return { item: item.key, size: size?.key, count: Number(count), without, extra: extra.map(({ key }) => key) };
    }
  }
  return undefined;
}
