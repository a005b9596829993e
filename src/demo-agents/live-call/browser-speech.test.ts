import { expect, test } from 'vitest';
import { interrupts, isEcho } from './browser-speech.ts';

const order = 'One large margherita and one Coke, pickup. That’s $28. Anything else?';

test.each([
  [order, 'one large margarita and one coke'],
  [order, 'pickup that’s 28'],
  ['两个大号玛格丽特，一罐可乐。还需要别的吗？', '还需要别的吗'],
  ['마르게리타 라지 두 판, 포장. 더 필요하신 게 있으세요?', '더 필요하신 게'],
])('the agent’s own words do not interrupt it: %s', (spoken, heard) => {
  expect(isEcho(heard, spoken)).toBe(true);
  expect(interrupts(heard, spoken)).toBe(false);
});

test.each([
  [order, 'no wait make it two'],
  [order, 'hang on my wife wants a salad'],
  ['两个大号玛格丽特，一罐可乐。还需要别的吗？', '等一下不对'],
  ['마르게리타 라지 두 판, 포장. 더 필요하신 게 있으세요?', '잠깐만요 아니에요'],
])('a caller’s words interrupt the agent: %s', (spoken, heard) => {
  expect(interrupts(heard, spoken)).toBe(true);
});

test('a single word interrupts only when it is complete', () => {
  expect(interrupts('stop', order)).toBe(false);
  expect(isEcho('stop', order)).toBe(false);
});
