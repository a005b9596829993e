import type { Node } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import type { NodeView, NodeViewConstructor } from 'prosemirror-view';
import { pictureMessages } from '#shared/api/picture-contract.ts';
import { allowedElements, isAllowedAttribute } from '#shared/rules/article-html.ts';
import { childrenOf, type HtmlNode, isElement, isOtherAddress, isText, parseHtml } from './html-tree.ts';

/** Shows a picture with its caption below it, and with a button that shows and changes its alternative text. */
export function figureView(editAltText: () => void): NodeViewConstructor {
  return (first, view, getPos): NodeView => {
    const dom = document.createElement('figure');
    const picture = document.createElement('img');
    const contentDOM = document.createElement('figcaption');
    contentDOM.dataset.empty = 'Caption';
    const button = document.createElement('button');
    button.type = 'button';
    button.contentEditable = 'false';
    button.className = 'writing-alt';
    button.addEventListener('click', () => {
      const at = getPos();
      if (at === undefined) return;
      const { tr, doc } = view.state;
      view.dispatch(tr.setSelection(nearEnd(doc, at)));
      editAltText();
    });
    const note = document.createElement('p');
    note.className = 'writing-kept-label';
    note.contentEditable = 'false';
    note.textContent = pictureMessages.otherSite;
    dom.append(picture, contentDOM, button, note);
    const show = ({ attrs, childCount }: Node) => {
      showPicture(picture, attrs);
      button.textContent = attrs.alt === '' ? 'Alt text: missing' : `Alt text: ${attrs.alt}`;
      note.hidden = !isOtherAddress(attrs.src);
      button.toggleAttribute('data-missing', attrs.alt === '');
      contentDOM.toggleAttribute('data-is-empty', childCount === 0);
    };
    show(first);
    return {
      dom,
      contentDOM,
      update: (node) => {
        if (node.type !== first.type) return false;
        show(node);
        return true;
      },
      stopEvent: (event) => event.target === button,
      ignoreMutation: (mutation) => !contentDOM.contains(mutation.target),
    };
  };
}

function nearEnd(doc: Node, figure: number) {
  return TextSelection.near(doc.resolve(figure + 1));
}

export const inlinePictureView: NodeViewConstructor = (node): NodeView => {
  const dom = document.createElement('img');
  showPicture(dom, node.attrs);
  return { dom };
};

function showPicture(picture: HTMLImageElement, { src, alt, width, height }: Node['attrs']): void {
  // The page's security policy blocks a picture on another site, and the browser would report an error. So such a
  // picture gets no `src`.
  if (isOtherAddress(src)) picture.removeAttribute('src');
  else if (picture.getAttribute('src') !== src) picture.setAttribute('src', src);
  picture.alt = alt;
  if (width) picture.setAttribute('width', width);
  if (height) picture.setAttribute('height', height);
  picture.dataset.picture = '';
}

/**
 * Shows a kept part: a block that the visual editor cannot represent. It looks the same as on the page, but can only be
 * changed in the HTML.
 */
export const keptView: NodeViewConstructor = (node): NodeView => {
  const dom = document.createElement('div');
  dom.className = 'writing-kept';
  dom.contentEditable = 'false';
  const label = document.createElement('p');
  label.className = 'writing-kept-label';
  label.textContent = 'Kept as it is. Change it in HTML.';
  dom.append(...buildAllowed(parseHtml(node.attrs.html)), label);
  return { dom, ignoreMutation: () => true };
};

/** Builds DOM elements from a parsed tree. Leaves out elements that articles may not contain. */
function buildAllowed(nodes: readonly HtmlNode[]): (HTMLElement | Text)[] {
  return nodes.flatMap((node) => {
    if (isText(node)) return [document.createTextNode(node.value)];
    if (!isElement(node)) return [];
    const inside = buildAllowed(childrenOf(node));
    if (!Object.hasOwn(allowedElements, node.tagName)) return inside;
    const element = document.createElement(node.tagName);
    for (const { name, value } of node.attrs)
      if (isAllowedAttribute(node.tagName, name, value) && !(name === 'src' && isOtherAddress(value)))
        element.setAttribute(name, value);
    element.append(...inside);
    return [element];
  });
}
