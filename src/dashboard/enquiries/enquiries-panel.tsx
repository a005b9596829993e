import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useDesk } from '#dashboard/desk-context.ts';
import { DeleteDialog } from '#dashboard/editing/delete-dialog.tsx';
import { deleteButtonSelector, focusAfterDialog } from '#dashboard/editing/focus-after-dialog.ts';
import { type DeskAddress, plainAddress } from '#dashboard/lists/desk-address.ts';
import { EmptyState } from '#dashboard/lists/empty-state.tsx';
import { ListHeader } from '#dashboard/lists/list-header.tsx';
import { RecordList } from '#dashboard/lists/record-list.tsx';
import type { GoTo } from '#dashboard/lists/use-desk-address.ts';
import { useListPage } from '#dashboard/lists/use-list-page.ts';
import { ActionButton } from '#dashboard/ui/button.tsx';
import type { Enquiry } from '#domain/contract/enquiry-contract.ts';
import { EnquiryDialog } from './enquiry-dialog.tsx';
import { EnquiryFilters } from './enquiry-filters.tsx';
import { EnquiryNotes } from './enquiry-notes.tsx';
import { deleteEnquiry, exportEnquiries } from './enquiry-requests.ts';
import { EnquiryRow } from './enquiry-row.tsx';
import { enquiryFilterOf, listEnquiries } from './list-enquiries.ts';
import { saveFile } from './save-file.ts';
import { UndoStrip } from './undo-strip.tsx';
import { useEnquiryActions } from './use-enquiry-actions.ts';

interface EnquiriesPanelProps {
  readonly address: DeskAddress;
  readonly goTo: GoTo;
}

/** What visitors have left for a person: find, read, mark, delete and export. */
export function EnquiriesPanel({ address, goTo }: EnquiriesPanelProps) {
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();
  const listFor = useCallback((asked: DeskAddress) => listEnquiries(api, asked), [api]);
  const query = useListPage({ address, goTo, listFor });
  const actions = useEnquiryActions();
  const [openId, setOpenId] = useState<number>();
  const [deleting, setDeleting] = useState<Enquiry>();
  const items = query.data?.items ?? [];
  const open = items.find(({ id }) => id === openId);
  const filter = enquiryFilterOf(address);
  const exporting = useMutation({
    mutationFn: () => exportEnquiries(api, filter),
    onSuccess: (file) => saveFile(file, `enquiries-${new Date().toISOString().slice(0, 10)}.csv`),
    onError: () => toasts.error('The enquiries could not be exported. Please try again.'),
  });
  const closeDelete = () => {
    const place = items.findIndex(({ id }) => id === deleting?.id);
    const neighbour = items[place + 1] ?? items[place - 1];
    setDeleting(undefined);
    focusAfterDialog(...(neighbour ? [deleteButtonSelector(neighbour.id)] : []), '[data-desk-search]');
  };

  return (
    <section aria-labelledby="enquiries-heading">
      <ListHeader
        id="enquiries-heading"
        title="Enquiries"
        filters={<EnquiryFilters address={address} goTo={goTo} />}
        action={
          <ActionButton isDisabled={exporting.isPending || items.length === 0} onPress={() => exporting.mutate()}>
            {exporting.isPending ? 'Exporting…' : 'Export CSV'}
          </ActionButton>
        }
      />
      {actions.last && (
        <UndoStrip
          text={`“${actions.last.enquiry.name}” is marked as ${actions.last.enquiry.status}.`}
          onUndo={actions.undo}
        />
      )}
      <RecordList
        label="Enquiries"
        things="enquiries"
        query={query}
        page={address.page}
        onPage={(page) => goTo({ ...address, page })}
        row={(enquiry) => (
          <EnquiryRow
            key={enquiry.id}
            enquiry={enquiry}
            onOpen={() => setOpenId(enquiry.id)}
            onMark={(status) => actions.mark(enquiry, status)}
            onDelete={() => {
              actions.forget();
              setDeleting(enquiry);
            }}
          />
        )}
        empty={
          filter.q || filter.status ? (
            <EmptyState title="No enquiry found" text="Nothing matches this search and this state.">
              <ActionButton onPress={() => goTo(plainAddress('articles'))}>Show all enquiries</ActionButton>
            </EmptyState>
          ) : (
            <EmptyState
              title="No enquiries yet"
              text="When the assistant does not know something, it offers visitors to leave their details. They stand here then."
            />
          )
        }
      />
      <EnquiryNotes />
      {open && (
        <EnquiryDialog
          enquiry={open}
          isBusy={actions.isBusy}
          onMark={(status) => {
            setOpenId(undefined);
            actions.mark(open, status);
          }}
          onSendAgain={() => actions.sendAgain(open)}
          onClose={() => setOpenId(undefined)}
        />
      )}
      {deleting && (
        <DeleteDialog
          noun="enquiry"
          name={deleting.name}
          remove={() => deleteEnquiry(api, deleting)}
          refresh={() => queryClient.invalidateQueries({ queryKey: ['enquiries'] })}
          onClose={closeDelete}
          onDeleted={closeDelete}
        />
      )}
    </section>
  );
}
