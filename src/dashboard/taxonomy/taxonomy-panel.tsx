import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDesk } from '#dashboard/desk-context.ts';
import { DeleteDialog } from '#dashboard/editing/delete-dialog.tsx';
import { DraftStrip } from '#dashboard/editing/draft-strip.tsx';
import { deleteRecord } from '#dashboard/editing/editor-kind.ts';
import { useRecordDialogs } from '#dashboard/editing/use-record-dialogs.ts';
import { type DeskAddress, type GoTo, plainAddress } from '#dashboard/lists/desk-address.ts';
import { ListHeader } from '#dashboard/lists/list-header.tsx';
import { EmptyState, RecordList, RowActions, rowClasses } from '#dashboard/lists/record-list.tsx';
import { SearchBox } from '#dashboard/lists/search-box.tsx';
import { useListPage } from '#dashboard/lists/use-list-page.ts';
import { recordWords } from '#dashboard/record-words.ts';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { FilterMenu } from '#dashboard/ui/filter-menu.tsx';
import { TaxonomyDialog } from './taxonomy-dialog.tsx';
import {
  listTaxonomy,
  type TaxonomyForm,
  type TaxonomyKind,
  type TaxonomyRecord,
  taxonomyOrders,
  taxonomyQueryOf,
} from './taxonomy-kind.ts';

interface TaxonomyPanelProps<Form extends TaxonomyForm, Stored extends TaxonomyRecord> {
  readonly kind: TaxonomyKind<Form, Stored>;
  readonly address: DeskAddress;
  readonly goTo: GoTo;
}

/** The Categories tab or the Tags tab: find, create, edit and delete (product 8.9). */
export function TaxonomyPanel<Form extends TaxonomyForm, Stored extends TaxonomyRecord>({
  kind,
  address,
  goTo,
}: TaxonomyPanelProps<Form, Stored>) {
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();
  const { noun, list } = kind;
  const words = recordWords(noun);
  const listFor = useCallback((asked: DeskAddress) => listTaxonomy(api, kind, taxonomyQueryOf(asked)), [api, kind]);
  const query = useListPage({ address, goTo, listFor });
  const dialogs = useRecordDialogs(kind);
  const { editing, deleting } = dialogs;
  const search = useCallback((q: string) => goTo({ ...address, q, page: 1 }, 'replace'), [address, goTo]);

  return (
    <section aria-labelledby={`${list}-heading`}>
      <ListHeader
        id={`${list}-heading`}
        title={kind.heading}
        filters={
          <>
            <SearchBox label={`Find a ${noun}`} value={address.q} onSearch={search} />
            <FilterMenu
              label="Order"
              options={taxonomyOrders}
              value={taxonomyQueryOf(address).sort ?? 'name'}
              onChange={(id) => goTo({ ...address, sort: id === 'name' ? undefined : String(id), page: 1 })}
            />
          </>
        }
        action={
          <ActionButton look="primary" data-desk-create onPress={dialogs.create}>
            {words.create}
          </ActionButton>
        }
      />
      {!editing && <DraftStrip noun={noun} onContinue={dialogs.takeUp} />}
      <RecordList
        label={kind.heading}
        things={list}
        query={query}
        page={address.page}
        onPage={(page) => goTo({ ...address, page })}
        row={(record) => (
          <TaxonomyRow
            key={record.id}
            record={record}
            onEdit={() => dialogs.edit(record)}
            onDelete={() => dialogs.remove(record, query.data?.items ?? [])}
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
      />
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
      {deleting && (
        <DeleteDialog
          noun={noun}
          name={deleting.name}
          remove={() => deleteRecord(api, kind, deleting.id)}
          refresh={() => queryClient.invalidateQueries()}
          onClose={dialogs.closeDelete}
          onDeleted={dialogs.closeDelete}
        />
      )}
    </section>
  );
}

interface TaxonomyRowProps {
  readonly record: TaxonomyRecord;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function TaxonomyRow({ record, onEdit, onDelete }: TaxonomyRowProps) {
  const { id, name, slug, description } = record;
  const columns =
    description === undefined
      ? 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]'
      : 'md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_minmax(0,1fr)_auto]';
  return (
    <li className={`${rowClasses} grid items-center gap-x-6 gap-y-1 ${columns}`}>
      <h3 className="text-wrap break-words font-sans font-semibold text-base">{name}</h3>
      {description !== undefined && <p className="break-words text-muted md:line-clamp-2">{description}</p>}
      <p className="break-all text-muted">{slug}</p>
      <RowActions id={id} name={name} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}
