import { expect, test } from 'vitest';
import { meaningOf } from './html-meaning.ts';
import { parseHtml } from './html-tree.ts';

const meaning = (html: string) => meaningOf(parseHtml(html));

test.each([
  ['<p>One\n two</p>', '<p> One two </p>'],
  ['<p>One <br> two</p>', '<p>One<br>two</p>'],
  ['<p><em><strong>One</strong></em></p>', '<p><strong><em>One</em></strong></p>'],
  ['<p><em>O</em><em>ne</em></p>', '<p><em>One</em></p>'],
  ['<ul>\n<li>One</li>\n</ul>', '<ul><li>One</li></ul>'],
  ['<p><a href="https://a.nz">One</a></p>', '<p><a href="https://a.nz" rel="noopener">One</a></p>'],
  [
    '<figure><img src="https://a.nz/b.png"></figure>',
    '<figure><img src="https://a.nz/b.png" alt="" loading="lazy"></figure>',
  ],
])('%s means the same as %s', (one, other) => {
  expect(meaning(one)).toBe(meaning(other));
});

test.each([
  ['<p>One</p>', '<p>Two</p>'],
  ['<p>One</p>', 'One'],
  ['<p>One two</p>', '<p>One&nbsp;two</p>'],
  ['<p>One</p>', '<h2>One</h2>'],
  ['<p>One <em>two</em></p>', '<p>One two</p>'],
  ['<p>One<br>two</p>', '<p>One two</p>'],
  ['<p><a href="/a">One</a></p>', '<p><a href="/b">One</a></p>'],
  ['<ul><li>One</li></ul>', '<ul><li><p>One</p></li></ul>'],
  ['<ul><li>One</li></ul>', '<ol><li>One</li></ol>'],
  ['<pre><code>a\n b</code></pre>', '<pre><code>a b</code></pre>'],
  ['<table><tr><td>1</td></tr></table>', '<table><tr><th>1</th></tr></table>'],
  ['<table><tr><td colspan="2">1</td></tr></table>', '<table><tr><td>1</td></tr></table>'],
  ['<table><thead><tr><td>1</td></tr></thead></table>', '<table><tr><td>1</td></tr></table>'],
  ['<img src="https://a.nz/b.png" alt="a">', '<img src="https://a.nz/b.png" alt="b">'],
])('%s does not mean the same as %s', (one, other) => {
  expect(meaning(one)).not.toBe(meaning(other));
});
