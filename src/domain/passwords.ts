import { changedPasswordMinimum } from './business-constants.ts';

/** The special characters; a strong password contains at least one. */
export const specialCharacters = '!@#$%^&*()_+-=[]{};\':"\\|,.<>/?';

/** One rule of the strength checklist. */
export interface StrengthRule {
  readonly key: 'length' | 'uppercase' | 'lowercase' | 'digit' | 'special';
  readonly label: string;
  readonly isMet: (password: string) => boolean;
}

/** The rules that a new password must meet, in the order of the checklist (product 7.11). */
export const strengthRules: readonly StrengthRule[] = [
  {
    key: 'length',
    label: `At least ${changedPasswordMinimum} characters`,
    isMet: (password) => [...password].length >= changedPasswordMinimum,
  },
  { key: 'uppercase', label: 'An uppercase letter', isMet: (password) => /\p{Lu}/u.test(password) },
  { key: 'lowercase', label: 'A lowercase letter', isMet: (password) => /\p{Ll}/u.test(password) },
  { key: 'digit', label: 'A digit', isMet: (password) => /\d/.test(password) },
  {
    key: 'special',
    label: 'A special character, such as ! @ # or ?',
    isMet: (password) => [...password].some((character) => specialCharacters.includes(character)),
  },
];

/** Returns whether a password meets every rule of the checklist. */
export function isStrongPassword(password: string): boolean {
  return strengthRules.every((rule) => rule.isMet(password));
}
