import { homeArticleCount } from '#domain/business-constants.ts';
import type { PublicArticle } from '#domain/contract/article-contract.ts';
import type { PageContext, SiteContent } from '#domain/site-content.ts';

/**
 * Home's articles, or undefined when they cannot be read: the failure is noted, and Home is worth reading without them
 * (product 2.12).
 */
export async function featuredArticles(
  content: Pick<SiteContent, 'featuredArticles'>,
  noteFailure: PageContext['noteFailure'],
): Promise<readonly PublicArticle[] | undefined> {
  try {
    return (await content.featuredArticles(homeArticleCount)).slice(0, homeArticleCount);
  } catch (error) {
    noteFailure(error);
    return undefined;
  }
}
