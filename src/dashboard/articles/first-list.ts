import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#dashboard/api/api-client.ts';
import { hasEarlyAnswers } from '#dashboard/api/early-answers.ts';
import { readDeskAddress } from '#dashboard/lists/desk-address.ts';
import { articlesQueryOf, listArticles } from './article-kind.ts';

/** Maximum time that the desk waits for its first list before it is shown without rows, in milliseconds. */
const patience = 100;

/**
 * Reads the list of articles that was requested before the desk's scripts were loaded into the query cache. The desk is
 * then rendered once, with its rows, and not twice. Resolves at once if no list was requested, and after a short time if
 * the response has not arrived.
 */
export async function readFirstList(api: ApiClient, queryClient: QueryClient): Promise<void> {
  if (!hasEarlyAnswers()) return;
  const { promise: isLate, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patience);
  await Promise.race([
    queryClient.prefetchQuery(listArticles(api, articlesQueryOf(readDeskAddress(location.search)))),
    isLate,
  ]);
  clearTimeout(timer);
}
