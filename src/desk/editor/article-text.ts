import type { Node } from 'prosemirror-model';
import { articleSchema } from './article-schema.ts';
import { hasBlankLine } from './blank-lines.ts';
import { meaningOf } from './html-meaning.ts';
import {
  childrenOf,
  findRemovedParts,
  groupTopLevel,
  type HtmlNode,
  isElement,
  isInline,
  parseHtml,
  type RemovedPart,
} from './html-tree.ts';
import { readBareText, readBlock } from './read-article.ts';
import { serialiseTopBlock } from './serialise-article.ts';

/** A text that the visual editor can show, and the function that turns the edited document into HTML again. */
export interface ArticleText {
  readonly kind: 'visual';
  readonly doc: Node;
  /** Returns the HTML of the edited document. The HTML of a block that was not changed is exactly the original. */
  readonly toHtml: (doc: Node) => string;
}

/** Why the visual editor cannot show a text. The editor or a save would change the text in this way. */
export type NotVisual =
  | { readonly kind: 'removed'; readonly parts: readonly RemovedPart[] }
  | { readonly kind: 'blank-lines' }
  | { readonly kind: 'tangled' };

/** A top-level part of a text. It is either one block, or text and inline elements that are outside any block. */
interface Chunk {
  readonly nodes: readonly HtmlNode[];
  readonly before: string;
  readonly source: string;
  /**
   * Whether every tag in the source that needs an end tag has one. Without its end tag, an element could also contain
   * the text after it.
   */
  readonly isClosed: boolean;
}

/** Returns a text for the visual editor, or the reason why the editor cannot show it. */
export function openArticle(html: string): ArticleText | NotVisual {
  const tree = parseHtml(html);
  const parts = findRemovedParts(tree);
  if (parts.length > 0) return { kind: 'removed', parts };
  if (hasBlankLine(tree)) return { kind: 'blank-lines' };
  const split = splitChunks(html, tree);
  if (!split) return { kind: 'tangled' };
  const { chunks, after } = split;
  const blocks = chunks.map(readChunk);
  if (blocks.some((block, index) => isKept(block) && !chunks[index]?.isClosed)) return { kind: 'tangled' };

  const opened = new Map(blocks.map((block, index) => [block, index]));
  /**
   * The original source of each block, by the HTML that the editor would write for the block. A block that was moved,
   * or restored by an undo, is found here and keeps its source.
   */
  const sources = new Map<string, string>();
  for (const [index, block] of blocks.entries()) {
    const canonical = serialiseTopBlock(block);
    const chunk = chunks[index];
    sources.set(canonical, chunk?.isClosed ? chunk.source : canonical);
  }
  const usualGap = mostFrequent(chunks.slice(1).map(({ before }) => before)) ?? '\n';
  const cache = new WeakMap<Node, string>();
  const write = (block: Node, isAfterBare: boolean): string => {
    if (isAfterBare && isBareText(block)) return serialiseTopBlock(block, { isAfterBare });
    const known = cache.get(block);
    if (known !== undefined) return known;
    const canonical = serialiseTopBlock(block);
    const text = sources.get(canonical) ?? canonical;
    cache.set(block, text);
    return text;
  };

  return {
    kind: 'visual',
    doc: articleSchema.nodes.doc.create(null, blocks.length > 0 ? blocks : [articleSchema.nodes.paragraph.create()]),
    toHtml: (doc) => {
      // The editor adds empty paragraphs for typing. They are not part of the content.
      const current = doc.content.content.filter((block) => opened.has(block) || !isEmptyParagraph(block));
      if (current.length === 0 && blocks.length > 0) return '';
      const isSameCount = current.length === blocks.length;
      if (isSameCount && current.every((block, index) => isSame(block, blocks[index]))) return html;
      const written = current.map((block, index) => {
        const place = opened.get(block) ?? (isSameCount ? index : 0);
        const gap = index === 0 ? chunks[0]?.before : place === 0 ? usualGap : chunks[place]?.before;
        const previous = current[index - 1];
        return `${gap ?? ''}${write(block, previous !== undefined && isBareText(previous))}`;
      });
      return written.join('') + after;
    },
  };
}

/**
 * Returns the exact sources of the top-level blocks. Returns `undefined` if there is text outside the blocks, or if the
 * tags are not correctly nested.
 */
export function blockSources(html: string): string[] | undefined {
  const chunks = splitChunks(html, parseHtml(html))?.chunks;
  const isDivided = chunks?.every(({ nodes: [first], isClosed }) => isClosed && first && !isInline(first));
  return isDivided ? chunks?.map(({ source }) => source) : undefined;
}

function readChunk({ nodes, source }: Chunk): Node {
  const [first] = nodes;
  const block = first && isElement(first) && !isInline(first) ? readBlock(first) : readBareText(nodes);
  if (block && meaningOf(parseHtml(serialiseTopBlock(block))) === meaningOf(nodes)) return block;
  return articleSchema.nodes.kept.create({ html: source });
}

function isSame(block: Node, other: Node | undefined): boolean {
  return block === other || (other !== undefined && block.eq(other));
}

function isKept(block: Node): boolean {
  return block.type === articleSchema.nodes.kept;
}

function isBareText(block: Node): boolean {
  return block.type === articleSchema.nodes.paragraph && block.attrs.wrap === 'bare';
}

function isEmptyParagraph(block: Node): boolean {
  return block.type === articleSchema.nodes.paragraph && block.childCount === 0;
}

/** Returns the top-level parts with their exact sources. `undefined` if the tags are not correctly nested. */
function splitChunks(html: string, tree: readonly HtmlNode[]): { chunks: Chunk[]; after: string } | undefined {
  const chunks: Chunk[] = [];
  let end = 0;
  for (const nodes of groupTopLevel(tree)) {
    const first = nodes[0]?.sourceCodeLocation;
    const last = nodes.at(-1)?.sourceCodeLocation;
    if (!first || !last || first.startOffset < end || last.endOffset < first.startOffset) return undefined;
    const start = skipSpace(html, first.startOffset, 1);
    const source = html.slice(start, skipSpace(html, last.endOffset - 1, -1) + 1);
    const before = html.slice(end, start);
    if (/[^ \t\r\n\f]/.test(before)) return undefined;
    end = start + source.length;
    chunks.push({ nodes, before, source, isClosed: nodes.every((node) => isClosed(node, true)) });
  }
  const after = html.slice(end);
  return /[^ \t\r\n\f]/.test(after) ? undefined : { chunks, after };
}

function skipSpace(html: string, from: number, step: 1 | -1): number {
  let at = from;
  while (/[ \t\r\n\f]/.test(html.charAt(at))) at += step;
  return at;
}

const voidElements = new Set(['br', 'hr', 'img']);

/**
 * Returns whether an element has the end tags that it needs. A top-level element and every inline element need one. A
 * block inside another block needs none.
 */
function isClosed(node: HtmlNode, isTop: boolean): boolean {
  if (!isElement(node)) return true;
  const needsEnd = !voidElements.has(node.tagName) && (isTop || isInline(node));
  if (needsEnd && !node.sourceCodeLocation?.endTag) return false;
  return childrenOf(node).every((child) => isClosed(child, false));
}

function mostFrequent(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
