import { z } from 'zod';
import { locales } from '#domain/locales.ts';

/** The payload of a page view: no cookie, no identifier (product 12.1). */
export const pageViewSchema = z.object({
  /** The page's path, without query and fragment. */
  path: z
    .string()
    .max(300)
    .regex(/^\/[\w\-./~%]*$/, 'The path has characters that no page has'),
  locale: z.enum(locales),
  /** Host of the page that linked here. Empty when there was none or when it was this site. */
  referrer_host: z
    .string()
    .max(253)
    .regex(/^[a-z0-9.-]*$/i, 'The referrer is a host name')
    .default(''),
});

type PageView = z.infer<typeof pageViewSchema>;

/** Views of one page on one day from one referring host. */
export interface PageViewCount extends PageView {
  /** YYYY-MM-DD in the site's time zone. */
  readonly day: string;
  readonly views: number;
}

/**
 * Maximum number of different counts of one day. Views of further paths are counted together, so that memory and table
 * stay bounded.
 */
const distinctMaximum = 2000;

/** Path of all views above the maximum. */
const otherPath = '/(other)';

/** Counts page views in memory between two writes to the database. */
export interface PageViewCounter {
  count(day: string, view: PageView): void;
  /** Returns the counts since the last call and resets them. */
  take(): PageViewCount[];
}

/** Creates an empty counter. */
export function createPageViewCounter(): PageViewCounter {
  let counts = new Map<string, PageViewCount>();
  // The keys are kept between writes, so that the maximum applies to the whole day. Otherwise invented paths could add
  // as many counts again after each write.
  const keysOfDay = new Set<string>();
  let currentDay = '';

  const add = (day: string, view: PageView) => {
    if (day !== currentDay) keysOfDay.clear();
    currentDay = day;
    const key = `${day} ${view.path} ${view.locale} ${view.referrer_host}`;
    if (!keysOfDay.has(key) && keysOfDay.size >= distinctMaximum && view.path !== otherPath) {
      add(day, { ...view, path: otherPath, referrer_host: '' });
      return;
    }
    keysOfDay.add(key);
    counts.set(key, {
      day,
      path: view.path,
      locale: view.locale,
      referrer_host: view.referrer_host,
      views: (counts.get(key)?.views ?? 0) + 1,
    });
  };

  return {
    count: add,
    take() {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
}
