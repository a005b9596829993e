import { expect, test } from 'vitest';
import { reply } from '../../conversation/dialogue.ts';
import { conversationWith, expectConfirmedCall, rowsOf, stateOf } from '../conversation.fixture.ts';
import { hotelsAgent } from './agent.ts';

const converse = conversationWith(hotelsAgent);

const bookings = {
  en: [
    ['Have you got a room for two on the 14th, two nights?', 'Free then, by the night: studio ($165)'],
    ['The studio. Can we check in late, about ten?', 'Studio: $330. That’s fine: the key will be in the lockbox'],
    ['Wei Chen.', 'Thanks, Wei Chen.'],
    ['021 555 0199', '$330 in all, GST included. Is that right?'],
    ['yes', 'We’re holding it for you: studio, Monday 14 December to Wednesday 16 December, two nights'],
  ],
  'zh-Hans': [
    ['14 号有两个人的房间吗？住两晚。', '可以选单间 (165 元)'],
    ['单间。晚上十点左右入住可以吗？', '单间：330 元。没问题，钥匙放在办公室旁的密码盒里'],
    ['陈伟，Wei Chen。', '谢谢，陈伟 Wei Chen。'],
    ['021 555 0199', '一共 330 元，含 GST。对吗？'],
    ['对的', '已经为您留好：单间，12月14日星期一到12月16日星期三，两晚'],
  ],
  ko: [
    ['14일에 두 명, 이틀 묵을 방 있나요?', '스튜디오 (165달러)'],
    ['스튜디오요. 밤 10시쯤 늦게 들어가도 되나요?', '스튜디오: 330달러. 괜찮습니다. 열쇠는 사무실 옆 보관함에'],
    ['웨이 첸이에요.', '웨이 첸 님'],
    ['021 555 0199', '모두 330달러, GST 포함입니다. 맞으세요?'],
    ['네', '12월 14일 월요일부터 12월 16일 수요일까지 2박, 스튜디오 객실을 잡아 두었습니다.'],
  ],
} as const;

test.each(Object.entries(bookings))('holds the room of the example call in %s', (language, lines) => {
  const turn = expectConfirmedCall(converse, language, lines);
  expect(rowsOf(turn).filter((row) => !row.startsWith('Guest: '))).toEqual([
    'Dates: Mon 14 Dec to Wed 16 Dec, two nights',
    'Guests: 2',
    'Room: Studio',
    'Total, GST included: $330.00',
    'Arrives: 10 pm',
    'Key: lockbox, code by text',
    'Phone: 021 555 0199',
  ]);
});

test('fills every detail from one sentence', () => {
  const turn = converse(
    'I need a one-bedroom unit for 2 adults and one child from next Friday for 3 nights, my name is Sarah Lee, 021 555 0123',
    'around six',
  );
  expect(stateOf(turn)).toBe('confirming');
  expect(rowsOf(turn)).toEqual([
    'Dates: Fri 27 Nov to Mon 30 Nov, three nights',
    'Guests: 3',
    'Room: One-bedroom unit with a kitchen',
    'Total, GST included: $630.00',
    'Arrives: 6 pm',
    'Key: at the office',
    'Guest: Sarah Lee',
    'Phone: 021 555 0123',
  ]);
});

test.each([
  ['no, three nights', 'Dates: Fri 27 Nov to Mon 30 Nov, three nights'],
  ['sorry, until Monday', 'Dates: Fri 27 Nov to Mon 30 Nov, three nights'],
  ['actually there are three of us', 'Guests: 3'],
  ['make it the two-bedroom unit', 'Room: Two-bedroom unit'],
  ['不对，住三晚', 'Dates: Fri 27 Nov to Mon 30 Nov, three nights'],
  ['改成下周四住一晚', 'Dates: Thu 26 Nov to Fri 27 Nov, one night'],
  ['아니요, 세 명이요', 'Guests: 3'],
  ['3박으로 바꿔 주세요', 'Dates: Fri 27 Nov to Mon 30 Nov, three nights'],
])('a stay for two from Friday for two nights, then "%s"', (said, row) => {
  expect(rowsOf(converse('from Friday for two nights, two people', 'the one-bedroom', said))).toContain(row);
});

test('refuses a room that is full or too small, and says what is available', () => {
  expect(converse('Saturday for one night for two', 'the studio').say).toBe(
    'Studio is full then. Which of these is it: one-bedroom unit with a kitchen ($210) or two-bedroom unit ($260)?',
  );
  expect(converse('tomorrow for one night for three', 'the studio').say).toMatch(/^Studio is too small for 3 guests\./);
  expect(converse('下周六住一晚，两个人', '单间').say).toMatch(/^单间那几天满了。/);
  expect(converse('토요일 1박 두 명', '스튜디오').say).toMatch(/만실/);
});

test('asks again for dates that are past or unknown', () => {
  expect(converse('yesterday for a night').say).not.toContain('Free then');
  expect(converse('on the 14th').say).toBe('For how many nights?');
  expect(converse('two nights').say).toBe('Which night would you arrive?');
  expect(converse('14号').say).toBe('住几晚？');
});

test('hands over groups, long stays, complaints and earlier bookings to a person', () => {
  expect(stateOf(converse('we are 12 people'))).toBe('offering');
  expect(stateOf(converse('tomorrow for 30 nights'))).toBe('offering');
  for (const said of [
    'We need two rooms',
    '我要投诉',
    '이미 예약했는데 바꾸고 싶어요',
    'I want to cancel my booking',
  ]) {
    const turn = converse(said);
    expect(turn.ticket.status, said).toBe('handed over');
    expect(turn.ticket.rows.at(-1)?.kind).toBe('note');
  }
});

test('"cancel my booking" in the middle of a call means the booking of this call, after a yes', () => {
  const asked = converse('tomorrow for two nights', 'cancel my booking');
  expect(stateOf(asked)).toBe('cancelling');
  expect(reply(asked.state, 'yes').ticket.status).toBe('cancelled');
});

test('refuses a card number, and stores no part of it', () => {
  const turn = converse('tomorrow for two nights', 'my card is 4111 1111 1111 1111');
  expect(turn.say).toMatch(/^Please don’t give me a card number/);
  expect(JSON.stringify(turn.ticket)).not.toContain('4111');
  expect(converse('信用卡 4111111111111111').say).toMatch(/^请不要告诉我卡号/);
  expect(converse('카드 4111-1111-1111-1111').say).toMatch(/^카드 번호는 말씀하지 마세요/);
});

test('sums up the booking, goes back, continues after silence and rudeness, hands over', () => {
  expect(converse('tomorrow for two nights, two of us', 'what did I book?').say).toMatch(
    /^So far: Sunday 22 November to Tuesday 24 November, two nights; 2 guests\./,
  );
  expect(converse('明天住两晚', '我订了什么？').say).toMatch(/^目前是：11月22日星期日到11月24日星期二，两晚/);
  expect(converse('내일 2박', '뭐 예약했죠?').say).toMatch(/^지금까지 11월 22일 일요일부터/);
  expect(converse('tomorrow for two nights', 'two of us', 'go back').say).toMatch(/How many of you/);
  expect(stateOf(converse('tomorrow', '', 'you idiot'))).toBe('offering');
  expect(converse('tomorrow', 'a real person please').ticket.status).toBe('handed over');
  expect(converse('there’s a fire in my room').say).toContain('call 111 now');
});

test('a question that names nights and guests fills them too', () => {
  const turn = converse('How much is a studio for two on Monday, one night?');
  expect(turn.say).toMatch(/^Studio: \$165 a night\./);
  expect(rowsOf(turn).slice(0, 2)).toEqual(['Dates: Mon 23 Nov to Tue 24 Nov, one night', 'Guests: 2']);
});

test('reads a name next to a phone number, and books the cheapest free room', () => {
  const turn = converse(
    'tonight, just one night, me and my wife',
    'whichever is cheapest',
    'around four',
    'My name is Aroha Ngata and my mobile is oh two one, five five five, oh one double nine',
  );
  expect(rowsOf(turn).slice(2)).toEqual([
    'Room: One-bedroom unit with a kitchen',
    'Total, GST included: $210.00',
    'Arrives: 4 pm',
    'Key: at the office',
    'Guest: Aroha Ngata',
    'Phone: 021 555 0199',
  ]);
});

test('a yes chooses the only room; two questions get two answers', () => {
  expect(rowsOf(converse('next Monday for a night, five people', 'yes'))).toContain('Room: Two-bedroom unit');
  const { say } = converse('is breakfast included and can we bring the dog?');
  expect(say).toContain('Breakfast isn’t included');
  expect(say).toContain('Dogs are welcome');
});

test('a starter of the page fills a detail, and does not only get an answer', () => {
  expect(rowsOf(converse('Can we check in after ten?'))).toContain('Arrives: After 8 pm');
  expect(rowsOf(converse('今晚还有双人房吗？'))).toContain('Dates: Sat 21 Nov?');
});
