import { expect, test } from 'vitest';
import { missedCallsExample, readMissedCallsAmount, readMissedCallsQuery, sumMissedCalls } from './missed-calls.ts';

test('the example has the numbers of the article, and the sum is written out', () => {
  expect(sumMissedCalls(missedCallsExample)).toEqual({
    month: '$1,200',
    halfMonth: '$600',
    weekSum: '5 calls: 4 in 10 are work you want, and you win 5 in 10 of those. 5 × 0.4 × 0.5 × $300 = $300 a week',
    monthSum: '$300 × 4 weeks = $1,200',
  });
});

test('a typed text that is not a number is 0, and a number above its limit becomes the limit', () => {
  expect(readMissedCallsAmount('lostCalls', 'some')).toBe(0);
  expect(readMissedCallsAmount('wantedOfTen', '11')).toBe(10);
  expect(readMissedCallsAmount('jobValue', '$1,250')).toBe(1250);
});

test('the query of a URL sets the numbers, and the example fills in the rest', () => {
  expect(readMissedCallsQuery(new URLSearchParams('lost=8&job=abc&won=9'))).toEqual({
    ...missedCallsExample,
    lostCalls: 8,
  });
});
