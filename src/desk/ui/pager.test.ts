import { expect, test } from 'vitest';
import { countPages, countWords, pageWindow } from './pager.tsx';

test('an empty list has one page, and 26 rows have two pages of 25', () => {
  expect([countPages(0, 25), countPages(25, 25), countPages(26, 25), countPages(10_000, 25)]).toEqual([1, 1, 2, 400]);
});

test('shows the first and last page, the current one and its neighbours, and no gap in place of a single page', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(1, 400)).toEqual([1, 2, 'gap', 400]);
  expect(pageWindow(4, 400)).toEqual([1, 2, 3, 4, 5, 'gap', 400]);
  expect(pageWindow(200, 400)).toEqual([1, 'gap', 199, 200, 201, 'gap', 400]);
  expect(pageWindow(400, 400)).toEqual([1, 'gap', 399, 400]);
});

test('uses the singular for one and the plural for any other number', () => {
  expect(countWords(1, 'enquiries')).toBe('1 enquiry');
  expect(countWords(1, 'sessions')).toBe('1 session');
  expect(countWords(1, 'people')).toBe('1 person');
  expect(countWords(0, 'articles')).toBe('0 articles');
  expect(countWords(1200, 'articles')).toBe('1,200 articles');
});
