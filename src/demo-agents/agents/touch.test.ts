import { expect, test } from 'vitest';
import { demoLanguages } from '#language/languages.ts';
import { agentsByKey, evening, fillingChange } from '#tests/support/demo-calls.ts';
import { act, startCall, ticketInEnglish } from '../call/call.ts';
import type { TicketRow } from '../call/turn.ts';

/** Returns whether a row has no value yet. */
function isMissing({ control }: TicketRow): boolean {
  switch (control.kind) {
    case 'choice':
      return control.key === undefined;
    case 'count':
      return control.count === undefined;
    case 'time':
      return control.day === undefined || (control.minutes === undefined && control.times.length > 0);
    case 'nights':
      return control.from === undefined || control.nights === undefined;
    case 'order':
      return control.lines.length === 0;
    default:
      return control.text === '';
  }
}

test.each(agentsByKey.flatMap(([key, agent]) => demoLanguages.map(({ tag }) => [key, tag, agent] as const)))(
  '%s is booked in %s by touch alone',
  (_key, language, agent) => {
    const optional = new Set(agent.slots.flatMap((slot) => (slot.optional ? [slot.key] : [])));
    let turn = startCall(agent, { now: evening, locale: 'en-NZ', language });
    for (let touches = 0; touches < 30 && !turn.ticket.canConfirm; touches += 1) {
      const row = turn.ticket.rows.find((one) => !optional.has(one.key) && isMissing(one));
      if (!row) break;
      turn = act(turn, { type: 'change', row: row.key, change: fillingChange(row, () => 0) });
      expect(turn.language).toBe(language);
      expect(turn.ticket.rows.find(({ key }) => key === row.key)?.refusal, row.key).toBeUndefined();
    }
    expect(turn.ticket.status).toBe('ready');
    const done = act(turn, { type: 'confirm' });
    expect(done.ticket.status).toBe('confirmed');
    expect(done.say).not.toMatch(/\{\w+\}|undefined/);
    expect(ticketInEnglish(done).every(({ label, value }) => label !== '' && value !== '')).toBe(true);
  },
);
