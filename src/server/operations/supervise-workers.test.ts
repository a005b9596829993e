import { expect, test } from 'vitest';
import { createRestartDelay } from './supervise-workers.ts';

test('doubles each time a worker dies early, up to 30 s, and starts over after one that ran long', () => {
  const delay = createRestartDelay();
  const early = Array.from({ length: 9 }, () => delay.next(1000));
  expect(early).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect([delay.next(60_000), delay.next(10)]).toEqual([250, 500]);
});
