import { homeArticleCount } from '#domain/business-constants.ts';
import type { PublicArticle } from '#domain/contract/article-contract.ts';
import type { SiteContent } from '#domain/site-content.ts';

/**
 * Home's articles, or undefined when they cannot be read: the failure is logged, and Home is worth reading without them
 * (specification 8 and 9).
 */
export async function featuredArticles(
  content: Pick<SiteContent, 'featuredArticles'> | undefined,
): Promise<readonly PublicArticle[] | undefined> {
  try {
    if (!content) throw new Error('The server gave the page no content.');
    return (await content.featuredArticles(homeArticleCount)).slice(0, homeArticleCount);
  } catch (error) {
    console.error('Home is shown without its articles:', error);
    return undefined;
  }
}
