import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { allowedElements, isAllowedAttribute } from '#shared/rules/article-html.ts';
import { hostileHtml } from '#tests/support/hostile-html.ts';
import { createArticleHtmlCleaner } from './article-html-rules.ts';

const clean = createArticleHtmlCleaner();
const { document } = new JSDOM('<!doctype html>').window;

/** Parses HTML in a document with a doctype, separate from the document that the cleaner uses. */
function parse(html: string): HTMLElement {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder;
}

/** Returns every element and attribute that is not allowed. */
function violations(holder: HTMLElement): string[] {
  return [...holder.querySelectorAll('*')].flatMap((element) => {
    if (!Object.hasOwn(allowedElements, element.localName)) return [`<${element.localName}>`];
    return [...element.attributes]
      .filter(({ name, value }) => !isAllowedAttribute(element.localName, name, value))
      .map(({ name, value }) => `${element.localName} ${name}=${value}`);
  });
}

test('removes control characters and noncharacters, however they are written', () => {
  expect(clean('<p>a\u0007b&#8;c\uFFFE&#xFDD0;d\te\nf</p><img src="https://a.nz/b.png" alt="g\u0001&#xB;h">')).toBe(
    '<p>abcd\te\nf</p><img src="https://a.nz/b.png" alt="g\nh" loading="lazy">',
  );
});

describe('cleaning article HTML', () => {
  test.each([
    ['<p>Plain <strong>and</strong> <em>so</em></p>', '<p>Plain <strong>and</strong> <em>so</em></p>'],
    ['<h1>Too large</h1><h2>Right</h2>', 'Too large<h2>Right</h2>'],
    ['<div class="x"><span style="color:red">Text</span></div>', 'Text'],
    ['<p onclick="x()" id="a" data-a="b" aria-label="c" style="x">Text</p>', '<p>Text</p>'],
    ['<p dir="rtl" lang="ar">a</p><li dir="up" lang="x y">b</li>', '<p dir="rtl" lang="ar">a</p><li>b</li>'],
    ['<script>alert(1)</script><style>p{}</style><iframe src="https://x"></iframe>after', 'after'],
    ['<a href="https://a.nz" target="_blank" onmouseover="x">a</a>', '<a href="https://a.nz" rel="noopener">a</a>'],
    ['<a href="mailto:a@b.nz">m</a><a href="#top">t</a>', '<a href="mailto:a@b.nz">m</a><a href="#top">t</a>'],
    [
      '<a href="other-article">o</a><a href="../demo?x=1#y">d</a><a href="/nz/demo">n</a>',
      '<a href="other-article">o</a><a href="../demo?x=1#y">d</a><a href="/nz/demo">n</a>',
    ],
    [
      '<a href="/">h</a><a href="/#pricing">p</a><a href="/nz/">z</a><a href="/nz/#pricing">q</a>',
      '<a href="/">h</a><a href="/#pricing">p</a><a href="/nz/">z</a><a href="/nz/#pricing">q</a>',
    ],
    ['<a href="javascript:alert(1)">j</a>', '<a>j</a>'],
    ['<a href="java&#10;script:alert(1)">j</a>', '<a>j</a>'],
    ['<a href="&#x01;javascript:alert(1)">j</a>', '<a>j</a>'],
    [
      '<a href="data:text/html,x">d</a><a href="//evil.example">e</a><a href="/\\evil.example">e</a>',
      '<a>d</a><a>e</a><a>e</a>',
    ],
    [
      '<a href="vbscript:x">v</a><a href="ftp://x">f</a><a href="HTTPS://X.NZ">h</a>',
      '<a>v</a><a>f</a><a href="HTTPS://X.NZ" rel="noopener">h</a>',
    ],
    [
      '<img src="https://a.nz/b.png" width="10" height="x" onerror="y">',
      '<img src="https://a.nz/b.png" width="10" alt="" loading="lazy">',
    ],
    [
      '<img src="/pictures/k3f9abcdefgh0123.webp" alt="Pad"><img src="/pictures/x.webp"><img src="/pictures/k3f9abcdefgh0123.webp?x">',
      '<img src="/pictures/k3f9abcdefgh0123.webp" alt="Pad" loading="lazy">',
    ],
    [
      '<figure><img src="https://a.nz/b.png" alt="Bird" loading="eager"><figcaption>Bird</figcaption></figure>',
      '<figure><img src="https://a.nz/b.png" alt="Bird" loading="eager"><figcaption>Bird</figcaption></figure>',
    ],
    [
      'before<img src="http://a.nz/b.png"><img src="data:image/png;base64,x"><img src=x onerror=alert(1)>after',
      'beforeafter',
    ],
    [
      '<table><tr><td colspan="2" bgcolor="red">1</td></tr></table>',
      '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    ],
    ['<p>a<table><tr><td>1</table>', '<p>a</p><table><tbody><tr><td>1</td></tr></tbody></table>'],
    ['<p><button><p>nested</p></button></p>', '<p></p><p>nested</p><p></p>'],
    ['<svg><a href="https://x"><text>t</text></a></svg><math><mi>x</mi></math>', ''],
    ['<form action="x"><input name="y"><button>send</button></form>', 'send'],
    ['<!-- c --><![CDATA[x]]><?php x ?>', ''],
    ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
    ['<p title="</p><script>x</script>">t</p>', '<p>t</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
    ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">', ''],
  ])('%s', (html, expected) => expect(clean(html)).toBe(expected));

  test('returns HTML that parses to itself, is already clean and contains only what is on the list', () => {
    fc.assert(
      fc.property(hostileHtml, (dirty) => {
        const cleaned = clean(dirty);
        const holder = parse(cleaned);
        expect(violations(holder)).toEqual([]);
        expect(holder.innerHTML).toBe(cleaned);
        expect(clean(cleaned)).toBe(cleaned);
      }),
      { numRuns: 400 },
    );
  });
});
