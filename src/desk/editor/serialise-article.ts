import type { Attrs, Fragment, Mark, Node } from 'prosemirror-model';

/**
 * Returns the HTML of a top-level block, written so that the server's cleaning does not change it. A bare paragraph is
 * written without a `<p>` tag. After another bare paragraph it gets the tag, because the two would otherwise become
 * one.
 */
export function serialiseTopBlock(node: Node, { isAfterBare = false } = {}): string {
  return writeBlock(node, node.attrs.wrap === 'bare' && !isAfterBare);
}

function writeBlock(node: Node, isBare: boolean): string {
  const { dir = null, lang = null } = node.attrs;
  const text = writeAttributes({ dir, lang });
  switch (node.type.name) {
    case 'paragraph':
      return isBare ? writeInline(node.content) : `<p${text}>${writeInline(node.content)}</p>`;
    case 'heading':
      return `<h${node.attrs.level}${text}>${writeInline(node.content)}</h${node.attrs.level}>`;
    case 'bulletList':
      return `<ul${text}>\n${writeLines(node.content)}</ul>`;
    case 'orderedList':
      return `<ol${text}>\n${writeLines(node.content)}</ol>`;
    case 'listItem':
      return `<li${text}>${writeBlocks(node)}</li>`;
    case 'blockquote':
      return `<blockquote${text}>${writeBlocks(node)}</blockquote>`;
    case 'codeBlock':
      return writeCode(node);
    case 'horizontalRule':
      return '<hr>';
    case 'figure': {
      const caption = writeInline(node.content);
      return `<figure>${writePicture(node.attrs)}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
    }
    case 'kept':
      return node.attrs.html;
    case 'table':
      return writeTable(node);
    default:
      throw new Error(`A ${node.type.name} is no block`);
  }
}

/** Writes the items of a list, each on its own line. */
function writeLines(items: Fragment): string {
  return items.content.map((item) => `${writeBlock(item, false)}\n`).join('');
}

/**
 * Writes the blocks of a list item, a quote or a cell. After a paragraph without a tag, the next paragraph gets its
 * tag, because the two would otherwise become one.
 */
function writeBlocks(parent: Node): string {
  let isAfterBare = false;
  return parent.content.content
    .map((child, index) => {
      const isBare = !isAfterBare && isWrittenBare(child, index, parent);
      isAfterBare = isBare;
      return writeBlock(child, isBare);
    })
    .join('');
}

/**
 * Returns whether a paragraph is written without its tag. `wrap` decides if it is not `null`. Otherwise the tag is left
 * out in two cases: the paragraph is the only content of a cell, or only lists follow it in a list item.
 */
function isWrittenBare(child: Node, index: number, parent: Node): boolean {
  if (child.type.name !== 'paragraph') return false;
  const { wrap, dir, lang } = child.attrs;
  if (dir || lang) return false;
  if (wrap !== null) return wrap === 'bare' && (child.childCount > 0 || parent.type.name !== 'blockquote');
  const others = parent.content.content.filter((other) => other !== child);
  if (parent.type.name === 'listItem') return index === 0 && others.every((other) => other.type.isInGroup('list'));
  return parent.type.name !== 'blockquote' && others.length === 0;
}

function writeCode(node: Node): string {
  const text = escapeText(node.textContent);
  // A parser drops a line break directly after `<pre>`, so none is written there.
  return node.attrs.isPlain ? `<pre>${text.replace(/^\n+/, '')}</pre>` : `<pre><code>${text}</code></pre>`;
}

const sectionTags = { head: 'thead', body: 'tbody', foot: 'tfoot' } as const;

function writeTable(table: Node): string {
  const parts: string[] = [];
  let open: string | undefined;
  for (const row of table.content.content) {
    const section: keyof typeof sectionTags = row.attrs.section;
    const tag = sectionTags[section];
    if (tag !== open) {
      if (open) parts.push(`</${open}>\n`);
      parts.push(`<${tag}>\n`);
      open = tag;
    }
    parts.push(`<tr>${row.content.content.map(writeCell).join('')}</tr>\n`);
  }
  if (open) parts.push(`</${open}>\n`);
  const { caption } = table.attrs;
  return `<table>\n${caption && `<caption>${escapeText(caption)}</caption>\n`}${parts.join('')}</table>`;
}

function writeCell(cell: Node): string {
  const { scope = null, colspan, rowspan, dir, lang } = cell.attrs;
  const name = cell.type.name === 'tableHeader' ? 'th' : 'td';
  const attributes = writeAttributes({
    scope,
    colspan: colspan === 1 ? null : String(colspan),
    rowspan: rowspan === 1 ? null : String(rowspan),
    dir,
    lang,
  });
  return `<${name}${attributes}>${writeBlocks(cell)}</${name}>`;
}

function writePicture({ src, alt, width, height, loading }: Attrs): string {
  return `<img${writeAttributes({ src, alt, width, height, loading: loading ?? 'lazy' })}>`;
}

function writeInline(content: Fragment): string {
  const parts: string[] = [];
  let open: readonly Mark[] = [];
  const change = (wanted: readonly Mark[]) => {
    const isKeptOpen = wanted.map((mark, index) => open[index]?.eq(mark) === true);
    const differs = isKeptOpen.indexOf(false);
    const same = differs === -1 ? wanted.length : differs;
    for (const mark of open.slice(same).toReversed()) parts.push(`</${tagOf(mark)}>`);
    for (const mark of wanted.slice(same)) parts.push(`<${tagOf(mark)}${linkAttributes(mark)}>`);
    open = wanted;
  };
  for (const node of content.content) {
    change(node.marks);
    if (node.isText) parts.push(escapeText(node.text ?? ''));
    else parts.push(node.type.name === 'image' ? writePicture(node.attrs) : '<br>');
  }
  change([]);
  return parts.join('');
}

function tagOf(mark: Mark): string {
  return mark.type.name === 'link' ? 'a' : mark.type.name;
}

/**
 * Returns the attributes of a link as HTML. `rel` has the value that the server would add. It keeps the linked site
 * from controlling the window of this site.
 */
function linkAttributes({ type, attrs: { href } }: Mark): string {
  if (type.name !== 'link') return '';
  return writeAttributes({ href, rel: typeof href === 'string' && /^https?:/i.test(href) ? 'noopener' : null });
}

function writeAttributes(attributes: Readonly<Record<string, string | null>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`))
    .join('');
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' };

/** Escapes text as browsers write it. Leaves out characters that an HTML parser does not keep. */
function escapeText(text: string): string {
  return text.replace(/[\0\r]/g, '').replace(/[&<>\u00a0]/g, (character) => escapes[character] ?? '');
}
