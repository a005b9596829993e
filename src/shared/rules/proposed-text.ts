import { applyPatch, structuredPatch } from 'diff';

/** Maximum number of words and tags that may differ. Beyond it, a comparison would take too long. */
const mostChanges = 500;

const pieces = /<[^<>"]*(?:"[^"]*"[^<>"]*)*>|[^<\s]+|\s+|</g;

/**
 * Returns the saved text with the changes that lead from the text that was read to the proposed text. Returns
 * `undefined` when the words that change, or the `context` words and spaces beside them, are no longer in the saved text.
 */
export function mergeProposedText(read: string, proposed: string, saved: string, context = 8): string | undefined {
  if (saved === read || saved === proposed) return proposed;
  const options = { context, maxEditLength: mostChanges };
  const patch = structuredPatch('', '', asLines(read), asLines(proposed), '', '', options);
  const merged = patch && applyPatch(asLines(saved), patch, { autoConvertLineEndings: false });
  return merged ? fromLines(merged) : undefined;
}

/** Writes each word, space and tag on its own line, as JSON. The patch compares lines. */
function asLines(text: string): string {
  return (text.match(pieces) ?? []).map((piece) => `${JSON.stringify(piece)}\n`).join('');
}

function fromLines(lines: string): string {
  return lines
    .split('\n')
    .map((line) => (line === '' ? '' : String(JSON.parse(line))))
    .join('');
}
