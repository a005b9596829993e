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
    const start = run[0]?.sourceCodeLocation?.startOffset ?? end;
    if (!run.some(isText)) continue;
    const pieces = [''];
    for (const node of run) {
      const place = node.sourceCodeLocation;
      const source = place ? html.slice(place.startOffset, place.endOffset) : '';
      const [first = '', ...others] = isText(node) ? source.split(blankLine) : [source];
      pieces.push(`${pieces.pop()}${first}`, ...others);
    }
    const paragraphs = pieces.filter((piece) => piece.trim() !== '').map((piece) => `<p>${piece.trim()}</p>`);
    const gap = result === '' && html.slice(end, start) === '' ? '' : '\n';
    result += `${html.slice(end, start)}${gap && !/\n$/.test(html.slice(end, start)) ? gap : ''}${paragraphs.join('\n')}`;
    end = run.at(-1)?.sourceCodeLocation?.endOffset ?? start;
    if (end < html.length) result += '\n';
  }
  return result + html.slice(end);
}
