import type { Node } from 'prosemirror-model';
import { articleSchema } from './article-schema.ts';
import { readLink } from './editor-commands.ts';

/**
 * Returns the paragraphs of plain text. Blank lines separate paragraphs, and other line breaks stay line breaks. If the
 * text has no blank lines, each line is a paragraph.
 */
export function readPlainText(text: string): Node[] {
  const lines = text.replace(/\r\n?/g, '\n').trim();
  const hasBlankLines = /\n[ \t]*\n/.test(lines);
  return lines
    .split(hasBlankLines ? /\n(?:[ \t]*\n)+/ : /\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => {
      const content = paragraph.split('\n').flatMap((line, index): Node[] => {
        const words = line.trim();
        const broken = index === 0 ? [] : [articleSchema.nodes.hardBreak.create()];
        return words === '' ? broken : [...broken, articleSchema.text(words)];
      });
      return articleSchema.nodes.paragraph.create(null, content);
    });
}

const firstTag = /^<(?:!doctype|p|h[1-6]|ul|ol|blockquote|figure|table|div|pre|section|article|main|html|hr)[\s>]/i;

/** Returns whether a text looks like the source of HTML: it begins with the tag of a block and ends with a tag. */
export function isHtmlSource(text: string): boolean {
  const source = text.trim();
  return firstTag.test(source) && /<(?:\/[a-z][a-z0-9]{0,12}|hr|img [^<>]{0,200})>$/i.test(source.slice(-220));
}

/** Returns the address if a text is nothing but the address of a web page or of a mailbox. */
export function readPastedAddress(text: string): string | undefined {
  const link = /^\s*(?:https?:\/\/|mailto:)\S+\s*$/i.test(text) ? readLink(text) : undefined;
  return link && 'href' in link ? link.href : undefined;
}

/** The signs of Markdown that also work when they are typed. */
const markdownSigns = [
  /^(?:#{1,6}|[-*+]|1[.)]|>) +\S/m,
  /^```/m,
  /(\*\*|__)[^\s*_][^\n]{0,300}?\1/,
  /(?:^|[^*\w])\*[^*\s](?:[^*\n]{0,300}[^*\s])?\*(?![*\w])/m,
  /(?:^|[^_\w])_[^_\s](?:[^_\n]{0,300}[^_\s])?_(?![_\w])/m,
  /`[^`\n]{1,300}`/,
  /\[[^[\]\n]{1,300}\]\([^()\s]{1,2000}\)/,
];

export function isMarkdown(text: string): boolean {
  return markdownSigns.some((sign) => sign.test(text));
}
