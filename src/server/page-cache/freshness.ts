import { parseDate } from '@internationalized/date';
import { dateInZone } from '#domain/dates.ts';
import { localeFacts, localeOfPath } from '#domain/locales.ts';

/** How long a response may be used, here and in caches in front of the server. */
export interface Freshness {
  /** Milliseconds since 1970 from which the response is rendered again. */
  readonly until: number;
  /** Headers for browsers and for shared caches. */
  readonly headers: Readonly<Record<string, string>>;
}

/** How long a shared cache uses a response without revalidating, while it revalidates, and after a failure. Seconds. */
const shared = { fresh: 10, whileAsking: 30, afterFailure: 86_400 };
const sharedMilliseconds = (shared.fresh + shared.whileAsking) * 1000;

/** Browsers revalidate every time, so that they never show an older page than the server has. */
const browsersAsk = 'max-age=0, must-revalidate';

/**
 * Returns how long a response that is rendered now is fresh: until midnight in the time zone of its variant or of the
 * site, whichever comes first, since pages contain the date and the year (product 1.5). Just before midnight no shared
 * cache may use it without revalidating: it would show yesterday's date.
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

/** Returns the first instant of tomorrow in a time zone, also on days on which its clocks change. */
export function nextMidnight(timeZone: string, now: Date): Date {
  return parseDate(dateInZone(timeZone, now)).add({ days: 1 }).toDate(timeZone);
}
