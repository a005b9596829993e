import { type Locale, localisedPath } from './locales.ts';
import { type Campaign, trackedArticleUrl } from './tracking.ts';

/** Where a card of an article leads. */
export interface ArticleLink {
  readonly href: string;
  /** Whether the address is the outside article site's. */
  readonly isExternal: boolean;
}

interface LinkedArticle {
  readonly title: string;
  readonly slug: string;
  readonly content: string | null;
  readonly medium_url: string | null;
}

/**
 * The outside address with tracking, else the article's own page in the visitor's prefix, else nothing
 * (specification 7, Notes; design 3.9).
 */
export function articleLink(article: LinkedArticle, locale: Locale, campaign: Campaign): ArticleLink | undefined {
  if (article.medium_url) {
    return { href: trackedArticleUrl(article.medium_url, article.title, campaign), isExternal: true };
  }
  if (article.content) return { href: localisedPath(locale, `/resources/${article.slug}`), isExternal: false };
  return undefined;
}
