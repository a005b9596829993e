import type { APIRoute } from 'astro';
import { buildSitemap, buildSitemapIndex, sitemapPartPath } from '#site/feeds/sitemap.ts';
import { articleSitemapPages, ownSitemapPages } from '#site/feeds/sitemap-pages.ts';
import { textAnswer } from '#site/feeds/text-answer.ts';

/** The sitemap: every public page and article in one file, or, where they are too many, the index of its parts (product 2.5). */
export const GET: APIRoute = async ({ locals: { content, siteUrl } }) => {
  const parts = await content.articlePageParts();
  if (parts.length > 1) {
    const files = [
      { path: sitemapPartPath('pages') },
      ...parts.map(({ part, updatedAt }) => ({ path: sitemapPartPath(part), lastModified: updatedAt })),
    ];
    return textAnswer('application/xml', buildSitemapIndex(files, siteUrl));
  }
  const articles = await Promise.all(parts.map(({ part }) => articleSitemapPages(content, part)));
  return textAnswer('application/xml', buildSitemap([...ownSitemapPages(siteUrl), ...articles.flat()], siteUrl));
};
