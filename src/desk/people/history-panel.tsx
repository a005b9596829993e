import { useQuery } from '@tanstack/react-query';
import { type ApiClient, apiQuery } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { type DeskAddress, useDeskAddress } from '#desk/ui/desk-address.ts';
import { AddressMenu, FilterMenu } from '#desk/ui/filter-menu.tsx';
import { ListPanel, useListPage } from '#desk/ui/list-panel.tsx';
import { type ListPart, listPartQuery } from '#desk/ui/list-part.ts';
import { pageRange } from '#desk/ui/list-range.ts';
import { GroupHeading, ListRow } from '#desk/ui/record-list.tsx';
import { siteDay, siteTime } from '#desk/ui/site-clock.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type AuditEntry,
  auditActorsSchema,
  auditEntrySchema,
  auditKinds,
  auditKindTexts,
} from '#shared/api/audit-contract.ts';
import { historyText } from '#shared/api/history-labels.ts';
import { weekdayDate } from '#shared/rules/dates.ts';
import { countOf } from '#shared/rules/numbers.ts';

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

export function HistoryPanel() {
  const { api } = useDesk();
  const [address, goTo] = useDeskAddress();
  useListPage(listHistory);
  const query = useQuery({
    ...listHistory(api, address),
    select: (part: ListPart<AuditEntry>): ListPart<HistoryGroup> => ({ ...part, items: groupHistory(part.items) }),
  });
  const { data: actors = [] } = useQuery(
    apiQuery(api, ['history', 'actors'], auditActorsSchema, apiPaths.adminAuditActors),
  );
  return (
    <ListPanel
      title="Change history"
      things="entries"
      query={query}
      filters={
        <>
          <AddressMenu label="Kind" options={kinds} part="status" value={kindOf(address)} />
          <FilterMenu
            label="Who"
            options={[{ id: everyone, name: 'Everyone' }, ...actors]}
            value={address.actor ?? everyone}
            onChange={(id) => goTo({ ...address, actor: id === everyone ? undefined : Number(id), page: 1 })}
          />
        </>
      }
      lead="What was changed here and from the command line. Names and titles are as they were then. Enquiries and questions appear by number only."
      groups={{
        keyOf: ({ first }) => siteDay(first.at),
        heading: (day) => <GroupHeading of={day}>{weekdayDate(day)}</GroupHeading>,
      }}
      row={(group) => <HistoryRow key={group.first.id} group={group} />}
      empty={{
        title: 'Nothing yet',
        text: 'Every change to articles, categories, tags, accounts and enquiries will appear here.',
      }}
      nothingFound={{
        title: 'Nothing found',
        text: 'They made no changes of this kind.',
        button: 'Show everything',
      }}
    />
  );
}

function HistoryRow({ group: { first, rest, isCreatedAndPublished } }: { readonly group: HistoryGroup }) {
  const { text, title } = historyText(first);
  const others = isCreatedAndPublished ? [] : rest;
  return (
    <ListRow
      columns={
        <time dateTime={first.at} className="text-muted">
          {siteTime(first.at)}
        </time>
      }
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <p className="text-base">
          {first.actor.name} {isCreatedAndPublished && 'created and '}
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
    </ListRow>
  );
}

/** Entries that one act of one person made. The newest entry is first. */
interface HistoryGroup {
  readonly first: AuditEntry;
  readonly rest: readonly AuditEntry[];
  /** Whether the group is one record that was created and published at once. */
  readonly isCreatedAndPublished: boolean;
}

/** Longest time between two entries of one act, in milliseconds. */
const together = 10_000;

/**
 * Puts entries together that belong to one act: a record that was created and published at once, and the same change of
 * several records. `entries` are the newest first.
 */
export function groupHistory(entries: readonly AuditEntry[]): HistoryGroup[] {
  const groups: HistoryGroup[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && isSameAct(last, entry)) {
      groups[groups.length - 1] = {
        ...last,
        rest: [...last.rest, entry],
        isCreatedAndPublished: entry.action !== last.first.action,
      };
    } else groups.push({ first: entry, rest: [], isCreatedAndPublished: false });
  }
  return groups;
}

function isSameAct({ first, rest, isCreatedAndPublished }: HistoryGroup, entry: AuditEntry): boolean {
  const before = rest.at(-1) ?? first;
  const isClose = Date.parse(before.at) - Date.parse(entry.at) <= together;
  if (!isClose || first.kind !== entry.kind || first.actor.name !== entry.actor.name) return false;
  const isOneRecord = first.record.id !== null && first.record.id === entry.record.id;
  if (first.action === 'published' && entry.action === 'created') return isOneRecord && rest.length === 0;
  return !isCreatedAndPublished && !isOneRecord && first.action === entry.action;
}
