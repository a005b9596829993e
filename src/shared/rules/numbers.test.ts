import { expect, test } from 'vitest';
import { formatCount, formatDollars, formatTyped } from './numbers.ts';

test.each([0, 7, 999, 1000, 12_345, 100_000, 1_234_567])('%i is written as Intl writes it for New Zealand', (count) => {
  expect(formatCount(count)).toBe(count.toLocaleString('en-NZ'));
});

test('dollars have thousands separators, and cents only when there are any', () => {
  expect(formatDollars(10000)).toBe('$10,000');
  expect(formatDollars(199)).toBe('$199');
  expect(formatDollars(0.5)).toBe('$0.50');
  expect(formatDollars(300 * 0.29)).toBe('$87');
});

test('a number in a field has thousands separators and keeps its decimals', () => {
  expect([0, 300, 3000, 1234.5, 10_000_000].map(formatTyped)).toEqual(['0', '300', '3,000', '1,234.5', '10,000,000']);
});
