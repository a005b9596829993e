import { expect, test } from 'vitest';
import { countPages, pageWindow } from './pager.tsx';

test('an empty list has one page, 26 rows of 25 a page have two', () => {
  expect([countPages(0, 25), countPages(25, 25), countPages(26, 25), countPages(10_000, 25)]).toEqual([1, 1, 2, 400]);
});

test('first, last and the neighbours are offered; a gap of one page is that page', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(1, 400)).toEqual([1, 2, 'gap', 400]);
  expect(pageWindow(4, 400)).toEqual([1, 2, 3, 4, 5, 'gap', 400]);
  expect(pageWindow(200, 400)).toEqual([1, 'gap', 199, 200, 201, 'gap', 400]);
  expect(pageWindow(400, 400)).toEqual([1, 'gap', 399, 400]);
});
