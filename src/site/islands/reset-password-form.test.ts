import { expect, test } from 'vitest';
import { resetFormSchema } from './reset-password-form.tsx';

const messages = (form: object) => resetFormSchema.safeParse(form).error?.issues.map(({ message }) => message);

test.each([
  [{ new_password: 'Rimu-tree-9', confirm_password: 'Rimu-tree-9' }, undefined],
  [{ new_password: 'Rimu-tree-9', confirm_password: 'Rimu-tree-8' }, ['Passwords do not match.']],
  [{ new_password: 'Rimu-tree-9', confirm_password: '' }, ['Please enter your password again.']],
  [
    { new_password: 'weakling', confirm_password: 'other' },
    ['Password does not meet strength requirements', 'Passwords do not match.'],
  ],
])('the form %j has the errors %j', (form, expected) => {
  expect(messages(form)).toEqual(expected);
});
