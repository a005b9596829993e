import { useState } from 'react';
import { useOwnAccount } from '#desk/account/own-account.ts';
import { readFile } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { DeleteDialog } from '#desk/drafts/delete-dialog.tsx';
import { PlaceLink } from '#desk/shell/desk-nav.tsx';
import { ActionButton } from '#desk/ui/button.tsx';
import { useDeskAddress } from '#desk/ui/desk-address.ts';
import { AddressMenu } from '#desk/ui/filter-menu.tsx';
import { focusNeighbour, openMark } from '#desk/ui/focus-after-dialog.ts';
import { ListPanel, useListPage } from '#desk/ui/list-panel.tsx';
import { pageSize, queryText } from '#desk/ui/list-range.ts';
import { PageNotice } from '#desk/ui/notice.tsx';
import { deleteAction, ListRow } from '#desk/ui/record-list.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { StateBadge } from '#desk/ui/state-badge.tsx';
import { useExport } from '#desk/ui/use-export.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { Enquiry, EnquiryUpdate } from '#shared/api/enquiry-contract.ts';
import {
  enquiryRetentionMonths,
  suspectedEnquiryRetentionDays,
  trashedEnquiryRetentionDays,
} from '#shared/rules/business-constants.ts';
import { localeFacts } from '#shared/rules/locales.ts';
import { countOf } from '#shared/rules/numbers.ts';
import { EmailLink, EnquiryDialog, PhoneLink } from './enquiry-dialog.tsx';
import { channelNames, kindNames } from './enquiry-labels.ts';
import { enquiryFilterOf, enquiryPath, listEnquiries, useEnquirySummary } from './enquiry-requests.ts';
import { useEnquiryActions } from './use-enquiry-actions.ts';

/** The page on which administrators and responders find, read, mark, delete and export enquiries. */
export function EnquiriesPanel() {
  const { api } = useDesk();
  const { role, id: ownId } = useOwnAccount();
  const [address, goTo] = useDeskAddress();
  const query = useListPage((client, shown) => listEnquiries(client, shown, ownId));
  // Some enquiries that are suspected spam may be real, so an empty list names them.
  const suspected = useEnquirySummary().data?.suspected ?? 0;
  const showSuspected = () => goTo({ ...address, status: 'suspected', page: 1 });
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
  const filter = enquiryFilterOf(address, ownId);
  const exporting = useExport({
    fetchFile: () => readFile(api, `${apiPaths.adminEnquiryExport}?${queryText(filter)}`),
    fileName: (day) => `enquiries-${day}.csv`,
    what: 'The enquiries',
  });
  const closeDelete = () => {
    if (deleting) focusNeighbour(items, deleting.id, '[data-desk-search]');
    setDeleting(undefined);
  };

  return (
    <ListPanel
      title="Enquiries"
      things="enquiries"
      search="Find an enquiry"
      query={query}
      filters={
        <AddressMenu
          label="State"
          options={states}
          part="status"
          value={filter.owner_id ? 'yours' : (filter.status ?? filter.kind)}
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
      notices={<NobodyIsTold />}
      row={(enquiry) => (
        <EnquiryRow
          key={enquiry.id}
          enquiry={enquiry}
          onOpen={() => setOpened({ id: enquiry.id })}
          onChange={(update) => actions.change(enquiry, update)}
          onDelete={() => setDeleting(enquiry)}
        />
      )}
      empty={
        suspected === 0
          ? {
              title: 'No enquiries yet',
              text: 'What visitors send from Contact, Partners and the assistant’s form appears here.',
            }
          : {
              title: 'No enquiries here',
              text: `${countOf(suspected, 'enquiry is', 'enquiries are')} kept apart as suspected spam. Look whether one is real.`,
              children: <ActionButton onPress={showSuspected}>Show suspected spam</ActionButton>,
            }
      }
      nothingFound={{
        title: 'No enquiry found',
        text: 'Nothing matches this search and this state.',
        button: 'Show all enquiries',
      }}
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
  { id: 'yours', name: 'Yours' },
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
  const isBroken = summary.channels.length > 0;
  return (
    <div role="alert">
      <PageNotice severity="warning">
        <span className="font-semibold">Nobody is told about new enquiries.</span>{' '}
        {isBroken
          ? 'The last message could not be sent. Look here every day until it works.'
          : 'Look here every day, or ask whoever hosts this site to set up email.'}
        {role === 'admin' && (
          <>
            {' '}
            <PlaceLink place="settings" className="inline-flex min-h-6 items-center font-semibold underline">
              Settings
            </PlaceLink>
          </>
        )}
      </PageNotice>
    </div>
  );
}

/** The notes under the list: about deliveries, about suspected spam, and how long enquiries are stored. */
function ListNotes() {
  const { data: summary } = useEnquirySummary();
  if (!summary) return null;
  const { channels, suspected, turned_away, deliveries_failed, deliveries_waiting } = summary;
  const names = channels.map((channel) => channelNames[channel].toLowerCase()).join(' and ');
  return (
    <ul className="mt-6 grid max-w-[70ch] gap-1 text-muted text-sm">
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
      {suspected + turned_away > 0 && (
        <li>
          {countOf(suspected, 'enquiry is', 'enquiries are')} kept apart as suspected spam.{' '}
          {countOf(turned_away, 'submission from a robot was', 'submissions from robots were')} turned away in the last
          30 days.
        </li>
      )}
      <li>
        Enquiries are deleted {enquiryRetentionMonths} months after they arrive, and suspected spam after{' '}
        {suspectedEnquiryRetentionDays} days, as Privacy says. Trash is emptied after {trashedEnquiryRetentionDays}{' '}
        days.
      </li>
    </ul>
  );
}

interface EnquiryRowProps {
  readonly enquiry: Enquiry;
  readonly onOpen: () => void;
  readonly onChange: (update: EnquiryUpdate) => void;
  readonly onDelete: () => void;
}

/** An enquiry in the list: who wrote what, how to reach them, and what can be done with it. */
export function EnquiryRow({ enquiry, onOpen, onChange, onDelete }: EnquiryRowProps) {
  const { id, kind, name, business, email, phone, locale, message, conversation, created_at, status, deliveries } =
    enquiry;
  const { clients, partner, trashed_at, notes, owner } = enquiry;
  const account = useOwnAccount();
  const isDone = status === 'done';
  const next = status === 'new' ? 'done' : 'new';
  const nextText = status === 'suspected' ? 'Not spam' : isDone ? 'Mark as new' : 'Mark as done';
  const words =
    message || conversation || (clients === null ? '' : countOf(clients, 'client a year', 'clients a year'));
  const take = owner ? 'Give back' : 'Take it on';
  const usualActions = [
    !isDone &&
      (owner === null || owner.id === account.id) && {
        text: take,
        name: `${take}: ${name}`,
        onPress: () => onChange({ is_mine: owner === null }),
      },
    { text: nextText, name: `${nextText}: ${name}`, onPress: () => onChange({ status: next }) },
    { text: 'Trash', name: `Trash: ${name}`, onPress: () => onChange({ is_trashed: true }), isDanger: true },
  ];
  const trashActions = [
    { text: 'Restore', name: `Restore ${name}`, onPress: () => onChange({ is_trashed: false }) },
    account.role === 'admin' && deleteAction(id, name, onDelete),
  ];
  return (
    <ListRow
      className="gap-y-2 md:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_8.5rem_15rem]"
      title={
        <span>
          <button
            type="button"
            data-desk-row={openMark(id)}
            onClick={onOpen}
            className={`min-h-6 cursor-pointer text-left hover:underline ${isDone ? 'font-normal' : ''}`}
          >
            {name}
          </button>
          {business && <span className="font-normal text-muted">, {business}</span>}
        </span>
      }
      columns={
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 md:row-start-2 md:col-span-2 lg:row-start-auto lg:col-span-1">
          {status === 'new' && owner === null && <StateBadge look="attention" isOn on="New" off="" />}
          {isDone && <StateBadge look="none" isWeighty isOn={false} on="New" off="Done" />}
          {status === 'suspected' && <StateBadge look="attention" isOn on="Suspected spam" off="" />}
          {kind !== 'contact' && <span className="font-semibold">{kindNames[kind]}</span>}
          {owner && <span className="font-semibold">{owner.id === account.id ? 'Yours' : owner.name}</span>}
          {notes.length > 0 && <span className="text-muted">{countOf(notes.length, 'note', 'notes')}</span>}
          {deliveries.some(({ state }) => state === 'failed') && (
            <span className="font-semibold text-rata">Not passed on</span>
          )}
          <time dateTime={created_at} className="text-muted lg:w-full">
            {siteMoment(created_at)}
          </time>
        </div>
      }
      actions={trashed_at === null ? usualActions : trashActions}
    >
      <p className="flex flex-wrap items-center gap-x-3 text-muted [overflow-wrap:anywhere]">
        {email && <EmailLink email={email} />}
        {phone && <PhoneLink phone={phone} />}
        <span>{localeFacts(locale).region}</span>
        {partner && <span>Partner link: {partner}</span>}
      </p>
      <p className="line-clamp-2 w-full break-words md:line-clamp-1">{words}</p>
    </ListRow>
  );
}
