import { describe, expect, test } from 'vitest';
import { agentsByKey, callTo, callWith, linesOf } from '#tests/support/demo-calls.ts';
import { act } from '../call/call.ts';
import type { RowChange, Turn } from '../call/turn.ts';

/** Returns the turn after a touch of the ticket that is not refused. */
function touch(turn: Turn, row: string, change: RowChange): Turn {
  const next = act(turn, { type: 'change', row, change });
  expect(next.ticket.rows.find(({ key }) => key === row)?.refusal).toBeUndefined();
  return next;
}

test.each([
  ['a cut with Tia on Friday at 2', '林小雨'],
  ['周五下午两点剪头发，约Tia', '我叫林小雨'],
])('林小雨 is the client, and nobody of the staff: %s', (opening, said) => {
  const lines = linesOf(callTo('beauty')(opening, said));
  expect(lines).toEqual(expect.arrayContaining(['With: Tia', 'Client: 林小雨']));
});

test('after 不对 the agent does not ask to go ahead, and a touch mends the ticket', () => {
  const denied = callTo('beauty')('周五下午两点剪头发，约Tia', '林小雨', '021 555 0199', '不对');
  expect(denied.say).toBe('哪一项不对？');
  const mended = touch(denied, 'name', { kind: 'text', text: '林晓雨' });
  expect(linesOf(mended)).toContain('Client: 林晓雨');
  expect(act(mended, { type: 'confirm' }).ticket.status).toBe('confirmed');
});

test('gas at the plumber’s: out, ring, no switches, and staff are told', () => {
  const turn = callTo('trades')('rotten eggs round the califont');
  expect(turn.say).toContain('Get everyone out now, touch no switches, and ring 111');
  expect(turn.say).not.toContain('weekday');
  expect(linesOf(turn)).toContain('Emergency: rotten eggs round the califont');
});

test.each([
  [
    'takeaway',
    ['two large margheritas', 'that’s all', 'pickup', 'Sam 0412 345 000'],
    ['Name: Sam', 'Phone: 0412 345 000'],
  ],
  ['takeaway', ['two large margheritas', 'Sam 0412 345 000'], ['Name: Sam', 'Phone: 0412 345 000']],
  ['hotels', ['two nights from Friday, two people', 'one-bedroom', 'Tom Lee'], ['Guest: Tom Lee']],
])('%s takes a name, and a number beside it, whatever was asked: %j', (key, said, lines) => {
  expect(linesOf(callTo(key)(...said))).toEqual(expect.arrayContaining(lines));
});

describe.each(agentsByKey)('%s', (_key, agent) => {
  test.each(['en-NZ', 'en-AU'] as const)('a phone number that contains 000 or 111 is no emergency in %s', (locale) => {
    for (const said of ['0412 000 111', 'my number is 0412 000 111', '021 111 000']) {
      const turn = callWith(agent, { locale })(said);
      expect(turn.say, said).not.toMatch(/\b(?:Call|ring) (?:000|111)\b/);
      expect(linesOf(turn).join(), said).not.toContain('Emergency');
      expect(turn.isOver, said).toBe(false);
    }
  });

  test.each(['I want to talk to a person', '我要找人工', '사람이랑 통화하고 싶어요'])(
    'a person is heard: %s',
    (said) => {
      const turn = callWith(agent)(said);
      expect(turn.wantsPerson).toBe(true);
      expect(turn.ticket.status).toBe('handed over');
    },
  );
});

test.each([
  ['beauty', ['a facial please'], 'Lin'],
  ['hotels', ['from Saturday 5 December, one night, two people'], 'a studio please'],
])('%s offers a person to a caller who is refused the same thing twice', (key, sentences, said) => {
  expect(callTo(key)(...sentences, said).wantsPerson).toBe(false);
  expect(callTo(key)(...sentences, said, said).wantsPerson).toBe(true);
});

test('says again why a time that is said again cannot be booked', () => {
  const turn = callTo('beauty')('a cut with Marama on Thursday at 5', 'Thursday at 5');
  expect(turn.say.startsWith('That time isn’t free.')).toBe(true);
});

test('words that say nothing new about what was read back lead to a person', () => {
  const booked = ['a cut with Tia on Friday at 2', 'Tom Lee', '021 555 0199', 'at 2 on Friday'];
  expect(callTo('beauty')(...booked).wantsPerson).toBe(false);
  expect(callTo('beauty')(...booked, 'at 2 on Friday').wantsPerson).toBe(true);
});

test.each([
  ['Ugh, no wait, make it Saturday at 2', 'Sat 28 Nov, 2 to 2.45 pm'],
  ['Ah, hang on, Saturday at 2', 'Sat 28 Nov, 2 to 2.45 pm'],
])('a sigh is no name, and the new day beside it is taken: %s', (said, time) => {
  const lines = linesOf(callTo('beauty')('a cut with Tia on Friday at 2', said));
  expect(lines).toContain(`Time: ${time}`);
  expect(lines.join()).not.toContain('Client:');
});

test.each([
  ['不过肩，早上的那个', '9 am'],
  ['the arvo one', '1.30 pm'],
  ['오후 걸로', '1.30 pm'],
])('the part of the day takes the only time on offer in it: %s', (said, time) => {
  const offered = ['a colour with Tia on Saturday 5 December', 'above my shoulders', said] as const;
  expect(linesOf(callTo('beauty')(...offered)).join()).toContain(`Time: Sat 5 Dec, ${time.split(' ')[0]}`);
});

test('a name that is spelled at the read-back takes the place of its half', () => {
  const half = ['a cut with Tia on Friday at 2', 'Lorraine', '021 555 0199'] as const;
  const turn = callTo('beauty')(...half, 'yes', 'Lorraine Pickering, P I C K E R I N G');
  expect(linesOf(turn)).toContain('Client: Lorraine Pickering');
});

test('a yes to a choice of two prices books neither', () => {
  const turn = callTo('trades')('a burst pipe, water is running', '22 Kauri Road', 'how much is the call out', 'yes');
  expect(linesOf(turn).join()).not.toContain('within the hour');
});

test('双人房 is not replaced by a 单间', () => {
  expect(callTo('hotels')('双人房，周五住两晚，两个人').say).not.toContain('单间');
});

test('after two noes and "carry on", the unchanged ticket is not asked about again', () => {
  const booked = callTo('beauty')('a cut with Tia on Friday at 2', 'Tom Lee', '021 555 0199');
  const offered = act(act(booked, { type: 'say', text: 'no' }), { type: 'say', text: 'no' });
  expect(act(offered, { type: 'answer', answer: 'no' }).say).not.toContain('Is that right?');
});

test('"the name" answers "Which part?" where the row is called Client', () => {
  const turn = callTo('beauty')('a cut with Tia on Friday at 2', 'Tom Lee', '021 555 0199', 'no', 'the name');
  expect(turn.say).toContain('What name is it under?');
});

test.each(['x', '</script>{number}'])('a spoken name is checked like a typed one: %s', (said) => {
  expect(linesOf(callTo('beauty')('a cut with Tia on Friday at 2', said)).join()).not.toContain('Client:');
});
