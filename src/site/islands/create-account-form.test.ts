import { describe, expect, it } from 'vitest';
import { createAccountSchema } from './create-account-form.tsx';

const form = { full_name: 'Mere Kōwhai', email: 'mere@example.nz', password: 'kōwhai', confirm_password: 'kōwhai' };

function faults(change: Partial<typeof form>): string[] {
  const { error } = createAccountSchema.safeParse({ ...form, ...change });
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

describe('createAccountSchema', () => {
  it('accepts a password of six characters, and counts a letter with a macron as one', () => {
    expect(faults({})).toEqual([]);
  });

  it('refuses passwords that differ', () => {
    expect(faults({ confirm_password: 'rimurimu' })).toEqual(['confirm_password: Passwords do not match.']);
  });

  it('refuses a short password', () => {
    expect(faults({ password: 'short', confirm_password: 'short' })).toEqual([
      'password: Password must be at least 6 characters long.',
    ]);
  });

  it('reports all errors at once', () => {
    expect(faults({ full_name: ' ', email: 'mere', password: 'abc', confirm_password: 'abd' })).toEqual([
      'full_name: Please enter your full name.',
      'email: Please enter a valid email address.',
      'password: Password must be at least 6 characters long.',
      'confirm_password: Passwords do not match.',
    ]);
  });

  it('reports a missing second password with one sentence, not also as different', () => {
    expect(faults({ confirm_password: '' })).toEqual(['confirm_password: Please enter your password again.']);
  });
});
