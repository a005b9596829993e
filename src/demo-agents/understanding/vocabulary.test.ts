import { expect, test } from 'vitest';
import { createSpelling, editDistance, lookalikes } from '#language/spelling.ts';
import { beautyAgent } from '../agents/beauty/agent.ts';
import { clinicAgent } from '../agents/clinic/agent.ts';
import { allAgents, conversationWith, converse, rowsOf } from '../agents/conversation.fixture.ts';
import { demoBusinesses } from '../agents/demo-businesses.ts';
import { hotelsAgent } from '../agents/hotels/agent.ts';
import { tradesAgent } from '../agents/trades/agent.ts';
import { spelledWords } from './vocabulary.ts';

test.each([
  ['large', 'large', 0],
  ['lrge', 'large', 1],
  ['studoi', 'studio', 1],
  ['pepprni', 'pepperoni', 2],
  ['hat', 'cough', 5],
])('the distance from %s to %s is %i', (left, right, distance) => {
  expect(editDistance(left, right)).toBe(distance);
});

const wednesday = new Date('2026-11-18T00:10:00Z');

test('reads misspelt orders, rooms, services and jobs', () => {
  expect(rowsOf(converse('2 lrge pepprni n a magherita', 'lareg', 'pikup plz')).slice(0, 2)).toEqual([
    '2 × Large pepperoni: $52.00',
    '1 × Large margherita: $24.00',
  ]);
  expect(rowsOf(converse('마르게릿타 라지 하나랑 페파로니 라지 하나요')).slice(0, 2)).toEqual([
    '1 × Large margherita: $24.00',
    '1 × Large pepperoni: $26.00',
  ]);
  expect(rowsOf(converse('马格丽特大号一个'))[0]).toBe('1 × Large margherita: $24.00');
  expect(rowsOf(conversationWith(hotelsAgent)('room for 2 ppl tommorow 2 nites', 'the stuido')).slice(0, 3)).toEqual([
    'Dates: Sun 22 Nov to Tue 24 Nov, two nights',
    'Guests: 2',
    'Room: Studio',
  ]);
  const salon = conversationWith(beautyAgent, { now: wednesday })('i want a manicre on wensday');
  expect(rowsOf(salon)).toContain('Service: Manicure');
  expect(rowsOf(salon)).toContain('Time: Wed 25 Nov?');
});

test('the ticket keeps the caller’s own words as they were written', () => {
  const clinic = conversationWith(clinicAgent, { now: wednesday });
  const visit = 'hav bin coffin for a week need an apointmnt';
  expect(rowsOf(clinic(visit))).toContain('Call: New appointment');
  expect(rowsOf(clinic(visit))).toContain(`Reason, in their words: ${visit}`);
  const job = 'my toliet is blcoked and leeking';
  expect(rowsOf(conversationWith(tradesAgent)(job))).toContain(`Job: ${job}`);
});

test('a name or an address is never corrected', () => {
  expect(rowsOf(converse('a coke, pickup', 'no', 'Peter Larg'))).toContain('Name: Peter Larg');
  expect(rowsOf(converse('a coke delivered to 14 Studoi Road, my name is Basel'))).toContain(
    'Deliver to: 14 Studoi Road',
  );
  expect(rowsOf(converse('a coke delivered to 14 Studoi Road, my name is Basel'))).toContain('Name: Basel');
});

test.each(allAgents.flatMap((agent) => (agent.key === 'partners' ? [] : [[agent.key, agent] as const])))(
  'ordinary words, and what callers say in the example calls, stay as they are: %s',
  (key, agent) => {
    const spell = createSpelling(spelledWords(agent));
    const said = Object.values(demoBusinesses[key].exampleCall.turns).flatMap((turns) => turns.map(({ text }) => text));
    for (const text of [...lookalikes, ...said]) expect(spell(text).text).toBe(text);
  },
);
