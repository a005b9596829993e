import { changedPasswordMinimum } from './business-constants.ts';

/** The characters that count as special. A strong password contains at least one of them. */
export const specialCharacters = '!@#$%^&*()_+-=[]{};\':"\\|,.<>/?';

export interface StrengthRule {
  readonly key: 'length' | 'uppercase' | 'lowercase' | 'digit' | 'special';
  readonly label: string;
  readonly isMet: (password: string) => boolean;
}

/** The rules for a strong password, in the order in which the checklist shows them. */
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
    label: `One of these special characters: ${[...specialCharacters].join(' ')}`,
    isMet: (password) => [...password].some((character) => specialCharacters.includes(character)),
  },
];

export function isStrongPassword(password: string): boolean {
  return strengthRules.every((rule) => rule.isMet(password));
}
