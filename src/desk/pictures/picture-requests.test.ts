import { expect, test } from 'vitest';
import { pictureName, sizeText, usesText } from './picture-requests.ts';

test('a picture without a file name has its number', () => {
  expect(pictureName({ id: 7, file_name: '' })).toBe('Picture 7');
  expect(pictureName({ id: 7, file_name: 'pad.jpg' })).toBe('pad.jpg');
});

test.each([
  [0, '1 kB'],
  [1024 * 412, '412 kB'],
  [1024 * 1024 * 3.2, '3.2 MB'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));

test('uses are counted in words', () => {
  expect([0, 1, 2].map((uses) => usesText({ uses }))).toEqual(['Not used', 'In 1 article', 'In 2 articles']);
});
