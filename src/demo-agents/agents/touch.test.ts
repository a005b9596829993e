import { expect, test } from 'vitest';
import { demoLanguages } from '#language/languages.ts';
import { act, startCall, ticketInEnglish } from '../call/call.ts';
import type { RowChange, TicketRow } from '../call/turn.ts';
import { agentsByKey, evening } from './call.fixture.ts';

/** Returns a change that fills a row through its control, or `undefined` if it is filled or may stay empty. */
function answerFor({ control }: TicketRow): RowChange | undefined {
  switch (control.kind) {
    case 'choice': {
      const option = control.options.find(({ isAvailable }) => isAvailable);
      return control.key === undefined && option ? { kind: 'choice', key: option.key } : undefined;
    }
    case 'count':
      return control.count === undefined ? { kind: 'count', count: control.min } : undefined;
    case 'time': {
      const [first] = control.times;
      if (control.day === undefined) return { kind: 'time', day: control.days[0]?.day };
      return control.minutes === undefined && first ? { kind: 'time', minutes: first.minutes } : undefined;
    }
    case 'nights':
      if (control.from === undefined) return { kind: 'nights', from: control.earliest };
      return control.nights === undefined ? { kind: 'nights', nights: 2 } : undefined;
    case 'order': {
      const [item] = control.menu.items;
      const [size] = control.menu.sizes;
      const isEmpty = control.lines.length === 0;
      return isEmpty && item
        ? { kind: 'order', lines: [{ item: item.key, size: size?.key, count: 1, without: [], extra: [] }] }
        : undefined;
    }
    default: {
      if (control.text !== '' || control.isOptional) return undefined;
      const words = { name: 'Mei Chen', tel: '021 555 0199', address: '22 Kauri Road', text: 'mei@example.com' };
      return { kind: 'text', text: words[control.entry] };
    }
  }
}

test.each(agentsByKey.flatMap(([key, agent]) => demoLanguages.map(({ tag }) => [key, tag, agent] as const)))(
  '%s is booked in %s by touch alone',
  (_key, language, agent) => {
    let turn = startCall(agent, { now: evening, locale: 'en-NZ', language });
    for (let touches = 0; touches < 30 && !turn.ticket.canConfirm; touches += 1) {
      const row = turn.ticket.rows.find((candidate) => answerFor(candidate) !== undefined);
      const change = row && answerFor(row);
      if (!row || !change) break;
      turn = act(turn, { type: 'change', row: row.key, change });
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
