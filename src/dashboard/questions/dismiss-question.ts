import type { ApiClient } from '#dashboard/api/api-client.ts';
import { hasStatus } from '#dashboard/api/api-problem.ts';
import { apiPaths } from '#domain/api-paths.ts';

/** Takes a question off the list; one that is gone already is what was wanted. */
export async function dismissQuestion(api: ApiClient, id: number): Promise<void> {
  await api.send(`${apiPaths.adminUnansweredQuestions}/${id}`, { method: 'DELETE' }).catch((error: unknown) => {
    if (!hasStatus(error, 404)) throw error;
  });
}
