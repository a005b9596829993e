import { groupTopLevel, type HtmlNode, isText, parseHtml } from './html-tree.ts';

const blankLine = /\n[ \t\r]*\n\s*/;

/**
 * Returns whether text outside any block contains a blank line. A browser ignores blank lines, so it would show two
 * paragraphs as one.
 */
export function hasBlankLine(tree: readonly HtmlNode[]): boolean {
  return groupTopLevel(tree).some((run) => {
    const text = run.map((node) => (isText(node) ? node.value : 'x')).join('');
    return blankLine.test(text.trim());
  });
}

/** Wraps text outside any block in `<p>` tags, one for each piece between blank lines. Changes nothing else. */
export function blankLinesToParagraphs(html: string): string {
  let end = 0;
  let result = '';
  for (const run of groupTopLevel(parseHtml(html))) {
    if (!run.some(isText)) continue;
    const start = run[0]?.sourceCodeLocation?.startOffset ?? end;
    const before = html.slice(end, start);
    const isFirst = result === '' && before === '';
    result += `${before}${isFirst || before.endsWith('\n') ? '' : '\n'}${paragraphsOf(run, html)}`;
    end = run.at(-1)?.sourceCodeLocation?.endOffset ?? start;
    if (end < html.length) result += '\n';
  }
  return result + html.slice(end);
}

/** Returns the paragraphs of a run. Only its own texts are divided, not those inside its elements. */
function paragraphsOf(run: readonly HtmlNode[], html: string): string {
  const pieces = [''];
  for (const node of run) {
    const place = node.sourceCodeLocation;
    const source = place ? html.slice(place.startOffset, place.endOffset) : '';
    const [first = '', ...others] = isText(node) ? source.split(blankLine) : [source];
    pieces.push(`${pieces.pop()}${first}`, ...others);
  }
  const texts = pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
  return texts.map((text) => `<p>${text}</p>`).join('\n');
}
