import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useDesk } from '#dashboard/desk-context.ts';
import { DeleteDialog } from '#dashboard/editing/delete-dialog.tsx';
import { deleteButtonSelector, focusAfterDialog } from '#dashboard/editing/focus-after-dialog.ts';
import { type DeskAddress, type GoTo, plainAddress } from '#dashboard/lists/desk-address.ts';
import { ListHeader } from '#dashboard/lists/list-header.tsx';
import { EmptyState, RecordList } from '#dashboard/lists/record-list.tsx';
import { SearchBox } from '#dashboard/lists/search-box.tsx';
import { useListPage } from '#dashboard/lists/use-list-page.ts';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { FilterMenu } from '#dashboard/ui/filter-menu.tsx';
import { enquiryRetentionMonths, suspectedEnquiryRetentionDays } from '#domain/business-constants.ts';
import type { Enquiry } from '#domain/contract/enquiry-contract.ts';
import { EnquiryDialog } from './enquiry-dialog.tsx';
import {
  deleteEnquiry,
  enquiryFilterOf,
  exportEnquiries,
  listEnquiries,
  saveFile,
  useEnquirySummary,
} from './enquiry-requests.ts';
import { EnquiryRow } from './enquiry-row.tsx';
import { countOf } from './enquiry-words.ts';
import { useEnquiryActions } from './use-enquiry-actions.ts';

interface EnquiriesPanelProps {
  readonly address: DeskAddress;
  readonly goTo: GoTo;
}

/** The page on which administrators find, read, mark, delete and export enquiries (product 11.5). */
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
          <ActionButton
            isPending={exporting.isPending}
            isDisabled={items.length === 0}
            onPress={() => exporting.mutate()}
          >
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
              text="When the assistant can’t answer, it offers visitors a form for their details. What they send appears here."
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

const anyState = 'any';

const states = [
  { id: anyState, name: 'New and done' },
  { id: 'new', name: 'New' },
  { id: 'done', name: 'Done' },
  { id: 'suspected', name: 'Suspected spam' },
  { id: 'undelivered', name: 'Not passed on' },
] as const;

function EnquiryFilters({ address, goTo }: { readonly address: DeskAddress; readonly goTo: GoTo }) {
  const search = useCallback((q: string) => goTo({ ...address, q, page: 1 }, 'replace'), [address, goTo]);
  return (
    <>
      <SearchBox label="Find an enquiry" value={address.q} onSearch={search} />
      <FilterMenu
        label="State"
        options={states}
        value={enquiryFilterOf(address).status ?? anyState}
        onChange={(id) => goTo({ ...address, status: id === anyState ? undefined : String(id), page: 1 })}
      />
    </>
  );
}

interface UndoStripProps {
  readonly text: string;
  readonly onUndo: () => void;
}

/** Says what was done last, and has a button to undo it. */
function UndoStrip({ text, onUndo }: UndoStripProps) {
  return (
    <div role="status" className="mb-4 flex animate-arrive items-center gap-3 rounded-field bg-fern py-0.5 pr-1 pl-4">
      <p className="min-w-0 flex-1 break-words">{text}</p>
      <ActionButton look="quiet" data-desk-undo onPress={onUndo}>
        Undo
      </ActionButton>
    </div>
  );
}

/** The notes under the list: about deliveries, about suspected spam, and how long enquiries are stored. */
function EnquiryNotes() {
  const { data: summary } = useEnquirySummary();
  if (!summary) return null;
  const { channels, suspected, turned_away, deliveries_failed, deliveries_waiting } = summary;
  const names = channels.map((channel) => (channel === 'email' ? 'email' : 'webhook')).join(' and ');
  return (
    <ul className="mt-6 grid max-w-[70ch] gap-1 px-1 text-muted text-sm">
      <li>
        {channels.length === 0
          ? 'Nobody is emailed about new enquiries. Ask whoever hosts this site to set that up.'
          : `Enquiries are passed on by ${names}.`}
        {deliveries_waiting > 0 && ` ${countOf(deliveries_waiting, 'message waits', 'messages wait')} to be sent.`}
      </li>
      {deliveries_failed > 0 && (
        <li className="font-semibold text-rata">
          {countOf(deliveries_failed, 'message was', 'messages were')} given up on. Choose “Not passed on” above to see
          why and send again.
        </li>
      )}
      <li>
        {countOf(suspected, 'enquiry is', 'enquiries are')} kept apart as suspected spam.{' '}
        {countOf(turned_away, 'submission from a robot was', 'submissions from robots were')} turned away in the last 30
        days.
      </li>
      <li>
        Enquiries are deleted {enquiryRetentionMonths} months after they arrive, and suspected spam after{' '}
        {suspectedEnquiryRetentionDays} days, as Privacy says.
      </li>
    </ul>
  );
}
