import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, readAnswer } from '#dashboard/api/api-client.ts';
import { hasStatus } from '#dashboard/api/api-problem.ts';
import { apiPaths } from '#domain/api-paths.ts';
import { sessionsSchema } from '#domain/contract/session-contract.ts';

/** Where the account is signed in. */
export function listSessions(api: ApiClient) {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => readAnswer(await api.send(apiPaths.sessions, { signal }), sessionsSchema),
  });
}

/** Signs out of one session; one that has ended already is what was wanted. */
export async function endSession(api: ApiClient, handle: string): Promise<void> {
  await api.send(`${apiPaths.sessions}/${handle}`, { method: 'DELETE' }).catch((error: unknown) => {
    if (!hasStatus(error, 404)) throw error;
  });
}

/** Signs out everywhere else. */
export async function endOtherSessions(api: ApiClient): Promise<void> {
  await api.send(apiPaths.sessions, { method: 'DELETE' });
}
