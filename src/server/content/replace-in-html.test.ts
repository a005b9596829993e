import { expect, test } from 'vitest';
import { replaceInHtml } from './replace-in-html.ts';

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
])('leaves %s as they are', (_name, html) => {
  expect(replaceInHtml(html, search, 'Tui')).toBe(html);
});

test('takes the words literally, and their case only if it is asked for', () => {
  expect(replaceInHtml('<p>a.c abc</p>', { find: 'a.c', match_case: false }, 'x')).toBe('<p>x abc</p>');
  expect(replaceInHtml('<p>Tui tui</p>', { find: 'tui', match_case: true }, '<b>')).toBe('<p>Tui &lt;b&gt;</p>');
});
