import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type ApiClient, readAnswer } from '#desk/api/api-client.ts';
import { queryText } from '#desk/ui/list-range.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { comparableTitle, linkTarget } from '#shared/rules/content-checks.ts';

export interface SitePage {
  readonly status: number;
  readonly text: string;
}

/** Timeout of a request for a page of the site, in milliseconds. */
const patience = 10_000;

export async function fetchSitePage(path: string, signal: AbortSignal, method = 'GET'): Promise<SitePage> {
  const response = await fetch(path, {
    method,
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  });
  return { status: response.status, text: await response.text() };
}

export function deadPathsQuery(paths: readonly string[]) {
  return queryOptions({
    queryKey: ['site', 'dead-paths', paths],
    queryFn: async ({ signal }) => {
      const dead: string[] = [];
      for (const path of paths) {
        const { status } = await fetchSitePage(path, signal, 'HEAD');
        if (status === 404 || status === 410) dead.push(path);
      }
      return dead;
    },
    retry: false,
    staleTime: 60_000,
  });
}

const searchMaximum = 200;
const foundSchema = z.array(z.object({ id: z.number(), title: z.string() }));

/**
 * Returns the query that finds whether another article has this title. It uses `sendOnce`, so that a refused token does
 * not interrupt a person who is typing.
 */
export function twinQuery(api: ApiClient, title: string, ownId: number | undefined) {
  const wanted = comparableTitle(title);
  return queryOptions({
    queryKey: ['articles', 'twin', wanted, ownId],
    queryFn: async ({ signal }) => {
      const query = queryText({ q: wanted.slice(0, searchMaximum), limit: 20 });
      const found = readAnswer(await api.sendOnce(`${apiPaths.adminArticles}?${query}`, { signal }), foundSchema);
      return found.some((article) => article.id !== ownId && comparableTitle(article.title) === wanted);
    },
    enabled: wanted !== '',
    retry: false,
    staleTime: 60_000,
  });
}

/** Maximum number of this site's paths that are checked for one article. */
const ownLinkMaximum = 40;

/** Returns the paths of this site that an article links to, without repetitions. */
export function ownPaths(hrefs: readonly string[], siteOrigin: string): string[] {
  const paths = hrefs.flatMap((href) => {
    const target = linkTarget(href, siteOrigin);
    return target.kind === 'own' ? [target.path] : [];
  });
  return [...new Set(paths)].slice(0, ownLinkMaximum);
}
