import { expect, test } from 'vitest';
import { findPasswordFaults } from './change-password-dialog.tsx';

const strong = 'Kowhai-2026';

test('an empty form shows no error and cannot be sent', () => {
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
] as const)('the form %j shows an error under the field "%s"', (form, field, sentence) => {
  const faults = findPasswordFaults(form);
  expect(faults[field]).toBe(sentence);
  expect(faults.canSend).toBe(false);
});

test('a form with matching, strong passwords can be sent, but not without the current password', () => {
  expect(findPasswordFaults({ current: 'Old-1234', next: strong, confirmation: strong }).canSend).toBe(true);
  expect(findPasswordFaults({ current: '', next: strong, confirmation: strong }).canSend).toBe(false);
});
