import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, readAnswer } from '#dashboard/api/api-client.ts';
import { hasStatus } from '#dashboard/api/api-problem.ts';
import { apiPaths } from '#domain/api-paths.ts';
import { sessionsSchema } from '#domain/contract/account-contract.ts';

/** The sessions of the signed-in account. */
export function listSessions(api: ApiClient) {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => readAnswer(await api.send(apiPaths.sessions, { signal }), sessionsSchema),
  });
}

/** Ends a session. Succeeds if it has already ended. */
export async function endSession(api: ApiClient, handle: string): Promise<void> {
  await api.send(`${apiPaths.sessions}/${handle}`, { method: 'DELETE' }).catch((error: unknown) => {
    if (!hasStatus(error, 404)) throw error;
  });
}

/** Ends every session of the account except this one. */
export async function endOtherSessions(api: ApiClient): Promise<void> {
  await api.send(apiPaths.sessions, { method: 'DELETE' });
}
