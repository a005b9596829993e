import type { Thing, WithContext } from 'schema-dts';
import type { SocialPicture } from '#shared/pictures/article-pictures.ts';
import { defaultLocale, type Locale, localeFacts, locales, localisedPath } from '#shared/rules/locales.ts';
import { siteConfig } from '#site.config';

export interface PageHead {
  readonly locale: Locale;
  /**
   * The path without the prefix of the variant. Example: `/resources`. The canonical link and the alternate links are
   * built from it.
   */
  readonly path: string;
  /** The complete title. {@link pageTitle} makes it for most pages. No two pages may have the same title. */
  readonly title: string;
  readonly description: string;
  /** Whether search engines may index the page. The default is true. */
  readonly isIndexed?: boolean;
  /** Whether the page has a canonical link although search engines may not index it. */
  readonly isCanonical?: boolean;
  /** The Open Graph type. The default is `website`. */
  readonly type?: 'website' | 'article';
  /** The picture for shared links. By default, the build draws one from the title. */
  readonly socialPicture?: SocialPicture;
  /** Structured data. Each entry becomes a script of its own. */
  readonly structuredData?: readonly WithContext<Thing>[];
  /** Additional tags. */
  readonly tags?: readonly HeadTag[];
}

export type HeadTag =
  | { readonly tag: 'title'; readonly text: string }
  | { readonly tag: 'meta'; readonly attributes: Readonly<Record<string, string>> }
  | { readonly tag: 'link'; readonly attributes: Readonly<Record<string, string>> }
  | { readonly tag: 'json-ld'; readonly text: string };

/** Returns a title with the brand and the variant's country. Example: "Resources | Bellbird New Zealand". */
export function pageTitle(title: string, locale: Locale): string {
  const place = locale === defaultLocale ? '' : ` ${localeFacts(locale).region}`;
  return `${title} | ${siteConfig.brand}${place}`;
}

/** Returns all tags in the head of a page. `siteUrl` must not end with a slash. */
export function buildHeadTags(page: PageHead, siteUrl: string): HeadTag[] {
  const tags = [...documentTags(page), ...addressTags(page, siteUrl), ...sharingTags(page, siteUrl)];
  for (const data of page.structuredData ?? []) tags.push({ tag: 'json-ld', text: jsonLdText(data) });
  return [...tags, ...(page.tags ?? [])];
}

function documentTags(page: PageHead): HeadTag[] {
  const tags: HeadTag[] = [
    { tag: 'title', text: page.title },
    { tag: 'meta', attributes: { name: 'description', content: page.description } },
  ];
  if (page.isIndexed === false) tags.push({ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } });
  return tags;
}

/** Returns the canonical link and the alternate links. A page that search engines may not index has no alternate links. */
function addressTags(page: PageHead, siteUrl: string): HeadTag[] {
  const address = (locale: Locale) => `${siteUrl}${localisedPath(locale, page.path)}`;
  const alternate = (hreflang: string, locale: Locale): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href: address(locale) },
  });
  const canonical: HeadTag = { tag: 'link', attributes: { rel: 'canonical', href: address(page.locale) } };
  if (page.isIndexed === false) return page.isCanonical ? [canonical] : [];
  return [canonical, ...locales.map((locale) => alternate(locale, locale)), alternate('x-default', defaultLocale)];
}

function sharingTags(page: PageHead, siteUrl: string): HeadTag[] {
  const picture = sharedPicture(page);
  const property = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { property: name, content },
  });
  // A service that reads `twitter:` tags takes what they leave out from the others.
  const tags: HeadTag[] = [
    property('og:site_name', siteConfig.brand),
    property('og:type', page.type ?? 'website'),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', `${siteUrl}${localisedPath(page.locale, page.path)}`),
    property('og:locale', page.locale === defaultLocale ? 'en_US' : page.locale.replace('-', '_')),
    { tag: 'meta', attributes: { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' } },
  ];
  if (picture) {
    tags.push(
      property('og:image', `${siteUrl}${picture.path}`),
      property('og:image:width', String(socialPictureSize.width)),
      property('og:image:height', String(socialPictureSize.height)),
      property('og:image:alt', picture.alternativeText),
    );
  }
  return tags;
}

/**
 * Returns the picture for shared links. An article without a picture has the picture of Resources. A page that search
 * engines may not index has none.
 */
function sharedPicture(page: PageHead): SocialPicture | undefined {
  if (page.isIndexed === false) return undefined;
  if (page.socialPicture)
    return { ...page.socialPicture, alternativeText: page.socialPicture.alternativeText || page.title };
  const path = page.type === 'article' ? '/resources' : page.path;
  return { path: socialPicturePath(page.locale, path), alternativeText: page.title };
}

/** Returns structured data as the text of a script. `<` is escaped, so that no text in the data can end the script. */
function jsonLdText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The size of a picture for shared links, in pixels. Open Graph recommends it. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/**
 * Returns the path of a page's picture for shared links. Example: for `('en-NZ', '/demo')` it is `/social/nz-demo.png`.
 */
export function socialPicturePath(locale: Locale, path: string): string {
  const words = [localeFacts(locale).prefix.slice(1), ...path.split('/')].filter((word) => word !== '');
  return `/social/${words.length > 0 ? words.join('-') : 'home'}.png`;
}
