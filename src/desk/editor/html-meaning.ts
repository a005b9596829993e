import { attributeOf, childrenOf, type HtmlElement, type HtmlNode, isElement, isInline, isText } from './html-tree.ts';

/**
 * Returns a description of what a browser shows for article HTML. Two sources with the same description mean the same.
 * It contains the blocks, the marks of each text, and the attributes that matter. It ignores white space that is not
 * displayed, the nesting of marks, empty captions, and `rel`, which the server sets.
 */
export function meaningOf(nodes: readonly HtmlNode[]): string {
  const parts: string[] = [];
  let line: { marks: string; text: string }[] = [];
  const endLine = () => {
    const last = line.at(-1);
    if (last) last.text = last.text.replace(/ $/, '');
    for (const { marks, text } of line) if (text !== '') parts.push(`[${marks}]${text}`);
    line = [];
  };
  const addText = (text: string, marks: string, isExact: boolean) => {
    const before = line.at(-1);
    let shown = isExact ? text : text.replace(/[ \t\r\n\f]+/g, ' ');
    if (!isExact && (!before || before.text.endsWith(' '))) shown = shown.replace(/^ /, '');
    if (shown === '') return;
    if (before?.marks === marks) before.text += shown;
    else line.push({ marks, text: shown });
  };
  const walk = (list: readonly HtmlNode[], marks: ReadonlySet<string>, isExact: boolean) => {
    for (const node of list) {
      const marked = [...marks].toSorted().join(' ');
      if (isText(node)) addText(node.value, marked, isExact);
      else if (isElement(node)) {
        const { tagName } = node;
        if (tagName === 'br') {
          endLine();
          parts.push(`<br ${marked}>`);
        } else if (tagName === 'img') line.push({ marks: marked, text: describePicture(node) });
        else if (isInline(node)) walk(childrenOf(node), new Set([...marks, describeMark(node)]), isExact);
        else if (tagName !== 'figcaption' || childrenOf(node).length > 0) {
          endLine();
          parts.push(`<${tagName}${describeCell(node)}>`);
          walk(childrenOf(node), marks, isExact || tagName === 'pre');
          endLine();
          parts.push(`</${tagName}>`);
        }
      }
    }
  };
  walk(nodes, new Set(), false);
  endLine();
  return parts.join('\n');
}

function describeMark(element: HtmlElement): string {
  return element.tagName === 'a' ? `a:${attributeOf(element, 'href')}` : element.tagName;
}

function describePicture(element: HtmlElement): string {
  const read = (name: string) => attributeOf(element, name);
  return `<img ${JSON.stringify([read('src'), read('alt') ?? '', read('width'), read('height'), read('loading') ?? 'lazy'])}>`;
}

function describeCell(element: HtmlElement): string {
  if (element.tagName !== 'th' && element.tagName !== 'td') return '';
  const span = (name: string) => Number(attributeOf(element, name) ?? 1);
  return ` ${span('colspan')} ${span('rowspan')} ${attributeOf(element, 'scope')}`;
}
