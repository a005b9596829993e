import type { Node } from 'prosemirror-model';
import { articleSchema } from './article-schema.ts';

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
