import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesk } from '#desk/desk-context.ts';
import { useRestore } from '#desk/drafts/use-restore.ts';
import { LoadedChoice } from '#desk/ui/choice-field.tsx';
import { FormDialog } from '#desk/ui/dialog-frame.tsx';
import { countWords } from '#desk/ui/pager.tsx';
import { failedTo } from '#desk/ui/record-labels.ts';
import { useAction } from '#desk/ui/use-action.ts';
import { mergedTaxonomySchema } from '#shared/api/taxonomy-contract.ts';
import { allCategories, allTags, articleCounts, mergeText, type TaxonomyRecord } from './taxonomy-kind.ts';

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

export function MergeDialog({ kind, record, onClose }: MergeDialogProps) {
  const { api } = useDesk();
  const { noun, list, path } = kind;
  const restore = useRestore();
  const categories = useQuery({ ...allCategories(api), enabled: noun === 'category' });
  const tags = useQuery({ ...allTags(api), enabled: noun === 'tag' });
  const query = noun === 'category' ? categories : tags;
  const articles = useQuery(articleCounts(api, kind, [record.id])).data?.get(record.id);
  const [into, setInto] = useState<number>();
  const [isMissing, setIsMissing] = useState(false);
  const merging = useAction({
    send: (target: number) => {
      const request = { method: 'POST', body: { into: target }, version: record.version } as const;
      return api.read(mergedTaxonomySchema, `${path}/${record.id}/merge`, request);
    },
    refreshes: [],
    done: (_target, merged) =>
      `“${record.name}” was merged into “${merged.into.name}”, which got ${countWords(merged.articles, 'articles')}.`,
    undo: () => () => void restore(noun, record.id),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Merge ${noun}`}
      action="Merge"
      sending={merging}
      failure={merging.error && failedTo(`merge ${noun}`, merging.error)}
      onSubmit={() => (into === undefined ? setIsMissing(true) : merging.mutate(into))}
      onClose={onClose}
    >
      <p className="break-words">{mergeText({ noun, name: record.name }, articles)}</p>
      <LoadedChoice
        query={query}
        things={list}
        label="Merge into"
        placeholder={`Find a ${noun}`}
        filter={({ id }) => id !== record.id}
        value={into ?? null}
        onChange={(id) => {
          setInto(id === null ? undefined : Number(id));
          setIsMissing(false);
        }}
        error={isMissing ? `Choose a ${noun} first` : undefined}
      />
    </FormDialog>
  );
}
