import type { APIRoute } from 'astro';
import { locales, localisedPath } from '#domain/locales.ts';
import { textAnswer } from '#site/feeds/feed-text.ts';

const privatePages = ['/dashboard', '/login', '/register', '/forgot-password', '/reset-password', '/invite'];

/**
 * Returns robots.txt, which says what search engines may read (RFC 9309). They may read everything except the desk, the
 * account pages and the API.
 */
export const GET: APIRoute = ({ locals }) => {
  const closed = ['/api/', ...locales.flatMap((locale) => privatePages.map((path) => localisedPath(locale, path)))];
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${locals.siteUrl}/sitemap.xml`,
    '',
  ];
  return textAnswer('text/plain', lines.join('\n'));
};
