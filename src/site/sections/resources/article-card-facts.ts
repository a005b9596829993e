import type { PublicArticle } from '#domain/contract/article-contract.ts';
import { type Locale, localisedPath } from '#domain/locales.ts';
import { trackedArticleUrl } from '#domain/tracking.ts';

/** What a card tells of an article: small enough to travel with the page, without the article's content. */
export interface ArticleCardFacts {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly summary: string;
  readonly categoryName: string;
  readonly readTime: string;
  readonly publishDate: string;
  readonly tagNames: readonly string[];
  readonly mediumUrl: string | null;
  readonly hasContent: boolean;
}

/** A card of an article. */
export function toCardFacts(article: PublicArticle): ArticleCardFacts {
  return {
    id: article.id,
    title: article.title,
    slug: article.slug,
    summary: article.summary,
    categoryName: article.category.name,
    readTime: article.read_time,
    publishDate: article.publish_date,
    tagNames: article.tags.map((tag) => tag.name),
    mediumUrl: article.medium_url,
    hasContent: Boolean(article.content),
  };
}

/** Where a card leads: out to Medium, to the article's own page, or nowhere (specification 2; design 3.9). */
export type CardLink = { readonly kind: 'medium' | 'page'; readonly href: string };

/** The link of a card. An outside address wins; an article with neither address nor content has none. */
export function cardLink(
  card: Pick<ArticleCardFacts, 'title' | 'slug' | 'mediumUrl' | 'hasContent'>,
  locale: Locale,
): CardLink | undefined {
  if (card.mediumUrl) return { kind: 'medium', href: trackedArticleUrl(card.mediumUrl, card.title, 'resources-page') };
  if (card.hasContent) return { kind: 'page', href: localisedPath(locale, `/resources/${card.slug}`) };
  return undefined;
}
