import { type Locale, localisedPath } from './locales.ts';
import { slugify } from './slugs.ts';

/** Query keys of the choices on the Resources page (product 3.3). */
export const resourcesQueryNames = { category: 'category', page: 'page' } as const;

/** Value of `utm_campaign` in an outside link: the page that the link is on. */
export type Campaign = 'resources-page' | 'homepage-resources';

/** The link of an article's card. */
export interface ArticleLink {
  readonly href: string;
  /** Whether the link leads to the outside article site. */
  readonly isExternal: boolean;
}

interface LinkedArticle {
  readonly title: string;
  readonly slug: string;
  readonly content: string | null;
  readonly medium_url: string | null;
}

/**
 * Returns the article's outside address with tracking, otherwise its own page in the visitor's variant, or `undefined`
 * when it has neither (product 3.8).
 */
export function articleLink(article: LinkedArticle, locale: Locale, campaign: Campaign): ArticleLink | undefined {
  if (article.medium_url) {
    return { href: trackedArticleUrl(article.medium_url, article.title, campaign), isExternal: true };
  }
  if (article.content) return { href: localisedPath(locale, `/resources/${article.slug}`), isExternal: false };
  return undefined;
}

/**
 * Returns an outside address with tracking parameters (product 3.10). Its own query and fragment are kept, and a text
 * that is not an address is returned unchanged.
 */
export function trackedArticleUrl(address: string, title: string, campaign: Campaign): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.searchParams.set('utm_source', 'website');
  url.searchParams.set('utm_medium', 'referral');
  url.searchParams.set('utm_campaign', campaign);
  url.searchParams.set('utm_content', slugify(title));
  return url.href;
}
