import { expect, test } from 'vitest';
import { reply } from '../../conversation/dialogue.ts';
import { conversationWith, expectConfirmedCall, rowsOf, stateOf } from '../conversation.fixture.ts';
import { clinicAgent } from './agent.ts';

/** 1.10 pm on a Wednesday in Auckland. */
const wednesday = new Date('2026-11-18T00:10:00Z');
const converse = conversationWith(clinicAgent, { now: wednesday });

const bookings = {
  en: [
    ['I’d like to see the doctor on Friday morning', 'I have Friday 20 November at 10.40 am or 11.40 am. Which suits?'],
    ['the first one', 'Friday 20 November at 10.40 am. What’s the patient’s name?'],
    ['Jun Park', 'Have you been to us before, Jun Park?'],
    ['no, first time', 'And a phone number?'],
    ['021 555 0142', 'A few words on what it’s about'],
    ['a sore knee', '$65 in all, GST included. Is that right?'],
    ['yes', 'You’re booked, Jun Park: Friday 20 November at 10.40 am with Dr Singh.'],
  ],
  'zh-Hans': [
    ['我想预约星期五上午。', '是看医生（15 分钟）、长一点的门诊（30 分钟），还是找护士？'],
    ['看医生', '有空的是：11月20日星期五上午 10:40或上午 11:40。'],
    ['第一个', '请问患者姓名？'],
    ['叫我李娜', '李娜以前来过我们诊所吗？'],
    ['没来过', '请留一个电话号码'],
    ['021 555 0142', '方便简单说一下看什么吗'],
    ['嗓子疼', '一共 65 元，含 GST。对吗？'],
    ['对的', '李娜，约好了：11月20日星期五上午 10:40，Singh 医生。'],
  ],
  ko: [
    ['금요일 오전에 진료 볼 수 있을까요?', '11월 20일 금요일 오전 10시 40분 또는 오전 11시 40분이 비어 있습니다.'],
    ['첫 번째요', '성함이 어떻게 되세요?'],
    ['김민준이에요', '김민준 님은 저희 병원에 오신 적이 있나요?'],
    ['아니요, 처음이에요', '전화번호를 알려 주세요'],
    ['021 555 0142', '어떤 일로 오시는지'],
    ['무릎이 아파요', '모두 65달러, GST 포함입니다. 맞으세요?'],
    ['네', '김민준 님, 예약됐습니다. 11월 20일 금요일 오전 10시 40분, 싱 선생님입니다.'],
  ],
} as const;

test.each(Object.entries(bookings))('books a visit from start to end in %s', (language, lines) => {
  const turn = expectConfirmedCall(converse, language, lines);
  expect(rowsOf(turn).filter((row) => !/^(Patient|Reason)/.test(row))).toEqual([
    'Call: New appointment',
    'Visit: Doctor’s visit',
    'Length: 15 minutes',
    'Fee told: $65.00',
    'Time: Fri 20 Nov, 10.40 am',
    'With: Dr Singh',
    'New or known: First visit',
    'Phone: 021 555 0142',
  ]);
});

test.each([
  ['I need to move my Thursday appointment.', 'to Friday at 10.40'],
  ['我想改一下星期四的预约', '改到星期五上午十点四十'],
  ['목요일 예약을 바꾸고 싶어요', '금요일 오전 10시 40분으로 바꿔 주세요'],
])('moves an appointment: %s', (said, wanted) => {
  const turn = converse(said, wanted, 'my name is Jun Park', '021 555 0142', 'yes');
  expect(turn.ticket.status).toBe('confirmed');
  expect(turn.say).toMatch(/moved|改好了|변경했습니다/);
  expect(rowsOf(turn)).toEqual([
    'Call: Appointment to move',
    'Was: Thu 19 Nov',
    'Time: Fri 20 Nov, 10.40 am',
    'With: Dr Singh',
    'Patient: Jun Park',
    'Phone: 021 555 0142',
  ]);
});

test.each([
  ['I want to cancel my appointment', 'Thursday'],
  ['我要取消预约', '星期四'],
  ['예약을 취소하고 싶어요.', '목요일이요'],
])('cancels an appointment, which does not cancel the call: %s', (said, day) => {
  const turn = converse(said, day, 'my name is Jun Park', '021 555 0142', 'yes');
  expect(turn.ticket.status).toBe('confirmed');
  expect(rowsOf(turn)).toEqual([
    'Call: Appointment to cancel',
    'Was: Thu 19 Nov',
    'Patient: Jun Park',
    'Phone: 021 555 0142',
  ]);
  expect(stateOf(converse('a doctor on Friday', 'forget it', 'yes'))).toBe('cancelled');
});

test('reads the old and the new time from one sentence', () => {
  const turn = converse(
    'Please move my appointment from Thursday at 9.20 to Friday at 10.40, it’s under Jun Park, 021 555 0142',
  );
  expect(stateOf(turn)).toBe('confirming');
  expect(rowsOf(turn)).toContain('Was: Thu 19 Nov, 9.20 am');
  expect(rowsOf(turn)).toContain('Time: Fri 20 Nov, 10.40 am');
});

test.each([
  ['the doctor on Sunday at ten', 'We’re closed then. The nearest I have: Monday 23 November at 8.40 am'],
  ['the doctor on Friday at 9', 'That time isn’t free. The nearest I have: Friday 20 November at 10.40 am'],
  ['the doctor today at nine in the morning', 'That time has gone. The nearest I have:'],
  ['the doctor today at 1.20 pm', 'That’s too soon. The nearest I have: today at'],
  ['the doctor on 14 March', 'That’s further ahead than I can book.'],
])('offers the nearest free times: %s', (said, answer) => {
  expect(converse(said).say).toContain(answer);
});

test('asks for another day when no offer suits, and checks it against the length of the visit', () => {
  const offered = converse('the nurse on Saturday');
  expect(offered.say).toContain('That time isn’t free');
  expect(reply(offered.state, 'no').say).toBe('What day and time would suit?');
  expect(converse('a longer visit with Dr Moore tomorrow at 5.10 pm').say).toContain('That time isn’t free');
  expect(rowsOf(converse('a doctor’s visit with Dr Moore tomorrow at 5.10 pm'))).toContain('With: Dr Moore');
});

test.each([
  ['no, Monday at 8.30', 'Time: Mon 23 Nov, 8.30 am'],
  ['actually the nurse', 'Visit: Nurse visit'],
  ['sorry, my name is Mei Lee', 'Patient: Mei Lee'],
  ['不对，星期一上午八点半', 'Time: Mon 23 Nov, 8.30 am'],
  ['아니요, 월요일 오전 8시 반이요', 'Time: Mon 23 Nov, 8.30 am'],
])('accepts a correction at the end: %s', (said, row) => {
  const ready = converse('a doctor on Friday at 10.40', 'Jun Park', 'yes', '021 555 0142', 'no');
  expect(stateOf(ready)).toBe('confirming');
  expect(rowsOf(reply(ready.state, said))).toContain(row);
});

test('sums up the booking, goes back a step, and continues after silence and rudeness', () => {
  expect(converse('a doctor on Friday at 10.40', 'what did I book?').say).toMatch(
    /^So far: new appointment; doctor’s visit; Friday 20 November at 10\.40 am; with Dr Singh\. That’s \$65\./,
  );
  expect(converse('我想看医生，星期五十点四十', '我约了什么？').say).toMatch(/^目前是：新预约；普通门诊；11月20日/);
  expect(converse('금요일 10시 40분 진료요', '뭐 예약했죠?').say).toMatch(/^지금까지 새 예약; 진료; 11월 20일/);
  expect(converse('a doctor on Friday at 10.40', 'Jun Park', 'go back').say).toContain('What’s the patient’s name?');
  expect(stateOf(converse('a doctor', '', 'you idiot'))).toBe('offering');
});

test.each([
  ['en-NZ', 'My husband has chest pain', 'ring 111 for an ambulance now'],
  ['en-AU', 'she can’t breathe', 'ring 000 for an ambulance now'],
  ['en-NZ', '我爸爸昏迷了', '拨打 111 叫救护车'],
  ['en-AU', '숨을 못 쉬겠어요', '000에 전화해 구급차를'],
] as const)('in an emergency says the emergency number of %s and hands over: %s', (locale, said, answer) => {
  const turn = conversationWith(clinicAgent, { now: wednesday, locale })('a doctor on Friday', said);
  expect(turn.say).toContain(answer);
  expect(turn.ticket.status).toBe('handed over');
  expect(rowsOf(turn)).toContain(`Emergency: ${said.normalize('NFKC')}`);
});

test.each(['My baby has a fever', '孩子发烧了', '아기가 열이 나요'])(
  'puts through to the nurse at once: %s',
  (said) => {
    const turn = converse(said);
    expect(turn.ticket.status).toBe('handed over');
    expect(rowsOf(turn)).toContain(`Urgent, for the nurse: ${said}`);
  },
);

test('a caller called Park does not ask where to park', () => {
  expect(rowsOf(converse('a doctor on Friday at 10.40', 'Jun Park'))).toContain('Patient: Jun Park');
});

test.each([
  'a sore knee since the weekend, mostly on stairs',
  'it hurts since Monday',
  'I fell yesterday at nine',
  '从周末开始膝盖疼',
  '어제부터 무릎이 아파요',
])('days in the caller’s description do not change the booking: %s', (said) => {
  const rows = rowsOf(converse('a doctor on Friday at 10.40', 'Jun Park', 'yes', '021 555 0142', said));
  expect(rows).toContain('Time: Fri 20 Nov, 10.40 am');
  expect(rows).toContain(`Reason, in their words: ${said}`);
});

test.each([
  ['取消', '好的'],
  ['취소요', '네'],
])('%s alone cancels the call, but at the start it chooses the job', (said, yes) => {
  expect(rowsOf(converse(said))[0]).toBe('Call: Appointment to cancel');
  const asked = converse('a doctor on Friday at 10.40', said);
  expect(stateOf(asked)).toBe('cancelling');
  expect(reply(asked.state, yes).ticket.status).toBe('cancelled');
});
