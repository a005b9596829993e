import { resourcesQueryNames } from './article-link.ts';
import { demoAgentParameter } from './demo-agent-keys.ts';
import { estimateQueryNames } from './earnings-estimator.ts';
import { enquirySentParameter } from './enquiries/enquiry-rules.ts';
import { localeOfPath, localisedPath, pathWithinLocale } from './locales.ts';

import { signInReasonParameter } from './sign-in-notices.ts';
import { slugPattern } from './slugs.ts';

/** The query keys that each page reads, by the page's path within its variant. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/resources': Object.values(resourcesQueryNames),
  '/partners': Object.values(estimateQueryNames),
  '/demo': [demoAgentParameter],
  '/login': [signInReasonParameter],
  '/register': [],
  '/contact': [enquirySentParameter],
  '/dashboard': [],
  '/dashboard/enquiries': [],
  '/dashboard/questions': [],
  '/dashboard/sessions': [],
  '/dashboard/history': [],
  '/privacy': [],
  '/terms': [],
  '/rss.xml': [],
};

/** Files that are rendered like pages and exist once, outside the variants. */
const files = /^\/(sitemap(-(pages|[1-9]\d{0,5}))?\.xml|robots\.txt|llms\.txt|manifest\.webmanifest)$/;

const articlePrefix = '/resources/';

/**
 * Returns the query keys that the page at a canonical path reads, in a fixed order, or `undefined` when there is no page.
 * A page gets these keys and no others, so addresses that differ in other keys are the same page.
 */
export function pageQueryKeys(path: string): readonly string[] | undefined {
  if (files.test(path)) return [];
  const within = pathWithinLocale(path);
  if (localisedPath(localeOfPath(path), within) !== path) return undefined;
  if (Object.hasOwn(pages, within)) return pages[within];
  if (within.startsWith(articlePrefix) && slugPattern.test(within.slice(articlePrefix.length))) return [];
  return undefined;
}

/** Returns the part of a query with these keys, in their order and with a question mark, or an empty string. */
export function readableQuery(query: URLSearchParams, keys: readonly string[]): string {
  const readable = new URLSearchParams();
  for (const key of keys) for (const value of query.getAll(key)) readable.append(key, value);
  return readable.size > 0 ? `?${readable}` : '';
}
