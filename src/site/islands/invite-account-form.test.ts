import { expect, test } from 'vitest';
import { inviteAccountSchema } from './invite-account-form.tsx';

const form = { full_name: 'Mere Tūhoe', password: 'Kowhai-2026', confirm_password: 'Kowhai-2026' };

function faults(change: Partial<typeof form>): string[] {
  const { error } = inviteAccountSchema.safeParse({ ...form, ...change });
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

test('accepts a name and a strong password', () => {
  expect(faults({})).toEqual([]);
});

test('reports all errors at once', () => {
  expect(faults({ full_name: ' ', password: 'weak', confirm_password: 'week' })).toEqual([
    'full_name: Please enter your full name.',
    'password: Password does not meet strength requirements',
    'confirm_password: Passwords do not match.',
  ]);
  expect(faults({ confirm_password: '' })).toEqual(['confirm_password: Please enter your password again.']);
});
