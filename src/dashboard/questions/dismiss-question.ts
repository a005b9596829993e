import type { ApiClient } from '#dashboard/api/api-client.ts';
import { hasStatus } from '#dashboard/api/api-problem.ts';
import { apiPaths } from '#domain/api-paths.ts';
import type { QuestionOutcome } from '#domain/contract/unanswered-question-contract.ts';

/** Takes a question off the list, dismissed or made an article; one that is gone already is what was wanted. */
export async function dismissQuestion(api: ApiClient, id: number, outcome: QuestionOutcome): Promise<void> {
  await api
    .send(`${apiPaths.adminUnansweredQuestions}/${id}?outcome=${outcome}`, { method: 'DELETE' })
    .catch((error: unknown) => {
      if (!hasStatus(error, 404)) throw error;
    });
}
