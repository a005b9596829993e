import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDesk } from '#dashboard/desk-context.ts';
import { type DeskAddress, plainAddress } from '#dashboard/lists/desk-address.ts';
import { EmptyState } from '#dashboard/lists/empty-state.tsx';
import { ListHeader } from '#dashboard/lists/list-header.tsx';
import { RecordList } from '#dashboard/lists/record-list.tsx';
import type { GoTo } from '#dashboard/lists/use-desk-address.ts';
import { useListPage } from '#dashboard/lists/use-list-page.ts';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { FilterMenu } from '#dashboard/ui/filter-menu.tsx';
import { auditKinds } from '#domain/contract/audit-contract.ts';
import { HistoryRow } from './history-row.tsx';
import { kindNames } from './history-words.ts';
import { historyKindOf, listHistory, listHistoryActors } from './list-history.ts';

interface HistoryPanelProps {
  readonly address: DeskAddress;
  readonly goTo: GoTo;
}

const everything = 'everything';
const everyone = 'everyone';
const kinds = [{ id: everything, name: 'Everything' }, ...auditKinds.map((id) => ({ id, name: kindNames[id] }))];

/** Who changed what, newest first. */
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
        What administrators did here and what was done from the command line. Names and titles are those of that moment;
        enquiries and questions are named by their number alone.
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
            <EmptyState title="Nothing found" text="Nothing of this kind was done by them.">
              <ActionButton onPress={() => goTo(plainAddress('articles'))}>Show everything</ActionButton>
            </EmptyState>
          ) : (
            <EmptyState
              title="Nothing yet"
              text="Every change of articles, categories, tags, accounts and enquiries will stand here."
            />
          )
        }
      />
    </section>
  );
}
