import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment, serialize } from 'parse5';
import { allowedElements, isAllowedAttribute } from '#shared/rules/article-html.ts';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlText = DefaultTreeAdapterTypes.TextNode;

/** Maximum number of elements inside one another. The server refuses an article with more than 300. */
const depthMaximum = 250;

/**
 * Parses HTML as the content of a page's body, as the server does. The desk's security policy (Trusted Types) forbids
 * the browser's own parsers, so this parser builds plain objects. An element that is nested too deeply for functions
 * that call themselves has only its text as its content; `onTooDeep` is then called.
 */
export function parseHtml(source: string, onTooDeep?: () => void): HtmlNode[] {
  const body = defaultTreeAdapter.createElement('body', html.NS.HTML, []);
  const tree = parseFragment(body, source, { sourceCodeLocationInfo: true }).childNodes;
  let level = tree.filter(isElement);
  for (let depth = 1; depth < depthMaximum; depth += 1) level = level.flatMap(childrenOf).filter(isElement);
  for (const children of level.map(childrenOf)) {
    if (!children.some(isElement)) continue;
    children.splice(0, children.length, defaultTreeAdapter.createTextNode(textInside(children)));
    onTooDeep?.();
  }
  return tree;
}

/** Returns HTML in the form in which the server stores it: double quotes around values, and no bare `<` in a text. */
export function serialiseHtml(source: string): string {
  const body = defaultTreeAdapter.createElement('body', html.NS.HTML, []);
  body.childNodes = parseHtml(source);
  return serialize(body);
}

function textInside(nodes: readonly HtmlNode[]): string {
  const texts: string[] = [];
  const waiting = nodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isText(node)) texts.push(node.value);
    if (isElement(node)) for (const child of childrenOf(node).toReversed()) waiting.push(child);
  }
  return texts.join('');
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

export function isText(node: HtmlNode): node is HtmlText {
  return node.nodeName === '#text';
}

export function isSpace(node: HtmlNode): boolean {
  return isText(node) && /^[ \t\r\n\f]*$/.test(node.value);
}

export function createElement(tagName: string, children: readonly HtmlNode[] = []): HtmlElement {
  const element = defaultTreeAdapter.createElement(tagName, html.NS.HTML, []);
  element.childNodes = [...children];
  return element;
}

export function attributeOf(element: HtmlElement, name: string): string | null {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

/** Returns the children of an element. For a `<template>` these are the children of its content. */
export function childrenOf(element: HtmlElement): HtmlNode[] {
  return isTemplate(element) ? element.content.childNodes : element.childNodes;
}

function isTemplate(element: HtmlElement): element is DefaultTreeAdapterTypes.Template {
  return 'content' in element;
}

export function textOf(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (isText(node) ? node.value : isElement(node) ? textOf(childrenOf(node)) : '')).join('');
}

const inlineNames = new Set(['a', 'strong', 'em', 'code', 'br', 'img']);

export function isInline(node: HtmlNode): boolean {
  return isText(node) || (isElement(node) && inlineNames.has(node.tagName));
}

/**
 * Returns the top-level nodes in groups. Texts and inline elements that follow each other are one group. Every block is
 * a group on its own.
 */
export function groupTopLevel(tree: readonly HtmlNode[]): HtmlNode[][] {
  const groups: HtmlNode[][] = [];
  let run: HtmlNode[] | undefined;
  for (const node of tree) {
    if (!isInline(node)) {
      groups.push([node]);
      run = undefined;
    } else if (run) run.push(node);
    else if (!isSpace(node)) {
      run = [node];
      groups.push(run);
    }
  }
  return groups;
}

/** Something that a save would remove: an element, or an attribute of an element. */
export interface RemovedPart {
  readonly element: string;
  readonly attribute?: string;
  readonly value?: string;
}

/** Returns what the server would remove from the HTML when it cleans it, in the order of the HTML. */
export function findRemovedParts(nodes: readonly HtmlNode[]): RemovedPart[] {
  return nodes.flatMap((node): RemovedPart[] => {
    if (isText(node)) return [];
    if (!isElement(node)) return node.nodeName === '#comment' ? [{ element: '!--' }] : [];
    const inside = findRemovedParts(childrenOf(node));
    if (node.namespaceURI !== html.NS.HTML || !Object.hasOwn(allowedElements, node.tagName))
      return [{ element: node.tagName }, ...inside];
    // A picture without an allowed address is removed as a whole.
    const source = attributeOf(node, 'src');
    if (node.tagName === 'img' && (source === null || !isAllowedAttribute('img', 'src', source)))
      return [{ element: 'img', attribute: 'src', value: source ?? '' }];
    const attributes = node.attrs
      .filter(({ name, value }) => !isAllowedAttribute(node.tagName, name, value))
      .map(({ name, value }) => ({ element: node.tagName, attribute: name, value }));
    return [...attributes, ...inside];
  });
}

/** Returns whether HTML contains a picture on another site. Public pages do not show these. */
export function hasOtherPicture(nodes: readonly HtmlNode[]): boolean {
  return nodes.some((node) => {
    if (!isElement(node)) return false;
    const isOther = node.tagName === 'img' && isOtherAddress(attributeOf(node, 'src') ?? '');
    return isOther || hasOtherPicture(childrenOf(node));
  });
}

export function isOtherAddress(address: string): boolean {
  return /^https?:/i.test(address) && !address.startsWith(`${location.origin}/`);
}
