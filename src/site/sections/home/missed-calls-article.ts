import { type ArticleLink, articleLink } from '#shared/rules/article-link.ts';
import { missedCallsArticleSlug } from '#shared/rules/business-constants.ts';
import type { Locale } from '#shared/rules/locales.ts';
import type { PageContext, SiteContent } from '#shared/site-content.ts';

export interface MissedCallsArticle extends ArticleLink {
  readonly id: number;
  readonly title: string;
}

/**
 * Returns the article to which Home links from the missed-call calculator. Returns `undefined` if the article is not
 * published. If it cannot be read, the failure is logged, and Home has no such link.
 */
export async function findMissedCallsArticle(
  content: Pick<SiteContent, 'articleBySlug'>,
  locale: Locale,
  noteFailure: PageContext['noteFailure'],
): Promise<MissedCallsArticle | undefined> {
  try {
    const article = await content.articleBySlug(missedCallsArticleSlug);
    const link = article && articleLink(article, locale, 'homepage-resources');
    return link && { ...link, id: article.id, title: article.title };
  } catch (error) {
    noteFailure(error);
    return undefined;
  }
}
