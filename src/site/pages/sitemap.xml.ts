import type { APIRoute } from 'astro';
import { textAnswer } from '#site/feeds/feed-text.ts';
import {
  articleSitemapPages,
  buildSitemap,
  buildSitemapIndex,
  ownSitemapPages,
  sitemapPartPath,
  tagSitemapPages,
} from '#site/feeds/sitemap.ts';

/** Returns the sitemap of all public pages and articles, or an index if it is too long. */
export const GET: APIRoute = async ({ locals: { content, siteUrl } }) => {
  const parts = await content.articlePageParts();
  if (parts.length > 1) {
    const files = [
      { path: sitemapPartPath('pages') },
      ...parts.map(({ part, updatedAt }) => ({ path: sitemapPartPath(part), lastModified: updatedAt })),
    ];
    return textAnswer('application/xml', buildSitemapIndex(files, siteUrl));
  }
  const tags = await tagSitemapPages(content);
  const articles = await Promise.all(parts.map(({ part }) => articleSitemapPages(content, part)));
  return textAnswer('application/xml', buildSitemap([...ownSitemapPages(), ...tags, ...articles.flat()], siteUrl));
};
