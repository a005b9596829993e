import { expect, test } from 'vitest';
import { createOwnTexts } from './delayed-text.ts';

test('a text that is rendered after the field has written newer ones is the field’s own', () => {
  const own = createOwnTexts('');
  own.add('a');
  own.add('ab');
  own.add('abc');
  expect(own.isForeign('a')).toBe(false);
  expect(own.newest()).toBe('abc');
  expect(own.isForeign('abc')).toBe(false);
});

test('a text that the field did not write, or that was rendered before a newer one, comes from elsewhere', () => {
  const own = createOwnTexts('before');
  own.add('typed');
  expect(own.isForeign('typed')).toBe(false);
  expect(own.isForeign('before')).toBe(true);
  expect(own.newest()).toBe('before');
  expect(own.isForeign('a restored draft')).toBe(true);
  expect(own.newest()).toBe('a restored draft');
});
