import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readAnswer } from '#desk/api/api-client.ts';
import { NetworkProblem, problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { useRestore } from '#desk/drafts/use-restore.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { ChoiceField } from '#desk/ui/choice-field.tsx';
import { DialogFoot } from '#desk/ui/dialog-foot.tsx';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { FailureNotice, LoadFailure } from '#desk/ui/notice.tsx';
import { countWords } from '#desk/ui/pager.tsx';
import { unknownError } from '#desk/ui/record-labels.ts';
import { mergedTaxonomySchema } from '#shared/api/taxonomy-contract.ts';
import { articleCounts, mergeText } from './article-counts.ts';
import { allCategories, allTags, type TaxonomyRecord } from './taxonomy-kind.ts';

interface MergedKind {
  readonly noun: 'category' | 'tag';
  readonly list: 'categories' | 'tags';
  readonly path: string;
}

interface MergeDialogProps {
  readonly kind: MergedKind;
  readonly record: TaxonomyRecord;
  readonly onClose: () => void;
}

/** The dialog that merges a category or tag into another one. */
export function MergeDialog({ kind, record, onClose }: MergeDialogProps) {
  const { api, toasts } = useDesk();
  const { noun, list, path } = kind;
  const queryClient = useQueryClient();
  const restore = useRestore();
  const categories = useQuery({ ...allCategories(api), enabled: noun === 'category' });
  const tags = useQuery({ ...allTags(api), enabled: noun === 'tag' });
  const query = noun === 'category' ? categories : tags;
  const articles = useQuery(articleCounts(api, kind, [record.id])).data?.get(record.id);
  const [into, setInto] = useState<number>();
  const [isMissing, setIsMissing] = useState(false);
  const merging = useMutation({
    mutationFn: async (target: number) => {
      const request = { method: 'POST', body: { into: target }, version: record.version } as const;
      const result = readAnswer(await api.send(`${path}/${record.id}/merge`, request), mergedTaxonomySchema);
      await queryClient.invalidateQueries();
      return result;
    },
    onSuccess: ({ into: target, articles: moved }) => {
      const text = `“${record.name}” was merged into “${target.name}”, which got ${countWords(moved, 'articles')}.`;
      toasts.success(text, { label: 'Undo', onPress: () => void restore(noun, record.id) });
      onClose();
    },
  });
  const failure = merging.error && failureText(noun, merging.error);
  const merge = () => {
    if (into === undefined) setIsMissing(true);
    else merging.mutate(into);
  };
  return (
    <DialogFrame title={`Merge ${noun}`} width="narrow" isBusy={merging.isPending} onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto p-5 sm:p-6">
        <p className="break-words">{mergeText({ noun, name: record.name }, articles)}</p>
        {query.data ? (
          <ChoiceField
            label="Merge into"
            placeholder={`Find a ${noun}`}
            options={query.data.filter(({ id }) => id !== record.id)}
            value={into ?? null}
            onChange={(id) => {
              setInto(id === null ? undefined : Number(id));
              setIsMissing(false);
            }}
            error={isMissing ? `Choose a ${noun} first` : undefined}
          />
        ) : query.isError ? (
          <LoadFailure text={`The ${list} could not be loaded.`} query={query} />
        ) : (
          <p role="status" className="text-muted">
            Loading {list}
          </p>
        )}
        {failure && <FailureNotice text={failure} />}
        <DialogFoot isBusy={merging.isPending} onCancel={onClose}>
          <ActionButton look="primary" isPending={merging.isPending} onPress={merge}>
            Merge
          </ActionButton>
        </DialogFoot>
      </div>
    </DialogFrame>
  );
}

function failureText(noun: 'category' | 'tag', error: unknown): string {
  if (error instanceof NetworkProblem) return `Failed to merge ${noun}. Please try again.`;
  return `Failed to merge ${noun}: ${problemDetail(error, unknownError)}`;
}
