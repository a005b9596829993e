import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { allCategories, allTags, createTag } from '#desk/taxonomy/taxonomy-kind.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { ChoiceField } from '#desk/ui/choice-field.tsx';
import { DialogFoot } from '#desk/ui/dialog-foot.tsx';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { FailureNotice, LoadFailure } from '#desk/ui/notice.tsx';
import { createdName } from '#desk/ui/option-creation.ts';
import { unknownError } from '#desk/ui/record-labels.ts';
import type { SelectOption } from '#desk/ui/select-field.tsx';
import type { Article } from '#shared/api/article-contract.ts';
import { trashDays } from '#shared/api/trash-contract.ts';
import { formatCount } from '#shared/rules/numbers.ts';
import { type BulkAction, deleteQuestion, movingTo, tagging, untagging } from './bulk-labels.ts';

interface ChoiceDialogProps {
  readonly count: number;
  readonly onClose: () => void;
  readonly onChoose: (action: BulkAction) => void;
}

export function CategoryDialog({ count, onClose, onChoose }: ChoiceDialogProps) {
  const { api } = useDesk();
  const query = useQuery(allCategories(api));
  return (
    <ChoiceDialog
      title="Set category"
      label="Category"
      placeholder="Find a category"
      text={forArticles(count)}
      query={query}
      things="categories"
      onClose={onClose}
      onChoose={(option) => onChoose(movingTo(option))}
    />
  );
}

/** The dialog in which a person chooses or creates a tag for the selected articles. */
export function TagDialog({ count, onClose, onChoose }: ChoiceDialogProps) {
  const { api } = useDesk();
  const queryClient = useQueryClient();
  const query = useQuery(allTags(api));
  const create = async (name: string) => {
    const tag = await createTag(api, { name, slug: '' });
    void queryClient.invalidateQueries({ queryKey: ['tags'] });
    return tag;
  };
  return (
    <ChoiceDialog
      title="Add a tag"
      label="Tag"
      placeholder="Find a tag"
      text={forArticles(count)}
      query={query}
      things="tags"
      create={create}
      onClose={onClose}
      onChoose={(option) => onChoose(tagging(option))}
    />
  );
}

interface UntagDialogProps extends Omit<ChoiceDialogProps, 'count'> {
  readonly articles: readonly Article[];
}

export function UntagDialog({ articles, onClose, onChoose }: UntagDialogProps) {
  const tags = new Map(articles.flatMap((article) => article.tags.map((tag) => [tag.id, tag] as const)));
  return (
    <ChoiceDialog
      title="Remove a tag"
      label="Tag"
      placeholder="Find a tag"
      text={tags.size === 0 ? 'None of the selected articles has a tag.' : forArticles(articles.length)}
      query={{ data: [...tags.values()], isError: false, isFetching: false, refetch: async () => {} }}
      things="tags"
      onClose={onClose}
      onChoose={(option) => onChoose(untagging(option))}
    />
  );
}

function forArticles(count: number): string {
  return count === 1 ? 'For the selected article.' : `For the ${formatCount(count)} selected articles.`;
}

interface Option extends SelectOption {
  readonly id: number;
}

interface ChoiceDialogParts {
  readonly title: string;
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly things: string;
  readonly query: {
    readonly data: readonly Option[] | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** Creates an option with a name. It is `undefined` if a person can only choose an existing option. */
  readonly create?: (name: string) => Promise<Option>;
  readonly onClose: () => void;
  readonly onChoose: (option: Option) => void;
}

function ChoiceDialog({
  title,
  label,
  placeholder,
  text,
  things,
  query,
  create,
  onClose,
  onChoose,
}: ChoiceDialogParts) {
  const [value, setValue] = useState<string | number | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const noun = label.toLowerCase();
  const making = useMutation({
    mutationFn: async (name: string) => create?.(name),
    onSuccess: (made) => made && onChoose(made),
  });
  const confirm = () => {
    const chosen = query.data?.find(({ id }) => id === value);
    const wanted = createdName(value);
    if (chosen) onChoose(chosen);
    else if (wanted !== undefined) making.mutate(wanted);
    else setIsMissing(true);
  };
  return (
    <DialogFrame title={title} width="narrow" isBusy={making.isPending} onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto p-5 sm:p-6">
        <p>{text}</p>
        {query.data ? (
          <ChoiceField
            label={label}
            placeholder={placeholder}
            options={query.data}
            value={value}
            onChange={(id) => {
              setValue(id);
              setIsMissing(false);
              making.reset();
            }}
            error={isMissing ? `Choose a ${noun} first` : undefined}
            {...(create ? { creates: noun } : {})}
          />
        ) : query.isError ? (
          <LoadFailure text={`The ${things} could not be loaded.`} query={query} />
        ) : (
          <p role="status" className="text-muted">
            Loading {things}
          </p>
        )}
        {making.error && (
          <FailureNotice text={`The ${noun} could not be created: ${problemDetail(making.error, unknownError)}`} />
        )}
        <DialogFoot isBusy={making.isPending} onCancel={onClose}>
          <ActionButton look="primary" isPending={making.isPending} onPress={confirm}>
            {title}
          </ActionButton>
        </DialogFoot>
      </div>
    </DialogFrame>
  );
}

/** Maximum number of titles that the dialog for deleting articles lists. */
const shownTitles = 5;

interface DeleteManyDialogProps {
  readonly articles: readonly Article[];
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function DeleteManyDialog({ articles, isPending, onClose, onConfirm }: DeleteManyDialogProps) {
  const more = articles.length - shownTitles;
  return (
    <DialogFrame title="Confirm Delete" width="narrow" role="alertdialog" isBusy={isPending} onClose={onClose}>
      <div className="grid gap-3 overflow-y-auto p-5 sm:p-6">
        <p>{deleteQuestion(articles.length)}</p>
        <ul className="grid list-disc gap-1 pl-5 font-semibold">
          {articles.slice(0, shownTitles).map(({ id, title }) => (
            <li key={id} className="break-words">
              {title}
            </li>
          ))}
        </ul>
        {more > 0 && <p>and {formatCount(more)} more</p>}
        <p className="text-muted">They stay in Trash for {trashDays} days and can be restored from there.</p>
        <DialogFoot isBusy={isPending} onCancel={onClose} focusesCancel isSpaced>
          <ActionButton look="danger" onPress={onConfirm} isPending={isPending}>
            Delete
          </ActionButton>
        </DialogFoot>
      </div>
    </DialogFrame>
  );
}
