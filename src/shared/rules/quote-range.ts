import { findQuote, quoteAt, type TextQuote } from './text-quote.ts';

/** Returns the whole words of a range inside an element as a quotation, or `undefined` when there are none. */
export function quoteOfRange(root: Element, range: Range): TextQuote | undefined {
  if (range.collapsed || !root.contains(range.commonAncestorContainer)) return undefined;
  const whole = toWholeWords(range);
  const before = document.createRange();
  before.selectNodeContents(root);
  before.setEnd(whole.startContainer, whole.startOffset);
  const start = before.toString().length;
  const quote = quoteAt(root.textContent, start, start + whole.toString().length);
  return quote.quote.trim() === '' ? undefined : quote;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Returns a range that ends at the ends of words, where it began or ended inside a word. */
function toWholeWords(range: Range): Range {
  const whole = range.cloneRange();
  const first = wordAt(range.startContainer, range.startOffset);
  if (first) whole.setStart(range.startContainer, first.index);
  const last = wordAt(range.endContainer, range.endOffset - 1);
  if (last) whole.setEnd(range.endContainer, last.index + last.segment.length);
  return whole;
}

function wordAt(node: Node, offset: number): Intl.SegmentData | undefined {
  if (!(node instanceof Text)) return undefined;
  const found = segmenter.segment(node.data).containing(offset);
  return found?.isWordLike ? found : undefined;
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

/** Marks ranges with the style of `::highlight(NAME)`. Browsers without highlights mark nothing. */
export function highlightRanges(ranges: readonly Range[], name: 'review' | 'review-chosen' = 'review'): void {
  if ('highlights' in CSS) CSS.highlights.set(name, new Highlight(...ranges));
}
