import type { PageViewCount } from './page-view.repository.ts';
import type { PageView } from './page-view-schema.ts';

/** Most different counts of one day. Further paths are counted together, so that memory and table stay bounded. */
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
  // Kept between writes: otherwise each write would allow as many invented paths again.
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
