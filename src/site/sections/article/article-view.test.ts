import { expect, test } from 'vitest';
import { addContents, makeReachable } from './article-view.tsx';

const paragraph = `<p>${'What a caller hears. '.repeat(80)}</p>`;

test('a long article has its headings as contents, and each heading has the id of its entry', () => {
  const { html, headings } = addContents(
    `<h2>Hours &amp; days</h2>${paragraph}<h2>Prices</h2>${paragraph}<h2><em>What</em> next</h2>${paragraph}`,
  );
  expect(headings).toEqual([
    { id: 'part-1', text: 'Hours & days' },
    { id: 'part-2', text: 'Prices' },
    { id: 'part-3', text: 'What next' },
  ]);
  expect(html).toContain('<h2 id="part-3"><em>What</em> next</h2>');
});

test.each([
  ['few headings', `<h2>One</h2>${paragraph.repeat(4)}<h2>Two</h2>`],
  ['little text', '<h2>One</h2><h2>Two</h2><h2>Three</h2>'],
  ['no headings', paragraph.repeat(4)],
])('an article with %s has no contents and stays as it is', (_what, html) => {
  expect(addContents(html)).toEqual({ html, headings: [] });
});

test('code and tables can be reached by keyboard, and a tag in an attribute stays in it', () => {
  expect(makeReachable('<pre>a</pre><table><tbody></tbody></table><img alt="<pre>">')).toBe(
    '<pre tabindex=0>a</pre><table tabindex=0><tbody></tbody></table><img alt="<pre tabindex=0>">',
  );
});
