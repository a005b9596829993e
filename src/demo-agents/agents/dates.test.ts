import { expect, test } from 'vitest';
import { clinicAgent } from './clinic/agent.ts';
import { conversationWith, rowsOf } from './conversation.fixture.ts';
import { hotelsAgent } from './hotels/agent.ts';
import { tradesAgent } from './trades/agent.ts';

const clinic = conversationWith(clinicAgent);
const hotels = conversationWith(hotelsAgent);
const trades = conversationWith(tradesAgent);

test.each([
  'last tuesday at 3pm',
  'tuesday last week',
  'yesterday at ten',
  '20 November at 10 am',
  '上个星期二下午三点',
  '昨天上午',
  '지난주 화요일 오후 3시',
  '어제 오전이요',
])('says that a day has gone by, and which times are free: %s', (said) => {
  const turn = clinic('a doctor’s visit', said);
  expect(turn.say).toMatch(
    /That time has gone\. The nearest I have: |那个时间已经过了。最近的空位|그 시간은 지났습니다\. 가장 가까운/,
  );
  expect(rowsOf(turn).find((row) => row.startsWith('Time: '))).toMatch(/waiting|\?$/);
});

test('a stay that begins on a day gone by is not booked', () => {
  expect(hotels('a room for two from 20 November for two nights').say).toContain('That time has gone.');
});

test('a past day in the description of a job is no requested day', () => {
  const turn = trades('the tap broke last tuesday, not urgent', '22 Kauri Road');
  expect(turn.say).toMatch(/^Which day suits/);
  expect(rowsOf(turn)).toContain('Window: waiting');
});

test.each([
  ['31 June at 10', 'There is no 31 June.'],
  ['on the 30th of February', 'There is no 30th of February.'],
  ['25 o’clock', 'There is no 25 o’clock.'],
  ['6月31号', '没有“6月31号”这个日期或时间。'],
  ['6월 31일이요', '6월 31일은 없는 날짜나 시간이에요.'],
])('says that a date or time does not exist: %s', (said, answer) => {
  expect(clinic('a doctor’s visit', said).say).toContain(answer);
});

test('an impossible time does not book the time that was asked for before', () => {
  const turn = clinic('a doctor’s visit', 'sunday at 10', '25 o’clock on tuesday');
  expect(turn.say).toContain('There is no 25 o’clock.');
  expect(rowsOf(turn)).toContain('Time: Tue 24 Nov?');
});

test('says that the business is closed on a day, and which times are free', () => {
  expect(clinic('a doctor’s visit', 'sunday at 10').say).toMatch(/We’re closed then\. The nearest I have: Monday/);
});

test.each(['monday at 3, no, half past 4', 'monday at 3… no wait, half four', 'tuesday, no, monday at 4.30'])(
  'a time that is corrected in the same breath is the corrected one: %s',
  (said) => {
    const turn = trades('tap dripping, not urgent', '22 Kauri Road', said);
    expect(rowsOf(turn)).toContain('Window: Mon 23 Nov, 3.30 to 5.30 pm');
    expect(rowsOf(turn)).toContain('Access: waiting');
  },
);
