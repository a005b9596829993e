import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useDesk } from '#desk/desk-context.ts';
import { DeleteDialog } from '#desk/drafts/delete-dialog.tsx';
import { DraftStrip } from '#desk/drafts/draft-strip.tsx';
import { deleteRecord } from '#desk/drafts/editor-kind.ts';
import { useRecordDialogs } from '#desk/drafts/use-record-dialogs.ts';
import { useRestore } from '#desk/drafts/use-restore.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { type DeskAddress, useDeskAddress, writeDeskAddress } from '#desk/ui/desk-address.ts';
import { DeskLink } from '#desk/ui/desk-place.tsx';
import { AddressMenu, trashStates } from '#desk/ui/filter-menu.tsx';
import { createButtonSelector, focusAfterDialog } from '#desk/ui/focus-after-dialog.ts';
import { lazyPart } from '#desk/ui/lazy-place.tsx';
import { ListPanel, useListPage } from '#desk/ui/list-panel.tsx';
import { countWords } from '#desk/ui/pager.tsx';
import { recordWords } from '#desk/ui/record-labels.ts';
import { besideHeading, deleteAction, ListRow, type RowActionList } from '#desk/ui/record-list.tsx';
import { TaxonomyDialog } from './taxonomy-dialog.tsx';
import {
  articleCounts,
  articlesOf,
  listTaxonomy,
  type TaxonomyForm,
  type TaxonomyKind,
  type TaxonomyRecord,
  taxonomyOrders,
  taxonomyQueryOf,
  usesText,
} from './taxonomy-kind.ts';

const MergeDialog = lazyPart(async () => (await import('./merge-dialog.tsx')).MergeDialog, {
  failure: 'The dialog could not be loaded.',
});

interface TaxonomyPanelProps<Form extends TaxonomyForm, Stored extends TaxonomyRecord> {
  readonly kind: TaxonomyKind<Form, Stored>;
}

export function TaxonomyPanel<Form extends TaxonomyForm, Stored extends TaxonomyRecord>({
  kind,
}: TaxonomyPanelProps<Form, Stored>) {
  const { api, toasts } = useDesk();
  const { noun, list } = kind;
  const words = recordWords(noun);
  const [address] = useDeskAddress();
  const query = useListPage((client, asked) => listTaxonomy(client, kind, taxonomyQueryOf(asked)));
  const dialogs = useRecordDialogs(kind);
  const { editing, deleting } = dialogs;
  const restore = useRestore();
  const [merging, setMerging] = useState<Stored>();
  const rows = query.data?.items ?? [];
  const ids = rows.map(({ id }) => id);
  const counts = useQuery(articleCounts(api, kind, ids));

  return (
    <ListPanel
      title={kind.heading}
      things={list}
      search={`Find a ${noun}`}
      foldsFilters
      query={query}
      filters={
        <>
          <AddressMenu label="State" options={trashStates} part="status" value={undefined} />
          <div className="flex min-w-0 grow sm:grow-0 lg:ml-auto">
            <AddressMenu label="Order" options={taxonomyOrders} part="sort" value={taxonomyQueryOf(address).sort} />
          </div>
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
              name={record.name}
              count={counts.data?.get(record.id)}
              hasFailed={counts.isError}
            />
          }
          actions={[
            { text: 'Edit', name: `Edit ${record.name}`, onPress: () => dialogs.edit(record) },
            { text: 'Merge', name: `Merge ${record.name}`, onPress: () => setMerging(record) },
            deleteAction(record.id, record.name, () => dialogs.remove(record, rows)),
          ]}
        />
      )}
      empty={{
        title: `No ${list} yet`,
        text: kind.purpose,
        children: <ActionButton onPress={dialogs.create}>Create the first {noun}</ActionButton>,
      }}
      nothingFound={{
        title: `No ${noun} found`,
        text: 'Nothing matches this search.',
        button: `Show all ${list}`,
      }}
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
  readonly name: string;
  readonly count: number | undefined;
  readonly hasFailed: boolean;
}

/** The number of articles of a category or tag, as a link to the list of these articles. */
function ArticlesLink({ to, name, count, hasFailed }: ArticlesLinkProps) {
  if (count === undefined) return hasFailed ? 'Number of articles unknown' : null;
  if (count === 0) return 'No articles';
  const text = countWords(count, 'articles');
  return (
    <DeskLink
      path={location.pathname + writeDeskAddress(to)}
      aria-label={`${text} of ${name}`}
      className="-mx-3 inline-flex min-h-target items-center rounded-field px-3 font-semibold text-bush hover:bg-shade"
    >
      {text}
    </DeskLink>
  );
}

interface TaxonomyRowProps {
  readonly record: TaxonomyRecord;
  readonly articles: ReactNode;
  readonly actions: RowActionList;
}

function TaxonomyRow({ record: { name, slug, description }, articles, actions }: TaxonomyRowProps) {
  return (
    <ListRow
      className={
        description === undefined
          ? 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6rem_auto]'
          : 'md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_minmax(0,1fr)_6rem_auto]'
      }
      title={name}
      columns={
        <>
          {description !== undefined && (
            <p className="break-words text-muted max-md:w-full md:line-clamp-2">{description}</p>
          )}
          <p className={`break-all text-muted ${besideHeading}`}>{slug}</p>
          {/* On a phone, the number of articles is in the line of the buttons. */}
          {description === undefined && <span aria-hidden className="w-full md:hidden" />}
          <div className="-my-2.5 text-muted">{articles}</div>
        </>
      }
      actions={actions}
    />
  );
}
