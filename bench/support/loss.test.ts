import { expect, test } from 'vitest';
import { compareRounds } from './loss.ts';

test('the same figures are no loss', () => {
  expect(compareRounds({ before: [100, 110, 90], now: [100, 110, 90] })).toEqual({ ratio: 1, noise: 0, isLoss: false });
});

test('a machine that becomes slower slows both versions, so it is no loss', () => {
  expect(compareRounds({ before: [100, 80, 50], now: [100, 80, 50] }).isLoss).toBe(false);
});

test('a fifth less in every round is a loss', () => {
  const { ratio, isLoss } = compareRounds({ before: [100, 102, 98, 101, 99], now: [80, 82, 78, 81, 79] });
  expect(ratio).toBeCloseTo(0.8, 1);
  expect(isLoss).toBe(true);
});

test('a fifth less is not called a loss when the rounds differ by more than that', () => {
  const { noise, isLoss } = compareRounds({ before: [100, 100, 100, 100, 100], now: [120, 50, 80, 60, 110] });
  expect(noise).toBeGreaterThan(0.1);
  expect(isLoss).toBe(false);
});

test('a loss of a tenth is allowed', () => {
  expect(compareRounds({ before: [100, 100, 100], now: [91, 91, 91] }).isLoss).toBe(false);
});

test('rounds without a partner are refused', () => {
  expect(() => compareRounds({ before: [1], now: [] })).toThrow('both versions');
});
