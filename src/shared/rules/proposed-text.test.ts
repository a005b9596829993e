import { expect, test } from 'vitest';
import { mergeProposedText } from './proposed-text.ts';

const read = '<p>We answer every call, day and night.</p><p>It costs $199 a month.</p>';

test('a proposal keeps what others changed in other words', () => {
  const proposed = read.replace('every call', 'each caller');
  const saved = read.replace('$199', '$249');
  expect(mergeProposedText(read, proposed, read)).toBe(proposed);
  expect(mergeProposedText(read, proposed, saved)).toBe(saved.replace('every call', 'each caller'));
  expect(mergeProposedText(read, proposed, `<h2>New</h2>${saved}`)).toContain('<h2>New</h2><p>We answer each caller,');
});

test('a proposal does not fit when its words are gone', () => {
  const proposed = read.replace('every call', 'each caller');
  expect(mergeProposedText(read, proposed, read.replace('every call', 'the phone'))).toBeUndefined();
  expect(mergeProposedText(read, proposed, '')).toBeUndefined();
});

test('a proposal that the saved text has already changes nothing', () => {
  expect(mergeProposedText('Old', 'New', 'New')).toBe('New');
});

test('a text that was rewritten as a whole fits only what was read', () => {
  const long = Array.from({ length: 3000 }, (_, index) => `word${index}`).join(' ');
  const other = Array.from({ length: 3000 }, (_, index) => `other${index}`).join(' ');
  expect(mergeProposedText(long, other, long)).toBe(other);
  expect(mergeProposedText(long, other, `${long} more`)).toBeUndefined();
});
