import { demoAgentParameter } from './demo-agent-keys.ts';
import { enquirySentParameter } from './enquiries/enquiry-rules.ts';
import { linkMakerParameter, partnerParameter } from './enquiries/partner-link.ts';
import { estimateQueryNames, packageParameter } from './offer/earnings-estimator.ts';
import { missedCallsQueryNames } from './offer/missed-calls.ts';
import { libraryQueryNames, resourcesQueryNames } from './rules/article-link.ts';
import { localeOfPath, localisedPath, pathWithinLocale } from './rules/locales.ts';

import { signInReasonParameter } from './rules/sign-in-notices.ts';
import { slugPattern } from './rules/slugs.ts';

/** The names of the query parameters that each page reads, by its path without the prefix of the variant. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/': Object.values(missedCallsQueryNames),
  '/resources': Object.values(resourcesQueryNames),
  '/articles': [libraryQueryNames.page],
  '/tags': [libraryQueryNames.tag],
  '/partners': [...Object.values(estimateQueryNames), packageParameter, enquirySentParameter, linkMakerParameter],
  '/demo': [demoAgentParameter],
  '/login': [signInReasonParameter],
  '/register': [],
  '/forgot-password': [],
  '/reset-password': [],
  '/confirm-email': [],
  '/invite': [],
  '/contact': [enquirySentParameter, partnerParameter, demoAgentParameter],
  '/dashboard': [],
  '/dashboard/calendar': [],
  '/dashboard/content-health': [],
  '/dashboard/insight': [],
  '/dashboard/pictures': [],
  '/dashboard/recordings': [],
  '/dashboard/enquiries': [],
  '/dashboard/questions': [],
  '/dashboard/sessions': [],
  '/dashboard/people': [],
  '/dashboard/passkeys': [],
  '/dashboard/history': [],
  '/dashboard/settings': [],
  '/dashboard/prices': [],
  '/dashboard/webhooks': [],
  '/dashboard/security': [],
  '/dashboard/personal-data': [],
  '/dashboard/tokens': [],
  '/dashboard/trash': [],
  '/privacy': [],
  '/terms': [],
  '/trust': [],
  '/trust/rss.xml': [],
  '/rss.xml': [],
};

const files =
  /^\/(sitemap(-(pages|[1-9]\d{0,5}))?\.xml|robots\.txt|llms\.txt|manifest\.webmanifest|\.well-known\/security\.txt)$/;

const articlePrefix = '/resources/';
const tagPrefix = '/tags/';
const monthOfArticles = /^\/articles\/\d{4}-(0[1-9]|1[0-2])$/;

/**
 * Returns the names of the query parameters that a page reads, in a fixed order. Returns `undefined` if `path` is not
 * the canonical path of a page. A page never gets other parameters, so addresses that differ only in other parameters
 * show the same page.
 */
export function pageQueryKeys(path: string): readonly string[] | undefined {
  if (files.test(path)) return [];
  const within = pathWithinLocale(path);
  if (localisedPath(localeOfPath(path), within) !== path) return undefined;
  if (Object.hasOwn(pages, within)) return pages[within];
  if (within.startsWith(articlePrefix) && slugPattern.test(within.slice(articlePrefix.length))) return [];
  if (monthOfArticles.test(within)) return [libraryQueryNames.page];
  if (within.startsWith(tagPrefix) && slugPattern.test(within.slice(tagPrefix.length))) return [libraryQueryNames.page];
  return undefined;
}

/**
 * Returns the part of a query that consists of the parameters `keys`, in their order. The result begins with a question
 * mark, or is empty if the query has none of these parameters.
 */
export function readableQuery(query: URLSearchParams, keys: readonly string[]): string {
  const readable = new URLSearchParams();
  for (const key of keys) for (const value of query.getAll(key)) readable.append(key, value);
  return readable.size > 0 ? `?${readable}` : '';
}
