import { parseDate } from '@internationalized/date';
import { dateInZone } from '#shared/rules/dates.ts';
import { localeFacts, localeOfPath } from '#shared/rules/locales.ts';

/** How long a response may be used, here and in caches in front of the server. */
export interface Freshness {
  /** Milliseconds since 1970. From then on the response is rendered again. */
  readonly until: number;
  /** Headers for browsers and for shared caches. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * How long a shared cache may use a response, in seconds: without asking the server (`fresh`), while it asks
 * (`whileAsking`), and when the server fails (`afterFailure`).
 */
const shared = { fresh: 10, whileAsking: 30, afterFailure: 86_400 };
const sharedMilliseconds = (shared.fresh + shared.whileAsking) * 1000;

/** Browsers ask the server at every request, so that they never show an older page than the server has. */
const browsersAsk = 'max-age=0, must-revalidate';

/**
 * Returns how long a response that is rendered now stays fresh. Pages contain the date and the year, so no cache may
 * show a page after midnight in the variant's or the site's time zone, whichever comes first. A shared cache may show a
 * page for up to 40 seconds after the server sent it. So pages stay fresh until 40 seconds before midnight, and pages
 * that are rendered after that are sent without permission to keep them.
 */
export function freshnessOf(path: string, now: Date, siteTimeZone: string): Freshness {
  const zones = new Set([siteTimeZone, localeFacts(localeOfPath(path)).timeZone]);
  const midnight = Math.min(...[...zones].map((zone) => nextMidnight(zone, now).getTime()));
  const lastShared = midnight - sharedMilliseconds;
  if (now.getTime() >= lastShared) {
    return { until: midnight, headers: { 'cache-control': `public, ${browsersAsk}` } };
  }
  return {
    until: lastShared,
    headers: {
      'cache-control': `public, ${browsersAsk}, s-maxage=${shared.fresh}`,
      'cdn-cache-control': `max-age=${shared.fresh}, stale-while-revalidate=${shared.whileAsking}, stale-if-error=${shared.afterFailure}`,
    },
  };
}

/** Returns the start of tomorrow in a time zone. This is right even on days when the clocks of the zone change. */
export function nextMidnight(timeZone: string, now: Date): Date {
  return parseDate(dateInZone(timeZone, now)).add({ days: 1 }).toDate(timeZone);
}
