import {
  childrenOf,
  createElement,
  createText,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isInline,
  isText,
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
