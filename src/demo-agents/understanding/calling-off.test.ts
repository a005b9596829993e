import { expect, test } from 'vitest';
import { readCallingOff } from './calling-off.ts';

test.each([
  'forget the whole thing',
  'we’re not coming after all',
  'i don’t need the room any more',
  'no, not going ahead with this, sorry',
  'i’ve decided against it',
  'the trip’s off',
  'please don’t book anything',
  'on second thoughts i’ll pass',
])('certainly calls everything off: %s', (said) => {
  expect(readCallingOff(said)?.isCertain).toBe(true);
});

test.each([
  'never mind, something’s come up',
  'we’ve changed our plans',
  'my brother has already fixed it',
  'i’ll have to think about it and ring back',
  'we found somewhere else',
])('calls everything off if there is no detail beside it: %s', (said) => {
  expect(readCallingOff(said)).toMatchObject({ isCertain: false });
});

test.each([
  'forget the olives',
  'can i cancel for free later?',
  'what if i need to cancel?',
  'i don’t want it too hot',
  'leave it at the door',
  'actually leave it at two',
  'no, keep the booking',
])('calls nothing off: %s', (said) => {
  expect(readCallingOff(said)).toBeUndefined();
});

test('keeps the words beside it', () => {
  expect(readCallingOff('never mind, make it saturday')?.rest.trim()).toBe(', make it saturday');
});
