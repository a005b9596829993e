import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './api/api-problem.ts';

/** How long a fetched list counts as fresh, in milliseconds. */
const staleTime = 10_000;

/** Returns the cache of server data. A failed fetch is logged; the list shows it in place (product 8.19). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => console.error(`Fetching ${query.queryKey.slice(0, 2).join(' ')} failed`, error),
    }),
    defaultOptions: {
      queries: { staleTime, networkMode: 'always', retry: mayRetry, retryDelay: 700 },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Retries once after a network error or a 5xx. A 4xx would be answered the same way again. */
function mayRetry(failureCount: number, error: unknown): boolean {
  if (error instanceof ApiProblem && error.status < 500) return false;
  return failureCount < 1 && navigator.onLine;
}
