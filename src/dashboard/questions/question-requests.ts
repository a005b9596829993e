import type { ApiClient } from '#dashboard/api/api-client.ts';
import { hasStatus } from '#dashboard/api/api-problem.ts';
import type { DeskAddress } from '#dashboard/lists/desk-address.ts';
import { listPartQuery } from '#dashboard/lists/list-part.ts';
import { pageRange, queryText } from '#dashboard/lists/list-range.ts';
import { apiPaths } from '#domain/api-paths.ts';
import {
  type QuestionOutcome,
  type UnansweredQuestionsQuery,
  unansweredQuestionSchema,
} from '#domain/contract/assistant-contract.ts';

/** A page of the unanswered questions, the most frequent first. */
export function listQuestions(api: ApiClient, address: DeskAddress) {
  const query: UnansweredQuestionsQuery = { q: address.q || undefined, ...pageRange(address.page) };
  return listPartQuery(api, `${apiPaths.adminUnansweredQuestions}?${queryText(query)}`, unansweredQuestionSchema, [
    'questions',
    'list',
    query,
  ]);
}

/** Removes a question from the list, as dismissed or as made into an article. Succeeds if it is already gone. */
export async function dismissQuestion(api: ApiClient, id: number, outcome: QuestionOutcome): Promise<void> {
  await api
    .send(`${apiPaths.adminUnansweredQuestions}/${id}?outcome=${outcome}`, { method: 'DELETE' })
    .catch((error: unknown) => {
      if (!hasStatus(error, 404)) throw error;
    });
}
