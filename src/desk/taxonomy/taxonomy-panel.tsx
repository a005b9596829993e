import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import type { ApiClient } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { DeleteDialog } from '#desk/drafts/delete-dialog.tsx';
import { DraftStrip } from '#desk/drafts/draft-strip.tsx';
import { deleteRecord } from '#desk/drafts/editor-kind.ts';
import { createButtonSelector, focusAfterDialog } from '#desk/drafts/focus-after-dialog.ts';
import { useRecordDialogs } from '#desk/drafts/use-record-dialogs.ts';
import { useRestore } from '#desk/drafts/use-restore.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { type DeskAddress, type GoTo, plainAddress, writeDeskAddress } from '#desk/ui/desk-address.ts';
import { AddressMenu, trashStates } from '#desk/ui/filter-menu.tsx';
import { lazyPart } from '#desk/ui/lazy-place.tsx';
import { ListPanel, type PanelProps } from '#desk/ui/list-panel.tsx';
import { countWords } from '#desk/ui/pager.tsx';
import { recordWords } from '#desk/ui/record-labels.ts';
import { EmptyState, RowActions, rowClasses } from '#desk/ui/record-list.tsx';
import { useListPage } from '#desk/ui/use-list-page.ts';
import { articleCounts, articlesOf, usesText } from './article-counts.ts';
import { TaxonomyDialog } from './taxonomy-dialog.tsx';
import {
  listTaxonomy,
  type TaxonomyForm,
  type TaxonomyKind,
  type TaxonomyRecord,
  taxonomyOrders,
  taxonomyQueryOf,
} from './taxonomy-kind.ts';

const MergeDialog = lazyPart({
  name: 'merge',
  load: async () => (await import('./merge-dialog.tsx')).MergeDialog,
  failure: 'The dialog could not be loaded.',
});

interface TaxonomyPanelProps<Form extends TaxonomyForm, Stored extends TaxonomyRecord> extends PanelProps {
  readonly kind: TaxonomyKind<Form, Stored>;
}

export function TaxonomyPanel<Form extends TaxonomyForm, Stored extends TaxonomyRecord>({
  kind,
  address,
  goTo,
}: TaxonomyPanelProps<Form, Stored>) {
  const { api, toasts } = useDesk();
  const { noun, list } = kind;
  const words = recordWords(noun);
  const listFor = useCallback(
    (client: ApiClient, asked: DeskAddress) => listTaxonomy(client, kind, taxonomyQueryOf(asked)),
    [kind],
  );
  const query = useListPage({ address, goTo }, listFor);
  const dialogs = useRecordDialogs(kind);
  const { editing, deleting } = dialogs;
  const restore = useRestore();
  const [merging, setMerging] = useState<Stored>();
  const rows = query.data?.items ?? [];
  const ids = rows.map(({ id }) => id);
  const counts = useQuery(articleCounts(api, kind, ids));

  return (
    <ListPanel
      id={list}
      title={kind.heading}
      things={list}
      search={`Find a ${noun}`}
      address={address}
      goTo={goTo}
      query={query}
      filters={
        <>
          <AddressMenu
            label="State"
            options={trashStates}
            part="status"
            value={undefined}
            address={address}
            goTo={goTo}
          />
          <AddressMenu
            label="Order"
            options={taxonomyOrders}
            part="sort"
            value={taxonomyQueryOf(address).sort}
            address={address}
            goTo={goTo}
          />
        </>
      }
      action={
        <ActionButton look="primary" data-desk-create onPress={dialogs.create}>
          {words.create}
        </ActionButton>
      }
      notices={!editing && <DraftStrip kind={kind} onContinue={dialogs.takeUp} />}
      row={(record) => (
        <TaxonomyRow
          key={record.id}
          record={record}
          articles={
            <ArticlesLink
              to={articlesOf(list, record.id)}
              goTo={goTo}
              name={record.name}
              count={counts.data?.get(record.id)}
              hasFailed={counts.isError}
            />
          }
          onEdit={() => dialogs.edit(record)}
          onMerge={() => setMerging(record)}
          onDelete={() => dialogs.remove(record, rows)}
        />
      )}
      empty={
        address.q ? (
          <EmptyState title={`No ${noun} found`} text="Nothing matches this search.">
            <ActionButton onPress={() => goTo(plainAddress(list))}>Show all {list}</ActionButton>
          </EmptyState>
        ) : (
          <EmptyState title={`No ${list} yet`} text={kind.purpose}>
            <ActionButton onPress={dialogs.create}>Create the first {noun}</ActionButton>
          </EmptyState>
        )
      }
    >
      {editing && (
        <TaxonomyDialog
          key={editing.key}
          kind={kind}
          editing={editing}
          onTakeUp={dialogs.takeUp}
          onClose={dialogs.closeEditor}
          onSaved={() => {
            dialogs.closeEditor();
            toasts.success(words.saved);
          }}
        />
      )}
      {merging && (
        <MergeDialog
          kind={kind}
          record={merging}
          onClose={() => {
            setMerging(undefined);
            focusAfterDialog(createButtonSelector);
          }}
        />
      )}
      {deleting && (
        <DeleteDialog
          noun={noun}
          name={deleting.name}
          note={usesText(noun, counts.data?.get(deleting.id))}
          // A category that articles use cannot be deleted. Delete waits until their number is known.
          isBlocked={noun === 'category' && !counts.isError && counts.data?.get(deleting.id) !== 0}
          remove={() => deleteRecord(api, kind, deleting.id)}
          refreshes={[]}
          onClose={dialogs.closeDelete}
          onDeleted={dialogs.closeDelete}
          undo={() => void restore(noun, deleting.id)}
        />
      )}
    </ListPanel>
  );
}

interface ArticlesLinkProps {
  readonly to: DeskAddress;
  readonly goTo: GoTo;
  readonly name: string;
  readonly count: number | undefined;
  readonly hasFailed: boolean;
}

/** The number of articles of a category or tag, as a link to the list of these articles. */
function ArticlesLink({ to, goTo, name, count, hasFailed }: ArticlesLinkProps) {
  if (count === undefined) return hasFailed ? 'Number of articles unknown' : null;
  if (count === 0) return 'No articles';
  const text = countWords(count, 'articles');
  return (
    <a
      href={location.pathname + writeDeskAddress(to)}
      aria-label={`${text} of ${name}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        goTo(to);
      }}
      className="-mx-3 inline-flex min-h-target items-center rounded-field px-3 font-semibold text-bush hover:bg-fern"
    >
      {text}
    </a>
  );
}

interface TaxonomyRowProps {
  readonly record: TaxonomyRecord;
  readonly articles: ReactNode;
  readonly onEdit: () => void;
  readonly onMerge: () => void;
  readonly onDelete: () => void;
}

function TaxonomyRow({ record, articles, onEdit, onMerge, onDelete }: TaxonomyRowProps) {
  const { id, name, slug, description } = record;
  const columns =
    description === undefined
      ? 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6rem_auto]'
      : 'md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_minmax(0,1fr)_6rem_auto]';
  return (
    <li className={`${rowClasses} grid items-center gap-x-6 gap-y-1 ${columns}`}>
      <h3 className="text-wrap break-words font-sans font-semibold text-base">{name}</h3>
      {description !== undefined && <p className="break-words text-muted md:line-clamp-2">{description}</p>}
      <p className="break-all text-muted">{slug}</p>
      <div className="text-muted">{articles}</div>
      <RowActions id={id} name={name} onEdit={onEdit} onMerge={onMerge} onDelete={onDelete} />
    </li>
  );
}
