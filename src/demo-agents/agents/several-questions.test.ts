import { expect, test } from 'vitest';
import { splitQuestions } from '../understanding/split-clauses.ts';
import { beautyAgent } from './beauty/agent.ts';
import { conversationWith, converse, rowsOf } from './conversation.fixture.ts';
import { hotelsAgent } from './hotels/agent.ts';

const hotel = conversationWith(hotelsAgent);
const salon = conversationWith(beautyAgent, { now: new Date('2026-11-18T00:10:00Z') });

test.each([
  ['is breakfast included, can i bring my dog?', 'Breakfast isn’t included', 'Dogs are welcome'],
  ['do you have breakfast cause also im bringing my dog', 'Breakfast isn’t included', 'Dogs are welcome'],
  ['有早餐吗，可以带狗吗', '房费不含早餐', '狗'],
  ['조식 있나요 그리고 강아지 데려가도 되나요', '조식', '강아지와 함께'],
])('answers both questions: %s', (said, first, second) => {
  const { say } = hotel(said);
  expect(say).toContain(first);
  expect(say).toContain(second);
});

test('keeps the service and the day beside a question, and answers it', () => {
  const turn = salon('wanna get my hair cut and coloured this saturday… how much would that be');
  expect(turn.say).toContain('from $210');
  expect(rowsOf(turn)).toContain('Service: Cut and colour');
  expect(rowsOf(turn)).toContain('Time: Sat 21 Nov?');
});

test('a question beside an order does not change the order', () => {
  const turn = converse('a large pepperoni, do you have gluten free, and what time do you close');
  expect(rowsOf(turn)[0]).toBe('1 × Large pepperoni: $26.00');
  expect(turn.say).toContain('gluten free base for $4 more');
  expect(turn.say).toContain('11.30 am to 10 pm');
});

test.each([
  'can i get two large margheritas, a coke and a tiramisu',
  'have you got a room for two on the 14th, two nights?',
  '两个大的玛格丽特，一罐可乐，自取',
  '마르게리타 하나, 콜라 하나 주세요',
])('a list in one question or order stays whole: %s', (said) => {
  expect(splitQuestions(said)).toEqual([said]);
});
