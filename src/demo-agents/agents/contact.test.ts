import { expect, test } from 'vitest';
import { clinicAgent } from './clinic/agent.ts';
import { conversationWith, rowsOf } from './conversation.fixture.ts';
import { takeawayAgent } from './takeaway/agent.ts';
import { tradesAgent } from './trades/agent.ts';

const clinic = conversationWith(clinicAgent);
const takeaway = conversationWith(takeawayAgent);
const trades = conversationWith(tradesAgent);

test('a phone number in reply to the question for a name is only a phone number', () => {
  const turn = clinic('i wanna see the doctor about my sore knee', 'tuesday 10am', 'it’s 021 345 6789');
  expect(rowsOf(turn)).toContain('Phone: 021 345 6789');
  expect(rowsOf(turn)).toContain('Patient: waiting');
});

test('a complaint in reply to the question for a name is the reason of the visit, and the next reply is the name', () => {
  const turn = clinic('a doctor’s visit', 'tuesday 10am', 'sore knee', 'Its Dave');
  expect(turn.say).toBe('Have you been to us before, Dave?');
  expect(rowsOf(turn)).toContain('Reason, in their words: sore knee');
});

test('an ordinal takes an offered time, and is never a name', () => {
  const turn = clinic('预约', '看医生', '星期二', '第一个吧', '第一个吧');
  expect(rowsOf(turn)).toContain('Time: Tue 24 Nov, 9.40 am');
  expect(rowsOf(turn)).toContain('Patient: waiting');
});

test.each([
  ['hi its Aroha Smith here, i need to see a doctor tuesday at 10', 'Patient: Aroha Smith'],
  ['this is Jun from next door, can i get in to see the nurse on monday at 10', 'Patient: Jun'],
  ['你好，我叫李娜，想预约看医生', 'Patient: 李娜'],
  ['저는 김민준인데요, 진료 예약하려고요', 'Patient: 김민준'],
])('keeps a name that comes in the first sentence: %s', (said, row) => {
  expect(rowsOf(clinic(said))).toContain(row);
});

test('a name with a courtesy around it is understood, and a later correction replaces it', () => {
  const said = ['a coke, pickup', 'no', 'Aroha Smith, like I said'] as const;
  expect(takeaway(...said).say).toMatch(/^Thanks, Aroha Smith\./);
  expect(rowsOf(takeaway(...said, 'no, it’s Aroha Smyth'))).toContain('Name: Aroha Smyth');
  expect(rowsOf(takeaway(...said, 'Smyth not Smith'))).toContain('Name: Aroha Smyth');
});

test.each([
  ['number 24 not 22', '24 Kauri Road'],
  ['no, 24 instead of 22', '24 Kauri Road'],
  ['sorry, not 22, 24', '24 Kauri Road'],
  ['Rata Road not Kauri Road', '22 Rata Road'],
  ['不是22号，是24号', '24 Kauri Road'],
  ['22번지가 아니라 24번지예요', '24 Kauri Road'],
])('corrects a part of the address: %s', (said, address) => {
  const turn = trades('the tap is dripping at 22 Kauri Road, not urgent', said);
  expect(rowsOf(turn)).toContain(`Where: ${address}`);
});

test('a correction of the digits of a phone number keeps the others', () => {
  const turn = takeaway('a coke, pickup', 'no', 'Jo', '021 555 0198', '0199 not 0198');
  expect(rowsOf(turn)).toContain('Phone: 021 555 0199');
});
