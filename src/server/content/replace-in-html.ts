import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { findWords, type WordSearch } from '#shared/rules/find-words.ts';

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

/** Replaces the words in a text. The first text node of a found place gets the new words, with its marks. */
function replaceInRun(run: readonly HtmlText[], search: WordSearch, words: string): boolean {
  const places = findWords(run.map(({ value }) => value).join(''), search);
  for (const { from, to } of places.toReversed()) {
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
  return places.length > 0;
}
