import type { Node } from 'prosemirror-model';
import { countWords } from '#shared/rules/article-presentation.ts';
import { childrenOf, type HtmlNode, isElement, isText, parseHtml, textOf } from './html-tree.ts';

/** A heading in the outline. `at` is its position in the document, or in the HTML if the text is shown as HTML. */
interface OutlineEntry {
  readonly level: number;
  readonly text: string;
  readonly at: number;
}

export interface ContentSummary {
  readonly words: number;
  readonly outline: readonly OutlineEntry[];
}

const wordsOfBlock = new WeakMap<Node, number>();

/** Returns the words and headings of a document. The words of blocks that have not changed are not counted again. */
export function summariseDocument(doc: Node): ContentSummary {
  let words = 0;
  const outline: OutlineEntry[] = [];
  doc.forEach((block, at) => {
    let count = wordsOfBlock.get(block);
    if (count === undefined) {
      count = countWords(wordsIn(block));
      wordsOfBlock.set(block, count);
    }
    words += count;
    if (block.type.name === 'heading') outline.push({ level: block.attrs.level, text: block.textContent, at });
  });
  return { words, outline };
}

function wordsIn(block: Node): string {
  if (block.type.name === 'kept') return textOf(parseHtml(block.attrs.html));
  return block.textBetween(0, block.content.size, ' ', ' ');
}

const headingNames = new Set(['h2', 'h3', 'h4']);

export function summariseHtml(tree: readonly HtmlNode[]): ContentSummary {
  const outline: OutlineEntry[] = [];
  const texts: string[] = [];
  const walk = (nodes: readonly HtmlNode[]) => {
    for (const node of nodes) {
      if (isText(node)) texts.push(node.value);
      if (!isElement(node)) continue;
      const isBlock = !/^(?:a|strong|em|code)$/.test(node.tagName);
      if (headingNames.has(node.tagName))
        outline.push({
          level: Number(node.tagName.slice(1)),
          text: textOf([node]).trim(),
          at: node.sourceCodeLocation?.startOffset ?? 0,
        });
      if (isBlock) texts.push(' ');
      walk(childrenOf(node));
      if (isBlock) texts.push(' ');
    }
  };
  walk(tree);
  return { words: countWords(texts.join('')), outline };
}
