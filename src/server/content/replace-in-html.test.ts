import { expect, test } from 'vitest';
import { quoteAt } from '#shared/rules/text-quote.ts';
import { replaceInHtml, replaceQuotedWords } from './replace-in-html.ts';

const search = { find: 'bell bird', match_case: false };

test.each([
  ['in a text', '<p>The Bell Bird sings.</p>', '<p>The Tui &amp; co sings.</p>'],
  [
    'over marks, with those of the first word',
    '<p><strong>Bell</strong> bird!</p>',
    '<p><strong>Tui &amp; co</strong>!</p>',
  ],
  ['in a link, with its address', '<a href="/bell-bird">bell bird</a>', '<a href="/bell-bird">Tui &amp; co</a>'],
  ['over a line break in the source', '<p>bell\nbird</p>', '<p>Tui &amp; co</p>'],
])('replaces words %s', (_name, html, expected) => {
  expect(replaceInHtml(html, search, 'Tui & co')).toBe(expected);
});

test.each([
  ['words of two blocks', '<p>bell</p><p>bird</p>'],
  ['addresses, alt texts and tags', '<p><img src="/bell bird.webp" alt="bell bird" loading="lazy"></p>'],
])('leaves %s as they are', (_name, html) => expect(replaceInHtml(html, search, 'Tui')).toBe(html));

test('takes the words literally, and their case only if it is asked for', () => {
  expect(replaceInHtml('<p>a.c abc</p>', { find: 'a.c', match_case: false }, 'x')).toBe('<p>x abc</p>');
  expect(replaceInHtml('<p>Tui tui</p>', { find: 'tui', match_case: true }, '<b>')).toBe('<p>Tui &lt;b&gt;</p>');
});

const read = '<p>We answer every call, day and night.</p><p>It costs $199 a month.</p>';

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
