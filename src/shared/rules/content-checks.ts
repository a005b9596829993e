import { pictureKeyOf } from '../pictures/picture-address.ts';
import { countOf } from './numbers.ts';

/** What the checks read in the content of an article. */
export type ContentParts = ReturnType<typeof readContent>;

/** Matches a tag that the checks read, in HTML whose attributes have double quotes and whose texts have no `<`. */
const tagPattern = /<(\/?)(a|img|h[1-6])((?: [^\s"=<>/]+="[^"]*")*)>/g;

/**
 * Returns the pictures, links and headings of cleaned or serialised HTML, in the order in which they appear. It scans
 * the tags and builds no tree, so ten thousand articles are read in a second.
 */
export function readContent(html: string) {
  const [pictures, links, headings]: [{ source: string; alt: string }[], OpenPart[], OpenPart[]] = [[], [], []];
  const open: OpenPart[] = [];
  let place = 0;
  const addText = (text: string) => {
    for (const part of open) part.text += text;
  };
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(tagPattern)) {
    addText(asText(html.slice(place, index).replace(/<[^<>]*>/g, '')));
    place = index + tag.length;
    if (name === 'img') {
      const alt = asText(attributeOf(attributes, 'alt')).trim();
      pictures.push({ source: asText(attributeOf(attributes, 'src')), alt });
      addText(` ${alt}`);
    } else if (slash) {
      const last = open.findLastIndex((part) => part.name === name);
      if (last >= 0) open.splice(last, 1);
    } else {
      const part = { name, href: asText(attributeOf(attributes, 'href')).trim(), text: '' };
      open.push(part);
      (name === 'a' ? links : headings).push(part);
    }
  }
  return {
    pictures,
    links: links.map(({ href, text }) => ({ href, text: text.trim() })),
    headings: headings.map(({ name, text }) => ({ level: Number(name.slice(1)), text: text.trim() })),
  };
}

interface OpenPart {
  readonly name: string;
  readonly href: string;
  text: string;
}

const attributePatterns = { alt: / alt="([^"]*)"/, href: / href="([^"]*)"/, src: / src="([^"]*)"/ };

/** Returns the value of an attribute of an element, still escaped, or an empty text. */
export function attributeOf(attributes: string, name: keyof typeof attributePatterns): string {
  return attributePatterns[name].exec(attributes)?.[1] ?? '';
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
};

/** Returns the text of an escaped HTML text. */
export function asText(html: string): string {
  return html.replace(/&(?:amp|quot|lt|gt|nbsp);/g, (entity) => entities[entity] ?? entity);
}

/** Where a link of an article leads: to a page of this site, to another site or, for a reason, nowhere. */
export type LinkTarget =
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'outside'; readonly address: string }
  | { readonly kind: 'mail' }
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
  if (url.protocol === 'mailto:') return { kind: 'mail' };
  if (url.origin === siteOrigin) return { kind: 'own', path: url.pathname + url.search };
  if (!url.hostname.includes('.')) return { kind: 'nowhere', reason: `“${href}” is not a complete web address.` };
  url.hash = '';
  return { kind: 'outside', address: url.href };
}

/** Returns a sentence for each link that leads nowhere or has no words. `isDead` says whether a path has no page. */
export function checkLinks(
  { links }: ContentParts,
  { siteOrigin, isDead }: { readonly siteOrigin: string; readonly isDead: (path: string) => boolean },
): string[] {
  const sentences = links.flatMap(({ href, text }) => {
    const target = linkTarget(href, siteOrigin);
    const wordless = text === '' ? ['A link has no words, so nobody can see or follow it.'] : [];
    if (target.kind === 'nowhere') return [target.reason, ...wordless];
    if (target.kind === 'own' && isDead(target.path)) return [deadPathSentence(target.path), ...wordless];
    return wordless;
  });
  return [...new Set(sentences)];
}

export function deadPathSentence(path: string): string {
  return `${path} leads nowhere: there is no published page.`;
}

/** Returns sentences about the pictures that visitors cannot hear described or cannot see. */
export function checkPictures({ pictures }: ContentParts): string[] {
  const silent = pictures.filter(({ alt }) => alt === '').length;
  const foreign = pictures.filter(({ source }) => pictureKeyOf(source) === undefined).length;
  return [
    ...(silent > 0
      ? [`${countOf(silent, 'picture has', 'pictures have')} no alt text. Only a picture that decorates needs none.`]
      : []),
    ...(foreign > 0
      ? [`${countOf(foreign, 'picture is', 'pictures are')} on another site and not shown. Upload what you may use.`]
      : []),
  ];
}

/** Returns sentences about headings that skip a level, repeat the title or have no words. */
export function checkHeadings({ headings }: ContentParts, title: string): string[] {
  const sentences = new Set<string>();
  if (title !== '' && headings.some(({ text }) => comparableTitle(text) === comparableTitle(title)))
    sentences.add('A heading repeats the title, which the page shows above the text already.');
  let above = 1;
  for (const { level, text } of headings) {
    if (text === '') sentences.add('A heading has no words.');
    if (level > above + 1)
      sentences.add(
        above === 1
          ? `The first heading should have level 2. “${text}” has level ${level}.`
          : `“${text}” jumps from level ${above} to level ${level}.`,
      );
    above = level;
  }
  return [...sentences];
}

/** What visitors find behind the card of an article, if its content and its Medium URL are as given. */
export function hasNothingBehind(content: string | null, mediumUrl: string | null): boolean {
  return !content?.trim() && !mediumUrl?.trim();
}

export const checkSentences = {
  nothingBehind: 'There is no Content and no Medium URL, so the card has no link.',
  twin: 'Another article has the same title.',
} as const;

/** Returns a title without differences in case and spaces, for comparing it with another title. */
export function comparableTitle(title: string): string {
  return title.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-NZ');
}
