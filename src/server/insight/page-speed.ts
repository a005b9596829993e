import type { FigureRow } from '#shared/api/insight-contract.ts';
import { otherName } from '#shared/insight/figure-kinds.ts';
import { pathWithinLocale } from '#shared/rules/locales.ts';
import type { ComparedSum } from './figure.repository.ts';
import { slugOfPath } from './page-names.ts';

/**
 * The upper bounds of the buckets in which values are counted: milliseconds for the main content (LCP) and the answer to
 * a press (INP), thousandths for shifts (CLS). Larger values are counted in the last bucket. With the kinds of pages,
 * there are fewer names than a day may have.
 */
const bounds = {
  'speed-lcp': [250, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 8000, 60_000],
  'speed-inp': [50, 75, 100, 150, 200, 300, 400, 500, 750, 1000, 2000, 10_000],
  'speed-cls': [0, 10, 25, 50, 75, 100, 150, 200, 250, 400, 600, 1000],
} as const;

type SpeedKind = keyof typeof bounds;

const pageKinds = {
  home: 'Home',
  demo: 'Demo',
  partners: 'Partners',
  resources: 'Resources',
  article: 'An article',
  contact: 'Contact',
  legal: 'Privacy and Terms',
  [otherName]: 'Other pages',
} as const;

const kindsByPath: ReadonlyMap<string, keyof typeof pageKinds> = new Map([
  ['/', 'home'],
  ['/demo', 'demo'],
  ['/partners', 'partners'],
  ['/resources', 'resources'],
  ['/contact', 'contact'],
  ['/privacy', 'legal'],
  ['/terms', 'legal'],
]);

/** Returns the name under which a value is counted: the kind of the page and the bound of the bucket. */
export function speedName(kind: SpeedKind, path: string, value: number): string {
  const page = slugOfPath(path) ? 'article' : (kindsByPath.get(pathWithinLocale(path)) ?? otherName);
  return `${page} ${bounds[kind].find((bound) => value <= bound) ?? bounds[kind].at(-1)}`;
}

/**
 * Returns a row for each kind of page that was measured: the number of visits, and for each kind of value the bound
 * that three of four visits kept.
 */
export function speedRows(sums: readonly ComparedSum[]): FigureRow[] {
  return Object.entries(pageKinds).flatMap(([name, label]) => {
    const counts = (kind: SpeedKind, period: 'now' | 'before') =>
      bounds[kind].map(
        (bound) => sums.find((sum) => sum.kind === kind && sum.name === `${name} ${bound}`)?.[period] ?? 0,
      );
    const visits = {
      now: addUp(counts('speed-lcp', 'now')),
      before: addUp(counts('speed-lcp', 'before')),
    };
    if (visits.now + visits.before === 0) return [];
    const kept = (kind: SpeedKind) => ({
      now: percentile(bounds[kind], counts(kind, 'now')),
      before: percentile(bounds[kind], counts(kind, 'before')),
    });
    return [{ name, label, values: [visits, kept('speed-lcp'), kept('speed-inp'), kept('speed-cls')] }];
  });
}

/** Returns the bound of the bucket that contains the 75th percentile, or 0 if nothing was counted. */
function percentile(limits: readonly number[], counts: readonly number[]): number {
  const all = addUp(counts);
  if (all === 0) return 0;
  return limits.find((_, index) => addUp(counts.slice(0, index + 1)) >= all * 0.75) ?? 0;
}

function addUp(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
