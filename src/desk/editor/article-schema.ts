import { type Attrs, type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

export type RowSection = 'head' | 'body' | 'foot';

/** A picture in an article, with the attributes that article HTML may contain. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
  readonly width: string | null;
  readonly height: string | null;
  readonly loading: string | null;
}

const pictureAttributes = {
  src: { default: '' },
  alt: { default: '' },
  width: { default: null },
  height: { default: null },
  loading: { default: null },
};

/** The direction and the language of a block, if its HTML names them. */
const textAttributes = { dir: { default: null }, lang: { default: null } };

/**
 * The attributes that the table library requires for a cell. `colwidth` is always `null`, because article HTML has no
 * column widths.
 */
const cellAttributes = {
  colspan: { default: 1 },
  rowspan: { default: 1 },
  colwidth: { default: null },
  ...textAttributes,
};

const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    group: 'block',
    content: 'inline*',
    // `wrap`: 'p' for a paragraph in a `<p>` tag, 'bare' for one without a tag. With null, its position decides.
    attrs: { wrap: { default: null }, ...textAttributes },
    parseDOM: [{ tag: 'p' }],
    toDOM: ({ attrs }) => ['p', { ...textElement(attrs), ...(attrs.wrap === 'bare' ? { 'data-bare': '' } : {}) }, 0],
  },
  heading: {
    group: 'block',
    content: 'inline*',
    attrs: { level: { default: 2 }, ...textAttributes },
    defining: true,
    parseDOM: [2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, textElement(attrs), 0],
  },
  bulletList: {
    group: 'block list',
    content: 'listItem+',
    attrs: textAttributes,
    parseDOM: [{ tag: 'ul' }],
    toDOM: ({ attrs }) => ['ul', textElement(attrs), 0],
  },
  orderedList: {
    group: 'block list',
    content: 'listItem+',
    attrs: textAttributes,
    parseDOM: [{ tag: 'ol' }],
    toDOM: ({ attrs }) => ['ol', textElement(attrs), 0],
  },
  listItem: {
    content: 'paragraph block*',
    attrs: textAttributes,
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: ({ attrs }) => ['li', textElement(attrs), 0],
  },
  blockquote: {
    group: 'block',
    content: 'block+',
    attrs: textAttributes,
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: ({ attrs }) => ['blockquote', textElement(attrs), 0],
  },
  codeBlock: {
    group: 'block',
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    attrs: { isPlain: { default: false } },
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', ['code', 0]],
  },
  horizontalRule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  figure: {
    group: 'block',
    content: 'inline*',
    attrs: pictureAttributes,
    defining: true,
    isolating: true,
    draggable: true,
    parseDOM: [{ tag: 'figure', contentElement: 'figcaption' }],
    toDOM: ({ attrs }) => ['figure', ['img', pictureElement(attrs)], ['figcaption', 0]],
  },
  /**
   * A kept part: a block that the visual editor cannot represent. The editor shows it read-only and does not change its
   * HTML.
   */
  kept: {
    group: 'block',
    atom: true,
    draggable: true,
    attrs: { html: { default: '' } },
    toDOM: ({ attrs }) => ['div', { 'data-kept': attrs.html }],
  },
  table: {
    group: 'block',
    content: 'tableRow+',
    tableRole: 'table',
    isolating: true,
    attrs: { caption: { default: '' } },
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  },
  tableRow: {
    content: '(tableCell | tableHeader)+',
    tableRole: 'row',
    attrs: { section: { default: 'body' } },
    parseDOM: [{ tag: 'tr' }],
    toDOM: ({ attrs }) => ['tr', attrs.section === 'body' ? {} : { 'data-section': attrs.section }, 0],
  },
  tableCell: {
    content: 'block+',
    tableRole: 'cell',
    isolating: true,
    attrs: cellAttributes,
    parseDOM: [{ tag: 'td' }],
    toDOM: ({ attrs }) => ['td', { ...spanAttributes(attrs), ...textElement(attrs) }, 0],
  },
  tableHeader: {
    content: 'block+',
    tableRole: 'header_cell',
    isolating: true,
    attrs: { ...cellAttributes, scope: { default: null } },
    parseDOM: [{ tag: 'th' }],
    toDOM: ({ attrs }) => [
      'th',
      { ...spanAttributes(attrs), ...textElement(attrs), ...(attrs.scope ? { scope: attrs.scope } : {}) },
      0,
    ],
  },
  text: { group: 'inline' },
  hardBreak: {
    group: 'inline',
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  image: {
    group: 'inline',
    inline: true,
    draggable: true,
    attrs: pictureAttributes,
    toDOM: ({ attrs }) => ['img', pictureElement(attrs)],
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: { default: null } },
    inclusive: false,
    parseDOM: [{ tag: 'a', getAttrs: (element) => ({ href: element.getAttribute('href') }) }],
    toDOM: ({ attrs }): DOMOutputSpec => ['a', attrs.href === null ? {} : { href: attrs.href }, 0],
  },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
} satisfies Record<string, MarkSpec>;

/** The schema of the visual editor's document. It has the elements that article HTML may contain. */
export const articleSchema = new Schema({ nodes, marks });

function spanAttributes({ colspan, rowspan }: Attrs): Record<string, string> {
  return {
    ...(colspan === 1 ? {} : { colspan: String(colspan) }),
    ...(rowspan === 1 ? {} : { rowspan: String(rowspan) }),
  };
}

function textElement({ dir, lang }: Attrs): Record<string, string> {
  return { ...(dir ? { dir } : {}), ...(lang ? { lang } : {}) };
}

function pictureElement({ src, alt, width, height }: Attrs): Record<string, string> {
  return { 'data-picture': '', src, alt, ...(width ? { width } : {}), ...(height ? { height } : {}) };
}
