import { expect, test } from 'vitest';
import { quoteAt } from '#shared/rules/text-quote.ts';
import { mergeProposedText, replaceQuotedWords } from './proposed-text.ts';

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

/** Replaces words that are in this text of a page. */
function replaced(html: string, page: string, words: string, by: string) {
  const start = page.indexOf(words);
  return replaceQuotedWords(html, quoteAt(page, start, start + words.length), by);
}

test('replaces words in HTML, also across inline elements and entities, and writes the new ones as text', () => {
  const page = 'We answer every call, day and night.It costs $199 a month.';
  expect(replaced(read, page, 'every call', '<b>all</b> & more')).toEqual({
    html: read.replace('every call', '&lt;b&gt;all&lt;/b&gt; &amp; more'),
  });
  const marked = '<p>Salt &amp; <strong>vinegar</strong> chips, a &lt;b&gt; and more words</p>';
  expect(replaced(marked, 'Salt & vinegar chips, a <b> and more words', '& vinegar chips', 'flavoured crisps')).toEqual(
    {
      html: '<p>Salt flavoured crisps<strong></strong>, a &lt;b&gt; and more words</p>',
    },
  );
});

test('refuses words that are gone, and words of two paragraphs', () => {
  const page = 'We answer every call, day and night.It costs $199 a month.';
  expect(replaced('<p>Another text</p>', page, 'every call', 'x')).toBe('gone');
  expect(replaced(read, page, 'night.It costs', 'x')).toBe('blocks');
});
