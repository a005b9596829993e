import { setImmediate } from 'node:timers/promises';
import { checkHeadings, checkLinks, checkPictures, linkTarget, readContent } from '#shared/rules/content-checks.ts';
import type { Queryable } from '../database/schema.ts';
import { findContents, type ListedArticle } from './content-health.repository.ts';

/** What the checks found in the content of one version of an article. */
export type ContentFacts = ReturnType<typeof factsOf>;

/** Number of contents that are read before other requests get their turn. */
const contentsPerTurn = 50;

/**
 * Returns a function that reads what the checks find in the contents of published articles. It keeps the result in
 * memory, so that after a save only the saved article is read again.
 */
export function createArticleFacts(db: Queryable, siteOrigin: string) {
  const known = new Map<number, ContentFacts>();
  return async (articles: readonly ListedArticle[]): Promise<ReadonlyMap<number, ContentFacts>> => {
    const published = new Map(articles.filter(hasPage).map(({ id, version }) => [id, version]));
    for (const id of known.keys()) if (!published.has(id)) known.delete(id);
    const changed = [...published].filter(([id, version]) => known.get(id)?.version !== version).map(([id]) => id);
    for (let start = 0; start < changed.length; start += contentsPerTurn) {
      for (const article of await findContents(db, changed.slice(start, start + contentsPerTurn)))
        known.set(article.id, factsOf(article, siteOrigin));
      await setImmediate();
    }
    return known;
  };
}

export function hasPage({ is_published, has_content }: ListedArticle): boolean {
  return is_published === 1 && has_content === 1;
}

function factsOf({ version, title, content }: Awaited<ReturnType<typeof findContents>>[number], siteOrigin: string) {
  const parts = readContent(content ?? '');
  const targets = parts.links.map(({ href }) => linkTarget(href, siteOrigin));
  return {
    version,
    pictures: checkPictures(parts),
    headings: checkHeadings(parts, title),
    /** Sentences about the links that lead nowhere on any site. */
    links: checkLinks(parts, { siteOrigin, isDead: () => false }),
    /** The paths of this site, and the outside addresses, to which it links. */
    paths: [...new Set(targets.flatMap((target) => (target.kind === 'own' ? [target.path] : [])))],
    addresses: [...new Set(targets.flatMap((target) => (target.kind === 'outside' ? [target.address] : [])))],
  };
}
