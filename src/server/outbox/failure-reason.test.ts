import { expect, test } from 'vitest';
import { withoutAddresses } from './failure-reason.ts';
import { attemptMaximum, retryDelay } from './outbox-limits.ts';

test('waits 30 seconds, then three times as long each time, twelve hours at most, about a day and a half in all', () => {
  const delays = Array.from({ length: attemptMaximum - 1 }, (_, index) => retryDelay(index + 1) / 1000);
  expect(delays.slice(0, 4)).toEqual([30, 90, 270, 810]);
  expect(Math.max(...delays)).toBe(12 * 3600);
  const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3600;
  expect(hours).toBeGreaterThan(24);
  expect(hours).toBeLessThan(48);
});

test.each([
  'Request cannot be constructed from a URL that includes credentials: https://user:hidden@example.com/in?key=hidden',
  'Invalid greeting from smtps://bellbird:hidden@mail.example (fetch failed)',
])('a reason contains no address, because an address may contain a password: %s', (reason) => {
  expect(withoutAddresses(reason)).not.toContain('hidden');
  expect(withoutAddresses(reason)).toContain('[address]');
});

test('a reason without an address stays as it is, up to 1000 characters', () => {
  expect(withoutAddresses('The receiver answered 500')).toBe('The receiver answered 500');
  expect(withoutAddresses('a'.repeat(5000))).toHaveLength(1000);
});
