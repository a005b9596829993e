import type { SiteContent } from '#domain/site-content.ts';
import { publicPages } from '#site/sections/head/public-pages.ts';
import type { SitemapPage } from './sitemap.ts';

/** The site's own pages. */
export function ownSitemapPages(siteUrl: string): SitemapPage[] {
  return publicPages.map((head) => ({ path: head('en', siteUrl).path }));
}

/** The articles of one part that have a page of their own (product 2.5). */
export async function articleSitemapPages(content: SiteContent, part: number): Promise<SitemapPage[]> {
  const articles = await content.articlePages(part);
  return articles.map(({ slug, updatedAt }) => ({ path: `/resources/${slug}`, lastModified: updatedAt }));
}
