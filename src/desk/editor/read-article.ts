import type { Mark, Node } from 'prosemirror-model';
import { TableMap } from 'prosemirror-tables';
import { articleSchema, type ParagraphWrap, type Picture, type RowSection } from './article-schema.ts';
import {
  attributeOf,
  childrenOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isInline,
  isSpace,
  isText,
} from './html-tree.ts';

const { nodes, marks } = articleSchema;

/** What contains a block. It decides whether the block's paragraphs are written with a tag. */
type Place = 'top' | 'quote' | 'item' | 'cell';

class NotRepresented extends Error {}

/** Returns the editor's block for an allowed element, or `undefined` if the editor cannot represent it. */
export function readBlock(element: HtmlElement): Node | undefined {
  return attempt(() => readElement(element, 'top'));
}

/**
 * Returns the paragraph for texts and inline elements that are outside any block, or `undefined` if the editor cannot
 * represent them.
 */
export function readBareText(run: readonly HtmlNode[]): Node | undefined {
  return attempt(() => paragraph(run, 'bare'));
}

function attempt(read: () => Node): Node | undefined {
  try {
    const node = read();
    node.check();
    return node;
  } catch (error) {
    if (error instanceof NotRepresented || error instanceof RangeError) return undefined;
    throw error;
  }
}

function readElement(element: HtmlElement, place: Place): Node {
  const children = childrenOf(element);
  switch (element.tagName) {
    case 'p':
      return paragraph(children, place === 'item' || place === 'cell' ? 'p' : null, readTextAttributes(element));
    case 'h2':
    case 'h3':
    case 'h4':
      return nodes.heading.create(
        { level: Number(element.tagName.slice(1)), ...readTextAttributes(element) },
        readInline(children),
      );
    case 'ul':
    case 'ol':
      return readList(element);
    case 'blockquote':
      return nodes.blockquote.create(readTextAttributes(element), readBlocks(children, 'quote'));
    case 'pre':
      return readCode(children);
    case 'hr':
      return nodes.horizontalRule.create();
    case 'figure':
      return readFigure(children);
    case 'table':
      return readTable(children);
    default:
      throw new NotRepresented();
  }
}

function paragraph(children: readonly HtmlNode[], wrap: ParagraphWrap, attributes: TextAttributes = {}): Node {
  return nodes.paragraph.create({ wrap, ...attributes }, readInline(children));
}

interface TextAttributes {
  readonly dir?: string | null;
  readonly lang?: string | null;
}

function readTextAttributes(element: HtmlElement): TextAttributes {
  return { dir: attributeOf(element, 'dir'), lang: attributeOf(element, 'lang') };
}

function readBlocks(children: readonly HtmlNode[], place: Place): Node[] {
  const blocks: Node[] = [];
  let run: HtmlNode[] = [];
  const endRun = () => {
    if (!run.every(isSpace)) blocks.push(paragraph(run, 'bare'));
    run = [];
  };
  for (const child of children) {
    if (isInline(child)) run.push(child);
    else {
      endRun();
      blocks.push(readElement(requireElement(child), place));
    }
  }
  endRun();
  return blocks;
}

function readList(element: HtmlElement): Node {
  const type = element.tagName === 'ul' ? nodes.bulletList : nodes.orderedList;
  const items = elementsOf(childrenOf(element)).map((item) => {
    if (item.tagName !== 'li') throw new NotRepresented();
    const blocks = readBlocks(childrenOf(item), 'item');
    const first = blocks[0]?.type === nodes.paragraph ? [] : [nodes.paragraph.create({ wrap: 'bare' })];
    return nodes.listItem.create(readTextAttributes(item), [...first, ...blocks]);
  });
  return type.create(readTextAttributes(element), items);
}

function readCode(children: readonly HtmlNode[]): Node {
  const [only] = children;
  const isWrapped = children.length === 1 && only && isElement(only) && only.tagName === 'code';
  const texts = isWrapped ? childrenOf(only) : children;
  const text = texts.map((node) => (isText(node) ? node.value : fail())).join('');
  return nodes.codeBlock.create({ isPlain: !isWrapped }, text === '' ? [] : [articleSchema.text(text)]);
}

function readFigure(children: readonly HtmlNode[]): Node {
  const [picture, caption, ...rest] = elementsOf(children);
  if (picture?.tagName !== 'img' || rest.length > 0) throw new NotRepresented();
  if (caption && caption.tagName !== 'figcaption') throw new NotRepresented();
  return nodes.figure.create(readPicture(picture), caption ? readInline(childrenOf(caption)) : []);
}

function readPicture(element: HtmlElement): Picture {
  const read = (name: string) => attributeOf(element, name);
  return {
    src: read('src') ?? '',
    alt: read('alt') ?? '',
    width: read('width'),
    height: read('height'),
    loading: read('loading'),
  };
}

const sections: Readonly<Record<string, RowSection>> = { thead: 'head', tbody: 'body', tfoot: 'foot' };

function readTable(children: readonly HtmlNode[]): Node {
  const [first, ...others] = elementsOf(children);
  const caption = first?.tagName === 'caption' ? first : undefined;
  const parts = first && !caption ? [first, ...others] : others;
  const rows = parts.flatMap((part) => {
    const section = sections[part.tagName] ?? fail();
    return elementsOf(childrenOf(part)).map((row) => readRow(row, section));
  });
  const table = nodes.table.create({ caption: caption ? readPlainText(childrenOf(caption)) : '' }, rows);
  // The table library repairs an uneven table as soon as the table is displayed, which would change the text. So the
  // editor does not represent such a table.
  if (rows.length === 0 || TableMap.get(table).problems) throw new NotRepresented();
  return table;
}

function readRow(row: HtmlElement, section: RowSection): Node {
  if (row.tagName !== 'tr') throw new NotRepresented();
  const cells = elementsOf(childrenOf(row)).map((cell) => {
    const spans = {
      colspan: readSpan(cell, 'colspan'),
      rowspan: readSpan(cell, 'rowspan'),
      ...readTextAttributes(cell),
    };
    const blocks = readBlocks(childrenOf(cell), 'cell');
    const content = blocks.length > 0 ? blocks : [nodes.paragraph.create({ wrap: 'bare' })];
    if (cell.tagName === 'th')
      return nodes.tableHeader.create({ ...spans, scope: attributeOf(cell, 'scope') }, content);
    return cell.tagName === 'td' ? nodes.tableCell.create(spans, content) : fail();
  });
  return nodes.tableRow.create({ section }, cells);
}

function readSpan(cell: HtmlElement, name: 'colspan' | 'rowspan'): number {
  const span = Number(attributeOf(cell, name) ?? 1);
  return span > 0 ? span : fail();
}

function readPlainText(children: readonly HtmlNode[]): string {
  const text = children.map((node) => (isText(node) ? node.value : fail())).join('');
  return text.replace(/[ \t\r\n\f]+/g, ' ').replace(/^ | $/g, '');
}

/** Returns the inline content of an element. Collapses spaces as browsers do. */
function readInline(children: readonly HtmlNode[]): Node[] {
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
  const read = (list: readonly HtmlNode[], active: readonly Mark[]) => {
    for (const node of list) {
      if (isText(node)) {
        let text = node.value.replace(/[ \t\r\n\f]+/g, ' ');
        if (!takesSpace) text = text.replace(/^ /, '');
        if (text === '') continue;
        content.push(articleSchema.text(text, active));
        takesSpace = !text.endsWith(' ');
        continue;
      }
      const element = requireElement(node);
      if (element.tagName === 'br') {
        dropLastSpace();
        content.push(nodes.hardBreak.create(null, null, active));
        takesSpace = false;
      } else if (element.tagName === 'img') {
        content.push(nodes.image.create(readPicture(element), null, active));
        takesSpace = true;
      } else read(childrenOf(element), readMark(element).addToSet(active));
    }
  };
  read(children, []);
  dropLastSpace();
  return content;
}

function readMark(element: HtmlElement): Mark {
  switch (element.tagName) {
    case 'a':
      return marks.link.create({ href: attributeOf(element, 'href') });
    case 'strong':
    case 'em':
    case 'code':
      return marks[element.tagName].create();
    default:
      throw new NotRepresented();
  }
}

/** Returns the elements among these nodes. Throws if there is anything but white space between them. */
function elementsOf(children: readonly HtmlNode[]): HtmlElement[] {
  return children.filter((child) => !isSpace(child)).map(requireElement);
}

function requireElement(node: HtmlNode): HtmlElement {
  return isElement(node) ? node : fail();
}

function fail(): never {
  throw new NotRepresented();
}
