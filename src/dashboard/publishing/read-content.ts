import {
  attributeOf,
  childrenOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  parseHtml,
  textOf,
} from '#dashboard/writing/html-tree.ts';

/** The parts of a content that the advice before publishing is about. */
export interface ContentParts {
  readonly pictures: readonly { readonly source: string; readonly alt: string }[];
  readonly links: readonly { readonly href: string; readonly text: string }[];
  readonly headings: readonly { readonly level: number; readonly text: string }[];
}

const headingPattern = /^h([1-6])$/;

/** Returns the pictures, links and headings of HTML, in the order in which they appear. */
export function readContent(html: string): ContentParts {
  const elements = elementsOf(parseHtml(html));
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  return {
    pictures: named('img').map((image) => ({
      source: attributeOf(image, 'src') ?? '',
      alt: (attributeOf(image, 'alt') ?? '').trim(),
    })),
    links: named('a').map((link) => ({ href: (attributeOf(link, 'href') ?? '').trim(), text: wordsOf(link) })),
    headings: elements.flatMap((element) => {
      const level = headingPattern.exec(element.tagName)?.[1];
      return level === undefined ? [] : [{ level: Number(level), text: wordsOf(element) }];
    }),
  };
}

function elementsOf(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.filter(isElement).flatMap((element) => [element, ...elementsOf(childrenOf(element))]);
}

/** Returns the words that an element shows: its text and the alternative texts of its pictures. */
function wordsOf(element: HtmlElement): string {
  const pictures = elementsOf(childrenOf(element)).filter(({ tagName }) => tagName === 'img');
  const texts = [textOf([element]), ...pictures.map((picture) => attributeOf(picture, 'alt') ?? '')];
  return texts.join(' ').trim();
}
