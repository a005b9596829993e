import { findQuote, quoteAt, type TextQuote } from './text-quote.ts';

/** Returns the words of a range inside an element as a quotation, or `undefined` when there are none. */
export function quoteOfRange(root: Element, range: Range): TextQuote | undefined {
  if (range.collapsed || !root.contains(range.commonAncestorContainer)) return undefined;
  const before = document.createRange();
  before.selectNodeContents(root);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  const quote = quoteAt(root.textContent, start, start + range.toString().length);
  return quote.quote.trim() === '' ? undefined : quote;
}

/** Returns the range of quoted words inside an element, or `undefined` when they are gone. */
export function rangeOfQuote(root: Element, quote: TextQuote): Range | undefined {
  const found = findQuote(root.textContent, quote);
  if (!found) return undefined;
  const range = document.createRange();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let at = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node.textContent ?? '';
    if (found.start >= at && found.start < at + length) range.setStart(node, found.start - at);
    if (found.end > at && found.end <= at + length) range.setEnd(node, found.end - at);
    at += length;
  }
  return range;
}

/** Marks ranges with the style of `::highlight(review)`. Browsers without highlights mark nothing. */
export function highlightRanges(ranges: readonly Range[]): void {
  if ('highlights' in CSS) CSS.highlights.set('review', new Highlight(...ranges));
}
