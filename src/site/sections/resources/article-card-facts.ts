import { type ArticleLink, articleLink } from '#domain/article-link.ts';
import type { PublicArticle } from '#domain/contract/article-contract.ts';
import type { Locale } from '#domain/locales.ts';

/** The data of a card: small enough to be sent with the page, without the article's content. */
export interface ArticleCardFacts {
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  readonly categoryName: string;
  readonly readTime: string;
  readonly publishDate: string;
  readonly tagNames: readonly string[];
  /** The card's link; unset for an article with neither an external address nor content. */
  readonly link: ArticleLink | undefined;
}

/** Returns the card of an article in a variant. */
export function toCardFacts(article: PublicArticle, locale: Locale): ArticleCardFacts {
  return {
    id: article.id,
    title: article.title,
    summary: article.summary,
    categoryName: article.category.name,
    readTime: article.read_time,
    publishDate: article.publish_date,
    tagNames: article.tags.map((tag) => tag.name),
    link: articleLink(article, locale, 'resources-page'),
  };
}
