import type { APIRoute } from 'astro';
import { localeOfPath, localisedPath } from '#shared/rules/locales.ts';
import { textAnswer } from '#site/feeds/feed-text.ts';
import { buildRssFeed } from '#site/feeds/rss-feed.ts';
import { publicHead } from '#site/sections/head/public-pages.ts';
import { readTrustChanges } from '#site/sections/trust/read-trust.ts';

/** Returns the changes of the page Trust as RSS 2.0. */
export const GET: APIRoute = async ({ locals, url }) => {
  const locale = localeOfPath(url.pathname);
  const { title, description } = publicHead(locale, '/trust');
  const link = `${locals.siteUrl}${localisedPath(locale, '/trust')}`;
  const items = (await readTrustChanges(locals)).map(({ date, text }) => {
    const at = `${date}T00:00:00Z`;
    return {
      id: `trust-${date} ${text}`,
      title: text,
      description: text,
      link: `${link}#changes`,
      publishedAt: at,
      updatedAt: at,
      categories: [],
    };
  });
  return textAnswer(
    'application/xml',
    buildRssFeed({ title, description, link, self: `${link}/rss.xml`, language: locale.toLowerCase(), items }),
  );
};
