import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { attributeOf, textOf } from '#desk/editor/html-tree.ts';

/**
 * Returns the address of an empty page in standards mode for the frame to load. The desk's content security policy does
 * not let a script write HTML text into the frame.
 */
export function createFrameAddress(): string {
  return URL.createObjectURL(
    new Blob(['<!doctype html><html><head></head><body></body></html>'], { type: 'text/html' }),
  );
}

/**
 * Shows a page of the site in the document of a frame. If the frame already shows a page, only the differences are
 * replaced, so the scroll position stays. With `follows`, scrolls to a change that is out of sight.
 */
export function showPage(
  frame: Document,
  html: string,
  { follows, origin }: { readonly follows: boolean; readonly origin: string },
): void {
  const inert = document.implementation.createHTMLDocument('');
  const page = createPageNodes(html, inert, origin);
  applyStyles(frame, page.styles);
  frame.documentElement.lang = page.language;
  const changed = patchChildren(frame.body, page.body);
  if (follows && changed) scrollTo(frame, changed);
}

const appliedStyles = new WeakMap<Document, string>();

/** Applies styles to a frame. The desk's content security policy forbids style elements, but not this. */
function applyStyles(frame: Document, styles: string): void {
  const view = frame.defaultView;
  if (!view || appliedStyles.get(frame) === styles) return;
  appliedStyles.set(frame, styles);
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(styles);
  frame.adoptedStyleSheets = [sheet];
}

/** Scrolls an element of the frame into sight. `scrollIntoView` is not used, because it would also scroll the desk. */
function scrollTo(frame: Document, element: Element): void {
  const view = frame.defaultView;
  if (!view) return;
  const { top, bottom } = element.getBoundingClientRect();
  const isInSight = bottom > 0 && top < view.innerHeight;
  if (!isInSight) view.scrollBy({ top: top - view.innerHeight / 3, behavior: 'instant' });
}

type TreeNode = DefaultTreeAdapterTypes.Node;
type TreeElement = DefaultTreeAdapterTypes.Element;

/**
 * Parses a page of the site and creates its nodes in the document `inert`, which loads nothing. Leaves out scripts. The
 * page is shown in a frame, so its addresses become absolute and its links open in a new tab.
 */
export function createPageNodes(html: string, inert: Document, origin: string) {
  const elements = elementsOf(parse(html));
  const root = elements.find(({ tagName }) => tagName === 'html');
  const parts = root ? elementsOf(root) : [];
  const head = parts.find(({ tagName }) => tagName === 'head');
  const body = inert.createElement('body');
  const stored = parts.find(({ tagName }) => tagName === 'body');
  if (stored) appendChildren(body, stored, { inert, origin });
  const styles = (head ? elementsOf(head) : []).filter(({ tagName }) => tagName === 'style');
  return {
    language: (root && attributeOf(root, 'lang')) ?? '',
    styles: textOf(styles).replace(/url\((["']?)(?=\/)/g, `url($1${origin}`),
    body,
  };
}

interface Place {
  readonly inert: Document;
  readonly origin: string;
}

function appendChildren(parent: Element, element: TreeElement, place: Place): void {
  for (const node of element.childNodes) {
    const created = createNode(node, place);
    if (created) parent.append(created);
  }
}

function createNode(node: TreeNode, place: Place): Node | undefined {
  if ('value' in node) return place.inert.createTextNode(node.value);
  if (!('tagName' in node) || node.tagName === 'script') return undefined;
  const element = place.inert.createElementNS(node.namespaceURI, node.tagName);
  for (const { name, value } of node.attrs) {
    if (!name.startsWith('on')) element.setAttribute(name, shownValue(name, value, place.origin));
  }
  const address = element.getAttribute('href');
  if (node.tagName === 'a' && address !== null && !address.startsWith('#')) {
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener');
  }
  // These parts leave the Tab order, so that the keyboard reaches the article first.
  if (element.matches('.site-header, .site-footer, .skip-link')) element.setAttribute('inert', '');
  appendChildren(element, node, place);
  return element;
}

function shownValue(name: string, value: string, origin: string): string {
  if (name === 'href' || name === 'src') return absolute(value, origin);
  return name === 'srcset' ? value.replace(/(^|,\s*)(?=\/)/g, `$1${origin}`) : value;
}

function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}

function elementsOf(node: DefaultTreeAdapterTypes.ParentNode): TreeElement[] {
  return node.childNodes.filter((child) => 'tagName' in child);
}

/**
 * Makes the children of `shown` equal to those of `wanted`. Nodes that are equal already stay, so that pictures do not
 * load again and nothing flashes. Returns the first element that was changed, or `undefined` if nothing was.
 */
export function patchChildren(shown: Element, wanted: Element): Element | undefined {
  const before = [...shown.childNodes];
  const after = [...wanted.childNodes];
  let start = 0;
  while (isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && isSame(before.at(-1 - end), after.at(-1 - end)))
    end += 1;
  const removed = before.slice(start, before.length - end);
  const added = after.slice(start, after.length - end);
  const [old, next] = [removed[0], added[0]];
  if (removed.length === 1 && added.length === 1 && isElement(old) && isElement(next) && isAlike(old, next)) {
    return patchChildren(old, next) ?? old;
  }
  const behind = before[before.length - end] ?? null;
  for (const node of removed) node.remove();
  for (const node of added) shown.insertBefore(node, behind);
  if (removed.length === 0 && added.length === 0) return undefined;
  return added.find(isElement) ?? shown;
}

function isSame(a: ChildNode | undefined, b: ChildNode | undefined): boolean {
  return a !== undefined && b !== undefined && a.isEqualNode(b);
}

/** Returns whether two elements are equal apart from their children. */
function isAlike(a: Element, b: Element): boolean {
  return a.cloneNode(false).isEqualNode(b.cloneNode(false));
}

function isElement(node: Node | undefined): node is Element {
  return node !== undefined && node.nodeType === 1;
}
