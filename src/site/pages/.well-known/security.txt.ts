import type { APIRoute } from 'astro';
import { textAnswer } from '#site/feeds/feed-text.ts';
import { siteConfig } from '#site.config';

const validDays = 180;

/** Returns security.txt (RFC 9116), which says where to report a weakness. It always expires in half a year. */
export const GET: APIRoute = ({ locals: { siteUrl, now } }) => {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  const lines = [
    `Contact: mailto:${siteConfig.email}`,
    `Expires: ${expires.toISOString().slice(0, 19)}Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ];
  return textAnswer('text/plain', lines.join('\n'));
};
