import { expect, test } from 'vitest';
import type { z } from 'zod';
import { createAccountSchema, inviteAccountSchema, resetFormSchema } from './new-password-forms.tsx';

const account = { full_name: 'Mere Kōwhai', email: 'mere@example.nz', password: 'kōwhai', confirm_password: 'kōwhai' };
const invited = { full_name: 'Mere Tūhoe', password: 'Kowhai-2026', confirm_password: 'Kowhai-2026' };
const reset = { new_password: 'Rimu-tree-9', confirm_password: 'Rimu-tree-9' };

function faults(schema: z.ZodType, form: object): string[] {
  const { error } = schema.safeParse(form);
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

test.each([
  ['create an account', createAccountSchema, account],
  ['accept an invite', inviteAccountSchema, invited],
  ['choose a new password', resetFormSchema, reset],
])('the form to %s refuses a repeated password that differs or is missing with one sentence', (_to, schema, form) => {
  expect(faults(schema, form)).toEqual([]);
  expect(faults(schema, { ...form, confirm_password: 'other' })).toEqual(['confirm_password: Passwords do not match.']);
  expect(faults(schema, { ...form, confirm_password: '' })).toEqual([
    'confirm_password: Please enter your password again.',
  ]);
});

test('all errors are reported at once', () => {
  expect(
    faults(createAccountSchema, { full_name: ' ', email: 'mere', password: 'abc', confirm_password: 'abd' }),
  ).toEqual([
    'full_name: Please enter your full name.',
    'email: Please enter a valid email address.',
    'password: Password must be at least 6 characters long.',
    'confirm_password: Passwords do not match.',
  ]);
  expect(faults(resetFormSchema, { new_password: 'weakling', confirm_password: 'other' })).toEqual([
    'new_password: Password does not meet strength requirements',
    'confirm_password: Passwords do not match.',
  ]);
});
