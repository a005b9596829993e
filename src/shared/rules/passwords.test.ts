import { expect, test } from 'vitest';
import { isStrongPassword, strengthRules } from './passwords.ts';

const met = (password: string) => strengthRules.filter((rule) => rule.isMet(password)).map((rule) => rule.key);

test('each rule of the checklist is checked by itself', () => {
  expect(met('abc')).toEqual(['lowercase']);
  expect(met('ABC')).toEqual(['uppercase']);
  expect(met('123')).toEqual(['digit']);
  expect(met('!!!')).toEqual(['special']);
  expect(met('        ')).toEqual(['length']);
});

test('a password is strong when all five are met', () => {
  expect(isStrongPassword('Kaka-po1')).toBe(true);
  expect(isStrongPassword('Kaka-po')).toBe(false);
  expect(isStrongPassword('kaka-po1')).toBe(false);
  expect(isStrongPassword('Kakapoo1')).toBe(false);
});

test('an emoji counts as one character', () => {
  expect(met('🐦🐦🐦🐦')).not.toContain('length');
});
