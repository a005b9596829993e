import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { patchChildren } from './preview-frame.ts';

const { document } = new JSDOM('').window;

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
