import { expect, test } from 'vitest';
import { clinicAgent } from './clinic/agent.ts';
import { conversationWith, converse, rowsOf } from './conversation.fixture.ts';

const clinic = conversationWith(clinicAgent, { now: new Date('2026-11-18T00:10:00Z') });

test.each([
  ['I’d like to see the doctor on Friday morning', 'first one… no make it the later one'],
  ['我想预约星期五上午看医生', '第一个，不对，第二个'],
  ['금요일 오전에 진료 볼 수 있을까요?', '첫 번째요, 아니 두 번째요'],
])('a correction in the same breath chooses the other offered time: %s', (asked, said) => {
  const rows = rowsOf(clinic(asked, said));
  expect(rows).toContain('Time: Fri 20 Nov, 11.40 am');
  expect(rows).toContain('Visit: Doctor’s visit');
});

test('a chosen time can be changed to another one of those that were offered', () => {
  const opening = 'I’d like to see the doctor on Friday morning';
  expect(rowsOf(clinic(opening, 'the first one', 'actually the later one'))).toContain('Time: Fri 20 Nov, 11.40 am');
  expect(rowsOf(clinic(opening, '10.40', 'no, the other one'))).toContain('Time: Fri 20 Nov, 11.40 am');
});

test.each([
  ['doctor on Friday morning', 'first time here'],
  ['我想预约星期五上午看医生', '第一次来'],
])('a first visit is no choice of the first time: %s', (asked, said) => {
  const rows = rowsOf(clinic(asked, said));
  expect(rows).toContain('Time: Fri 20 Nov?');
  expect(rows).toContain('New or known: First visit');
});

test.each(['I’ll pick it up instead', 'I’ll come get it instead', '我自己来拿吧', '그냥 가지러 갈게요'])(
  'picking up replaces delivery: %s',
  (said) => {
    const rows = rowsOf(converse('a large pepperoni, delivery', 'no', said));
    expect(rows).toContain('Pickup: 7.10 pm');
    expect(rows.join()).not.toContain('Deliver');
  },
);
