import { expect, test } from 'vitest';
import { growthOf, mostGrowth, settled } from './flatness.ts';

test('a series that goes up and down is flat; one that also grows slowly is not', () => {
  const swings = [0, 9, -4, 7, -8, 3, 1, -6, 5, -2, 8, -7, 2, -1, 6, -3, 4, -9, 0, 1];
  expect(growthOf(swings.map((swing) => 150 + swing))).toBeLessThan(mostGrowth.heap);
  expect(growthOf(swings.map((swing, minute) => 150 + swing + 2 * minute))).toBeGreaterThan(mostGrowth.resident);
});

test('a series that grows only at first is flat', () => {
  const filling = [40, 90, 130, 140, 146, 149, 150, 150, 150, 150, 150, 150];
  expect(growthOf(settled(filling))).toBeLessThan(mostGrowth.heap);
});
