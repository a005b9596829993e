import { expect, test } from 'vitest';
import { blankLinesToParagraphs, hasBlankLine } from './blank-lines.ts';
import { parseHtml } from './html-tree.ts';

test.each([
  ['One\n\nTwo', '<p>One</p>\n<p>Two</p>'],
  ['One\ntwo\n \n<strong>Three</strong> &amp; four\n', '<p>One\ntwo</p>\n<p><strong>Three</strong> &amp; four</p>'],
  ['<h2>Title</h2>\nOne\n\nTwo\n<p>Three</p>', '<h2>Title</h2>\n<p>One</p>\n<p>Two</p>\n<p>Three</p>'],
  ['<p>One\n\nTwo</p>\n\n<p>Three</p>', '<p>One\n\nTwo</p>\n\n<p>Three</p>'],
])('%j becomes %j', (html, expected) => {
  expect(blankLinesToParagraphs(html)).toBe(expected);
  expect(hasBlankLine(parseHtml(expected))).toBe(false);
});

test('sees blank lines only in text without a block', () => {
  expect(hasBlankLine(parseHtml('One\n\n<em>Two</em>'))).toBe(true);
  expect(hasBlankLine(parseHtml('<p>One</p>\n\n<p>Two</p>'))).toBe(false);
  expect(hasBlankLine(parseHtml('<p>One</p>\n\nTwo\n\n<p>Three</p>'))).toBe(false);
});
