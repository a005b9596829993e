import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReviewNote } from './article-row.tsx';

test.each([
  [{ comments: 3, approved_by: '', is_current: false }, /3 comments<\/span><\/p>$/],
  [{ comments: 1, approved_by: 'Mere', is_current: true }, /1 comment<\/span>.*<svg.*Approved by Mere/],
  [{ comments: 0, approved_by: 'Mere', is_current: false }, /^<p[^>]*><span>An older text approved by Mere/],
])('the list says how many comments are open and who approved which text: %o', (review, text) => {
  expect(renderToStaticMarkup(createElement(ReviewNote, { review }))).toMatch(text);
});
