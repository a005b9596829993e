import type { Node } from 'prosemirror-model';
import { isAllowedAttribute } from '#shared/rules/article-html.ts';
import { articleSchema } from './article-schema.ts';
import { openArticle } from './article-text.ts';
import { attributeOf, childrenOf, type HtmlElement, type HtmlNode, isElement, isText, parseHtml } from './html-tree.ts';
import { readBlocks } from './read-html.ts';
import { serialiseTopBlock } from './serialise-article.ts';
import { gatherWordLists, isListMarker } from './word-lists.ts';

export type PastedContent = ReturnType<typeof readPastedHtml>;

/**
 * Converts HTML that was copied from a document or a web page. Keeps the structure, emphasis and links, and removes
 * everything else. Understands how Google Docs and Word write headings, lists and emphasis.
 */
export function readPastedHtml(
  html: string,
  { keepsPictures = false, keepsDeleted = keepsPictures }: PasteOptions = {},
) {
  /** Number of pictures in the pasted HTML that were left out. */
  let pictures = 0;
  /** Whether some elements were nested so deeply that only their text was kept. */
  let isTooDeep = false;
  const takesPicture = (picture: HtmlElement) => {
    const source = attributeOf(picture, 'src');
    const isOwn = keepsPictures || attributeOf(picture, 'data-picture') !== null;
    const isTaken = isOwn && source !== null && isAllowedAttribute('img', 'src', source);
    if (!isTaken) pictures += 1;
    return isTaken;
  };
  const parsed = parseHtml(withParent(html), () => {
    isTooDeep = true;
  });
  const tree = shownPart(copiedPart(parsed), keepsDeleted);
  const blocks = shiftHeadings(readBlocks(tree, { marks: [], paste: { takesPicture, readHref, readKept } }));
  return { blocks, pictures, isTooDeep };
}

/** Returns HTML as the editor would write it, without what a save would remove. */
export function cleanedHtml(html: string): string {
  const { blocks } = readPastedHtml(html, { keepsPictures: true });
  return blocks.map((block) => serialiseTopBlock(block)).join('\n');
}

interface PasteOptions {
  /** Whether to keep every allowed picture. If false, only pictures copied in this editor are kept. */
  readonly keepsPictures?: boolean;
  /** Whether to keep words in `<del>`. In a word processor's HTML they are deleted; in Markdown they are crossed out. */
  readonly keepsDeleted?: boolean;
}

const dropped = new Set(
  'head title meta link base script style template noscript iframe object embed svg math audio video canvas select button input textarea colgroup col o:p'.split(
    ' ',
  ),
);

/**
 * Removes hidden elements from a tree, and those that an article cannot contain. Without `keepsDeleted`, also `<del>`.
 * The lists and titles of Word become lists and headings.
 */
function shownPart(nodes: readonly HtmlNode[], keepsDeleted: boolean): HtmlNode[] {
  const isShown = (node: HtmlNode) => {
    if (!isElement(node)) return isText(node);
    if (dropped.has(node.tagName) || isHidden(node) || isListMarker(node)) return false;
    return keepsDeleted || node.tagName !== 'del';
  };
  const shown = gatherWordLists(nodes.filter(isShown));
  for (const node of shown.filter(isElement)) {
    if (/\bMsoTitle\b/.test(attributeOf(node, 'class') ?? '')) node.tagName = 'h1';
    node.childNodes = shownPart(node.childNodes, keepsDeleted);
  }
  return shown;
}

function isHidden(element: HtmlElement): boolean {
  const css = attributeOf(element, 'style') ?? '';
  const isUnseen = /display:\s*none|visibility:\s*(?:hidden|collapse)|mso-hide:\s*all/i.test(css);
  return isUnseen || attributeOf(element, 'hidden') !== null;
}

/**
 * Returns the address of a link, or `undefined` if articles may not contain it. Google Docs wraps each address in an
 * address at google.com. Such a wrapper is removed. The links between Word's notes and their numbers lead nowhere in an
 * article.
 */
function readHref(element: HtmlElement): string | undefined {
  const written = (attributeOf(element, 'href') ?? '').trim();
  const through = /^https:\/\/www\.google\.com\/url\?(?:.*&)?q=([^&]+)/.exec(written)?.[1];
  const href = through === undefined ? written : decodeOr(through, written);
  return isAllowedAttribute('a', 'href', href) && !/#_(?:ftn|edn)(?:ref)?\d+$/.test(href) ? href : undefined;
}

function decodeOr(text: string, fallback: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return fallback;
  }
}

/**
 * Returns the kept part that an element of the clipboard contains, or `undefined`. Its HTML is checked again, because
 * the clipboard can contain anything.
 */
function readKept(html: string): Node | undefined {
  const opened = openArticle(html);
  return opened.kind === 'visual' && opened.doc.childCount === 1 ? opened.doc.child(0) : undefined;
}

/**
 * Moves all headings down one level if the pasted text has an `h1`, because the title must be the only `h1` of the
 * page. If its only `h1` is its beginning, that is the title of a document, and the other headings keep their levels.
 */
function shiftHeadings(blocks: readonly Node[]): Node[] {
  const isTitle = ({ type, attrs }: Node) => type === articleSchema.nodes.heading && attrs.level === 1;
  const titles = blocks.filter(isTitle);
  const hasOneTitle = titles.length === 1 && titles[0] === blocks[0] && blocks.length > 1;
  return blocks.map((block) => {
    if (block.type !== articleSchema.nodes.heading || titles.length === 0) return block;
    if (hasOneTitle && !isTitle(block)) return block;
    return block.type.create({ ...block.attrs, level: Math.min(4, block.attrs.level + 1) }, block.content);
  });
}

/**
 * Returns HTML with a table around rows and cells, or a list around items. Some programs copy these without their table
 * or list, and a parser drops rows that are outside a table.
 */
function withParent(html: string): string {
  const first = /<(?:table|ul|ol|(caption|colgroup|col|thead|tbody|tfoot|tr|t[dh])|(li))[\s/>]/i.exec(html);
  const parent = first?.[1] ? '<table>' : first?.[2] ? '<ul>' : '';
  return first ? `${html.slice(0, first.index)}${parent}${html.slice(first.index)}` : html;
}

/**
 * Returns the copied part of a page. Many programs copy a whole page, in which two comments mark the copied part. Elements
 * around this part are left out, except lists and tables whose items, rows or cells were copied.
 */
function copiedPart(tree: readonly HtmlNode[]): readonly HtmlNode[] {
  let place: 'before' | 'inside' | 'after' = 'before';
  const keep = (node: HtmlNode): HtmlNode[] => {
    place = placeAfter(node) ?? place;
    if (!isElement(node)) return place === 'inside' ? [node] : [];
    const startsBefore = place === 'before';
    const isOutside = place === 'after';
    const inside = childrenOf(node).flatMap(keep);
    if (isOutside || (startsBefore && inside.length === 0)) return [];
    if (startsBefore && place === 'after' && !inside.some(isPart)) return inside;
    node.childNodes = inside;
    return [node];
  };
  const copied = tree.flatMap(keep);
  return place === 'before' ? tree : copied;
}

/** Returns where the copied part is after a comment that marks its start or its end. */
function placeAfter(node: HtmlNode): 'inside' | 'after' | undefined {
  const text = node.nodeName === '#comment' && 'data' in node ? node.data.trim() : '';
  if (text === 'StartFragment') return 'inside';
  return text === 'EndFragment' ? 'after' : undefined;
}

/** Returns whether a node makes no sense without the list or the table around it. */
function isPart(node: HtmlNode): boolean {
  return isElement(node) && /^(?:li|caption|colgroup|col|thead|tbody|tfoot|tr|t[dh])$/.test(node.tagName);
}
