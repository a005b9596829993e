import { slugify } from './slugs.ts';

/** Where a link to an article stands (specification 7, Notes): Home has a campaign of its own. */
export type Campaign = 'resources-page' | 'homepage-resources';

/**
 * An article's outside address with the tracking parameters of specification 7 and design 3.11.
 * A query and a fragment that the address already has are kept. An address that cannot be parsed is given back as it is.
 */
export function trackedArticleUrl(address: string, title: string, campaign: Campaign = 'resources-page'): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.searchParams.set('utm_source', 'website');
  url.searchParams.set('utm_medium', 'referral');
  url.searchParams.set('utm_campaign', campaign);
  url.searchParams.set('utm_content', slugify(title));
  return url.href;
}
