import { useQuery } from '@tanstack/react-query';
import { type ApiClient, apiQuery } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { type DeskAddress, plainAddress } from '#desk/ui/desk-address.ts';
import { AddressMenu, FilterMenu } from '#desk/ui/filter-menu.tsx';
import { ListPanel, type PanelProps } from '#desk/ui/list-panel.tsx';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { pageRange } from '#desk/ui/list-range.ts';
import { EmptyState, rowClasses } from '#desk/ui/record-list.tsx';
import { useListPage } from '#desk/ui/use-list-page.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type AuditEntry, auditActorsSchema, auditEntrySchema, auditKinds } from '#shared/api/audit-contract.ts';
import { historyText, kindNames } from '#shared/api/history-labels.ts';
import { formatMoment } from '#shared/rules/dates.ts';

const everyone = 'everyone';
const kinds = [
  { id: 'everything', name: 'Everything' },
  ...auditKinds.map((id) => ({ id, name: kindNames[id] })),
] as const;

function kindOf({ status }: DeskAddress) {
  return auditKinds.find((kind) => kind === status);
}

function listHistory(api: ApiClient, address: DeskAddress) {
  const query = { kind: kindOf(address), actor: address.actor, ...pageRange(address.page) };
  return listPartQuery(api, ['history', 'list'], auditEntrySchema, apiPaths.adminAudit, query);
}

export function HistoryPanel({ address, goTo }: PanelProps) {
  const { api } = useDesk();
  const query = useListPage({ address, goTo }, listHistory);
  const { data: actors = [] } = useQuery(
    apiQuery(api, ['history', 'actors'], auditActorsSchema, apiPaths.adminAuditActors),
  );
  const kind = kindOf(address);
  return (
    <ListPanel
      id="history"
      title="Change history"
      things="entries"
      address={address}
      goTo={goTo}
      query={query}
      filters={
        <>
          <AddressMenu label="Kind" options={kinds} part="status" value={kind} address={address} goTo={goTo} />
          <FilterMenu
            label="Who"
            options={[{ id: everyone, name: 'Everyone' }, ...actors]}
            value={address.actor ?? everyone}
            onChange={(id) => goTo({ ...address, actor: id === everyone ? undefined : Number(id), page: 1 })}
          />
        </>
      }
      lead="What administrators changed here, and what was changed from the command line. Names and titles are as they were at the time. Enquiries and questions appear by number only."
      row={(entry) => <HistoryRow key={entry.id} entry={entry} />}
      empty={
        kind !== undefined || address.actor !== undefined ? (
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
        {formatMoment(entry.at, 'short')}
      </time>
    </li>
  );
}
