import type { APIRoute } from 'astro';
import { buildSitemap } from '#site/feeds/sitemap.ts';
import { textAnswer } from '#site/feeds/text-answer.ts';
import { publicPages } from '#site/sections/head/public-pages.ts';

/** The sitemap: every public page, and every article that has a page of its own (design 3.2). */
export const GET: APIRoute = async ({ locals }) => {
  const articles = await locals.content.articlePages();
  const pages = [
    ...publicPages.map((head) => ({ path: head('en', locals.siteUrl).path })),
    ...articles.map(({ slug, updatedAt }) => ({ path: `/resources/${slug}`, lastModified: updatedAt })),
  ];
  return textAnswer('application/xml', buildSitemap(pages, locals.siteUrl));
};
