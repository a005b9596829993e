import {
  attributeOf,
  childrenOf,
  createElement,
  createText,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isInline,
  isSpace,
  isText,
  textOf,
} from './html-tree.ts';

/** Puts texts and inline elements that are outside any block into paragraphs. Leaves out empty paragraphs. */
export function groupBlocks(nodes: readonly HtmlNode[]): HtmlElement[] {
  const blocks: HtmlElement[] = [];
  let run: HtmlNode[] = [];
  const endRun = () => {
    while (run.length > 0 && isBlank(run.at(-1))) run.pop();
    while (run.length > 0 && isBlank(run[0])) run.shift();
    if (run.length > 0) blocks.push(createElement('p', run));
    run = [];
  };
  for (const node of nodes) {
    if (isInline(node)) run.push(node);
    else if (isElement(node)) {
      endRun();
      if (node.tagName === 'hr' || node.tagName === 'div' || node.childNodes.length > 0) blocks.push(node);
    }
  }
  endRun();
  return blocks;
}

/** Returns the content of a list item or cell. A first paragraph loses its tag if only lists follow it. */
export function groupItem(content: readonly HtmlNode[]): HtmlNode[] {
  const [first, ...rest] = groupBlocks(content);
  const isText = first?.tagName === 'p' && rest.every(({ tagName }) => tagName === 'ul' || tagName === 'ol');
  return isText && first ? [...first.childNodes, ...rest] : first ? [first, ...rest] : [];
}

function isBlank(node: HtmlNode | undefined): boolean {
  if (!node) return false;
  if (isText(node)) return /^\s*$/.test(node.value);
  return isElement(node) && (node.tagName === 'br' || (node.tagName !== 'img' && node.childNodes.every(isBlank)));
}

/** Returns only inline nodes. The texts of blocks are joined into one line. */
export function inlineOnly(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node) => {
    if (isInline(node)) return [node];
    return isElement(node) ? [...inlineOnly(childrenOf(node)), createText(' ')] : [];
  });
}

/** Returns whether all text in a node is bold. */
export function isBold(node: HtmlNode): boolean {
  if (isText(node)) return node.value.trim() === '';
  return isElement(node) && (node.tagName === 'strong' || childrenOf(node).every(isBold));
}

/** Returns a node without the `<strong>` tags in it. The content of the tags stays. */
export function withoutStrong(node: HtmlNode): HtmlNode[] {
  if (!isElement(node)) return [node];
  if (node.tagName === 'strong') return node.childNodes.flatMap(withoutStrong);
  node.childNodes = node.childNodes.flatMap(withoutStrong);
  return [node];
}

/** Returns the text of nodes. Each `<br>`, and the end of each `<div>` and `<p>`, becomes a line break. */
export function preformatted(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.value;
      if (!isElement(node)) return '';
      if (node.tagName === 'br') return '\n';
      return preformatted(childrenOf(node)) + (/^(div|p)$/.test(node.tagName) ? '\n' : '');
    })
    .join('');
}

/**
 * Moves all headings down one level if the pasted text has an `h1`, because the title must be the only `h1` of the
 * page. If its only `h1` is its beginning, that is the title of a document, and the other headings keep their levels.
 */
export function shiftHeadings(blocks: readonly HtmlElement[]): HtmlElement[] {
  const places = blocks.flatMap(({ tagName }, index) => (tagName === 'h1' ? [index] : []));
  const [first, ...others] = places;
  if (first === 0 && others.length === 0 && blocks.length > 1) {
    const [title, ...rest] = blocks;
    return title ? [createElement('h2', title.childNodes), ...rest] : [];
  }
  const shift = places.length > 0 ? 1 : 0;
  return blocks.map((block) => {
    if (!/^h[1-4]$/.test(block.tagName)) return block;
    return createElement(`h${Math.min(4, Number(block.tagName.slice(1)) + shift)}`, block.childNodes);
  });
}

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
    if (/mso-list:\s*ignore/i.test(attributeOf(node, 'style') ?? '')) return node;
    const inside = findMarker(childrenOf(node));
    if (inside) return inside;
  }
  return undefined;
}
