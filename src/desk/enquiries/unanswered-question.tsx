import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiClient } from '#desk/api/api-client.ts';
import { deleted } from '#desk/api/api-problem.ts';
import { useArticleOnPage } from '#desk/articles/use-article-on-page.tsx';
import { useDesk } from '#desk/desk-context.ts';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { useAction } from '#desk/ui/use-action.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type QuestionOutcome,
  type UnansweredQuestion,
  type UnansweredQuestionsQuery,
  unansweredQuestionSchema,
} from '#shared/api/assistant-contract.ts';

/** Returns the query that fetches a part of the unanswered questions. The most frequent questions come first. */
export function listQuestions(api: ApiClient, query: UnansweredQuestionsQuery) {
  const path = apiPaths.adminUnansweredQuestions;
  return listPartQuery(api, ['questions', 'list'], unansweredQuestionSchema, path, query);
}

/** Returns the action that deletes a question. The change history shows `outcome` as the reason. */
export function useDismissal(onDone?: (dismissed: UnansweredQuestion) => void) {
  const { api } = useDesk();
  const queryClient = useQueryClient();
  return useAction({
    send: ({ question, outcome }: { question: UnansweredQuestion; outcome: QuestionOutcome }) => {
      const path = `${apiPaths.adminUnansweredQuestions}/${question.id}?outcome=${outcome}`;
      return deleted(api.send(path, { method: 'DELETE' }));
    },
    refreshes: ['questions'],
    onDone: (_done, { question }) => {
      for (const list of ['enquiries', 'content-health']) void queryClient.invalidateQueries({ queryKey: [list] });
      onDone?.(question);
    },
    failure: 'The question could not be dismissed. Please try again.',
  });
}

/**
 * Returns the function `start`, which opens the article dialog with an unanswered question as the title, and the
 * dialog. Once the article is saved, the question is dismissed as drafted.
 */
export function useArticleFromQuestion({ mutate: dismiss }: ReturnType<typeof useDismissal>) {
  const [origin, setOrigin] = useState<UnansweredQuestion>();
  const article = useArticleOnPage({
    refreshes: 'questions',
    start: origin && { title: origin.question },
    onSaved: () => origin && dismiss({ question: origin, outcome: 'drafted' }),
  });
  return {
    start(question: UnansweredQuestion) {
      setOrigin(question);
      article.create();
    },
    dialog: article.dialog,
  };
}
