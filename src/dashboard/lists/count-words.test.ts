import { expect, test } from 'vitest';
import { countWords } from './pager.tsx';

test('one thing is named in the singular, any other number in the plural', () => {
  expect(countWords(1, 'enquiries')).toBe('1 enquiry');
  expect(countWords(1, 'sessions')).toBe('1 session');
  expect(countWords(0, 'articles')).toBe('0 articles');
  expect(countWords(1200, 'articles')).toBe('1,200 articles');
});
