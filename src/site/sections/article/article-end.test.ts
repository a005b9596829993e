import { expect, test } from 'vitest';
import { fittingDemo } from './article-end.tsx';

const article = { title: 'Half an hour a month', tags: [], summary: 'What to read.', content: '<p>Read the log.</p>' };

test('the trade that an article mentions most has the demo that fits', () => {
  expect(fittingDemo({ ...article, title: 'What a missed call costs a tradie' })).toBe('trades');
  expect(fittingDemo({ ...article, tags: [{ id: 1, name: 'Motels' }] })).toBe('hotels');
  expect(fittingDemo({ ...article, content: '<p>A patient asks for an appointment at the salon.</p>' })).toBe('clinic');
});

test('a word in the title counts more than several in the text', () => {
  expect(fittingDemo({ ...article, title: 'The salon', content: '<p>guests, guests, guests</p>' })).toBe('beauty');
});

test('an article about no trade has no demo that fits', () => {
  expect(fittingDemo(article)).toBeUndefined();
});
