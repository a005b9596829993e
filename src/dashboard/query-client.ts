import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './api/api-problem.ts';

/** Milliseconds for which a list is taken as current when its tab is opened again. */
const staleTime = 10_000;

/** Makes the cache of what the server sent. Failed fetches are logged (specification 8); the lists say so in place. */
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

/** Once more where the server or the connection may have stumbled; never where the answer would be the same. */
function mayRetry(failureCount: number, error: unknown): boolean {
  if (error instanceof ApiProblem && error.status < 500) return false;
  return failureCount < 1 && navigator.onLine;
}
