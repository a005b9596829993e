import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApprovalNote } from './article-row.tsx';

test.each([
  [true, /^<p[^>]*><svg.*<\/svg>Approved by Mere/],
  [false, /^<p[^>]*>An older text approved by Mere/],
])('the list says who approved an article, and whether that is its current text: %o', (is_current, text) => {
  expect(renderToStaticMarkup(createElement(ApprovalNote, { approved_by: 'Mere', is_current }))).toMatch(text);
});
