import { expect, test } from 'vitest';
import { conversationWith, rowsOf, stateOf } from '../agents/conversation.fixture.ts';
import { hotelsAgent } from '../agents/hotels/agent.ts';
import { takeawayAgent } from '../agents/takeaway/agent.ts';

const order = conversationWith(takeawayAgent);
const stay = conversationWith(hotelsAgent);

test.each([
  ['a large margherita, could you cut it into squares, I’ll pick it up', 'To confirm: “could you cut it into squares”'],
  ['一个大号夏威夷，麻烦带几张餐巾纸，我来拿', 'To confirm: “麻烦带几张餐巾纸”'],
  ['하와이안 라지 하나요, 작게 잘라 주세요, 포장이요', 'To confirm: “작게 잘라 주세요”'],
])('a request beside an order that is not understood is put to the caller and to the kitchen: %s', (said, row) => {
  const turn = order(said, 'that’s all', 'Mei', 'no');
  expect(stateOf(turn)).toBe('confirming');
  expect(rowsOf(turn)).toContain(row);
  expect(turn.say).toContain(row.replace(/^.*“|”$/g, ''));
});

test('a yes beside a request that is not understood confirms nothing before the request was named', () => {
  const said = ['a large margherita for pickup', 'that’s all', 'Mei', 'no', 'yes, but can you cut it into squares'];
  const turn = order(...said);
  expect(stateOf(turn)).toBe('confirming');
  expect(turn.say).toContain('can you cut it into squares');
  const after = order(...said, 'yes');
  expect(after.ticket.status).toBe('confirmed');
  expect(rowsOf(after).some((row) => row.startsWith('To confirm: “'))).toBe(true);
});

test.each([
  'tomorrow for two nights please, two of us',
  'can you hear me? tomorrow for two nights, two of us',
  'hang on please, tomorrow for two nights, two of us',
  '麻烦你，明天住两晚，两个人',
  '내일 2박, 두 명으로 부탁드려요',
])('a request that is understood, and small talk, leave no such row: %s', (said) => {
  expect(rowsOf(stay(said)).filter((row) => row.startsWith('To confirm'))).toEqual([]);
});
