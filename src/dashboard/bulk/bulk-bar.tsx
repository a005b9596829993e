import { useQuery } from '@tanstack/react-query';
import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useDesk } from '#dashboard/desk-context.ts';
import { createButtonSelector, focusAfterDialog } from '#dashboard/editing/focus-after-dialog.ts';
import { allCategories, allTags } from '#dashboard/taxonomy/taxonomy-kind.ts';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { ChoiceField } from '#dashboard/ui/choice-field.tsx';
import { DialogFrame } from '#dashboard/ui/dialog-frame.tsx';
import { FailureNotice } from '#dashboard/ui/notice.tsx';
import { optionClasses, popoverClasses, type SelectOption } from '#dashboard/ui/select-field.tsx';
import type { Article } from '#domain/contract/article-contract.ts';
import { bulkMaximum } from '#domain/contract/bulk-contract.ts';
import { trashDays } from '#domain/contract/trash-contract.ts';
import { formatCount } from '#domain/numbers.ts';
import {
  type BulkAction,
  deleteQuestion,
  featuring,
  movingTo,
  publishing,
  tagging,
  unfeaturing,
  unpublishing,
  untagging,
} from './bulk-words.ts';
import { useBulkActions } from './use-bulk-actions.ts';
import type { SelectedRows } from './use-selection.ts';

type OpenDialog = 'category' | 'tag' | 'untag' | 'delete' | undefined;

const menuItems = [
  { id: 'page', name: 'Select this page' },
  { id: 'unpublish', name: 'Unpublish' },
  { id: 'feature', name: 'Feature' },
  { id: 'unfeature', name: 'Unfeature' },
  { id: 'category', name: 'Set category…' },
  { id: 'tag', name: 'Add a tag…' },
  { id: 'untag', name: 'Remove a tag…' },
] as const;

interface BulkBarProps {
  readonly selection: SelectedRows<Article>;
}

/** The bar with the actions for the selected articles (product 20.6). It stays at the bottom of the window. */
export function BulkBar({ selection }: BulkBarProps) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const { change, remove, isPending } = useBulkActions(selection);
  const count = selection.items.length;
  const run = (action: BulkAction) => () => change(action);
  const close = () => {
    setDialog(undefined);
    focusAfterDialog('[data-desk-bulk]', '[data-desk-select]', createButtonSelector);
  };
  const clear = () => {
    selection.clear();
    focusAfterDialog('[data-desk-select]', createButtonSelector);
  };
  const choose = (action: BulkAction) => {
    close();
    change(action);
  };
  const onMenu = (id: (typeof menuItems)[number]['id']) => {
    if (id === 'page') selection.selectPage();
    else if (id === 'unpublish') change(unpublishing);
    else if (id === 'feature') change(featuring);
    else if (id === 'unfeature') change(unfeaturing);
    else setDialog(id);
  };
  return (
    <>
      <section
        aria-label="Selected articles"
        className="sticky bottom-0 z-30 -mx-4 mt-4 flex animate-arrive flex-wrap items-center gap-x-2 gap-y-1 rounded-t-panel border border-control-line bg-surface py-2 pr-2 pl-4 shadow-raised sm:-mx-6 lg:bottom-3 lg:mx-0 lg:rounded-panel lg:max-[88rem]:mr-36"
      >
        <p role="status" className="mr-auto font-semibold">
          {formatCount(count)} selected
          {count >= bulkMaximum && <span className="font-normal text-muted">, the most at once</span>}
        </p>
        <Button
          aria-label="Clear the selection"
          onPress={clear}
          className="grid size-target cursor-pointer place-items-center rounded-field text-muted data-[hovered]:bg-fern lg:order-last"
        >
          <X aria-hidden className="size-5" strokeWidth={1.75} />
        </Button>
        <div className="-ml-1 flex w-full flex-wrap items-center gap-2 lg:ml-0 lg:w-auto">
          <ActionButton look="primary" data-desk-bulk isPending={isPending} onPress={run(publishing)}>
            Publish
          </ActionButton>
          <Wide>
            <ActionButton isPending={isPending} onPress={run(unpublishing)}>
              Unpublish
            </ActionButton>
            <ActionButton isPending={isPending} onPress={run(featuring)}>
              Feature
            </ActionButton>
          </Wide>
          <MenuTrigger>
            <Button
              isDisabled={isPending}
              className="inline-flex min-h-target cursor-pointer items-center gap-1.5 rounded-field px-3 font-semibold text-bush data-[hovered]:bg-fern data-[disabled]:opacity-50"
            >
              More actions
              <ChevronDown aria-hidden className="size-4.5" strokeWidth={1.75} />
            </Button>
            <Popover placement="top end" className={`${popoverClasses} max-h-none min-w-48`}>
              <Menu aria-label="More actions" items={menuItems} className="outline-none">
                {({ id, name }) => (
                  <MenuItem id={id} className={optionClasses} onAction={() => onMenu(id)}>
                    {name}
                  </MenuItem>
                )}
              </Menu>
            </Popover>
          </MenuTrigger>
          <ActionButton look="quiet-danger" isPending={isPending} onPress={() => setDialog('delete')}>
            Delete
          </ActionButton>
        </div>
      </section>
      {dialog === 'category' && <CategoryDialog count={count} onClose={close} onChoose={choose} />}
      {dialog === 'tag' && <TagDialog count={count} onClose={close} onChoose={choose} />}
      {dialog === 'untag' && <UntagDialog articles={selection.items} onClose={close} onChoose={choose} />}
      {dialog === 'delete' && (
        <DeleteManyDialog
          articles={selection.items}
          isPending={isPending}
          onClose={close}
          onConfirm={() => remove(close)}
        />
      )}
    </>
  );
}

/** Shows its children on wide screens. On a phone these actions are only in the menu. */
function Wide({ children }: { readonly children: ReactNode }) {
  return <span className="hidden sm:contents">{children}</span>;
}

interface ChoiceDialogProps {
  readonly count: number;
  readonly onClose: () => void;
  readonly onChoose: (action: BulkAction) => void;
}

function CategoryDialog({ count, onClose, onChoose }: ChoiceDialogProps) {
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

function TagDialog({ count, onClose, onChoose }: ChoiceDialogProps) {
  const { api } = useDesk();
  const query = useQuery(allTags(api));
  return (
    <ChoiceDialog
      title="Add a tag"
      label="Tag"
      placeholder="Find a tag"
      text={forArticles(count)}
      query={query}
      things="tags"
      onClose={onClose}
      onChoose={(option) => onChoose(tagging(option))}
    />
  );
}

interface UntagDialogProps extends Omit<ChoiceDialogProps, 'count'> {
  readonly articles: readonly Article[];
}

function UntagDialog({ articles, onClose, onChoose }: UntagDialogProps) {
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
  readonly onClose: () => void;
  readonly onChoose: (option: Option) => void;
}

/** A dialog in which a person chooses one category or tag for the selected articles. */
function ChoiceDialog({ title, label, placeholder, text, things, query, onClose, onChoose }: ChoiceDialogParts) {
  const [value, setValue] = useState<string | number | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const chosen = query.data?.find(({ id }) => id === value);
  return (
    <DialogFrame title={title} width="narrow" onClose={onClose}>
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
            }}
            error={isMissing ? `Choose a ${label.toLowerCase()} first` : undefined}
          />
        ) : query.isError ? (
          <FailureNotice text={`The ${things} could not be loaded.`}>
            <ActionButton look="quiet-danger" isPending={query.isFetching} onPress={() => void query.refetch()}>
              {query.isFetching ? 'Trying…' : 'Try Again'}
            </ActionButton>
          </FailureNotice>
        ) : (
          <p role="status" className="text-muted">
            Loading {things}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <ActionButton onPress={onClose}>Cancel</ActionButton>
          <ActionButton look="primary" onPress={() => (chosen ? onChoose(chosen) : setIsMissing(true))}>
            {title}
          </ActionButton>
        </div>
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

function DeleteManyDialog({ articles, isPending, onClose, onConfirm }: DeleteManyDialogProps) {
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
        <p className="text-muted">They stay in Trash for {trashDays} days.</p>
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <ActionButton autoFocus onPress={onClose} isDisabled={isPending}>
            Cancel
          </ActionButton>
          <ActionButton look="danger" onPress={onConfirm} isPending={isPending}>
            Delete
          </ActionButton>
        </div>
      </div>
    </DialogFrame>
  );
}
