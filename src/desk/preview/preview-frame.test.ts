import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { createPageNodes, patchChildren } from './preview-frame.ts';

const origin = 'https://bellbird.example';
const { document } = new JSDOM('').window;

const page = `<!doctype html><html lang="en-NZ"><head>
  <link rel="icon" href="/favicon.svg"><style>@font-face { src: url(/_astro/a.woff2) }</style><style>p { color: red }</style>
  <script type="module" src="/_astro/page.js"></script></head>
  <body><header class="site-header"><a href="/nz">Home</a></header>
  <main id="main"><svg viewBox="0 0 9 9"><path d="M0 0"></path></svg>
  <p onclick="x()">A <a href="/nz/demo">link</a>, <a href="#part">a part</a> &amp; <a href="https://a.example/">away</a></p>
  <img src="/pictures/a.webp" srcset="/pictures/a.webp 640w, /pictures/b.webp 1280w" alt="">
  <script>alert(1)</script></main></body></html>`;

describe('createPageNodes', () => {
  const { language, styles, body } = createPageNodes(page, document, origin);

  it('has the language, the styles and the body of the page', () => {
    expect(language).toBe('en-NZ');
    expect(styles).toBe(`@font-face { src: url(${origin}/_astro/a.woff2) }p { color: red }`);
    expect(body.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(body.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 9 9');
    expect(body.textContent).toContain('A link, a part & away');
  });

  it('has no script and no handler', () => {
    expect(body.outerHTML).not.toMatch(/script|onclick|alert/);
  });

  it('makes addresses absolute, and opens links in a new tab except those within the page', () => {
    const links = [...body.querySelectorAll('main a')].map((a) => [a.getAttribute('href'), a.getAttribute('target')]);
    expect(links).toEqual([
      [`${origin}/nz/demo`, '_blank'],
      ['#part', null],
      ['https://a.example/', '_blank'],
    ]);
    const image = body.querySelector('img');
    expect(image?.getAttribute('src')).toBe(`${origin}/pictures/a.webp`);
    expect(image?.getAttribute('srcset')).toBe(`${origin}/pictures/a.webp 640w, ${origin}/pictures/b.webp 1280w`);
  });

  it('leaves the header out of the order of the keyboard, but not the article', () => {
    expect(body.querySelector('header')?.hasAttribute('inert')).toBe(true);
    expect(body.querySelector('main')?.hasAttribute('inert')).toBe(false);
  });
});

function elementWith(html: string): Element {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

/**
 * Changes the HTML `before` to `after` with `patchChildren`. Returns the patched element, the result of
 * `patchChildren`, and the old elements that are still in the page.
 */
function patch(before: string, after: string) {
  const shown = elementWith(before);
  const kept = [...shown.querySelectorAll('*')];
  const changed = patchChildren(shown, elementWith(after));
  return { shown, changed, kept: kept.filter((element) => shown.contains(element)) };
}

describe('patchChildren', () => {
  it('replaces only the paragraph that changed, and keeps the picture', () => {
    const { shown, changed, kept } = patch(
      '<main><p>One</p><img src="a.webp"><p>Two</p></main>',
      '<main><p>One</p><img src="a.webp"><p>Two, longer</p></main>',
    );
    expect(shown.innerHTML).toBe('<main><p>One</p><img src="a.webp"><p>Two, longer</p></main>');
    expect(kept).toHaveLength(4);
    expect(changed?.textContent).toBe('Two, longer');
  });

  it('adds a paragraph in the middle', () => {
    const { shown, changed, kept } = patch('<p>One</p><p>Three</p>', '<p>One</p><p>Two</p><p>Three</p>');
    expect(shown.innerHTML).toBe('<p>One</p><p>Two</p><p>Three</p>');
    expect(kept).toHaveLength(2);
    expect(changed?.textContent).toBe('Two');
  });

  it('removes a paragraph, and says where', () => {
    const { shown, changed } = patch('<p>One</p><p>Two</p>', '<p>One</p>');
    expect(shown.innerHTML).toBe('<p>One</p>');
    expect(changed).toBe(shown);
  });

  it('changes nothing when nothing changed', () => {
    expect(patch('<p>One</p>', '<p>One</p>').changed).toBeUndefined();
  });

  it('replaces an element whose attributes changed', () => {
    expect(patch('<a href="/a">Text</a>', '<a href="/b">Text</a>').shown.innerHTML).toBe('<a href="/b">Text</a>');
  });

  it('makes any tree into any other', () => {
    const { tree } = fc.letrec<{ tree: string }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom('<b>x</b>', '<i>y</i>', '<hr>'),
        fc
          .tuple(fc.constantFrom('section', 'div', 'ul'), fc.array(tie('tree'), { maxLength: 4 }))
          .map(([name, children]) => `<${name}>${children.join('')}</${name}>`),
      ),
    }));
    const trees = fc.array(tree, { maxLength: 5 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(trees, trees, (before, after) => {
        expect(patch(before, after).shown.innerHTML).toBe(elementWith(after).innerHTML);
      }),
    );
  });
});
