import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { allCategories, allTags, createTag, type Named } from '#desk/taxonomy/taxonomy-kind.ts';
import { createdName, LoadedChoice, type OptionQuery } from '#desk/ui/choice-field.tsx';
import { FormDialog } from '#desk/ui/dialog-frame.tsx';
import { unknownError } from '#desk/ui/record-labels.ts';
import type { Article } from '#shared/api/article-contract.ts';
import { trashDays } from '#shared/api/trash-contract.ts';
import { formatCount } from '#shared/rules/numbers.ts';
import { type BulkAction, deleteQuestion, movingTo, tagging, untagging } from './use-bulk-actions.ts';

interface BulkDialogProps {
  readonly articles: readonly Article[];
  readonly onClose: () => void;
  readonly onChoose: (action: BulkAction) => void;
}

export function CategoryDialog({ articles, onClose, onChoose }: BulkDialogProps) {
  const query = useQuery(allCategories(useDesk().api));
  return (
    <ChoiceDialog
      title="Set category"
      noun="category"
      text={forArticles(articles)}
      query={query}
      onClose={onClose}
      onChoose={(option) => onChoose(movingTo(option))}
    />
  );
}

export function TagDialog({ articles, onClose, onChoose }: BulkDialogProps) {
  const { api } = useDesk();
  const queryClient = useQueryClient();
  const create = async (name: string) => {
    const tag = await createTag(api, name);
    void queryClient.invalidateQueries({ queryKey: ['tags'] });
    return tag;
  };
  return (
    <ChoiceDialog
      title="Add a tag"
      noun="tag"
      text={forArticles(articles)}
      query={useQuery(allTags(api))}
      create={create}
      onClose={onClose}
      onChoose={(option) => onChoose(tagging(option))}
    />
  );
}

export function UntagDialog({ articles, onClose, onChoose }: BulkDialogProps) {
  const tags = new Map(articles.flatMap((article) => article.tags.map((tag) => [tag.id, tag] as const)));
  return (
    <ChoiceDialog
      title="Remove a tag"
      noun="tag"
      text={tags.size === 0 ? 'None of the selected articles has a tag.' : forArticles(articles)}
      query={{ data: [...tags.values()], isError: false, isFetching: false, refetch: () => {} }}
      onClose={onClose}
      onChoose={(option) => onChoose(untagging(option))}
    />
  );
}

function forArticles({ length }: readonly Article[]): string {
  return length === 1 ? 'For the selected article.' : `For the ${formatCount(length)} selected articles.`;
}

interface ChoiceDialogProps {
  readonly title: string;
  readonly noun: 'category' | 'tag';
  readonly text: string;
  readonly query: OptionQuery<Named>;
  /** Creates an option with a name. It is `undefined` if a person can only choose an existing option. */
  readonly create?: (name: string) => Promise<Named>;
  readonly onClose: () => void;
  readonly onChoose: (option: Named) => void;
}

function ChoiceDialog({ title, noun, text, query, create, onClose, onChoose }: ChoiceDialogProps) {
  const [value, setValue] = useState<string | number | null>(null);
  const [isMissing, setIsMissing] = useState(false);
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
    <FormDialog
      title={title}
      action={title}
      sending={making}
      failure={making.error && `The ${noun} could not be created: ${problemDetail(making.error, unknownError)}`}
      onSubmit={confirm}
      onClose={onClose}
    >
      <p>{text}</p>
      <LoadedChoice
        query={query}
        things={noun === 'tag' ? 'tags' : 'categories'}
        label={noun === 'category' ? 'Category' : 'Tag'}
        placeholder={`Find a ${noun}`}
        value={value}
        onChange={(id) => {
          setValue(id);
          setIsMissing(false);
          making.reset();
        }}
        error={isMissing ? `Choose a ${noun} first` : undefined}
        creates={create && noun}
      />
    </FormDialog>
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
    <FormDialog
      title="Confirm Delete"
      action="Delete"
      look="danger"
      sending={{ isPending, error: null }}
      onSubmit={onConfirm}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
