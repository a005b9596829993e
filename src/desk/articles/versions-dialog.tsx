import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { type ApiClient, apiQuery } from '#desk/api/api-client.ts';
import { hasStatus, problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { allCategories, allTags } from '#desk/taxonomy/taxonomy-kind.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { FilterMenu } from '#desk/ui/filter-menu.tsx';
import { FailureNotice, LoadFailure } from '#desk/ui/notice.tsx';
import { unknownError } from '#desk/ui/record-labels.ts';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { Article, ArticleForm } from '#shared/api/article-contract.ts';
import {
  type ArticleVersion,
  articleVersionSchema,
  type FullArticleVersion,
  fullArticleVersionSchema,
  type RestoredVersion,
  restoredVersionSchema,
  type VersionField,
} from '#shared/api/version-contract.ts';
import { FirstVersion, VersionDifference } from './version-difference.tsx';
import { actionText, changedText, fieldNames, formValueOf } from './version-labels.ts';

interface VersionsDialogProps {
  readonly article: Article;
  /** Changes fields of the open form. Nothing is saved. */
  readonly onUse: (values: Partial<ArticleForm>) => void;
  /** Called with the restored article. Must show it in place of this dialog, and then call `onShown`. */
  readonly onRestored: (article: Article, onShown: () => void) => void;
  readonly onClose: () => void;
}

const comparisons = [
  { id: 'before', name: 'With the version before' },
  { id: 'now', name: 'With what is saved now' },
];

/** Lists an article's versions: who saved each and when, its changes, and a button to restore it. */
export function VersionsDialog({ article, onUse, onRestored, onClose }: VersionsDialogProps) {
  const { api, toasts } = useDesk();
  const versions = useQuery({
    ...apiQuery(api, ['versions', 'list', article.id], z.array(articleVersionSchema), versionsPath(article.id)),
    staleTime: 0,
  });
  const [chosen, setChosen] = useState<number>();
  const [comparison, setComparison] = useState('before');
  /** The sentence about the last field that was put into the form, or that could not be used. */
  const [used, setUsed] = useState<string>();
  const current = versions.data?.[0];
  const selected = versions.data?.find(({ number }) => number === chosen) ?? current;
  const restoration = useMutation({
    mutationFn: ({ number, expected }: { number: number; expected: number }) =>
      api.read(restoredVersionSchema, `${versionsPath(article.id)}/${number}/restore`, {
        method: 'POST',
        version: expected,
      }),
    meta: { refreshes: [] },
    onSuccess: (restored, { number, expected }) => {
      const undo = () => restoration.mutate({ number: expected, expected: restored.article.version });
      onRestored(restored.article, () =>
        toasts.success(restoredText(restored, number), { label: 'Undo', onPress: undo }),
      );
    },
    onError: (error) => toasts.error(failureText(error)),
  });
  const restore = (number: number) => {
    if (current && !restoration.isPending) restoration.mutate({ number, expected: current.number });
  };
  const categories = useQuery(allCategories(api));
  const tags = useQuery(allTags(api));
  const use = ({ number, state }: FullArticleVersion, field: VersionField) => {
    const categoryIds = new Set(categories.data?.map(({ id }) => id));
    const tagIds = new Set(tags.data?.map(({ id }) => id));
    const values = formValueOf(state, field, { categoryIds, tagIds });
    const name = fieldNames[field];
    if (values) onUse(values);
    setUsed(
      values
        ? `${name} of version ${number} is in the form now. Save Article keeps it.`
        : `${name} of version ${number} cannot be used, because “${state.category.name}” no longer exists.`,
    );
  };

  return (
    <DialogFrame title="Versions" width="wide" isTall isBusy={restoration.isPending} onClose={onClose}>
      <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-5 sm:p-6">
        <div role="status" className="empty:hidden">
          {used && <p className="rounded-field bg-shade px-4 py-2">{used}</p>}
        </div>
        {versions.isError && <LoadFailure text="The versions could not be loaded." query={versions} />}
        {versions.isPending && <p className="text-muted">Loading versions…</p>}
        {versions.data?.length === 0 && (
          <p>
            This article has no versions yet. Its next save stores the first two: what it is now, and what you save.
          </p>
        )}
        {selected && current && versions.data && (
          <div className="grid gap-6 md:grid-cols-[18rem_minmax(0,1fr)]">
            <ol aria-label="Versions" className="grid content-start gap-1 max-md:max-h-80 max-md:overflow-y-auto">
              {versions.data.map((version) => (
                <li key={version.number}>
                  <VersionChoice
                    version={version}
                    isCurrent={version === current}
                    isChosen={version === selected}
                    onChoose={() => {
                      setChosen(version.number);
                      setUsed(undefined);
                    }}
                  />
                </li>
              ))}
            </ol>
            <section aria-label={`Version ${selected.number}`} className="grid min-w-0 content-start gap-4">
              <div className="flex flex-wrap items-center gap-2.5">
                <h3 className="mr-auto text-xl">Version {selected.number}</h3>
                {selected !== current && (
                  <>
                    <FilterMenu
                      label="Compare"
                      options={comparisons}
                      value={comparison}
                      onChange={(id) => setComparison(String(id))}
                    />
                    <ActionButton
                      look="primary"
                      isPending={restoration.isPending}
                      onPress={() => restore(selected.number)}
                    >
                      Restore this version
                    </ActionButton>
                  </>
                )}
              </div>
              {selected !== current && article.is_published && (
                <p className="text-muted">This article is published: visitors see a restored version at once.</p>
              )}
              <Compared
                key={selected.number}
                articleId={article.id}
                {...pairOf(versions.data, selected, selected === current ? 'before' : comparison)}
                onUse={selected === current ? undefined : use}
              />
            </section>
          </div>
        )}
      </div>
    </DialogFrame>
  );
}

interface VersionChoiceProps {
  readonly version: ArticleVersion;
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function VersionChoice({ version, isCurrent, isChosen, onChoose }: VersionChoiceProps) {
  const { number, at, saved_by } = version;
  const changed = changedText(version);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="grid min-h-target w-full cursor-pointer gap-0.5 rounded-field px-3 py-2 text-left hover:bg-shade aria-pressed:bg-fern"
    >
      <span className="font-semibold">
        {number}. {actionText(version)}
        {isCurrent && <span className="font-normal text-muted"> (now)</span>}
      </span>
      <span className="text-muted text-sm">
        {saved_by && `${saved_by}, `}
        <time dateTime={at}>{siteMoment(at)}</time>
      </span>
      {changed && <span className="text-sm">{changed}</span>}
    </button>
  );
}

interface ComparedProps {
  readonly articleId: number;
  /** The number of the version whose fields can be put into the form. */
  readonly selected: number;
  readonly older: number | undefined;
  readonly newer: number;
  readonly onUse: ((version: FullArticleVersion, field: VersionField) => void) | undefined;
}

/** Shows the difference of two versions once both are fetched. Without an older one, shows the newer texts. */
function Compared({ articleId, selected, older, newer, onUse }: ComparedProps) {
  const { api } = useDesk();
  const after = useQuery(readVersion(api, articleId, newer));
  const before = useQuery({ ...readVersion(api, articleId, older ?? newer), enabled: older !== undefined });
  if (after.isError || before.isError) return <FailureNotice text="The version could not be loaded." />;
  if (after.data && older === undefined) return <FirstVersion version={after.data} />;
  if (!after.data || !before.data) return <p className="text-muted">Loading the version…</p>;
  const version = selected === newer ? after.data : before.data;
  const use = onUse && { number: selected, put: (field: VersionField) => onUse(version, field) };
  return <VersionDifference before={before.data} after={after.data} use={use} />;
}

function pairOf(versions: readonly ArticleVersion[], selected: ArticleVersion, comparison: string) {
  const { number } = selected;
  if (comparison === 'now') return { selected: number, older: number, newer: versions[0]?.number ?? number };
  return { selected: number, older: versions[versions.indexOf(selected) + 1]?.number, newer: number };
}

function restoredText({ article, notes }: RestoredVersion, number: number): string {
  return [`Version ${number} is restored${article.is_published ? ' and on the site now' : ''}.`, ...notes].join(' ');
}

function failureText(error: unknown): string {
  if (hasStatus(error, 412)) {
    return 'Someone else has saved this article since. Close the versions and open them again to see it.';
  }
  return `The version could not be restored: ${problemDetail(error, unknownError)}`;
}

function versionsPath(id: number): string {
  return `${apiPaths.adminArticles}/${id}/versions`;
}

function readVersion(api: ApiClient, id: number, number: number) {
  return apiQuery(api, ['versions', 'one', id, number], fullArticleVersionSchema, `${versionsPath(id)}/${number}`);
}
