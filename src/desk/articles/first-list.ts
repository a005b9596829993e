import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#desk/api/api-client.ts';
import { hasEarlyAnswers } from '#desk/api/early-answers.ts';
import { readDeskAddress } from '#desk/ui/desk-address.ts';
import { articlesQueryOf, listArticles } from './article-kind.ts';

/** Maximum time that the desk waits for its first list before it is shown without rows, in milliseconds. */
const patience = 100;

/**
 * Puts the early response for the list of articles into the query cache, so that the desk renders only once, with its
 * rows. Resolves at once if there are no early responses. Otherwise resolves after `patience` at the latest.
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
