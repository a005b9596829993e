import { type ArticleLink, articleLink } from '#domain/article-link.ts';
import type { PublicArticle } from '#domain/contract/article-contract.ts';
import type { Locale } from '#domain/locales.ts';

/** What a card shows about an article. The content is left out, so that the page stays small. */
export interface ArticleCardFacts {
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  readonly categoryName: string;
  readonly readTime: string;
  readonly publishDate: string;
  readonly tagNames: readonly string[];
  /** The link of the card. It is `undefined` if the article has neither an outside address nor content. */
  readonly link: ArticleLink | undefined;
}

/** Returns what the card of an article shows in a variant. */
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
