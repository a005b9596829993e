import type { PublicArticle } from '#shared/api/article-contract.ts';
import { type ArticleLink, articleLink } from '#shared/rules/article-link.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { tagPath } from '../library/library-address.ts';

/** What a card shows about an article. The content is left out, so that the page stays small. */
export interface ArticleCardFacts {
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  readonly categoryName: string;
  readonly readTime: string;
  readonly publishDate: string;
  readonly tags: readonly { readonly name: string; readonly href: string }[];
  /** The link of the card. It is `undefined` if the article has neither an outside address nor content. */
  readonly link: ArticleLink | undefined;
}

/** The slugs of tags, by their ids. */
export type TagSlugs = ReadonlyMap<number, string>;

export function toCardFacts(article: PublicArticle, locale: Locale, slugs: TagSlugs = new Map()): ArticleCardFacts {
  return {
    id: article.id,
    title: article.title,
    summary: article.summary,
    categoryName: article.category.name,
    readTime: article.read_time,
    publishDate: article.publish_date,
    tags: article.tags.map(({ id, name }) => ({ name, href: tagPath(locale, { id, slug: slugs.get(id) }) })),
    link: articleLink(article, locale, 'resources-page'),
  };
}
