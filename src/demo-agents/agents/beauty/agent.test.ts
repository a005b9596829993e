import { expect, test } from 'vitest';
import { reply } from '../../conversation/dialogue.ts';
import { conversationWith, expectConfirmedCall, rowsOf, stateOf } from '../conversation.fixture.ts';
import { beautyAgent } from './agent.ts';

/** 1.10 pm on a Wednesday in Auckland. */
const wednesday = new Date('2026-11-18T00:10:00Z');
const converse = conversationWith(beautyAgent, { now: wednesday });

const bookings = {
  en: [
    ['Cut and colour on Saturday, with Tia if she’s free.', 'from $210, 2 hours 30 minutes, with a patch test'],
    ['past my shoulders', 'Then allow 3 hours: from $240. I have Saturday 21 November at 9 am or 1.30 pm.'],
    ['half past one', 'You can change it free of charge until 24 hours before. What name is it under?'],
    ['Hana Lee', 'Thanks, Hana Lee.'],
    ['021 555 0199', 'From $240 in all, GST included. Is that right?'],
    ['yes please', 'You’re booked, Hana Lee: Saturday 21 November, 1.30 pm to 4.30 pm with Tia, from $240.'],
  ],
  'zh-Hans': [
    ['星期六想找 Tia 剪发加染发', '210 元起，2 小时 30 分钟'],
    ['过肩了', '那需要 3 小时，240 元起。'],
    ['下午一点半', '提前 24 小时可以免费更改。请问怎么称呼？'],
    ['叫我 Hana Lee', '谢谢，Hana Lee。'],
    ['021 555 0199', '240 元起'],
    ['对的', 'Hana Lee，约好了：11月21日星期六下午 1:30到下午 4:30'],
  ],
  ko: [
    ['토요일에 티아 선생님께 커트랑 염색하고 싶어요', '210달러부터, 2시간 30분'],
    ['어깨를 넘어요', '그러면 3시간 걸리고 240달러부터입니다.'],
    ['오후 1시 반이요', '성함이 어떻게 되세요?'],
    ['Hana Lee', 'Hana Lee 님'],
    ['021 555 0199', '240달러부터'],
    ['네', 'Hana Lee 님, 예약됐습니다. 11월 21일 토요일 오후 1시 30분부터 오후 4시 30분까지'],
  ],
} as const;

test.each(Object.entries(bookings))('books the service of the example call in %s', (language, lines) => {
  const turn = expectConfirmedCall(converse, language, lines);
  expect(rowsOf(turn)).toEqual([
    'Call: New booking',
    'Service: Cut and colour',
    'Beforehand: patch test, 48 h',
    'Hair: Hair past the shoulders',
    'Length: 3 hours',
    'Quoted, GST included: from $240.00',
    'With: Tia',
    'Time: Sat 21 Nov, 1.30 to 4.30 pm',
    'Client: Hana Lee',
    'Phone: 021 555 0199',
  ]);
});

test('fills every detail from one sentence', () => {
  const turn = converse('A manicure with anyone on Friday at 3 pm please, my name is Mei Chen, 021 555 0142');
  expect(stateOf(turn)).toBe('confirming');
  expect(rowsOf(turn)).toContain('With: Jess');
  expect(rowsOf(turn)).toContain('Time: Fri 20 Nov, 3 to 3.45 pm');
});

test('names who offers the service when the chosen person does not', () => {
  const turn = converse('a one-hour massage with Tia tomorrow');
  expect(turn.say).toContain('Tia doesn’t do that. Aroha, Sione or whoever is free can.');
  expect(rowsOf(reply(turn.state, 'Aroha at 10 then'))).toContain('With: Aroha');
});

test('checks the diary again when the service takes longer', () => {
  const turn = converse('a cut with Tia on Saturday at 11.15', 'actually a colour', 'above');
  expect(turn.say).toContain('That time isn’t free. The nearest I have: Saturday 21 November at');
});

test.each([
  ['no, Friday at 3', 'Time: Fri 20 Nov, 3 to 3.45 pm'],
  ['with Lin please', 'With: Lin'],
  ['actually a lash lift', 'Service: Lash lift and tint'],
  ['不对，星期五下午三点', 'Time: Fri 20 Nov, 3 to 3.45 pm'],
  ['아니요, 금요일 3시요', 'Time: Fri 20 Nov, 3 to 3.45 pm'],
])('accepts a correction at the end: %s', (said, row) => {
  const ready = converse('a manicure on Friday at 2 pm', 'anyone', 'Mei', '021 555 0142');
  expect(stateOf(ready)).toBe('confirming');
  expect(rowsOf(reply(ready.state, said))).toContain(row);
});

test.each([
  ['I need to move my Friday booking to next Wednesday at 3', 'Was: Fri 20 Nov', 'Time: Wed 25 Nov, 3 to 4 pm'],
  ['星期五的预约改到下周三下午三点', 'Was: Fri 20 Nov', 'Time: Wed 25 Nov, 3 to 4 pm'],
  ['금요일 예약을 다음 주 수요일 3시로 바꿔 주세요', 'Was: Fri 20 Nov', 'Time: Wed 25 Nov, 3 to 4 pm'],
])('moves a booking: %s', (said, was, time) => {
  const rows = rowsOf(converse(said));
  expect(rows).toContain('Call: Booking to move');
  expect(rows).toContain(was);
  expect(rows).toContain(time);
});

test('cancels a booking, hands over when asked, and sums up the booking', () => {
  const cancelled = converse('I have to cancel my booking on Friday', 'Mei', '021 555 0142', 'yes');
  expect(cancelled.say).toBe('It’s cancelled, Mei. Thank you for telling us.');
  expect(converse('a facial', 'can I talk to a person').ticket.status).toBe('handed over');
  expect(converse('a facial on Friday at 2', 'what did I book?').say).toMatch(/^So far: new booking; facial; /);
});
