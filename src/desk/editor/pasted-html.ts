import type { Node } from 'prosemirror-model';
import { isAllowedAttribute } from '#shared/rules/article-html.ts';
import { articleSchema } from './article-schema.ts';
import { openArticle } from './article-text.ts';
import {
  attributeOf,
  childrenOf,
  createElement,
  createText,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isText,
  parseHtml,
  textOf,
} from './html-tree.ts';
import {
  gatherWordLists,
  groupBlocks,
  groupItem,
  inlineOnly,
  isBold,
  preformatted,
  shiftHeadings,
  withoutStrong,
} from './pasted-blocks.ts';
import { readBlock } from './read-article.ts';
import { serialiseTopBlock } from './serialise-article.ts';

export interface PastedContent {
  readonly blocks: readonly Node[];
  /** Number of pictures in the pasted HTML that were left out. */
  readonly pictures: number;
  /** Whether some elements were nested so deeply that only their text was kept. */
  readonly isTooDeep: boolean;
}

/**
 * Converts HTML that was copied from a document or a web page. Keeps the structure, emphasis and links, and removes
 * everything else. Understands how Google Docs and Word write headings, lists and emphasis.
 */
export function readPastedHtml(
  html: string,
  { keepsPictures = false, keepsDeleted = keepsPictures }: PasteOptions = {},
): PastedContent {
  const found = { pictures: 0, keepsPictures };
  let isTooDeep = false;
  const parsed = parseHtml(withParent(html), () => {
    isTooDeep = true;
  });
  const tree = convert(shownPart(copiedPart(parsed), keepsDeleted), { marks: [], href: undefined, found });
  const blocks = shiftHeadings(groupBlocks(tree)).map(
    (element) => readKept(element) ?? readBlock(element) ?? textBlock(element),
  );
  return { blocks, pictures: found.pictures, isTooDeep };
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

interface Style {
  readonly marks: readonly MarkName[];
  readonly href: string | undefined;
  readonly found: { pictures: number; readonly keepsPictures: boolean };
}

type MarkName = 'strong' | 'em' | 'code';

const dropped = new Set(
  'head title meta link base script style template noscript iframe object embed svg math audio video canvas select button input textarea colgroup col o:p'.split(
    ' ',
  ),
);
const markNames: Readonly<Record<string, MarkName>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  cite: 'em',
  code: 'code',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
};
const unbroken = new Set(
  'span font u s strike del ins sub sup small big mark abbr time q label bdi bdo var dfn'.split(' '),
);
const headings: Readonly<Record<string, string>> = { h1: 'h1', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' };

/**
 * Converts nodes to elements that articles may contain. Text in a bold element or a link becomes bold or a link, even
 * if whole blocks are between the element and the text.
 */
function convert(nodes: readonly HtmlNode[], style: Style): HtmlNode[] {
  return gatherWordLists(nodes).flatMap((node): HtmlNode[] => {
    if (isText(node)) return [marked(node.value, style)];
    if (!isElement(node) || isListMarker(node)) return [];
    return convertElement(node, style);
  });
}

function convertElement(element: HtmlElement, style: Style): HtmlNode[] {
  const { tagName } = element;
  const children = childrenOf(element);
  if (attributeOf(element, 'data-kept') !== null) return [element];
  if (tagName === 'br')
    return attributeOf(element, 'class') === 'Apple-interchange-newline' ? [] : [createElement('br')];
  if (tagName === 'img') return convertPicture(element, style);
  if (tagName === 'hr') return [createElement('hr')];
  if (tagName === 'a') return convert(children, { ...style, href: readHref(element) ?? style.href });
  if (tagName in markNames || unbroken.has(tagName)) return convert(children, restyle(element, style));
  const heading = /\bMsoTitle\b/.test(attributeOf(element, 'class') ?? '') ? 'h1' : headings[tagName];
  // A heading is always shown in bold, so `<strong>` inside it is removed.
  if (heading) return [createElement(heading, inlineOnly(convert(children, style)).flatMap(withoutStrong))];
  const content = () => convert(children, restyle(element, style));
  switch (tagName) {
    case 'ul':
    case 'ol':
      return convertList(element, style);
    case 'li':
      return [createElement('ul', [createElement('li', groupItem(content()))])];
    case 'blockquote':
      return [createElement('blockquote', groupBlocks(content()))];
    case 'pre':
      return [createElement('pre', [createElement('code', [createText(preformatted(children).replace(/\n$/, ''))])])];
    case 'table':
      return convertTable(element, style);
    case 'figure':
      return convertFigure(element, style);
    case 'dt':
      return groupBlocks(convert(children, { ...style, marks: addMark(style.marks, 'strong') }));
    default:
      return groupBlocks(content());
  }
}

function marked(text: string, { marks, href }: Style): HtmlNode {
  if (/^[ \t\r\n\f]*$/.test(text)) return createText(text);
  const inside = marks.reduceRight<HtmlNode>((node, mark) => createElement(mark, [node]), createText(text));
  return href === undefined ? inside : createElement('a', [inside], { href });
}

/** Returns the style for the content of an element. The element's own CSS overrides the usual style of its tag. */
function restyle(element: HtmlElement, style: Style): Style {
  const css = attributeOf(element, 'style') ?? '';
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(css)?.[1];
  const slant = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(css)?.[1];
  const own = markNames[element.tagName];
  const marks = (['strong', 'em', 'code'] as const).filter((mark) => {
    if (mark === 'strong' && weight !== undefined) return weight === 'bold' || Number(weight) >= 600;
    if (mark === 'em' && slant !== undefined) return slant === 'italic' || slant === 'oblique';
    return own === mark || style.marks.includes(mark);
  });
  return { ...style, marks };
}

function addMark(marks: readonly MarkName[], mark: MarkName): readonly MarkName[] {
  return marks.includes(mark) ? marks : [...marks, mark];
}

/** Removes hidden elements from a tree, and those that an article cannot contain. Without `keepsDeleted`, also `<del>`. */
function shownPart(nodes: readonly HtmlNode[], keepsDeleted: boolean): HtmlNode[] {
  return nodes.filter((node) => {
    if (!isElement(node)) return true;
    if (dropped.has(node.tagName) || isHidden(node) || (node.tagName === 'del' && !keepsDeleted)) return false;
    node.childNodes = shownPart(node.childNodes, keepsDeleted);
    return true;
  });
}

function isHidden(element: HtmlElement): boolean {
  const css = attributeOf(element, 'style') ?? '';
  const isUnseen = /display:\s*none|visibility:\s*(?:hidden|collapse)|mso-hide:\s*all/i.test(css);
  return isUnseen || attributeOf(element, 'hidden') !== null;
}

/** Returns whether an element is the bullet or number that Word writes into a list item. */
function isListMarker(element: HtmlElement): boolean {
  return /mso-list:\s*ignore/i.test(attributeOf(element, 'style') ?? '');
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

/** Keeps a picture copied in this editor, or any allowed one with `keepsPictures`. Counts those left out. */
function convertPicture(element: HtmlElement, { found, href }: Style): HtmlNode[] {
  const source = attributeOf(element, 'src');
  const isOwn = found.keepsPictures || attributeOf(element, 'data-picture') !== null;
  if (!isOwn || source === null || !isAllowedAttribute('img', 'src', source)) {
    found.pictures += 1;
    return [];
  }
  const kept = element.attrs.filter(({ name, value }) => isAllowedAttribute('img', name, value));
  const picture = createElement('img', [], Object.fromEntries(kept.map(({ name, value }) => [name, value])));
  return [href === undefined ? picture : createElement('a', [picture], { href })];
}

function convertFigure(element: HtmlElement, style: Style): HtmlNode[] {
  const inside = convert(childrenOf(element), style);
  const picture = childrenOf(element).find((child) => isElement(child) && child.tagName === 'img');
  const [first, ...rest] = inside;
  if (!picture || !first || !isElement(first) || first.tagName !== 'img') return groupBlocks(inside);
  return [createElement('figure', [first, createElement('figcaption', inlineOnly(rest))])];
}

function convertList(list: HtmlElement, style: Style): HtmlNode[] {
  const items: HtmlElement[] = [];
  for (const child of childrenOf(list)) {
    if (!isElement(child)) continue;
    const last = items.at(-1);
    // Google Docs puts a nested list after its list item. Article HTML has the nested list inside that item.
    if (child.tagName === 'li' || !last)
      items.push(createElement('li', groupItem(convert(childrenOf(child), restyle(child, style)))));
    else last.childNodes.push(...groupBlocks(convert([child], style)));
  }
  return items.length > 0 ? [createElement(list.tagName, items)] : [];
}

function convertTable(table: HtmlElement, style: Style): HtmlNode[] {
  const rows: { readonly part: string; readonly cells: HtmlElement[] }[] = [];
  const collect = (nodes: readonly HtmlNode[], part: string) => {
    for (const node of nodes.filter(isElement)) {
      if (node.tagName === 'tr')
        rows.push({
          part,
          cells: childrenOf(node)
            .filter(isElement)
            .filter(({ tagName }) => /^t[dh]$/.test(tagName)),
        });
      else if (/^t(head|body|foot)$/.test(node.tagName)) collect(childrenOf(node), node.tagName);
    }
  };
  collect(childrenOf(table), 'tbody');
  const captions = childrenOf(table).filter((node) => isElement(node) && node.tagName === 'caption');
  const caption = groupBlocks(convert(captions, style));
  const widest = Math.max(0, ...rows.map(({ cells }) => cells.length));
  // A table with one cell was used for layout, so its content is kept without the table.
  if (widest <= 1 && rows.length <= 1)
    return [
      ...caption,
      ...groupBlocks(
        convert(
          rows.flatMap(({ cells }) => cells.flatMap(childrenOf)),
          style,
        ),
      ),
    ];
  const write = (cell: HtmlElement) => {
    const spans = cell.attrs.filter(
      ({ name, value }) => /^(col|row)span$/.test(name) && isAllowedAttribute('td', name, value) && value !== '1',
    );
    return createElement(
      cell.tagName,
      groupItem(convert(childrenOf(cell), restyle(cell, style))),
      Object.fromEntries(spans.map(({ name, value }) => [name, value])),
    );
  };
  const hasSpans = rows.some(({ cells }) => cells.some((cell) => cell.attrs.some(({ name }) => /span$/.test(name))));
  const writeRow = ({ cells }: (typeof rows)[number]) => {
    const missing = hasSpans ? 0 : widest - cells.length;
    return createElement('tr', [...cells.map(write), ...Array.from({ length: missing }, () => createElement('td'))]);
  };
  const rowsOf = (wanted: string) => rows.filter(({ part }) => part === wanted).map(writeRow);
  const head = rowsOf('thead');
  const body = [...rowsOf('tbody'), ...rowsOf('tfoot')];
  const [first, ...others] = body;
  if (head.length === 0 && first && others.length > 0 && !hasSpans && hasColumnHeads(first)) {
    head.push(withColumnHeads(first));
    body.shift();
  }
  return [
    ...caption,
    createElement('table', [
      ...(head.length > 0 ? [createElement('thead', head)] : []),
      ...(body.length > 0 ? [createElement('tbody', body)] : []),
    ]),
  ];
}

/** Returns whether each cell of a row has text, and all of it is bold, as word processors show the heads of columns. */
function hasColumnHeads(row: HtmlElement): boolean {
  return childrenOf(row).every((cell) => textOf([cell]).trim() !== '' && isBold(cell));
}

/** Returns a row in which each cell is the head of its column. */
function withColumnHeads(row: HtmlElement): HtmlElement {
  const cells = childrenOf(row).filter(isElement);
  return createElement(
    'tr',
    cells.map((cell) => createElement('th', cell.childNodes.flatMap(withoutStrong))),
  );
}

/**
 * Returns the kept part that an element of the clipboard contains, or `undefined`. Its HTML is checked again, because
 * the clipboard can contain anything.
 */
function readKept(element: HtmlElement): Node | undefined {
  const html = attributeOf(element, 'data-kept');
  const opened = html === null ? undefined : openArticle(html);
  return opened?.kind === 'visual' && opened.doc.childCount === 1 ? opened.doc.child(0) : undefined;
}

function textBlock(element: HtmlElement): Node {
  const text = textOf([element]).replace(/\s+/g, ' ').trim();
  return articleSchema.nodes.paragraph.create(null, text === '' ? [] : [articleSchema.text(text)]);
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
