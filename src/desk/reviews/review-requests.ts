import { z } from 'zod';
import { type ApiClient, apiQuery } from '#desk/api/api-client.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type ReviewEntry, reviewEntrySchema } from '#shared/api/review-contract.ts';

const refreshInterval = 30_000;

export function reviewsOf(api: ApiClient, articleId: number) {
  const path = `${apiPaths.adminArticles}/${articleId}/reviews`;
  return {
    ...apiQuery(api, ['reviews', articleId], z.array(reviewEntrySchema), path),
    staleTime: 0,
    refetchInterval: refreshInterval,
  };
}

/** Returns the number of comments and suggestions that nobody has decided about, as the list of articles counts them. */
export function countOpen(entries: readonly ReviewEntry[] = []): number {
  return entries.filter(({ kind, state }) => kind !== 'approval' && state === 'open').length;
}
