import { expect, test } from 'vitest';
import { callTo, linesOf } from '#tests/support/demo-calls.ts';
import { act } from './call.ts';
import type { Turn } from './turn.ts';

const say = (turn: Turn, text: string) => act(turn, { type: 'say', text });
const booking = ['a cut with Tia on Friday at 2', 'Tom Lee', '021 555 0199'] as const;
/** A salon booking whose name is marked, because its script is none of the agent's. */
const doubtful = ['a cut with Tia on Friday at 2', 'Ωμέγα', '021 555 0199'] as const;

test('a marked row cannot be confirmed by the button before it was touched', () => {
  const turn = callTo('beauty')(...doubtful);
  const row = turn.ticket.rows.find(({ key }) => key === 'name');
  expect(row?.check).toBe('Please check: is this the whole name?');
  expect(turn.ticket.canConfirm).toBe(false);
  const refused = act(turn, { type: 'confirm' });
  expect(refused.ticket.status).toBe('filling');
  expect(refused.say).toContain('Please look at what is marked');
  const accepted = act(refused, { type: 'accept', row: 'name' });
  expect(act(accepted, { type: 'confirm' }).ticket.status).toBe('confirmed');
});

test('a touched day is named, and what is read back first does not go on from it', () => {
  const turn = callTo('beauty')('a cut with Tia', 'Tom Lee', '021 555 0199');
  const change = { kind: 'time', day: '2026-11-27' } as const;
  expect(act(turn, { type: 'change', row: 'time', change }).say).toContain('Time: Friday 27 November.');
  const name = { kind: 'text', text: 'Tom Lee' } as const;
  const named = act(callTo('beauty')('a cut with Tia on Friday at 2'), { type: 'change', row: 'name', change: name });
  expect(say(named, '021 555 0199').say).toContain('Let me read that back');
});

test('the price of a choice that adds to another has a plus', () => {
  const labels = callTo('beauty')('a colour on Friday with Tia').buttons.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining([expect.stringContaining('(+$30)')]));
});

test('a missing row cannot be confirmed, and is named', () => {
  const turn = act(callTo('beauty')('a cut with Tia on Friday at 2'), { type: 'confirm' });
  expect(turn.ticket.status).toBe('filling');
  expect(turn.say).toContain('I still need: Client and Phone');
});

test('marked rows are read back first, and a yes clears the marks of those named', () => {
  const turn = callTo('beauty')(...doubtful);
  expect(turn.readBack[0]).toBe('name');
  expect(turn.say).toContain('Ωμέγα');
  const next = say(turn, 'yes');
  expect(next.call.marked).toEqual([]);
  expect(next.readBack).not.toContain('name');
});

test.each([
  ['beauty', booking],
  ['beauty', doubtful],
  ['clinic', ['I need to move my Thursday appointment', 'Friday at 10.40', 'Tom Lee', '021 555 0199']],
  ['takeaway', ['two large margheritas', 'that’s all', 'pickup', 'Sam', '021 555 0199']],
  ['beauty', ['금요일 오후 두 시 커트, 티아', '김민수', '021 555 0199']],
] as const)('%s reads back at most three rows in at most 25 words, and each row once', (key, sentences) => {
  let turn = callTo(key)(...sentences);
  const named: string[] = [];
  for (let step = 0; step < 5 && !turn.isOver; step += 1) {
    expect(turn.readBack.length).toBeGreaterThan(0);
    expect(turn.readBack.filter((row) => row !== 'total').length).toBeLessThanOrEqual(3);
    const said = turn.say.replace(/Is that right\?|맞으세요\?/, '').trim();
    expect(said.split(/\s+/).length, turn.say).toBeLessThanOrEqual(25);
    named.push(...turn.readBack);
    turn = say(turn, 'yes');
  }
  expect(turn.ticket.status).toBe('confirmed');
  expect(new Set(named).size).toBe(named.length);
});

test.each([
  ['no', 'Which part?', booking],
  ['不对', '哪一项不对？', ['周五下午两点剪头发，约Tia', '林小雨', '021 555 0199']],
  ['아니요', '어느 부분인가요?', ['금요일 오후 두 시 커트, 티아', '김민수', '021 555 0199']],
])('after %s the agent asks which part, and after a second one it offers a person', (no, which, sentences) => {
  const first = say(callTo('beauty')(...sentences), no);
  expect(first.say).toBe(which);
  expect(first.buttons).toHaveLength(first.ticket.rows.length);
  expect(first.wantsPerson).toBe(false);
  const second = say(first, no);
  expect(second.wantsPerson).toBe(true);
  expect(second.isOver).toBe(false);
});

test('a part that is picked is asked for, and its new value is read back', () => {
  const part = act(say(callTo('beauty')(...booking), 'no'), { type: 'pick', row: 'name' });
  expect(part.say).toContain('What name is it under?');
  const turn = say(part, 'Tim Lee');
  expect(linesOf(turn)).toContain('Client: Tim Lee');
  expect(turn.call.stage).toBe('confirming');
});

test('a sentence with a question and a value gets both', () => {
  const turn = callTo('beauty')(...booking, 'is there parking, and make it Saturday at 2');
  expect(turn.say).toContain('car park');
  expect(turn.say).toContain('Saturday 28 November');
  expect(turn.answered).toEqual(['parking']);
  expect(linesOf(turn)).toContain('Time: Sat 28 Nov, 2 to 2.45 pm');
});

test('what was not understood beside something that was is said at once, once, and nothing takes its place', () => {
  const turn = callTo('beauty')('a cut with foils');
  expect(turn.say).toContain('I didn’t catch “foils”.');
  expect(linesOf(turn)).toEqual(expect.arrayContaining(['Service: Cut', 'To check: foils']));
  const next = say(turn, 'Tia');
  expect(next.say).not.toContain('foils');
  expect(linesOf(callTo('beauty')('foils'))).toEqual([]);
});

test('a refused change of a row leaves the ticket as it was, and says why', () => {
  const before = callTo('beauty')(...booking);
  const turn = act(before, { type: 'change', row: 'phone', change: { kind: 'text', text: '12' } });
  expect(turn.ticket.rows.find(({ key }) => key === 'phone')?.refusal).toBe(turn.say);
  expect(linesOf(turn)).toEqual(linesOf(before));
});
