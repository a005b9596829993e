import type { ApiClient } from '#dashboard/api/api-client.ts';
import type { DeskAddress } from '#dashboard/lists/desk-address.ts';
import { listPartQuery } from '#dashboard/lists/list-part.ts';
import { pageRange, queryText } from '#dashboard/lists/list-range.ts';
import { apiPaths } from '#domain/api-paths.ts';
import {
  type UnansweredQuestionsQuery,
  unansweredQuestionSchema,
} from '#domain/contract/unanswered-question-contract.ts';

/** A page of the questions that the assistant could not answer, most asked first. */
export function listQuestions(api: ApiClient, address: DeskAddress) {
  const query: UnansweredQuestionsQuery = { q: address.q || undefined, ...pageRange(address.page) };
  return listPartQuery(api, `${apiPaths.adminUnansweredQuestions}?${queryText(query)}`, unansweredQuestionSchema, [
    'questions',
    'list',
    query,
  ]);
}
