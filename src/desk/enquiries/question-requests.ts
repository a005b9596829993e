import type { ApiClient } from '#desk/api/api-client.ts';
import { hasStatus } from '#desk/api/api-problem.ts';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { queryText } from '#desk/ui/list-range.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type QuestionOutcome,
  type UnansweredQuestionsQuery,
  unansweredQuestionSchema,
} from '#shared/api/assistant-contract.ts';

/** Returns the query that fetches a part of the unanswered questions. The most frequent questions come first. */
export function listQuestions(api: ApiClient, query: UnansweredQuestionsQuery) {
  return listPartQuery(api, `${apiPaths.adminUnansweredQuestions}?${queryText(query)}`, unansweredQuestionSchema, [
    'questions',
    'list',
    query,
  ]);
}

/** Deletes a question. Succeeds if already deleted. The change history shows `outcome` as the reason. */
export async function dismissQuestion(api: ApiClient, id: number, outcome: QuestionOutcome): Promise<void> {
  await api
    .send(`${apiPaths.adminUnansweredQuestions}/${id}?outcome=${outcome}`, { method: 'DELETE' })
    .catch((error: unknown) => {
      if (!hasStatus(error, 404)) throw error;
    });
}
