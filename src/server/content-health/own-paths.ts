import type { Kysely } from 'kysely';
import { pageQueryKeys } from '#shared/page-queries.ts';
import { pathWithinLocale } from '#shared/rules/locales.ts';
import { findLedPaths } from '../content/former-address.repository.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { slugOfPath } from '../insight/page-names.ts';
import { hasPage } from './article-facts.ts';
import { findLeadingSlugs, type ListedArticle } from './content-health.repository.ts';

/** Asks this server for the status of one of its own addresses. */
export type ProbePath = (path: string) => Promise<number>;

/** Maximum number of addresses that are asked for. All others are known from the database. */
const probeMaximum = 200;

/** Returns which paths of this site lead nowhere, and to which article a path leads. */
export async function readOwnPaths(db: Kysely<DatabaseSchema>, articles: readonly ListedArticle[], probe: ProbePath) {
  const slugs = new Map(articles.filter(hasPage).map(({ slug }) => [slug, slug]));
  for (const { slug, present } of await findLeadingSlugs(db)) if (!slugs.has(slug)) slugs.set(slug, present);
  const led = await findLedPaths(db);
  const probed = new Map<string, boolean>();

  /** Returns `undefined` if only the pages themselves know. */
  const knownState = (path: string): boolean | undefined => {
    const pathname = pathnameOf(path);
    if (led.has(pathWithinLocale(pathname))) return false;
    const slug = slugOfPath(pathname);
    if (slug !== undefined) return !slugs.has(slug);
    if (isFixedPage(pathname)) return false;
    return probed.get(path);
  };
  return {
    /** Returns the present slug of the article to which a path leads. */
    slugAt: (path: string) => slugs.get(slugOfPath(pathnameOf(path)) ?? ''),
    /** Asks the pages for the paths whose state the database does not know. */
    async learn(paths: Iterable<string>): Promise<void> {
      const unknown = new Set<string>();
      for (const path of paths) if (knownState(path) === undefined) unknown.add(path);
      for (const path of [...unknown].slice(0, probeMaximum)) {
        const status = await probe(path);
        probed.set(path, status === 404 || status === 410);
      }
    },
    isDead: (path: string) => knownState(path) ?? false,
  };
}

function pathnameOf(path: string): string {
  return path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
}

/** Returns whether a page is at this path whatever the database contains. */
function isFixedPage(pathname: string): boolean {
  return pageQueryKeys(pathname) !== undefined && !/\/(?:articles|tags)\/./.test(pathname);
}
