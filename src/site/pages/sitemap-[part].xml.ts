import type { APIRoute } from 'astro';
import { textAnswer } from '#site/feeds/feed-text.ts';
import { articleSitemapPages, buildSitemap, ownSitemapPages, tagSitemapPages } from '#site/feeds/sitemap.ts';

/**
 * Returns one part of a sitemap that is too long for one file. The part lists either the site's own pages and the pages
 * of tags, or some of the articles.
 */
export const GET: APIRoute = async ({ params: { part = '' }, locals: { content, siteUrl } }) => {
  if (part === 'pages') {
    const own = [...ownSitemapPages(), ...(await tagSitemapPages(content))];
    return textAnswer('application/xml', buildSitemap(own, siteUrl));
  }
  const pages = /^[1-9]\d{0,5}$/.test(part) ? await articleSitemapPages(content, Number(part)) : [];
  // For an empty response with status 404, Astro shows the page for 404.
  if (pages.length === 0) return new Response(null, { status: 404 });
  return textAnswer('application/xml', buildSitemap(pages, siteUrl));
};
