import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useDesk } from '#dashboard/desk-context.ts';
import { DeleteDialog } from '#dashboard/editing/delete-dialog.tsx';
import type { Draft } from '#dashboard/editing/draft-store.ts';
import { DraftStrip } from '#dashboard/editing/draft-strip.tsx';
import type { EditorKind, StoredRecord } from '#dashboard/editing/editor-kind.ts';
import { type Editing, useRecordDialogs } from '#dashboard/editing/use-record-dialogs.ts';
import { type DeskAddress, type DeskTab, type GoTo, plainAddress } from '#dashboard/lists/desk-address.ts';
import { ListHeader } from '#dashboard/lists/list-header.tsx';
import type { ListQuery } from '#dashboard/lists/list-part.ts';
import { EmptyState, RecordList } from '#dashboard/lists/record-list.tsx';
import { SearchBox } from '#dashboard/lists/search-box.tsx';
import { termOrders, termQueryOf } from '#dashboard/lists/term-query.ts';
import { useListPage } from '#dashboard/lists/use-list-page.ts';
import { recordWords } from '#dashboard/record-words.ts';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { FilterMenu } from '#dashboard/ui/filter-menu.tsx';

/** What a row of the list can do. */
export interface RowHandlers {
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** What the dialog of a tab is given. */
export interface TermDialogProps<Form, Stored> {
  readonly editing: Editing<Form, Stored>;
  readonly onTakeUp: (draft: Draft) => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

interface TermsPanelProps<Form extends FieldValues, Stored extends StoredRecord> {
  readonly kind: EditorKind<Form, Stored>;
  readonly tab: Exclude<DeskTab, 'articles'>;
  readonly title: string;
  /** Why a person would create the first one. */
  readonly purpose: string;
  readonly address: DeskAddress;
  readonly goTo: GoTo;
  readonly listFor: (address: DeskAddress) => ListQuery<Stored>;
  readonly remove: (id: number) => Promise<void>;
  readonly nameOf: (record: Stored) => string;
  readonly row: (record: Stored, handlers: RowHandlers) => ReactNode;
  readonly dialog: (props: TermDialogProps<Form, Stored> & { key: string }) => ReactNode;
}

/** The tab of categories or of tags (specification 2, Dashboard): find, create, edit and delete. */
export function TermsPanel<Form extends FieldValues, Stored extends StoredRecord>(
  props: TermsPanelProps<Form, Stored>,
) {
  const { kind, tab, address, goTo, listFor } = props;
  const { toasts } = useDesk();
  const queryClient = useQueryClient();
  const words = recordWords(kind.noun);
  const query = useListPage({ address, goTo, listFor });
  const dialogs = useRecordDialogs(kind);
  const { editing, deleting } = dialogs;
  const search = useCallback((q: string) => goTo({ ...address, q, page: 1 }, 'replace'), [address, goTo]);

  return (
    <section aria-labelledby={`${tab}-heading`}>
      <ListHeader
        id={`${tab}-heading`}
        title={props.title}
        filters={
          <>
            <SearchBox label={`Find a ${kind.noun}`} value={address.q} onSearch={search} />
            <FilterMenu
              label="Order"
              options={termOrders}
              value={termQueryOf(address).sort ?? 'name'}
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
      {!editing && <DraftStrip noun={kind.noun} onContinue={dialogs.takeUp} />}
      <RecordList
        label={props.title}
        things={tab}
        query={query}
        page={address.page}
        onPage={(page) => goTo({ ...address, page })}
        row={(record) =>
          props.row(record, {
            onEdit: () => dialogs.edit(record),
            onDelete: () => dialogs.remove(record, query.data?.items ?? []),
          })
        }
        empty={
          address.q ? (
            <EmptyState title={`No ${kind.noun} found`} text="Nothing matches this search.">
              <ActionButton onPress={() => goTo(plainAddress(tab))}>Show all {tab}</ActionButton>
            </EmptyState>
          ) : (
            <EmptyState title={`No ${tab} yet`} text={props.purpose}>
              <ActionButton onPress={dialogs.create}>Create the first {kind.noun}</ActionButton>
            </EmptyState>
          )
        }
      />
      {editing &&
        props.dialog({
          key: editing.key,
          editing,
          onTakeUp: dialogs.takeUp,
          onClose: dialogs.closeEditor,
          onSaved: () => {
            dialogs.closeEditor();
            toasts.success(words.saved);
          },
        })}
      {deleting && (
        <DeleteDialog
          noun={kind.noun}
          name={props.nameOf(deleting)}
          remove={() => props.remove(deleting.id)}
          refresh={() => queryClient.invalidateQueries()}
          onClose={dialogs.closeDelete}
          onDeleted={dialogs.closeDelete}
        />
      )}
    </section>
  );
}
