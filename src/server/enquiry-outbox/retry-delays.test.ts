import { expect, test } from 'vitest';
import { attemptMaximum, retryDelay } from './retry-delays.ts';

test('waits 30 seconds, then three times as long each time, twelve hours at most, about a day and a half in all', () => {
  const delays = Array.from({ length: attemptMaximum - 1 }, (_, index) => retryDelay(index + 1) / 1000);
  expect(delays.slice(0, 4)).toEqual([30, 90, 270, 810]);
  expect(Math.max(...delays)).toBe(12 * 3600);
  const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3600;
  expect(hours).toBeGreaterThan(24);
  expect(hours).toBeLessThan(48);
});
