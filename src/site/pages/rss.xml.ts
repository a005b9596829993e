import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { articleLink } from '#domain/article-link.ts';
import type { PublicArticle } from '#domain/contract/article-contract.ts';
import { type Locale, localeOfPath, localisedPath } from '#domain/locales.ts';
import { pageTitle } from '#site/sections/head/page-head.ts';
import { siteConfig } from '#site.config';

/** Most articles in a feed; readers keep what they have seen. */
const feedLength = 50;

/** The newest published articles as RSS 2.0, one feed a variant (design 3.2). */
export const GET: APIRoute = async ({ locals, url }) => {
  const locale = localeOfPath(url.pathname);
  const articles = await locals.content.newestArticles(feedLength);
  return rss({
    title: pageTitle('Voice AI Resources', locale),
    description: siteConfig.description,
    site: `${locals.siteUrl}${localisedPath(locale, '/resources')}`,
    trailingSlash: false,
    customData: `<language>${locale.toLowerCase()}</language>`,
    items: articles.map((article) => ({
      title: article.title,
      description: article.summary,
      link: absoluteLink(article, locale, locals.siteUrl),
      pubDate: new Date(`${article.publish_date}T00:00:00Z`),
      categories: [article.category.name, ...article.tags.map((tag) => tag.name)],
    })),
  });
};

/** Where an article is read; one that is nowhere to be read leads to the Resources page. */
function absoluteLink(article: PublicArticle, locale: Locale, siteUrl: string): string {
  const link = articleLink(article, locale, 'resources-page');
  if (!link) return `${siteUrl}${localisedPath(locale, '/resources')}`;
  return link.isExternal ? link.href : `${siteUrl}${link.href}`;
}
