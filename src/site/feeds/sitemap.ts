import { defaultLocale, type Locale, locales, localisedPath } from '#shared/rules/locales.ts';
import type { SiteContent } from '#shared/site-content.ts';
import { publicPaths } from '#site/sections/head/public-pages.ts';
import { xmlText } from './feed-text.ts';

/** A page in the sitemap. `path` does not contain the prefix of a variant. */
export interface SitemapPage {
  readonly path: string;
  /** When the page last changed, as an ISO date or timestamp. `undefined` if this is not known. */
  readonly lastModified?: string;
}

/**
 * Returns the path of one part of the sitemap. The part `pages` lists the site's own pages and the pages of tags. Each
 * numbered part lists articles.
 */
export function sitemapPartPath(part: number | 'pages'): string {
  return `/sitemap-${part}.xml`;
}

/** Returns the XML of a sitemap index, which lists the parts of the sitemap (sitemaps.org 0.9). */
export function buildSitemapIndex(parts: readonly SitemapPage[], siteUrl: string): string {
  const entries = parts.map(({ path, lastModified }) => {
    const modified = lastModified ? `<lastmod>${xmlText(lastModified)}</lastmod>` : '';
    return `<sitemap><loc>${xmlText(siteUrl + path)}</loc>${modified}</sitemap>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</sitemapindex>
`;
}

/**
 * Returns the XML of a sitemap. Each page is listed once for every variant, with links to the same page in the other
 * variants (sitemaps.org 0.9, with Google's extension hreflang).
 */
export function buildSitemap(pages: readonly SitemapPage[], siteUrl: string): string {
  const address = (locale: Locale, path: string) => xmlText(`${siteUrl}${localisedPath(locale, path)}`);
  const entries = pages.flatMap((page) => {
    const alternates = [...locales.map((locale) => [locale, locale] as const), ['x-default', defaultLocale] as const]
      .map(
        ([hreflang, locale]) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(locale, page.path)}"/>`,
      )
      .join('');
    const modified = page.lastModified ? `<lastmod>${xmlText(page.lastModified)}</lastmod>` : '';
    return locales.map((locale) => `<url><loc>${address(locale, page.path)}</loc>${modified}${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** Returns the site's own pages: all public pages with a fixed path. Tags and articles are not among them. */
export function ownSitemapPages(): SitemapPage[] {
  return publicPaths.map((path) => ({ path }));
}

export async function tagSitemapPages(content: SiteContent): Promise<SitemapPage[]> {
  return (await content.countedTags()).map(({ slug }) => ({ path: `/tags/${slug}` }));
}

export async function articleSitemapPages(content: SiteContent, part: number): Promise<SitemapPage[]> {
  const articles = await content.articlePages(part);
  return articles.map(({ slug, updatedAt }) => ({ path: `/resources/${slug}`, lastModified: updatedAt }));
}
