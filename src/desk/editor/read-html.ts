import type { Mark, MarkType, Node, NodeType } from 'prosemirror-model';
import { TableMap } from 'prosemirror-tables';
import { isAllowedAttribute } from '#shared/rules/article-html.ts';
import { articleSchema, type Picture, type RowSection } from './article-schema.ts';
import {
  attributeOf,
  childrenOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isSpace,
  isText,
  textOf,
} from './html-tree.ts';

const { nodes, marks } = articleSchema;

/** How pasted HTML is read. Its blocks are tidied, and only what articles may contain is kept. */
export interface PasteRules {
  readonly takesPicture: (picture: HtmlElement) => boolean;
  /** Returns the address of a link, or `undefined` if articles may not contain it. */
  readonly readHref: (link: HtmlElement) => string | undefined;
  /** Returns the kept part with this HTML, which was copied in the editor. */
  readonly readKept: (html: string) => Node | undefined;
}

interface Style {
  readonly marks: readonly Mark[];
  /** `undefined` for the HTML of an article, which is read as it is. */
  readonly paste?: PasteRules | undefined;
  /** Whether the text is a heading. Headings are always shown in bold, so a pasted one is not marked as bold. */
  readonly isHeading?: boolean;
}

/** What contains a block. It decides whether the block's paragraphs are written with a tag. */
type Place = 'top' | 'quote' | 'item' | 'cell';

const markTypes: Readonly<Record<string, MarkType>> = {
  b: marks.strong,
  strong: marks.strong,
  i: marks.em,
  em: marks.em,
  cite: marks.em,
  code: marks.code,
  tt: marks.code,
  kbd: marks.code,
  samp: marks.code,
};
const transparent = new Set(
  'a span font u s strike del ins sub sup small big mark abbr time q label bdi bdo var dfn'.split(' '),
);

/**
 * Returns the editor's blocks for HTML. Text in a bold element or a link becomes bold or a link, even if whole blocks
 * are between the element and the text. The blocks may lack something that the HTML contains, so the caller compares.
 */
export function readBlocks(children: readonly HtmlNode[], style: Style = { marks: [] }, place: Place = 'top'): Node[] {
  const isPasted = style.paste !== undefined;
  const blocks: Node[] = [];
  let line = createLine();
  const endLine = (attributes: object = { wrap: isPasted ? null : 'bare' }, isTagged = false) => {
    const content = isPasted ? withoutEdges(line.end()) : line.end();
    line = createLine();
    if (content.length > 0 || (isTagged && !isPasted)) blocks.push(nodes.paragraph.create(attributes, content));
  };
  const read = (node: HtmlNode, active: Style) => {
    if (isText(node)) return line.addText(node.value, isPasted && isSpace(node) ? [] : active.marks);
    if (!isElement(node)) return;
    const { tagName } = node;
    const readInside = () => {
      for (const child of childrenOf(node)) read(child, restyle(node, active));
    };
    if (tagName === 'br') line.addBreak(isPasted ? [] : active.marks);
    else if (tagName === 'img') line.addPicture(node, active);
    else if (tagName in markTypes || transparent.has(tagName)) readInside();
    else if (tagName === 'p') {
      endLine();
      readInside();
      const isInItem = place === 'item' || place === 'cell';
      endLine({ wrap: isInItem && !isPasted ? 'p' : null, ...textAttributes(node, style) }, true);
    } else {
      endLine();
      blocks.push(...readBlock(node, active));
    }
  };
  for (const child of children) read(child, style);
  endLine();
  return blocks;
}

/** Collects the content of a line. Collapses spaces as browsers do. */
function createLine() {
  const content: Node[] = [];
  /**
   * Whether a browser would display a space at this position. It does not display a space at the start of a line, or
   * after another space.
   */
  let takesSpace = false;
  const dropLastSpace = () => {
    const last = content.at(-1);
    if (!last?.text?.endsWith(' ')) return;
    content.pop();
    if (last.text.length > 1) content.push(articleSchema.text(last.text.slice(0, -1), last.marks));
  };
  return {
    addText(value: string, active: readonly Mark[]) {
      let text = value.replace(/[ \t\r\n\f]+/g, ' ');
      if (!takesSpace) text = text.replace(/^ /, '');
      if (text === '') return;
      content.push(articleSchema.text(text, active));
      takesSpace = !text.endsWith(' ');
    },
    addBreak(active: readonly Mark[]) {
      dropLastSpace();
      content.push(nodes.hardBreak.create(null, null, active));
      takesSpace = false;
    },
    addPicture(picture: HtmlElement, { paste, marks: active }: Style) {
      if (paste && !paste.takesPicture(picture)) return;
      const kept = paste ? active.filter(({ type }) => type === marks.link) : active;
      content.push(nodes.image.create(readPicture(picture), null, kept));
      takesSpace = true;
    },
    end() {
      dropLastSpace();
      return content;
    },
  };
}

/** Returns the content of a pasted line without the breaks and blanks at its start and end. */
function withoutEdges(content: readonly Node[]): readonly Node[] {
  const isShown = ({ type, text }: Node) => type !== nodes.hardBreak && text?.trim() !== '';
  return content.slice(Math.max(0, content.findIndex(isShown)), content.findLastIndex(isShown) + 1);
}

/** Returns the style for the content of an element. The element's own CSS overrides the usual style of its tag. */
function restyle(element: HtmlElement, style: Style): Style {
  const { paste, isHeading } = style;
  const css = attributeOf(element, 'style') ?? '';
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(css)?.[1];
  const slant = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(css)?.[1];
  let active = style.marks;
  const own = markTypes[element.tagName];
  if (own) active = own.create().addToSet(active);
  if (weight) active = setMark(active, marks.strong, weight === 'bold' || Number(weight) >= 600);
  if (slant) active = setMark(active, marks.em, slant === 'italic' || slant === 'oblique');
  if (isHeading) active = marks.strong.removeFromSet(active);
  if (element.tagName === 'a') {
    const href = paste ? paste.readHref(element) : attributeOf(element, 'href');
    if (href !== undefined) active = marks.link.create({ href }).addToSet(active);
  }
  return { ...style, marks: active };
}

function setMark(active: readonly Mark[], type: MarkType, isOn: boolean): readonly Mark[] {
  return isOn ? type.create().addToSet(active) : type.removeFromSet(active);
}

function asHeading(style: Style): Style {
  return { ...style, isHeading: true, marks: marks.strong.removeFromSet(style.marks) };
}

function textAttributes(element: HtmlElement, { paste }: Style) {
  return paste ? {} : { dir: attributeOf(element, 'dir'), lang: attributeOf(element, 'lang') };
}

function readBlock(element: HtmlElement, style: Style): Node[] {
  const { tagName } = element;
  const children = childrenOf(element);
  const html = style.paste && attributeOf(element, 'data-kept');
  const kept = html && style.paste?.readKept(html);
  if (kept) return [kept];
  switch (tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return readHeading(element, style);
    case 'ul':
      return readList(nodes.bulletList, children, textAttributes(element, style), style);
    case 'ol':
      return readList(nodes.orderedList, children, textAttributes(element, style), style);
    case 'li':
      return readList(nodes.bulletList, [element], {}, style);
    case 'blockquote': {
      const blocks = readBlocks(children, restyle(element, style), 'quote');
      return blocks.length > 0 ? [nodes.blockquote.create(textAttributes(element, style), blocks)] : [];
    }
    case 'pre':
      return [readCode(children, style)];
    case 'hr':
      return [nodes.horizontalRule.create()];
    case 'figure':
      return readFigure(children, style);
    case 'table':
      return style.paste ? readPastedTable(children, style) : readTable(children, style);
    case 'dt':
      return readBlocks(children, { ...style, marks: marks.strong.create().addToSet(style.marks) });
    default:
      return readBlocks(children, restyle(element, style));
  }
}

function readHeading(element: HtmlElement, style: Style): Node[] {
  const content = readLine(childrenOf(element), style.paste ? asHeading(style) : style);
  if (style.paste && content.length === 0) return [];
  const level = Math.min(4, Number(element.tagName.slice(1)));
  return [nodes.heading.create({ level, ...textAttributes(element, style) }, content)];
}

/** Returns only inline content. The texts of blocks are joined into one line. */
function readLine(children: readonly HtmlNode[], style: Style): Node[] {
  return readBlocks(children, style).flatMap((block, index) => {
    const text = block.textContent;
    const content = block.inlineContent ? block.content.content : text ? [articleSchema.text(text)] : [];
    return index > 0 ? [articleSchema.text(' '), ...content] : content;
  });
}

const emptyParagraph = nodes.paragraph.create({ wrap: 'bare' });

function readList(type: NodeType, children: readonly HtmlNode[], attributes: object, style: Style): Node[] {
  const items: { attributes: object; blocks: Node[] }[] = [];
  for (const child of children.filter(isElement)) {
    const last = items.at(-1);
    // Google Docs puts a nested list after its list item. Article HTML has the nested list inside that item.
    if (last && child.tagName !== 'li') last.blocks.push(...readBlocks([child], style, 'item'));
    else {
      const blocks = readBlocks(childrenOf(child), restyle(child, style), 'item');
      if (blocks[0]?.type !== nodes.paragraph) blocks.unshift(emptyParagraph);
      items.push({ attributes: textAttributes(child, style), blocks });
    }
  }
  if (items.length === 0) return [];
  return [
    type.create(
      attributes,
      items.map((item) => nodes.listItem.create(item.attributes, item.blocks)),
    ),
  ];
}

function readCode(children: readonly HtmlNode[], { paste }: Style): Node {
  const [only] = children;
  const isWrapped = children.length === 1 && only && isElement(only) && only.tagName === 'code';
  const text = paste ? preformatted(children).replace(/\n$/, '') : textOf(children);
  return nodes.codeBlock.create({ isPlain: !paste && !isWrapped }, text === '' ? [] : [articleSchema.text(text)]);
}

/** Returns the text of nodes. Each `<br>`, and the end of each `<div>` and `<p>`, becomes a line break. */
function preformatted(children: readonly HtmlNode[]): string {
  return children
    .map((node) => {
      if (isText(node)) return node.value;
      if (!isElement(node)) return '';
      if (node.tagName === 'br') return '\n';
      return preformatted(childrenOf(node)) + (/^(div|p)$/.test(node.tagName) ? '\n' : '');
    })
    .join('');
}

function readFigure(children: readonly HtmlNode[], style: Style): Node[] {
  const [picture, ...rest] = children.filter((child) => !isSpace(child));
  if (!picture || !isElement(picture) || picture.tagName !== 'img') return readBlocks(children, style);
  if (style.paste && !style.paste.takesPicture(picture)) return readBlocks(rest, style);
  return [nodes.figure.create(readPicture(picture), readLine(rest, style))];
}

function readPicture(element: HtmlElement): Picture {
  const read = (name: string) => {
    const value = attributeOf(element, name);
    return value !== null && isAllowedAttribute('img', name, value) ? value : null;
  };
  return {
    src: read('src') ?? '',
    alt: read('alt') ?? '',
    width: read('width'),
    height: read('height'),
    loading: read('loading'),
  };
}

const sections: Readonly<Record<string, RowSection>> = { thead: 'head', tbody: 'body', tfoot: 'foot' };

interface Row {
  readonly section: RowSection;
  readonly cells: readonly HtmlElement[];
}

function rowsOf(children: readonly HtmlNode[], section: RowSection = 'body'): Row[] {
  return children.filter(isElement).flatMap((node) => {
    const inside = sections[node.tagName];
    if (inside) return rowsOf(childrenOf(node), inside);
    if (node.tagName !== 'tr') return [];
    return [
      {
        section,
        cells: childrenOf(node)
          .filter(isElement)
          .filter(({ tagName }) => /^t[dh]$/.test(tagName)),
      },
    ];
  });
}

function captionsOf(children: readonly HtmlNode[]): HtmlNode[] {
  return children.filter((child) => isElement(child) && child.tagName === 'caption');
}

function readTable(children: readonly HtmlNode[], style: Style): Node[] {
  const caption = textOf(captionsOf(children))
    .replace(/[ \t\r\n\f]+/g, ' ')
    .replace(/^ | $/g, '');
  return createTable(
    rowsOf(children).map((row) => readRow(row, style)),
    caption,
  );
}

/**
 * Returns a table, or nothing if its rows do not form one. The table library repairs an uneven table as soon as the
 * table is displayed, which would change the text.
 */
function createTable(rows: readonly Node[], caption = ''): Node[] {
  if (rows.length === 0 || rows.some(({ childCount }) => childCount === 0)) return [];
  const table = nodes.table.create({ caption }, rows);
  return TableMap.get(table).problems ? [] : [table];
}

function readPastedTable(children: readonly HtmlNode[], style: Style): Node[] {
  const caption = readBlocks(captionsOf(children), style);
  const found = rowsOf(children);
  const inOrder = (['head', 'body', 'foot'] as const).flatMap((part) =>
    found.filter(({ section }) => section === part),
  );
  const cells = inOrder.flatMap((row) => row.cells);
  const withoutTable = () => cells.flatMap((cell) => readBlocks(childrenOf(cell), style));
  // A table with one cell was used for layout, so its content is kept without the table.
  if (cells.length <= 1) return [...caption, ...withoutTable()];
  const hasSpans = cells.some(({ attrs }) => attrs.some(({ name }) => /span$/.test(name)));
  const widest = hasSpans ? 0 : Math.max(...inOrder.map((row) => row.cells.length));
  const [first, ...others] = inOrder.map((row) => readRow(row, style, widest));
  const [firstRow] = inOrder;
  const hasHead =
    !hasSpans && others.length > 0 && firstRow?.section !== 'head' && first?.content.content.every(isBold);
  const head = hasHead && firstRow ? readRow({ ...firstRow, section: 'head' }, asHeading(style)) : first;
  const table = createTable(head ? [head, ...others] : []);
  return [...caption, ...(table.length > 0 ? table : withoutTable())];
}

/** Returns whether a cell has text, and all of it is bold, as word processors show the heads of columns. */
function isBold(cell: Node): boolean {
  let isAllBold = cell.textContent.trim() !== '';
  cell.descendants((node) => {
    if (node.text?.trim() && !marks.strong.isInSet(node.marks)) isAllBold = false;
  });
  return isAllBold;
}

/** Returns a row with at least `widest` cells. The last rows of a pasted table become ordinary ones. */
function readRow({ section, cells }: Row, style: Style, widest = 0): Node {
  const row = cells.map((cell) => readCell(cell, style));
  while (row.length < widest) row.push(nodes.tableCell.create(null, emptyParagraph));
  return nodes.tableRow.create({ section: style.paste && section === 'foot' ? 'body' : section }, row);
}

function readCell(cell: HtmlElement, style: Style): Node {
  const blocks = readBlocks(childrenOf(cell), restyle(cell, style), 'cell');
  const content = blocks.length > 0 ? blocks : [emptyParagraph];
  const attributes = {
    colspan: readSpan(cell, 'colspan'),
    rowspan: readSpan(cell, 'rowspan'),
    ...textAttributes(cell, style),
  };
  if (cell.tagName === 'td' && !style.isHeading) return nodes.tableCell.create(attributes, content);
  return nodes.tableHeader.create({ ...attributes, scope: style.paste ? null : attributeOf(cell, 'scope') }, content);
}

function readSpan(cell: HtmlElement, name: 'colspan' | 'rowspan'): number {
  const span = attributeOf(cell, name) ?? '1';
  return isAllowedAttribute('td', name, span) ? Math.max(1, Number(span)) : 1;
}
