import { localeFacts, localeOfPath } from '#domain/locales.ts';
import { nextMidnight } from './next-midnight.ts';

/** How long an answer may be used, here and in caches in front. */
export interface Freshness {
  /** Milliseconds since 1970; from then on it is made anew. */
  readonly until: number;
  /** Header lines for browsers and for shared caches. */
  readonly headers: Readonly<Record<string, string>>;
}

/** How long a shared cache uses an answer without asking, and shows it while it asks. Seconds. */
const shared = { fresh: 10, whileAsking: 30, afterFailure: 86_400 };
const sharedMilliseconds = (shared.fresh + shared.whileAsking) * 1000;

/** Browsers ask every time, so that what they show is never older than what the server has. */
const browsersAsk = 'max-age=0, must-revalidate';

/**
 * An answer is good until midnight in its variant's time zone and in the site's, since pages carry the date and the year
 * (design 3.15). Just before midnight no cache in front may use it on its own: it would show yesterday.
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
