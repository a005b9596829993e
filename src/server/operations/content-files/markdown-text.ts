import { Marked, type Token } from 'marked';
import { parseFragment, serialize, serializeOuter, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import TurndownService from 'turndown';

const marked = new Marked({ gfm: true });

/** Matches the address of a picture in raw HTML. */
const pictureInHtml = /(<img\b[^<>]*?\ssrc=)(?:"([^"]*)"|'([^']*)')/gi;

/**
 * Reads Markdown. Returns the addresses of its pictures, and its HTML with other addresses in their place. Articles begin
 * with headings of the second level, because their title is the first.
 */
export function readMarkdown(text: string) {
  const tokens = marked.lexer(text);
  const pictures = new Set<string>();
  const visit = (change: (picture: string) => string) =>
    marked.walkTokens(tokens, (token: Token) => {
      if (token.type === 'image') token.href = change(token.href);
      if (token.type === 'html')
        token.text = token.text.replace(
          pictureInHtml,
          (_all: string, start: string, double = '', single = '') => `${start}"${change(double || single)}"`,
        );
      if (token.type === 'heading') token.depth = Math.min(Math.max(token.depth, 2), 4);
    });
  visit((picture) => {
    pictures.add(picture);
    return picture;
  });
  return {
    pictures,
    toHtml(addressOf: (picture: string) => string): string {
      visit(addressOf);
      return marked.parser(tokens);
    },
  };
}

const turndown = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' });

/**
 * Returns the HTML of an article as Markdown. What Markdown cannot say, such as a table with a caption, stays HTML, which
 * Markdown allows: each part is read back, and is only written as Markdown when nothing has changed.
 */
export function writeMarkdown(html: string): string {
  const nodes = parseFragment(html).childNodes.filter((node) => !('value' in node) || node.value.trim() !== '');
  const blocks = nodes.map((node, place) => {
    const block = serializeOuter(node);
    const markdown = turndown.turndown(block);
    // Markdown would read two lists, one after the other, as one.
    const start = isList(node) && isList(nodes[place - 1]) ? '<!-- -->\n\n' : '';
    return start + (readsBack(markdown, block) ? markdown : onOneLine(block));
  });
  const whole = blocks.join('\n\n');
  return readsBack(whole, html) ? whole : onOneLine(html);
}

function isList(node: Tree.ChildNode | undefined): boolean {
  return node?.nodeName === 'ul' || node?.nodeName === 'ol';
}

function readsBack(markdown: string, html: string): boolean {
  return normaliseHtml(readMarkdown(markdown).toHtml((picture) => picture)) === normaliseHtml(html);
}

/** Returns HTML without line ends, because Markdown starts to read again after an empty line. */
function onOneLine(html: string): string {
  return html.replaceAll('\n', '&#10;');
}

/** Returns HTML without what cleaning adds and without spaces that nobody sees, so that two texts can be compared. */
export function normaliseHtml(html: string): string {
  const fragment = parseFragment(html);
  normaliseChildren(fragment, false);
  return serialize(fragment);
}

const added = new Set(['rel', 'loading']);
const blocksOfText = /^(?:#document-fragment|ul|ol|blockquote|figure|table|thead|tbody|tfoot|tr)$/;

function normaliseChildren(parent: Tree.ParentNode, isPreformatted: boolean): void {
  parent.childNodes = parent.childNodes.filter(({ nodeName }) => nodeName !== '#comment');
  for (const node of parent.childNodes) {
    if ('attrs' in node) node.attrs = node.attrs.filter(({ name }) => !added.has(name));
    if (node.nodeName === '#text' && 'value' in node && !isPreformatted) node.value = node.value.replace(/\s+/g, ' ');
    if ('childNodes' in node) normaliseChildren(node, isPreformatted || node.nodeName === 'pre');
  }
  if (!blocksOfText.test(parent.nodeName)) return;
  parent.childNodes = parent.childNodes.filter((node) => !('value' in node) || node.value.trim() !== '');
}
