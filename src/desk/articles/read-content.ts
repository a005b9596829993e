import {
  attributeOf,
  childrenOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  parseHtml,
  textOf,
} from '#desk/editor/html-tree.ts';

export interface ContentParts {
  readonly pictures: readonly { readonly source: string; readonly alt: string }[];
  readonly links: readonly { readonly href: string; readonly text: string }[];
  readonly headings: readonly { readonly level: number; readonly text: string }[];
}

const headingPattern = /^h([1-6])$/;

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

/** Where a link of an article leads: to a page of this site, to another site or, for a reason, nowhere. */
export type LinkTarget =
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'outside' }
  | { readonly kind: 'nowhere'; readonly reason: string };

/** A sample path of an article's page. A link without a leading slash is relative to such a path. */
const articlePath = '/resources/article';

/** Returns where a link in an article leads. `siteOrigin` is the origin of the site that shows the article. */
export function linkTarget(href: string, siteOrigin: string): LinkTarget {
  if (href === '') return { kind: 'nowhere', reason: 'A link has no address.' };
  if (href.startsWith('#'))
    return { kind: 'nowhere', reason: `${href} leads nowhere, because parts of an article have no addresses.` };
  if (!URL.canParse(href, siteOrigin + articlePath))
    return { kind: 'nowhere', reason: `“${href}” is not a complete web address.` };
  const url = new URL(href, siteOrigin + articlePath);
  if (url.protocol === 'mailto:') return { kind: 'outside' };
  if (url.origin === siteOrigin) return { kind: 'own', path: url.pathname + url.search };
  if (!url.hostname.includes('.')) return { kind: 'nowhere', reason: `“${href}” is not a complete web address.` };
  return { kind: 'outside' };
}

/** Maximum number of this site's paths that are checked for one article. */
const ownLinkMaximum = 40;

/** Returns the paths of this site that an article links to, without repetitions. */
export function ownPaths(hrefs: readonly string[], siteOrigin: string): string[] {
  const paths = hrefs.flatMap((href) => {
    const target = linkTarget(href, siteOrigin);
    return target.kind === 'own' ? [target.path] : [];
  });
  return [...new Set(paths)].slice(0, ownLinkMaximum);
}
