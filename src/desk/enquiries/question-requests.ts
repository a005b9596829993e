import type { ApiClient } from '#desk/api/api-client.ts';
import { deleted } from '#desk/api/api-problem.ts';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type QuestionOutcome,
  type UnansweredQuestionsQuery,
  unansweredQuestionSchema,
} from '#shared/api/assistant-contract.ts';

/** Returns the query that fetches a part of the unanswered questions. The most frequent questions come first. */
export function listQuestions(api: ApiClient, query: UnansweredQuestionsQuery) {
  const path = apiPaths.adminUnansweredQuestions;
  return listPartQuery(api, ['questions', 'list'], unansweredQuestionSchema, path, query);
}

/** Deletes a question. The change history shows `outcome` as the reason. */
export function dismissQuestion(api: ApiClient, id: number, outcome: QuestionOutcome): Promise<void> {
  return deleted(api.send(`${apiPaths.adminUnansweredQuestions}/${id}?outcome=${outcome}`, { method: 'DELETE' }));
}
