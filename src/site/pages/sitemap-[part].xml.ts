import type { APIRoute } from 'astro';
import { textAnswer } from '#site/feeds/feed-text.ts';
import { articleSitemapPages, buildSitemap, ownSitemapPages } from '#site/feeds/sitemap.ts';

/** A part of a sitemap that is too long for one file: the site's own pages, or a range of articles. */
export const GET: APIRoute = async ({ params: { part = '' }, locals: { content, siteUrl } }) => {
  if (part === 'pages') return textAnswer('application/xml', buildSitemap(ownSitemapPages(siteUrl), siteUrl));
  const pages = /^[1-9]\d{0,5}$/.test(part) ? await articleSitemapPages(content, Number(part)) : [];
  // An empty 404 becomes the site’s own page.
  if (pages.length === 0) return new Response(null, { status: 404 });
  return textAnswer('application/xml', buildSitemap(pages, siteUrl));
};
