import { expect, test } from 'vitest';
import { createRestartDelay } from './restart-delay.ts';

test('waits longer each time a worker dies young, up to half a minute, and is quick again after a sound one', () => {
  const delay = createRestartDelay();
  const young = Array.from({ length: 9 }, () => delay.next(1000));
  expect(young).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect([delay.next(60_000), delay.next(10)]).toEqual([250, 500]);
});
