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
      if (isText(node)) addText(node.value, namesOf(marks), isExact);
      else if (isElement(node) && isInline(node)) walkInline(node, marks, isExact);
      else if (isElement(node)) walkBlock(node, marks, isExact);
    }
  };
  const walkInline = (element: HtmlElement, marks: ReadonlySet<string>, isExact: boolean) => {
    if (element.tagName === 'br') {
      endLine();
      parts.push(`<br ${namesOf(marks)}>`);
    } else if (element.tagName === 'img') line.push({ marks: namesOf(marks), text: describePicture(element) });
    else walk(childrenOf(element), new Set([...marks, describeMark(element)]), isExact);
  };
  const walkBlock = (element: HtmlElement, marks: ReadonlySet<string>, isExact: boolean) => {
    const { tagName } = element;
    if (tagName === 'figcaption' && childrenOf(element).length === 0) return;
    endLine();
    parts.push(`<${tagName}${describeCell(element)}>`);
    walk(childrenOf(element), marks, isExact || tagName === 'pre');
    endLine();
    parts.push(`</${tagName}>`);
  };
  walk(nodes, new Set(), false);
  endLine();
  return parts.join('\n');
}

function namesOf(marks: ReadonlySet<string>): string {
  return [...marks].toSorted().join(' ');
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
