import { pageQueryKeys } from '#shared/page-queries.ts';
import { pathWithinLocale } from '#shared/rules/locales.ts';
import { findLedPaths } from '../content/former-address.repository.ts';
import type { Queryable } from '../database/schema.ts';
import { slugOfPath } from '../insight/page-names.ts';
import { hasPage } from './article-facts.ts';
import { findLeadingSlugs, type ListedArticle } from './content-health.repository.ts';

/** Asks this server for the status of one of its own addresses. */
export type ProbePath = (path: string) => Promise<number>;

/** Maximum number of addresses that are asked for. All others are known from the database. */
const probeMaximum = 200;

/** Returns which paths of this site lead nowhere, and to which article a path leads. */
export async function readOwnPaths(db: Queryable, articles: readonly ListedArticle[], probe: ProbePath) {
  const slugs = new Map(articles.filter(hasPage).map(({ slug }) => [slug, slug]));
  for (const { slug, present } of await findLeadingSlugs(db)) if (!slugs.has(slug)) slugs.set(slug, present);
  const led = await findLedPaths(db);
  const states = new Map<string, PathState>();

  /** Reads the state of a path, which many articles may link to, once. */
  const stateOf = (path: string): PathState => {
    const known = states.get(path);
    if (known) return known;
    const pathname = pathnameOf(path);
    const slug = slugOfPath(pathname);
    const leadsTo = slug === undefined ? undefined : slugs.get(slug);
    const isKnown = slug !== undefined || isFixedPage(pathname);
    const isAlive = led.has(pathWithinLocale(pathname)) || leadsTo !== undefined || (isKnown && slug === undefined);
    const state = { leadsTo, isDead: isAlive ? false : isKnown ? true : undefined };
    states.set(path, state);
    return state;
  };
  return {
    /** Returns the present slug of the article to which a path leads. */
    slugAt: (path: string) => stateOf(path).leadsTo,
    /** Asks the pages for the paths whose state the database does not know. */
    async learn(paths: Iterable<string>): Promise<void> {
      const unknown = [...new Set(paths)].filter((path) => stateOf(path).isDead === undefined);
      for (const path of unknown.slice(0, probeMaximum)) {
        const status = await probe(path);
        states.set(path, { leadsTo: undefined, isDead: status === 404 || status === 410 });
      }
    },
    isDead: (path: string) => stateOf(path).isDead ?? false,
  };
}

interface PathState {
  /** The present slug of the article to which the path leads. */
  readonly leadsTo: string | undefined;
  /** `undefined` if only the pages themselves know. */
  readonly isDead: boolean | undefined;
}

function pathnameOf(path: string): string {
  return path.replace(/[?#][\s\S]*/, '').replace(/(?<=.)\/$/, '');
}

/** Returns whether a page is at this path whatever the database contains. */
function isFixedPage(pathname: string): boolean {
  return pageQueryKeys(pathname) !== undefined && !/\/(?:articles|tags)\/./.test(pathname);
}
