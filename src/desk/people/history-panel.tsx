import { useQuery } from '@tanstack/react-query';
import { type ApiClient, apiQuery } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { type DeskAddress, plainAddress } from '#desk/ui/desk-address.ts';
import { AddressMenu, FilterMenu } from '#desk/ui/filter-menu.tsx';
import { ListPanel, type PanelProps } from '#desk/ui/list-panel.tsx';
import { type ListPart, listPartQuery } from '#desk/ui/list-part.ts';
import { pageRange } from '#desk/ui/list-range.ts';
import { EmptyState, rowClasses } from '#desk/ui/record-list.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { useListPage } from '#desk/ui/use-list-page.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type AuditEntry,
  auditActorsSchema,
  auditEntrySchema,
  auditKinds,
  auditKindTexts,
} from '#shared/api/audit-contract.ts';
import { historyText } from '#shared/api/history-labels.ts';
import { countOf } from '#shared/rules/numbers.ts';
import { groupHistory, type HistoryGroup } from './history-groups.ts';

const everyone = 'everyone';
const kinds = [
  { id: 'everything', name: 'Everything' },
  ...auditKinds.map((id) => ({ id, name: auditKindTexts[id].plural })),
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
  useListPage({ address, goTo }, listHistory);
  const query = useQuery({
    ...listHistory(api, address),
    select: (part: ListPart<AuditEntry>): ListPart<HistoryGroup> => ({ ...part, items: groupHistory(part.items) }),
  });
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
      row={(group) => <HistoryRow key={group.first.id} group={group} />}
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

function HistoryRow({ group: { first, rest, isCreatedAndPublished } }: { readonly group: HistoryGroup }) {
  const { text, title } = historyText(first);
  const others = isCreatedAndPublished ? [] : rest;
  return (
    <li className={`${rowClasses} grid gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_auto] md:items-baseline`}>
      <div className="min-w-0 break-words">
        <p>
          <span className="font-semibold">{first.actor.name}</span> {isCreatedAndPublished && 'created and '}
          {text} {title && <span className="font-semibold">{title}</span>}
        </p>
        {others.length > 0 && (
          <details>
            <summary className="min-h-6 cursor-pointer font-semibold text-bush">
              and {countOf(others.length, 'other', 'others')}
            </summary>
            <ul>
              {others.map(({ id, record }) => (
                <li key={id}>{record.title || record.id}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <time dateTime={first.at} className="text-muted">
        {siteMoment(first.at)}
      </time>
    </li>
  );
}
