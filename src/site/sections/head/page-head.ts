import type { Thing, WithContext } from 'schema-dts';
import { defaultLocale, type Locale, localeFacts, locales, localisedPath } from '#domain/locales.ts';
import { siteConfig } from '#site.config';

/** The data of a page's head (product 2.2). */
export interface PageHead {
  readonly locale: Locale;
  /** The path without the variant's prefix, such as `/resources`. Canonical and alternate links are built from it. */
  readonly path: string;
  /** The whole title, unique within the site; {@link pageTitle} adds the brand. */
  readonly title: string;
  readonly description: string;
  /** Account pages, the dashboard and error pages are not for search engines (product 2.4). */
  readonly isIndexed?: boolean;
  /** The Open Graph type; `website` by default. */
  readonly type?: 'website' | 'article';
  /** Structured data, one script each. */
  readonly structuredData?: readonly WithContext<Thing>[];
  /** Additional tags. A tag with the same identity replaces the default one. */
  readonly tags?: readonly HeadTag[];
}

/** A tag in the head, as data. */
export type HeadTag =
  | { readonly tag: 'title'; readonly text: string }
  | { readonly tag: 'meta'; readonly attributes: Readonly<Record<string, string>> }
  | { readonly tag: 'link'; readonly attributes: Readonly<Record<string, string>> }
  | { readonly tag: 'json-ld'; readonly text: string };

/** Returns a title with the brand and the variant's country: `Resources | Bellbird New Zealand`. */
export function pageTitle(title: string, locale: Locale): string {
  const place = locale === defaultLocale ? '' : ` ${localeFacts(locale).region}`;
  return `${title} | ${siteConfig.brand}${place}`;
}

/** Returns all tags of a page's head. `siteUrl` has no trailing slash. */
export function buildHeadTags(page: PageHead, siteUrl: string): HeadTag[] {
  const tags = [...documentTags(page), ...addressTags(page, siteUrl), ...sharingTags(page, siteUrl)];
  for (const data of page.structuredData ?? []) tags.push({ tag: 'json-ld', text: jsonLdText(data) });
  return mergeTags(tags, page.tags ?? []);
}

function documentTags(page: PageHead): HeadTag[] {
  const tags: HeadTag[] = [
    { tag: 'title', text: page.title },
    { tag: 'meta', attributes: { name: 'description', content: page.description } },
  ];
  if (page.isIndexed === false) tags.push({ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } });
  return tags;
}

/** Returns the canonical and alternate links. A page that is not indexed has none. */
function addressTags(page: PageHead, siteUrl: string): HeadTag[] {
  if (page.isIndexed === false) return [];
  const address = (locale: Locale) => `${siteUrl}${localisedPath(locale, page.path)}`;
  const alternate = (hreflang: string, locale: Locale): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href: address(locale) },
  });
  return [
    { tag: 'link', attributes: { rel: 'canonical', href: address(page.locale) } },
    ...locales.map((locale) => alternate(locale, locale)),
    alternate('x-default', defaultLocale),
  ];
}

function sharingTags(page: PageHead, siteUrl: string): HeadTag[] {
  const picture = sharedPicture(page);
  const property = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { property: name, content },
  });
  const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
  const tags = [
    property('og:site_name', siteConfig.brand),
    property('og:type', page.type ?? 'website'),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', `${siteUrl}${localisedPath(page.locale, page.path)}`),
    property('og:locale', page.locale === defaultLocale ? 'en_US' : page.locale.replace('-', '_')),
    named('twitter:card', picture ? 'summary_large_image' : 'summary'),
    named('twitter:title', page.title),
    named('twitter:description', page.description),
  ];
  if (picture) {
    tags.push(
      property('og:image', `${siteUrl}${picture.path}`),
      property('og:image:width', String(socialPictureSize.width)),
      property('og:image:height', String(socialPictureSize.height)),
      property('og:image:alt', picture.alternativeText),
      named('twitter:image', `${siteUrl}${picture.path}`),
    );
  }
  return tags;
}

/** Returns the social picture: an article uses that of Resources, and a page that is not indexed has none. */
function sharedPicture(page: PageHead): { path: string; alternativeText: string } | undefined {
  if (page.isIndexed === false) return undefined;
  const path = page.type === 'article' ? '/resources' : page.path;
  return { path: socialPicturePath(page.locale, path), alternativeText: page.title };
}

/** Merges the page's own tags into the default ones: the same identity is replaced in place, others are appended. */
function mergeTags(usual: readonly HeadTag[], own: readonly HeadTag[]): HeadTag[] {
  const merged = new Map<string, HeadTag>();
  for (const [index, tag] of [...usual, ...own].entries()) merged.set(identity(tag) ?? `#${index}`, tag);
  return [...merged.values()];
}

/** Returns a key for tags that must be unique, or `undefined` for tags that may be repeated. */
function identity(tag: HeadTag): string | undefined {
  if (tag.tag === 'title') return 'title';
  if (tag.tag === 'json-ld') return undefined;
  const { name, property, rel, hreflang, type } = tag.attributes;
  if (name ?? property) return `meta ${name ?? property}`;
  if (rel === 'canonical') return 'canonical';
  if (rel === 'alternate') return `alternate ${hreflang ?? ''} ${type ?? ''}`;
  return undefined;
}

/** Returns structured data as script text. `<` is escaped, so that no text can end the script. */
function jsonLdText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Size of a social picture in pixels, as Open Graph readers show it. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** Returns the path of a page's social picture: `/social/nz-demo.png` for `('en-NZ', '/demo')`. */
export function socialPicturePath(locale: Locale, path: string): string {
  const words = [localeFacts(locale).prefix.slice(1), ...path.split('/')].filter((word) => word !== '');
  return `/social/${words.length > 0 ? words.join('-') : 'home'}.png`;
}
