import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { type FoundPlace, findWords, type WordSearch } from '#shared/rules/find-words.ts';
import { findQuote, type TextQuote } from '#shared/rules/text-quote.ts';

type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
type HtmlText = DefaultTreeAdapterTypes.TextNode;

/** Elements that do not interrupt a text. Words are also found if such an element begins or ends inside them. */
const inlineNames = new Set(['a', 'strong', 'em', 'code']);

/** Returns clean HTML with other words in its texts. Its elements, and the addresses of links, stay as they are. */
export function replaceInHtml(html: string, search: WordSearch, words: string): string {
  const tree = parseFragment(html);
  let isChanged = false;
  for (const run of findRuns(tree.childNodes)) isChanged = replaceInRun(run, search, words) || isChanged;
  return isChanged ? serialize(tree) : html;
}

/** Returns the text nodes of each text that no block interrupts. */
function findRuns(nodes: readonly HtmlNode[]): HtmlText[][] {
  const runs: HtmlText[][] = [];
  let run: HtmlText[] = [];
  const endRun = () => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  const walk = (list: readonly HtmlNode[]) => {
    for (const node of list) {
      if ('value' in node) run.push(node);
      if (!('tagName' in node)) continue;
      const isBlock = !inlineNames.has(node.tagName);
      if (isBlock) endRun();
      walk(node.childNodes);
      if (isBlock) endRun();
    }
  };
  walk(nodes);
  endRun();
  return runs;
}

/**
 * Returns clean HTML with other words in place of the quoted ones. Returns `'gone'` when the quoted words are not in it,
 * and `'blocks'` when they are in more than one paragraph.
 */
export function replaceQuotedWords(
  html: string,
  quote: TextQuote,
  words: string,
): { readonly html: string } | 'gone' | 'blocks' {
  const tree = parseFragment(html);
  const runs = findRuns(tree.childNodes);
  const found = findQuote(runs.map(textOf).join(''), quote);
  let start = 0;
  for (const run of runs) {
    const { length } = textOf(run);
    if (found && found.start < start + length) {
      if (found.end > start + length) return 'blocks';
      putWords(run, { from: found.start - start, to: found.end - start }, words);
      return { html: serialize(tree) };
    }
    start += length;
  }
  return 'gone';
}

function replaceInRun(run: readonly HtmlText[], search: WordSearch, words: string): boolean {
  const places = findWords(textOf(run), search);
  for (const place of places.toReversed()) putWords(run, place, words);
  return places.length > 0;
}

function textOf(run: readonly HtmlText[]): string {
  return run.map(({ value }) => value).join('');
}

/** Puts words in a place of a text. The first text node of the place gets the words, with its marks. */
function putWords(run: readonly HtmlText[], { from, to }: FoundPlace, words: string): void {
  let start = 0;
  let isPut = false;
  for (const node of run) {
    const { length } = node.value;
    const cutFrom = Math.max(0, from - start);
    const cutTo = Math.min(length, to - start);
    start += length;
    if (cutFrom >= cutTo) continue;
    node.value = node.value.slice(0, cutFrom) + (isPut ? '' : words) + node.value.slice(cutTo);
    isPut = true;
  }
}
