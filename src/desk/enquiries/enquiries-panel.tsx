import { useState } from 'react';
import { useOwnAccount } from '#desk/account/own-account.ts';
import { readFile } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { DeleteDialog } from '#desk/drafts/delete-dialog.tsx';
import { deleteButtonSelector, focusAfterDialog } from '#desk/drafts/focus-after-dialog.ts';
import { PlaceLink } from '#desk/shell/desk-nav.tsx';
import { ActionButton } from '#desk/ui/button.tsx';
import { plainAddress } from '#desk/ui/desk-address.ts';
import { AddressMenu } from '#desk/ui/filter-menu.tsx';
import { ListPanel, type PanelProps } from '#desk/ui/list-panel.tsx';
import { pageSize, queryText } from '#desk/ui/list-range.ts';
import { FailureNotice, UndoStrip } from '#desk/ui/notice.tsx';
import { EmptyState } from '#desk/ui/record-list.tsx';
import { useExport } from '#desk/ui/use-export.ts';
import { useListPage } from '#desk/ui/use-list-page.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { Enquiry } from '#shared/api/enquiry-contract.ts';
import {
  enquiryRetentionMonths,
  suspectedEnquiryRetentionDays,
  trashedEnquiryRetentionDays,
} from '#shared/rules/business-constants.ts';
import { countOf } from '#shared/rules/numbers.ts';
import { EnquiryDialog } from './enquiry-dialog.tsx';
import { channelNames } from './enquiry-labels.ts';
import { enquiryFilterOf, enquiryPath, listEnquiries, useEnquirySummary } from './enquiry-requests.ts';
import { EnquiryRow } from './enquiry-row.tsx';
import { useEnquiryActions } from './use-enquiry-actions.ts';

/** The page on which administrators and responders find, read, mark, delete and export enquiries. */
export function EnquiriesPanel({ address, goTo }: PanelProps) {
  const { api } = useDesk();
  const { role } = useOwnAccount();
  const query = useListPage({ address, goTo }, listEnquiries);
  const actions = useEnquiryActions();
  const [opened, setOpened] = useState<OpenedEnquiry>();
  const [deleting, setDeleting] = useState<Enquiry>();
  const items = query.data?.items ?? [];
  const open = findOpened(opened, { items, page: query.isPlaceholderData ? undefined : address.page });
  const step = (by: -1 | 1) => {
    const neighbour = open && items[items.indexOf(open) + by];
    if (neighbour) return setOpened({ id: neighbour.id });
    setOpened({ page: address.page + by, end: by === 1 ? 'first' : 'last' });
    goTo({ ...address, page: address.page + by });
  };
  const filter = enquiryFilterOf(address);
  const exporting = useExport({
    fetchFile: () => readFile(api, `${apiPaths.adminEnquiryExport}?${queryText(filter)}`),
    fileName: (day) => `enquiries-${day}.csv`,
    what: 'The enquiries',
  });
  const closeDelete = () => {
    const place = items.findIndex(({ id }) => id === deleting?.id);
    const neighbour = items[place + 1] ?? items[place - 1];
    setDeleting(undefined);
    focusAfterDialog(...(neighbour ? [deleteButtonSelector(neighbour.id)] : []), '[data-desk-search]');
  };

  return (
    <ListPanel
      id="enquiries"
      title="Enquiries"
      things="enquiries"
      search="Find an enquiry"
      address={address}
      goTo={goTo}
      query={query}
      filters={
        <AddressMenu
          label="State"
          options={states}
          part="status"
          value={filter.status ?? filter.kind}
          address={address}
          goTo={goTo}
        />
      }
      action={
        role === 'admin' && (
          <ActionButton
            isPending={exporting.isPending}
            isDisabled={items.length === 0}
            onPress={() => exporting.mutate()}
          >
            {exporting.isPending ? 'Exporting…' : 'Export CSV'}
          </ActionButton>
        )
      }
      notices={
        <>
          <NobodyIsTold />
          {actions.last && <UndoStrip text={actions.last.text} onUndo={actions.undo} />}
        </>
      }
      row={(enquiry) => (
        <EnquiryRow
          key={enquiry.id}
          enquiry={enquiry}
          onOpen={() => setOpened({ id: enquiry.id })}
          onChange={(update) => actions.change(enquiry, update)}
          onDelete={() => {
            actions.forget();
            setDeleting(enquiry);
          }}
        />
      )}
      empty={
        filter.q || filter.status || filter.kind ? (
          <EmptyState title="No enquiry found" text="Nothing matches this search and this state.">
            <ActionButton onPress={() => goTo(plainAddress('articles'))}>Show all enquiries</ActionButton>
          </EmptyState>
        ) : (
          <NoEnquiries onShowSuspected={() => goTo({ ...address, status: 'suspected', page: 1 })} />
        )
      }
    >
      <ListNotes />
      {open && (
        <EnquiryDialog
          enquiry={open}
          place={{ number: (address.page - 1) * pageSize + items.indexOf(open) + 1, total: query.data?.total ?? 0 }}
          isBusy={actions.isBusy}
          onStep={step}
          onChange={(update) => {
            setOpened(undefined);
            actions.change(open, update);
          }}
          onSendAgain={() => actions.sendAgain(open)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {deleting && (
        <DeleteDialog
          noun="enquiry"
          name={deleting.name}
          remove={() => api.send(enquiryPath(deleting), { method: 'DELETE' })}
          refreshes={['enquiries']}
          onClose={closeDelete}
          onDeleted={closeDelete}
        />
      )}
    </ListPanel>
  );
}

/** The enquiry that the dialog shows: by its id, or the first or last of a page that is still being fetched. */
type OpenedEnquiry = { readonly id: number } | { readonly page: number; readonly end: 'first' | 'last' };

function findOpened(
  opened: OpenedEnquiry | undefined,
  { items, page }: { readonly items: readonly Enquiry[]; readonly page: number | undefined },
): Enquiry | undefined {
  if (!opened) return undefined;
  if ('id' in opened) return items.find(({ id }) => id === opened.id);
  return opened.page === page ? items.at(opened.end === 'first' ? 0 : -1) : undefined;
}

const states = [
  { id: 'any', name: 'New and done' },
  { id: 'new', name: 'New' },
  { id: 'done', name: 'Done' },
  { id: 'callback', name: 'Call back' },
  { id: 'application', name: 'Partner applications' },
  { id: 'suspected', name: 'Suspected spam' },
  { id: 'undelivered', name: 'Not passed on' },
  { id: 'trashed', name: 'Trash' },
] as const;

/** Warns that nobody is told about new enquiries, so the owner must look for them here. */
function NobodyIsTold() {
  const { data: summary } = useEnquirySummary();
  const { role } = useOwnAccount();
  if (!summary || summary.is_somebody_told) return null;
  return (
    <div className="mb-4">
      <FailureNotice
        text={
          summary.channels.length === 0
            ? 'Nobody is told about new enquiries. Look here every day, or ask whoever hosts this site to set up email.'
            : 'Nobody is told about new enquiries: the last message could not be sent. Look here every day until it works.'
        }
      >
        {role === 'admin' && (
          <PlaceLink place="settings" className="inline-flex min-h-target items-center font-semibold underline">
            Settings
          </PlaceLink>
        )}
      </FailureNotice>
    </div>
  );
}

/** What an empty list shows. If some enquiries are suspected spam, a button shows them, because one may be real. */
function NoEnquiries({ onShowSuspected }: { readonly onShowSuspected: () => void }) {
  const suspected = useEnquirySummary().data?.suspected ?? 0;
  if (suspected === 0)
    return (
      <EmptyState
        title="No enquiries yet"
        text="What visitors send from Contact, Partners and the assistant’s form appears here."
      />
    );
  return (
    <EmptyState
      title="No enquiries here"
      text={`${countOf(suspected, 'enquiry is', 'enquiries are')} kept apart as suspected spam. Look whether one is real.`}
    >
      <ActionButton onPress={onShowSuspected}>Show suspected spam</ActionButton>
    </EmptyState>
  );
}

/** The notes under the list: about deliveries, about suspected spam, and how long enquiries are stored. */
function ListNotes() {
  const { data: summary } = useEnquirySummary();
  if (!summary) return null;
  const { channels, suspected, turned_away, deliveries_failed, deliveries_waiting } = summary;
  const names = channels.map((channel) => channelNames[channel].toLowerCase()).join(' and ');
  return (
    <ul className="mt-6 grid max-w-[70ch] gap-1 px-1 text-muted text-sm">
      {channels.length > 0 && (
        <li>
          Enquiries are passed on by {names}.
          {deliveries_waiting > 0 && ` ${countOf(deliveries_waiting, 'message waits', 'messages wait')} to be sent.`}
        </li>
      )}
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
        {suspectedEnquiryRetentionDays} days, as Privacy says. Trash is emptied after {trashedEnquiryRetentionDays}{' '}
        days.
      </li>
    </ul>
  );
}
