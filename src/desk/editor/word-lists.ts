import {
  attributeOf,
  childrenOf,
  createElement,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isSpace,
  textOf,
} from './html-tree.ts';

/** Turns Word's list items into lists. Word writes the items as paragraphs in a row, each with a level. */
export function gatherWordLists(nodes: readonly HtmlNode[]): HtmlNode[] {
  const gathered: HtmlNode[] = [];
  /** The lists that are open, the outermost first. */
  let lists: HtmlElement[] = [];
  for (const node of nodes) {
    const level = isElement(node) ? wordListLevel(node) : undefined;
    if (level === undefined || !isElement(node)) {
      if (!isSpace(node)) lists = [];
      gathered.push(node);
      continue;
    }
    const kind = isNumbered(node) ? 'ol' : 'ul';
    const continues = lists[level - 1]?.tagName === kind;
    lists.length = Math.min(lists.length, continues ? level : level - 1);
    while (lists.length < level) {
      const list = createElement(kind);
      const parent = lists.at(-1);
      if (parent) addToLastItem(parent, list);
      else gathered.push(list);
      lists.push(list);
    }
    lists.at(-1)?.childNodes.push(createElement('li', [...childrenOf(node)]));
  }
  return gathered;
}

function addToLastItem(parent: HtmlElement, list: HtmlElement): void {
  const item = parent.childNodes.at(-1);
  if (item && isElement(item)) item.childNodes.push(list);
  else parent.childNodes.push(createElement('li', [list]));
}

function wordListLevel(element: HtmlElement): number | undefined {
  if (element.tagName !== 'p') return undefined;
  const css = (attributeOf(element, 'style') ?? '').toLowerCase().split(';');
  const level = /\blevel(\d)/.exec(css.find((rule) => rule.trim().startsWith('mso-list:')) ?? '')?.[1];
  return level === undefined ? undefined : Number(level);
}

function isNumbered(element: HtmlElement): boolean {
  const marker = findMarker(childrenOf(element));
  return marker !== undefined && /^\s*[\da-z]+[.)]/i.test(textOf([marker]));
}

function findMarker(nodes: readonly HtmlNode[]): HtmlElement | undefined {
  for (const node of nodes.filter(isElement)) {
    if (isListMarker(node)) return node;
    const inside = findMarker(childrenOf(node));
    if (inside) return inside;
  }
  return undefined;
}

/** Returns whether an element is the bullet or number that Word writes into a list item. */
export function isListMarker(element: HtmlElement): boolean {
  return /mso-list:\s*ignore/i.test(attributeOf(element, 'style') ?? '');
}
