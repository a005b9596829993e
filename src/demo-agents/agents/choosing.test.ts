import { expect, test } from 'vitest';
import { clinicAgent } from './clinic/agent.ts';
import { conversationWith, converse, rowsOf } from './conversation.fixture.ts';
import { hotelsAgent } from './hotels/agent.ts';

const hotel = conversationWith(hotelsAgent);
const clinic = conversationWith(clinicAgent, { now: new Date('2026-11-18T00:10:00Z') });
const stay = 'Tuesday for two nights, two people';

test.each([
  ['the cheaper one', 'Studio'],
  ['the cheapest please', 'Studio'],
  ['the most expensive one', 'Two-bedroom unit'],
  ['the biggest', 'Two-bedroom unit'],
  ['the second one', 'One-bedroom unit with a kitchen'],
  ['the last one', 'Two-bedroom unit'],
  ['whichever', 'Studio'],
  ['便宜的那个', 'Studio'],
  ['第二个', 'One-bedroom unit with a kitchen'],
  ['最大的', 'Two-bedroom unit'],
  ['제일 싼 방', 'Studio'],
  ['두 번째요', 'One-bedroom unit with a kitchen'],
  ['더 큰 걸로 할게요', 'Two-bedroom unit'],
])('chooses a room by a property or by its place: %s', (said, room) => {
  expect(rowsOf(hotel(stay, said))).toContain(`Room: ${room}`);
});

test('chooses only among the rooms that are free', () => {
  const weekend = 'Friday for two nights, two people';
  expect(rowsOf(hotel(weekend, 'the first one'))).toContain('Room: One-bedroom unit with a kitchen');
  expect(rowsOf(hotel(weekend, '제일 싼 방'))).toContain('Room: One-bedroom unit with a kitchen');
  expect(rowsOf(hotel('your cheapest room for four of us from Tuesday, two nights'))).toContain(
    'Room: One-bedroom unit with a kitchen',
  );
});

test('a question for the cheapest room is answered and chooses nothing', () => {
  const turn = hotel(stay, 'what’s the cheapest?');
  expect(turn.say).toContain('A night is $165 in a studio');
  expect(rowsOf(turn)).toContain('Room: waiting');
});

test.each([
  ['whichever is quickest', 'Visit: Doctor’s visit'],
  ['the longer one', 'Visit: Longer visit'],
  ['the first', 'Visit: Doctor’s visit'],
])('chooses a visit by its length or place: %s', (said, row) => {
  expect(rowsOf(clinic('I need an appointment', said))).toContain(row);
});

test.each([
  ['not the studio, the one-bedroom', 'One-bedroom unit with a kitchen'],
  ['not the studio, the second one', 'One-bedroom unit with a kitchen'],
  ['the two-bedroom instead of the studio', 'Two-bedroom unit'],
  ['actually the bigger one', 'Two-bedroom unit'],
  ['不要单间，要套房', 'One-bedroom unit with a kitchen'],
  ['투베드룸으로요, 스튜디오 말고', 'Two-bedroom unit'],
])('a correction replaces the studio: %s', (said, room) => {
  expect(rowsOf(hotel(stay, 'the studio', said))).toContain(`Room: ${room}`);
});

test('a choice that the caller takes back is asked for again', () => {
  expect(rowsOf(hotel(stay, 'the studio', 'not the studio'))).toContain('Room: waiting');
});

test.each([
  ['large pepperoni, pickup', 'delivery, not pickup'],
  ['大号海鲜一个，自取', '不要自取，外送'],
  ['페퍼로니 라지 하나 포장이요', '포장 말고 배달로 해 주세요'],
])('"%s" then "%s" is delivered', (ordered, said) => {
  expect(rowsOf(converse(ordered, 'no', said))).toContain('Deliver to: waiting');
});

test.each([
  ['four of us now, two of them kids', 'Guests: 4'],
  ['four of us now, two kids', 'Guests: 4'],
  ['three, not two', 'Guests: 3'],
  ['现在是四个人，两个小孩', 'Guests: 4'],
  ['두 명 말고 세 명이요', 'Guests: 3'],
])('a stay for two, then "%s"', (said, row) => {
  expect(rowsOf(hotel(stay, said))).toContain(row);
});

test('money is no number of guests', () => {
  const turn = hotel('Tuesday for two nights', 'have you got something for 80 cash');
  expect(rowsOf(turn)).toContain('Guests: waiting');
  expect(turn.state.snapshot.value).toBe('asking');
});
