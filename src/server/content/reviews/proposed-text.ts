import { applyPatch, structuredPatch } from 'diff';
import { findQuote, type TextQuote } from '#shared/rules/text-quote.ts';

/** Maximum number of words and tags that may differ. Beyond it, a comparison would take too long. */
const mostChanges = 500;

const pieces = /<[^<>"]*(?:"[^"]*"[^<>"]*)*>|[^<\s]+\s*|\s+|</g;
const tag = /(<[^<>"]*(?:"[^"]*"[^<>"]*)*>)/;

/**
 * Returns the saved text with the changes that lead from the text that was read to the proposed text. Returns
 * `undefined` when the words that change, or the words beside them, are no longer in the saved text.
 */
export function mergeProposedText(read: string, proposed: string, saved: string): string | undefined {
  if (saved === read || saved === proposed) return proposed;
  const options = { context: 4, maxEditLength: mostChanges };
  const patch = structuredPatch('', '', asLines(read), asLines(proposed), '', '', options);
  const merged = patch && applyPatch(asLines(saved), patch, { autoConvertLineEndings: false });
  return merged ? fromLines(merged) : undefined;
}

/** Writes each word and each tag on a line of its own, as JSON, because patches compare lines. */
function asLines(text: string): string {
  return (text.match(pieces) ?? []).map((piece) => `${JSON.stringify(piece)}\n`).join('');
}

function fromLines(lines: string): string {
  return lines
    .split('\n')
    .map((line) => (line === '' ? '' : String(JSON.parse(line))))
    .join('');
}

const inlineTag = /^<\/?(?:a|strong|em|code)\b/i;
const entities = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&nbsp;', '\u00a0'],
  ['&amp;', '&'],
] as const;

/**
 * Returns clean HTML with other words in place of the quoted ones. Returns `'gone'` when the quoted words are not in it,
 * and `'blocks'` when they are in more than one paragraph.
 */
export function replaceQuotedWords(
  html: string,
  quote: TextQuote,
  words: string,
): { readonly html: string } | 'gone' | 'blocks' {
  // Texts are at even places, and the tags between them at odd ones.
  const parts = html.split(tag).map((part, index) => (isTag(index) ? part : decode(part)));
  const found = findQuote(parts.filter((_, index) => !isTag(index)).join(''), quote);
  if (!found) return 'gone';
  let at = 0;
  let isReplaced = false;
  for (const [index, part] of parts.entries()) {
    if (isTag(index)) {
      if (at > found.start && at < found.end && !inlineTag.test(part)) return 'blocks';
      continue;
    }
    const from = Math.min(Math.max(found.start - at, 0), part.length);
    const to = Math.min(Math.max(found.end - at, from), part.length);
    at += part.length;
    parts[index] = encode(part.slice(0, from) + (from < to && !isReplaced ? words : '') + part.slice(to));
    if (from < to) isReplaced = true;
  }
  return { html: parts.join('') };
}

function isTag(index: number): boolean {
  return index % 2 === 1;
}

function decode(text: string): string {
  return entities.reduce((decoded, [entity, character]) => decoded.replaceAll(entity, character), text);
}

function encode(text: string): string {
  return entities.toReversed().reduce((encoded, [entity, character]) => encoded.replaceAll(character, entity), text);
}
