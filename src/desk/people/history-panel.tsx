import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type ApiClient, readAnswer } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { momentText } from '#desk/enquiries/enquiry-labels.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { type DeskAddress, type GoTo, plainAddress } from '#desk/ui/desk-address.ts';
import { FilterMenu } from '#desk/ui/filter-menu.tsx';
import { ListHeader } from '#desk/ui/list-header.tsx';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { pageRange, queryText } from '#desk/ui/list-range.ts';
import { EmptyState, RecordList, rowClasses } from '#desk/ui/record-list.tsx';
import { useListPage } from '#desk/ui/use-list-page.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type AuditEntry, auditActorsSchema, auditEntrySchema, auditKinds } from '#shared/api/audit-contract.ts';
import { historyText, kindNames } from '#shared/api/history-labels.ts';

interface HistoryPanelProps {
  readonly address: DeskAddress;
  readonly goTo: GoTo;
}

const everything = 'everything';
const everyone = 'everyone';
const kinds = [{ id: everything, name: 'Everything' }, ...auditKinds.map((id) => ({ id, name: kindNames[id] }))];

/** The page with the change history: who changed what, newest first. */
export function HistoryPanel({ address, goTo }: HistoryPanelProps) {
  const { api } = useDesk();
  const listFor = useCallback((asked: DeskAddress) => listHistory(api, asked), [api]);
  const query = useListPage({ address, goTo, listFor });
  const actors = useQuery(listHistoryActors(api)).data ?? [];
  const kind = historyKindOf(address);
  const isFiltered = kind !== undefined || address.actor !== undefined;

  return (
    <section aria-labelledby="history-heading">
      <ListHeader
        id="history-heading"
        title="Change history"
        filters={
          <>
            <FilterMenu
              label="Kind"
              options={kinds}
              value={kind ?? everything}
              onChange={(id) => goTo({ ...address, status: id === everything ? undefined : String(id), page: 1 })}
            />
            <FilterMenu
              label="Who"
              options={[{ id: everyone, name: 'Everyone' }, ...actors]}
              value={address.actor ?? everyone}
              onChange={(id) => goTo({ ...address, actor: id === everyone ? undefined : Number(id), page: 1 })}
            />
          </>
        }
        action={null}
      />
      <p className="mb-4 max-w-[70ch] text-muted">
        What administrators changed here, and what was changed from the command line. Names and titles are as they were
        at the time. Enquiries and questions appear by number only.
      </p>
      <RecordList
        label="Change history"
        things="entries"
        query={query}
        page={address.page}
        onPage={(page) => goTo({ ...address, page })}
        row={(entry) => <HistoryRow key={entry.id} entry={entry} />}
        empty={
          isFiltered ? (
            <EmptyState title="Nothing found" text="They made no changes of this kind.">
              <ActionButton onPress={() => goTo(plainAddress('articles'))}>Show everything</ActionButton>
            </EmptyState>
          ) : (
            <EmptyState
              title="Nothing yet"
              text="Every change to articles, categories, tags, accounts and enquiries will appear here."
            />
          )
        }
      />
    </section>
  );
}

function HistoryRow({ entry }: { readonly entry: AuditEntry }) {
  const { text, title } = historyText(entry);
  return (
    <li className={`${rowClasses} grid gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_auto] md:items-baseline`}>
      <p className="min-w-0 break-words">
        <span className="font-semibold">{entry.actor.name}</span> {text}{' '}
        {title && <span className="font-semibold">{title}</span>}
      </p>
      <time dateTime={entry.at} className="text-muted">
        {momentText(entry.at)}
      </time>
    </li>
  );
}

function historyKindOf({ status }: DeskAddress) {
  return auditKinds.find((kind) => kind === status);
}

function listHistory(api: ApiClient, address: DeskAddress) {
  const query = { kind: historyKindOf(address), actor: address.actor, ...pageRange(address.page) };
  return listPartQuery(api, `${apiPaths.adminAudit}?${queryText(query)}`, auditEntrySchema, ['history', 'list', query]);
}

function listHistoryActors(api: ApiClient) {
  return queryOptions({
    queryKey: ['history', 'actors'],
    queryFn: async ({ signal }) => readAnswer(await api.send(apiPaths.adminAuditActors, { signal }), auditActorsSchema),
  });
}
