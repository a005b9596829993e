import { expect, test } from 'vitest';
import { beautyAgent } from '../agents/beauty/agent.ts';
import { clinicAgent } from '../agents/clinic/agent.ts';
import { conversationWith, rowsOf } from '../agents/conversation.fixture.ts';

/** A Tuesday, 2 pm in Auckland. */
const tuesday = new Date('2026-11-24T01:00:00Z');
const clinic = conversationWith(clinicAgent, { now: tuesday });
const salon = conversationWith(beautyAgent, { now: tuesday });

test.each([
  [
    'I’ve a facial with you this Friday, could I push it out to the Thursday after, in the evening?',
    'Fri 27 Nov',
    /3 Dec/,
  ],
  ['we’re down for nails tomorrow but the car died, can we come in on Saturday instead', 'Wed 25 Nov', /Sat 28 Nov/],
  ['내일 손톱 예약했는데요, 애가 아파서 다음 주 수요일로 바꿔 주실 수 있나요', 'Wed 25 Nov', /2 Dec/],
  ['我明天约了做指甲，孩子发烧走不开，能挪到星期六吗', 'Wed 25 Nov', /Sat 28 Nov/],
])('moves a salon booking: %s', (said, was, time) => {
  const rows = rowsOf(salon(said));
  expect(rows).toContain('Call: Booking to move');
  expect(rows).toContain(`Was: ${was}`);
  expect(rows.find((row) => row.startsWith('Time: '))).toMatch(time);
});

test.each([
  [
    'I’m booked in with Dr Singh this Thursday but there’s a funeral, can I bump it to Friday morning?',
    'move',
    'Thu 26 Nov',
  ],
  ['我星期四约了 Singh 医生，临时要出差，想换到下星期一上午行不行', 'move', 'Thu 26 Nov'],
  ['금요일에 싱 선생님 예약이 있는데 다음 주 월요일 오전으로 옮겨야 할 것 같아요', 'move', 'Fri 27 Nov'],
  ['I’m meant to be in tomorrow to see Dr Moore but work called, I can’t come in', 'cancel', 'Wed 25 Nov'],
  ['목요일에 예약한 사람인데요, 다 나아서 안 가도 될 것 같아요', 'cancel', 'Thu 26 Nov'],
])('changes an appointment: %s', (said, change, was) => {
  const rows = rowsOf(clinic(said));
  expect(rows).toContain(`Call: Appointment to ${change}`);
  expect(rows).toContain(`Was: ${was}`);
});

test.each([
  'do you do hot stone massages? My back is absolutely munted from moving house and a mate swears by them',
  'I want a manicure, no, a lash lift instead, on Friday',
  '想换个发型，剪一下再染个棕色，下周三行吗',
  'Can I cancel for free if I book a cut on Friday?',
])('does not take a new booking for a change: %s', (said) => {
  expect(rowsOf(salon(said))).not.toContain('Call: Booking to move');
  expect(rowsOf(salon(said))).not.toContain('Call: Booking to cancel');
});

test.each(['yes cancel it please', '对，取消就好', '네 취소해 주세요'])(
  'a cancellation is confirmed by "%s"',
  (yes) => {
    const said = ['please cancel my appointment on Thursday', 'Mei Chen', '021 555 0199'];
    expect(clinic(...said, yes).ticket.status).toBe('confirmed');
  },
);
