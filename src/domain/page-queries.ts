import { demoAgentParameter } from './demo-agent-keys.ts';
import { enquirySentParameter } from './enquiries/enquiry-rules.ts';
import { localeOfPath, localisedPath, pathWithinLocale } from './locales.ts';
import { estimateQueryNames } from './partner-programme-address.ts';
import { resourcesQueryNames } from './resources-query.ts';
import { signInReasonParameter } from './sign-in-notices.ts';
import { slugPattern } from './slugs.ts';

/** Every page by its path within a variant, and the query keys that it reads. */
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

/** Files that are made like pages and exist once, outside the variants. */
const files = /^\/(sitemap(-(pages|[1-9]\d{0,5}))?\.xml|robots\.txt|llms\.txt|manifest\.webmanifest)$/;

const articlePrefix = '/resources/';

/**
 * The query keys that the page at a path reads, in a fixed order; nothing for a path that names no page in its one
 * canonical form. A page is given these keys and no others, so two addresses that differ elsewhere are one page.
 */
export function pageQueryKeys(path: string): readonly string[] | undefined {
  if (files.test(path)) return [];
  const within = pathWithinLocale(path);
  if (localisedPath(localeOfPath(path), within) !== path) return undefined;
  if (Object.hasOwn(pages, within)) return pages[within];
  if (within.startsWith(articlePrefix) && slugPattern.test(within.slice(articlePrefix.length))) return [];
  return undefined;
}

/** The part of a query that these keys read, with its question mark, in their order and always written alike. */
export function readableQuery(query: URLSearchParams, keys: readonly string[]): string {
  const readable = new URLSearchParams();
  for (const key of keys) for (const value of query.getAll(key)) readable.append(key, value);
  return readable.size > 0 ? `?${readable}` : '';
}
