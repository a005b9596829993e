import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDesk } from '#desk/desk-context.ts';
import type { Named } from '#desk/taxonomy/taxonomy-kind.ts';
import { createButtonSelector, focusAfterDialog } from '#desk/ui/focus-after-dialog.ts';
import { countWords } from '#desk/ui/pager.tsx';
import { failedTo } from '#desk/ui/record-labels.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { Article } from '#shared/api/article-contract.ts';
import {
  type ArticleChange,
  changedArticlesSchema,
  deletedArticlesSchema,
  type RefusedArticle,
  restoredRecordsSchema,
} from '#shared/api/bulk-contract.ts';
import type { LocalTime } from '#shared/rules/dates.ts';
import { countOf, formatCount } from '#shared/rules/numbers.ts';
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
    onError: (error) => toasts.error(failedTo('undo the change', error)),
  });

  const changing = useMutation({
    mutationFn: ({ change }: BulkAction) =>
      sendChanges(selection.items.map(({ id, version }) => ({ id, version, ...change }))),
    onSuccess: ({ changed, unchanged, refused, undo }, action) => {
      const counts = { changed: changed.length, unchanged: unchanged.length, refused };
      const isDone = changed.length + unchanged.length > 0;
      tell(isDone, outcomeText(action, counts), undo.length > 0 ? () => undoing.mutate(undo) : undefined);
    },
    onError: (error) => toasts.error(failedTo('change the articles', error)),
  });

  const unplanning = useMutation({
    mutationFn: (ids: readonly number[]) =>
      Promise.all(ids.map((id) => api.send(schedulePath(id), { method: 'DELETE' }))),
    meta: { refreshes: ['schedules'] },
    onSuccess: (_done, ids) => toasts.success(`Undone: ${countWords(ids.length, 'articles')} not scheduled.`),
    onError: (error) => toasts.error(failedTo('undo the change', error)),
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
    onError: (error) => toasts.error(failedTo('restore the articles', error)),
  });

  const deleting = useMutation({
    mutationFn: async () => {
      const articles = selection.items.map(({ id, version }) => ({ id, version }));
      const request = { method: 'POST', body: { articles } } as const;
      const result = await api.read(deletedArticlesSchema, apiPaths.adminArticleDeletions, request);
      const left = new Set(result.refused.map(({ id }) => id));
      selection.drop(articles.filter(({ id }) => !left.has(id)));
      return result;
    },
    meta: { refreshes: [] },
    onSuccess: ({ deleted, refused }) => {
      const text = `${countWords(deleted.length, 'articles')} deleted successfully.`;
      const isDone = deleted.length > 0 || refused.length === 0;
      const undo = deleted.length > 0 ? () => restoring.mutate(deleted) : undefined;
      tell(isDone, [...(isDone ? [text] : []), ...refusedSentences(refused, 'deleted')].join(' '), undo);
    },
    onError: (error) => toasts.error(failedTo('delete the articles', error)),
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

/** What a bulk action changes. The change is the same for every selected article. */
type BulkChange = Omit<ArticleChange, 'id' | 'version'>;

/** A bulk action, with the words for the toast that reports its result. */
export interface BulkAction {
  readonly change: BulkChange;
  /** Says what happened to the articles. In the toast "3 articles published.", it is "published". */
  readonly done: string;
  /** Says why the other articles needed no change. In the toast "2 were drafts already.", it is "drafts". */
  readonly already: string;
}

export const publishing: BulkAction = { change: { is_published: true }, done: 'published', already: 'published' };
export const unpublishing: BulkAction = { change: { is_published: false }, done: 'unpublished', already: 'drafts' };
export const featuring: BulkAction = { change: { is_featured: true }, done: 'featured', already: 'featured' };
export const unfeaturing: BulkAction = {
  change: { is_featured: false },
  done: 'no longer featured',
  already: 'not featured',
};

export function movingTo({ id, name }: Named): BulkAction {
  return { change: { category_id: id }, done: `moved to “${name}”`, already: `in “${name}”` };
}

export function tagging({ id, name }: Named): BulkAction {
  return { change: { add_tag_ids: [id] }, done: `tagged “${name}”`, already: `tagged “${name}”` };
}

export function untagging({ id, name }: Named): BulkAction {
  return { change: { remove_tag_ids: [id] }, done: `without the tag “${name}”`, already: `without “${name}”` };
}

interface BulkOutcome {
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: readonly RefusedArticle[];
}

/** Maximum number of refused articles whose titles a toast contains. */
const namedMaximum = 2;

export function outcomeText({ done, already }: BulkAction, { changed, unchanged, refused }: BulkOutcome): string {
  const were = unchanged === 1 ? '1 was' : `${formatCount(unchanged)} were`;
  return [
    ...(changed > 0 || (unchanged === 0 && refused.length === 0)
      ? [`${countWords(changed, 'articles')} ${done}.`]
      : []),
    ...(unchanged > 0 ? [`${were} ${already} already.`] : []),
    ...refusedSentences(refused, 'changed'),
  ].join(' ');
}

/** Returns sentences that say which articles were refused and why. If more than two were, they name only the first. */
export function refusedSentences(refused: readonly RefusedArticle[], verb: 'changed' | 'deleted'): string[] {
  const [first] = refused;
  if (!first) return [];
  const named = (article: RefusedArticle) => (article.title ? `“${article.title}”` : 'An article');
  if (refused.length <= namedMaximum)
    return refused.map((article) => `${named(article)} was not ${verb}: ${article.detail}`);
  return [`${formatCount(refused.length)} articles were not ${verb}. ${named(first)}: ${first.detail}`];
}

export function deleteQuestion(count: number): string {
  return count === 1
    ? 'Are you sure you want to delete this article?'
    : `Are you sure you want to delete these ${formatCount(count)} articles?`;
}
