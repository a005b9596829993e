import { expect, test } from 'vitest';
import { splitBesideQuestion } from '../understanding/split-clauses.ts';
import { beautyAgent } from './beauty/agent.ts';
import { clinicAgent } from './clinic/agent.ts';
import { conversationWith, converse, rowsOf } from './conversation.fixture.ts';
import { hotelsAgent } from './hotels/agent.ts';
import { tradesAgent } from './trades/agent.ts';

test.each([
  [
    conversationWith(hotelsAgent),
    'Hi it’s Tāne Mahuta, do you have parking? my number is 021 555 0199',
    'Parking is free',
    ['Guest: Tāne Mahuta', 'Phone: 021 555 0199'],
  ],
  [
    conversationWith(hotelsAgent),
    'this is Mei Chen on 021 555 0199, can I bring a dog?',
    'Dogs are welcome',
    ['Guest: Mei Chen', 'Phone: 021 555 0199'],
  ],
  [
    conversationWith(tradesAgent),
    'its Dave at 22 Kauri Road, how much is a call out? the tap is dripping, not urgent',
    'A weekday call-out is $110',
    ['Where: 22 Kauri Road', 'Name: Dave', 'How urgent: Can wait'],
  ],
  [
    conversationWith(clinicAgent),
    'do you have parking and my name is Mei Chen, I’d like to see the doctor on Tuesday at 9.40',
    'free parking behind the clinic',
    ['Patient: Mei Chen', 'Time: Tue 24 Nov, 9.40 am', 'Visit: Doctor’s visit'],
  ],
  [
    conversationWith(beautyAgent),
    'wanna get my hair cut and coloured this saturday, how much is it',
    'from $210',
    ['Service: Cut and colour', 'Time: Sat 21 Nov?'],
  ],
  [
    converse,
    'hi, can I get two large margheritas, how long will it take and my name is Jo',
    'About 20 minutes for pickup',
    ['2 × Large margherita: $48.00', 'Name: Jo'],
  ],
] as const)('a question is answered and the details beside it are kept (%#)', (call, said, answer, rows) => {
  const turn = call(said);
  expect(turn.say).toContain(answer);
  expect(rowsOf(turn)).toEqual(expect.arrayContaining([...rows]));
});

test('an order with "how much is that" is kept, and its total is said', () => {
  expect(converse('two large margheritas, how much is that').say).toBe(
    'Two large margheritas. That’s $48. Anything else?',
  );
});

test('a question for the price is not answered a second time when the confirmation says it', () => {
  const { say } = conversationWith(beautyAgent)('wanna get my hair cut and coloured this saturday, how much is it');
  expect(say).toMatch(/^A cut and colour is from \$210/);
});

test.each([
  ['actually, can I get a large one', 1],
  ['sorry, how much is that', 1],
  ['a room for two on Friday, do you have parking', 2],
  ['do you deliver to here and my name is Jo', 2],
])('splits "%s" into %i parts', (clause, count) => {
  expect(splitBesideQuestion(clause)).toHaveLength(count);
});
