import { changedPasswordMinimum } from './business-constants.ts';

/** The fixed set from which a strong password has at least one character (specification 5, Change password). */
export const specialCharacters = '!@#$%^&*()_+-=[]{};\':"\\|,.<>/?';

/** One line of the strength checklist: what it asks, and whether a password meets it. */
export interface StrengthRule {
  readonly key: 'length' | 'uppercase' | 'lowercase' | 'digit' | 'special';
  readonly label: string;
  readonly isMet: (password: string) => boolean;
}

/** The rules a changed password meets, in the order of the checklist (specification 5, Change password). */
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

/** Whether a password meets every rule of the checklist. */
export function isStrongPassword(password: string): boolean {
  return strengthRules.every((rule) => rule.isMet(password));
}
