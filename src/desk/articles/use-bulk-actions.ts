import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NetworkProblem, problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { createButtonSelector, focusAfterDialog } from '#desk/drafts/focus-after-dialog.ts';
import { countWords } from '#desk/ui/pager.tsx';
import { unknownError } from '#desk/ui/record-labels.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { Article } from '#shared/api/article-contract.ts';
import {
  type ArticleChange,
  changedArticlesSchema,
  deletedArticlesSchema,
  restoredRecordsSchema,
} from '#shared/api/bulk-contract.ts';
import type { LocalTime } from '#shared/rules/dates.ts';
import { countOf } from '#shared/rules/numbers.ts';
import { type BulkAction, outcomeText, refusedSentences } from './bulk-labels.ts';
import { schedulePath, sendSchedule } from './schedule-requests.ts';
import type { SelectedRows } from './selection.ts';

/** Returns functions that change or delete the selected articles, show a toast with Undo and refetch the lists. */
export function useBulkActions(selection: SelectedRows<Article>) {
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();

  const sendChanges = async (changes: readonly ArticleChange[]) => {
    const request = { method: 'POST', body: { changes } } as const;
    const result = await api.read(changedArticlesSchema, apiPaths.adminArticleChanges, request);
    await queryClient.invalidateQueries();
    selection.raise(result.changed);
    return result;
  };
  const tell = (isSuccess: boolean, text: string, undo?: () => void) => {
    if (isSuccess) toasts.success(text, undo && { label: 'Undo', onPress: undo });
    else toasts.error(text);
  };

  const undoing = useMutation({
    mutationFn: (changes: readonly ArticleChange[]) => sendChanges(changes),
    onSuccess: ({ changed, refused }) => {
      const restored = `Undone: ${countWords(changed.length, 'articles')} as before.`;
      tell(
        changed.length > 0,
        [...(changed.length > 0 ? [restored] : []), ...refusedSentences(refused, 'changed')].join(' '),
      );
    },
    onError: (error) => toasts.error(failureText('undo the change', error)),
  });

  const changing = useMutation({
    mutationFn: ({ change }: BulkAction) =>
      sendChanges(selection.items.map(({ id, version }) => ({ id, version, ...change }))),
    onSuccess: ({ changed, unchanged, refused, undo }, action) => {
      const counts = { changed: changed.length, unchanged: unchanged.length, refused };
      const isDone = changed.length + unchanged.length > 0;
      tell(isDone, outcomeText(action, counts), undo.length > 0 ? () => undoing.mutate(undo) : undefined);
    },
    onError: (error) => toasts.error(failureText('change the articles', error)),
  });

  const unplanning = useMutation({
    mutationFn: (ids: readonly number[]) =>
      Promise.all(ids.map((id) => api.send(schedulePath(id), { method: 'DELETE' }))),
    meta: { refreshes: ['schedules'] },
    onSuccess: (_done, ids) => toasts.success(`Undone: ${countWords(ids.length, 'articles')} not scheduled.`),
    onError: (error) => toasts.error(failureText('undo the change', error)),
  });
  /** Schedules the drafts among the selected articles. Rejects if the server refuses all of them. */
  const plan = async (chosen: LocalTime) => {
    const drafts = selection.items.filter((article) => !article.is_published);
    const answers = await Promise.allSettled(drafts.map(({ id }) => sendSchedule(api, id, chosen)));
    const planned = drafts.filter((_draft, index) => answers[index]?.status === 'fulfilled').map(({ id }) => id);
    const refusal = answers.find((answer) => answer.status === 'rejected');
    if (planned.length === 0 && refusal) throw refusal.reason;
    await queryClient.invalidateQueries({ queryKey: ['schedules'] });
    const failed = drafts.length - planned.length;
    const text = [
      `${countWords(planned.length, 'articles')} scheduled.`,
      ...(failed > 0 ? [`${countWords(failed, 'articles')} could not be scheduled.`] : []),
      ...(drafts.length < selection.items.length
        ? [`${countOf(selection.items.length - drafts.length, 'was', 'were')} published already.`]
        : []),
    ].join(' ');
    tell(planned.length > 0, text, planned.length > 0 ? () => unplanning.mutate(planned) : undefined);
  };

  const restoring = useMutation({
    mutationFn: (ids: readonly number[]) => {
      const records = ids.map((id) => ({ kind: 'article', id }));
      return api.read(restoredRecordsSchema, apiPaths.adminTrashRestorations, { method: 'POST', body: { records } });
    },
    meta: { refreshes: [] },
    onSuccess: ({ restored, refused }) => {
      const notes = restored.flatMap((record) =>
        record.notes.filter((note) => note.includes('“')).map((note) => `“${record.title}”: ${note}`),
      );
      const failed = refused.length > 0 ? [`${countWords(refused.length, 'articles')} could not be restored.`] : [];
      const text = [`${countWords(restored.length, 'articles')} restored.`, ...notes.slice(0, 2), ...failed].join(' ');
      tell(restored.length > 0, text);
    },
    onError: (error) => toasts.error(failureText('restore the articles', error)),
  });

  const deleting = useMutation({
    mutationFn: async () => {
      const articles = selection.items.map(({ id, version }) => ({ id, version }));
      const request = { method: 'POST', body: { articles } } as const;
      const result = await api.read(deletedArticlesSchema, apiPaths.adminArticleDeletions, request);
      const left = new Set(result.refused.map(({ id }) => id));
      selection.drop(articles.map(({ id }) => id).filter((id) => !left.has(id)));
      return result;
    },
    meta: { refreshes: [] },
    onSuccess: ({ deleted, refused }) => {
      const text = `${countWords(deleted.length, 'articles')} deleted successfully.`;
      const isDone = deleted.length > 0 || refused.length === 0;
      const undo = deleted.length > 0 ? () => restoring.mutate(deleted) : undefined;
      tell(isDone, [...(isDone ? [text] : []), ...refusedSentences(refused, 'deleted')].join(' '), undo);
    },
    onError: (error) => toasts.error(failureText('delete the articles', error)),
    // If nothing is selected any more, the bar disappears together with the button that has the focus. So the focus
    // must move to another element.
    onSettled: () => focusAfterDialog('[data-desk-bulk]', '[data-desk-select]', createButtonSelector),
  });

  return {
    change: (action: BulkAction) => changing.mutate(action),
    plan,
    remove: (onSettled: () => void) => deleting.mutate(undefined, { onSettled }),
    isPending: changing.isPending || deleting.isPending || undoing.isPending || restoring.isPending,
  };
}

function failureText(what: string, error: unknown): string {
  if (error instanceof NetworkProblem) return `Failed to ${what}. Please try again.`;
  return `Failed to ${what}: ${problemDetail(error, unknownError)}`;
}
