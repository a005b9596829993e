import type { APIRoute } from 'astro';
import type { PublicArticle } from '#shared/api/article-contract.ts';
import { articleLink } from '#shared/rules/article-link.ts';
import { feedLength } from '#shared/rules/business-constants.ts';
import { publishedAt } from '#shared/rules/dates.ts';
import { type Locale, localeOfPath, localisedPath } from '#shared/rules/locales.ts';
import { textAnswer } from '#site/feeds/feed-text.ts';
import { buildRssFeed } from '#site/feeds/rss-feed.ts';
import { pageTitle } from '#site/sections/head/page-head.ts';
import { siteConfig } from '#site.config';

/** Returns the newest published articles as RSS 2.0. Each variant has its own feed. */
export const GET: APIRoute = async ({ locals, url }) => {
  const locale = localeOfPath(url.pathname);
  const articles = await locals.content.newestArticles(feedLength);
  const feed = buildRssFeed({
    title: pageTitle('Voice AI Resources', locale),
    description: siteConfig.description,
    self: `${locals.siteUrl}${localisedPath(locale, '/rss.xml')}`,
    link: `${locals.siteUrl}${localisedPath(locale, '/resources')}`,
    language: locale.toLowerCase(),
    items: articles.map((article) => ({
      // The same in every variant, and after a change of the slug or of the site's address.
      id: `article-${article.id}-${article.created_at}`,
      title: article.title,
      description: article.summary,
      link: absoluteLink(article, locale, locals.siteUrl),
      publishedAt: publishedAt(article, locals.siteTimeZone),
      updatedAt: article.updated_at,
      categories: [article.category.name, ...article.tags.map((tag) => tag.name)],
    })),
  });
  return textAnswer('application/xml', feed);
};

/** Returns the URL of an article. If the article has no page anywhere, returns the URL of Resources. */
function absoluteLink(article: PublicArticle, locale: Locale, siteUrl: string): string {
  const link = articleLink(article, locale, 'resources-page');
  if (!link) return `${siteUrl}${localisedPath(locale, '/resources')}`;
  return link.isExternal ? link.href : `${siteUrl}${link.href}`;
}
