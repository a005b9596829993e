import type { Node } from 'prosemirror-model';
import { articleSchema } from './article-schema.ts';
import {
  attributeOf,
  childrenOf,
  findRemovedParts,
  groupTopLevel,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isInline,
  isText,
  parseHtml,
  type RemovedPart,
} from './html-tree.ts';
import { readBlocks } from './read-html.ts';
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
  const [block, ...others] = readBlocks(nodes);
  const isOne = block && others.length === 0;
  if (isOne && meaningOf(parseHtml(serialiseTopBlock(block))) === meaningOf(nodes)) return block;
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

const blankLine = /\n[ \t\r]*\n\s*/;

/**
 * Returns whether text outside any block contains a blank line. A browser ignores blank lines, so it would show two
 * paragraphs as one.
 */
export function hasBlankLine(tree: readonly HtmlNode[]): boolean {
  return groupTopLevel(tree).some((run) => {
    const text = run.map((node) => (isText(node) ? node.value : 'x')).join('');
    return blankLine.test(text.trim());
  });
}

/** Wraps text outside any block in `<p>` tags, one for each piece between blank lines. Changes nothing else. */
export function blankLinesToParagraphs(html: string): string {
  let end = 0;
  let result = '';
  for (const run of groupTopLevel(parseHtml(html))) {
    if (!run.some(isText)) continue;
    const start = run[0]?.sourceCodeLocation?.startOffset ?? end;
    const before = html.slice(end, start);
    const isFirst = result === '' && before === '';
    result += `${before}${isFirst || before.endsWith('\n') ? '' : '\n'}${paragraphsOf(run, html)}`;
    end = run.at(-1)?.sourceCodeLocation?.endOffset ?? start;
    if (end < html.length) result += '\n';
  }
  return result + html.slice(end);
}

/** Returns the paragraphs of a run. Only its own texts are divided, not those inside its elements. */
function paragraphsOf(run: readonly HtmlNode[], html: string): string {
  const pieces = [''];
  for (const node of run) {
    const place = node.sourceCodeLocation;
    const source = place ? html.slice(place.startOffset, place.endOffset) : '';
    const [first = '', ...others] = isText(node) ? source.split(blankLine) : [source];
    pieces.push(`${pieces.pop()}${first}`, ...others);
  }
  const texts = pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
  return texts.map((text) => `<p>${text}</p>`).join('\n');
}

/**
 * Returns a description of what a browser shows for article HTML. Two sources with the same description mean the same.
 * It contains the blocks, the marks of each text, and the attributes that matter. It ignores white space that is not
 * displayed, the nesting of marks, empty captions, and `rel`, which the server sets.
 */
export function meaningOf(nodes: readonly HtmlNode[]): string {
  const parts: string[] = [];
  let line: { marks: string; text: string }[] = [];
  const endLine = () => {
    const last = line.at(-1);
    if (last) last.text = last.text.replace(/ $/, '');
    for (const { marks, text } of line) if (text !== '') parts.push(`[${marks}]${text}`);
    line = [];
  };
  const addText = (text: string, marks: string, isExact: boolean) => {
    const before = line.at(-1);
    let shown = isExact ? text : text.replace(/[ \t\r\n\f]+/g, ' ');
    if (!isExact && (!before || before.text.endsWith(' '))) shown = shown.replace(/^ /, '');
    if (shown === '') return;
    if (before?.marks === marks) before.text += shown;
    else line.push({ marks, text: shown });
  };
  const walk = (list: readonly HtmlNode[], marks: ReadonlySet<string>, isExact: boolean) => {
    for (const node of list) {
      if (isText(node)) addText(node.value, namesOf(marks), isExact);
      else if (isElement(node) && isInline(node)) walkInline(node, marks, isExact);
      else if (isElement(node)) walkBlock(node, marks, isExact);
    }
  };
  const walkInline = (element: HtmlElement, marks: ReadonlySet<string>, isExact: boolean) => {
    if (element.tagName === 'br') {
      endLine();
      parts.push(`<br ${namesOf(marks)}>`);
    } else if (element.tagName === 'img') line.push({ marks: namesOf(marks), text: describePicture(element) });
    else walk(childrenOf(element), new Set([...marks, describeMark(element)]), isExact);
  };
  const walkBlock = (element: HtmlElement, marks: ReadonlySet<string>, isExact: boolean) => {
    const { tagName } = element;
    if (tagName === 'figcaption' && childrenOf(element).length === 0) return;
    endLine();
    parts.push(`<${tagName}${describeCell(element)}>`);
    walk(childrenOf(element), marks, isExact || tagName === 'pre');
    endLine();
    parts.push(`</${tagName}>`);
  };
  walk(nodes, new Set(), false);
  endLine();
  return parts.join('\n');
}

function namesOf(marks: ReadonlySet<string>): string {
  return [...marks].toSorted().join(' ');
}

function describeMark(element: HtmlElement): string {
  return element.tagName === 'a' ? `a:${attributeOf(element, 'href')}` : element.tagName;
}

function describePicture(element: HtmlElement): string {
  const read = (name: string) => attributeOf(element, name);
  return `<img ${JSON.stringify([read('src'), read('alt') ?? '', read('width'), read('height'), read('loading') ?? 'lazy'])}>`;
}

function describeCell(element: HtmlElement): string {
  if (element.tagName !== 'th' && element.tagName !== 'td') return '';
  const span = (name: string) => Number(attributeOf(element, name) ?? 1);
  return ` ${span('colspan')} ${span('rowspan')} ${attributeOf(element, 'scope')}`;
}
