import { describe, expect, it } from 'vitest';
import { createAccountSchema } from './create-account-schema.ts';

const form = { full_name: 'Mere Kōwhai', email: 'mere@example.nz', password: 'kōwhai', confirm_password: 'kōwhai' };

function faults(change: Partial<typeof form>): string[] {
  const { error } = createAccountSchema.safeParse({ ...form, ...change });
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

describe('createAccountSchema', () => {
  it('accepts a password of six characters, macrons counted once', () => {
    expect(faults({})).toEqual([]);
  });

  it('says that passwords differ', () => {
    expect(faults({ confirm_password: 'rimurimu' })).toEqual(['confirm_password: Passwords do not match.']);
  });

  it('says that a password is short', () => {
    expect(faults({ password: 'short', confirm_password: 'short' })).toEqual([
      'password: Password must be at least 6 characters long.',
    ]);
  });

  it('says every fault at once', () => {
    expect(faults({ full_name: ' ', email: 'mere', password: 'abc', confirm_password: 'abd' })).toEqual([
      'full_name: Please enter your full name.',
      'email: Please enter a valid email address.',
      'password: Password must be at least 6 characters long.',
      'confirm_password: Passwords do not match.',
    ]);
  });

  it('asks for the password again only once when it is missing', () => {
    expect(faults({ confirm_password: '' })).toEqual(['confirm_password: Please enter your password again.']);
  });
});
