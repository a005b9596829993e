import { expect, test } from 'vitest';
import { findPasswordFaults } from './password-faults.ts';

const strong = 'Kowhai-2026';

test('shows no error and cannot be sent while nothing is typed', () => {
  expect(findPasswordFaults({ current: '', next: '', confirmation: '' })).toEqual({
    next: undefined,
    confirmation: undefined,
    canSend: false,
  });
});

test.each([
  [{ current: 'Old-1234', next: 'weak', confirmation: '' }, 'next', 'Password does not meet strength requirements'],
  [
    { current: strong, next: strong, confirmation: strong },
    'next',
    'New password must be different from current password',
  ],
  [{ current: 'Old-1234', next: strong, confirmation: 'Kowhai' }, 'confirmation', 'New passwords do not match'],
] as const)('shows the error of %j under %s (product 8.18)', (form, field, sentence) => {
  const faults = findPasswordFaults(form);
  expect(faults[field]).toBe(sentence);
  expect(faults.canSend).toBe(false);
});

test('can be sent when valid and matching, but not without the current password', () => {
  expect(findPasswordFaults({ current: 'Old-1234', next: strong, confirmation: strong }).canSend).toBe(true);
  expect(findPasswordFaults({ current: '', next: strong, confirmation: strong }).canSend).toBe(false);
});
