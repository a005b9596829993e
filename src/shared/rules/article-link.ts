import { type Locale, localisedPath } from './locales.ts';
import { hyphenate } from './slugs.ts';

/** Names of the query parameters in which the Resources page stores what a visitor chose. */
export const resourcesQueryNames = { category: 'category', page: 'page', search: 'q' } as const;

/** Names of the query parameters of the pages of tags, of months and of all articles. */
export const libraryQueryNames = { page: 'page', tag: 'id' } as const;

/** A value of `utm_campaign`. It says on which page an outside link is. */
export type Campaign = 'resources-page' | 'homepage-resources';

export type ArticleLink = NonNullable<ReturnType<typeof articleLink>>;

interface LinkedArticle {
  readonly title: string;
  readonly slug: string;
  readonly content: string | null;
  readonly medium_url: string | null;
}

/**
 * Returns the link of an article: the outside address with tracking parameters or, if there is none, the article's own
 * page in the visitor's variant. Returns `undefined` if the article has neither.
 */
export function articleLink(article: LinkedArticle, locale: Locale, campaign: Campaign) {
  if (article.medium_url) {
    return { href: trackedArticleUrl(article.medium_url, article.title, campaign), isExternal: true };
  }
  if (article.content) return { href: localisedPath(locale, `/resources/${article.slug}`), isExternal: false };
  return undefined;
}

/**
 * Adds tracking parameters to an outside address. The query and the fragment that it already has are kept. A text that
 * is not a URL is returned unchanged.
 */
export function trackedArticleUrl(address: string, title: string, campaign: Campaign): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.searchParams.set('utm_source', 'website');
  url.searchParams.set('utm_medium', 'referral');
  url.searchParams.set('utm_campaign', campaign);
  url.searchParams.set('utm_content', hyphenate(title));
  return url.href;
}
