import type { APIRoute } from 'astro';
import { textAnswer } from '#site/feeds/feed-text.ts';

/**
 * Returns robots.txt, which says what search engines may read (RFC 9309). They may read everything except the API. Pages
 * that they may not index say so themselves, so they must be able to read these pages.
 */
export const GET: APIRoute = ({ locals }) => {
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${locals.siteUrl}/sitemap.xml`, ''];
  return textAnswer('text/plain', lines.join('\n'));
};
