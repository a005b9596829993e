import { describe, expect, test } from 'vitest';
import { agentsByKey, callTo, callWith, linesOf } from '#tests/support/demo-calls.ts';
import { act } from './call.ts';
import type { RowChange } from './turn.ts';

const longText = 'well you see '.repeat(160);
const card = '4111 1111 1111 1111';

describe.each(agentsByKey)('%s', (_key, agent) => {
  test.each([longText, '🍕🎉', 'привет мир', 'Ωμέγα', '31 June', 'x'.repeat(2001)])(
    'answers %# with a sentence, and keeps the ticket confirmable only by right values',
    (said) => {
      const turn = callWith(agent)(said);
      expect(turn.say).not.toBe('');
      expect(turn.isOver).toBe(false);
      expect(turn.ticket.canConfirm).toBe(false);
      // Whatever became of the words, nothing of them stands on the ticket without a mark.
      const certain = turn.call.filled.filter((key) => !turn.call.marked.includes(key));
      expect(certain).toEqual([]);
    },
  );

  test('stores a card number nowhere', () => {
    const turn = callWith(agent)(`my card is ${card}`);
    expect(turn.say).toContain('I take none');
    const { agent: _agent, ...stored } = turn.call;
    const digits = JSON.stringify({ ...turn, call: stored }).replace(/[ -]/g, '');
    expect(digits).not.toContain('41111111');
  });

  test('survives 40 turns of nonsense: it offers a person, and the ticket stays empty', () => {
    const turn = callWith(agent)(
      ...Array.from({ length: 40 }, (_, index) => ['🍕', 'привет', '嗯嗯哦哦', ''][index % 4] ?? ''),
    );
    expect(turn.say).not.toBe('');
    expect(turn.wantsPerson).toBe(true);
    expect(turn.ticket.canConfirm).toBe(false);
  });
});

test.each([
  ['beauty', 'a cut with Tia on 31 June', 'There is no 31 June.'],
  ['beauty', 'a cut with Tia yesterday at 2', 'That time has gone.'],
  ['beauty', 'a cut with Tia on Sunday at 2', 'We’re closed then.'],
  ['takeaway', '99 margheritas', 'For more than 20 of one thing'],
  ['hotels', '40 people', 'For more than'],
] as const)('%s says why it cannot take "%s"', (key, said, answer) => {
  const turn = callTo(key)(said);
  expect(turn.say).toContain(answer);
  const values = Object.values(turn.call.values);
  expect(values.some((value) => value.kind === 'order' || value.kind === 'date-range' || value.kind === 'count')).toBe(
    false,
  );
  expect(values.some((value) => value.kind === 'date-time' && value.status === 'valid')).toBe(false);
});

test('a time that is taken is refused, and the free ones are offered', () => {
  const call = callTo('beauty');
  const row = call('a cut with Tia on Friday').ticket.rows.find(({ key }) => key === 'time');
  if (row?.control.kind !== 'time') throw new Error('The time has no control of times');
  const free = row.control.times.map(({ minutes }) => minutes);
  const taken = [10, 11, 12, 13, 14, 15, 16].map((hour) => hour * 60).find((minutes) => !free.includes(minutes));
  expect(taken).toBeDefined();
  const turn = call(`a cut with Tia on Friday at ${taken === undefined ? '' : taken / 60}:00`);
  expect(turn.say).toContain('That time isn’t free.');
  expect(turn.buttons.length).toBeGreaterThan(1);
  expect(linesOf(turn).join()).not.toContain('Time:');
});

const changes: readonly [string, string, RowChange, string][] = [
  ['beauty', 'name', { kind: 'text', text: 'x' }, 'at least two letters'],
  ['beauty', 'name', { kind: 'text', text: '🍕🍕' }, 'at least two letters'],
  ['beauty', 'name', { kind: 'text', text: '</script>{number}' }, 'at least two letters'],
  ['beauty', 'name', { kind: 'text', text: card }, 'card number'],
  ['beauty', 'name', { kind: 'text', text: longText }, 'too long'],
  ['beauty', 'phone', { kind: 'text', text: '12' }, 'missing some digits'],
  ['beauty', 'service', { kind: 'choice', key: 'foils' }, 'isn’t one of the choices'],
  ['hotels', 'guests', { kind: 'count', count: 99 }, 'For more than'],
  ['hotels', 'guests', { kind: 'count', count: 0 }, 'at least 1'],
  ['hotels', 'dates', { kind: 'nights', from: '2026-06-31', nights: 1 }, 'There is no'],
  ['hotels', 'dates', { kind: 'nights', from: '2026-11-01', nights: 1 }, 'That time has gone'],
  [
    'takeaway',
    'order',
    { kind: 'order', lines: [{ item: 'margherita', count: 99, without: [], extra: [] }] },
    'For more than',
  ],
];

test.each(changes)('%s refuses the %s %j by touch', (key, row, change, answer) => {
  const before = callTo(key)();
  const turn = act(before, { type: 'change', row, change });
  expect(turn.say).toContain(answer);
  expect(turn.ticket.rows.find((other) => other.key === row)?.refusal).toBe(turn.say);
  expect(turn.call.values).toEqual(before.call.values);
});
