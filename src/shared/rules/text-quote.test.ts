import { expect, test } from 'vitest';
import { findQuote, quoteAt } from './text-quote.ts';

const text = 'We answer every call. We answer in three languages.';

function quoteOf(words: string, from = 0) {
  const start = text.indexOf(words, from);
  return quoteAt(text, start, start + words.length);
}

const found = (edited: string, quote = quoteOf('every call')) => {
  const place = findQuote(edited, quote);
  return place && edited.slice(place.start, place.end);
};

test('finds quoted words again after the text around them was edited', () => {
  expect(found(text)).toBe('every call');
  expect(found(`A new start. ${text.replace('three', 'five')}`)).toBe('every call');
  expect(found(text.replace('We answer every', 'People answer every'))).toBe('every call');
});

test('chooses the place whose surroundings agree most', () => {
  const second = quoteOf('We answer', 5);
  expect(findQuote(text, second)?.start).toBe(22);
  expect(findQuote(`New. ${text}`, second)?.start).toBe(27);
});

test('spaces and the ends of paragraphs do not count', () => {
  expect(found('We answer every\n\n  call.We answer in three languages.')).toBe('every\n\n  call');
});

test('says that words are gone, and does not take the same short word elsewhere for them', () => {
  expect(found(text.replace('every call', 'the phone'))).toBeUndefined();
  expect(found(text, { ...quoteOf('every call'), quote: 'words that were never there' })).toBeUndefined();
  expect(found('They may call us about every call they make.', quoteOf('call'))).toBeUndefined();
  expect(findQuote('Hello', quoteAt('Hello', 0, 5))).toEqual({ start: 0, end: 5 });
  expect(findQuote('Hello', { quote: '  ', prefix: '', suffix: '' })).toBeUndefined();
});
