import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ListFilter } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { ApiClient } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton, NativeButton } from './button.tsx';
import { countFilters, type DeskAddress, plainAddress, useDeskAddress } from './desk-address.ts';
import type { ListPart, ListQuery } from './list-part.ts';
import { pageSize } from './list-range.ts';
import { PageHeader } from './page-header.tsx';
import { countPages } from './pager.tsx';
import { EmptyState, type EmptyStateProps, RecordList, type RowGroups } from './record-list.tsx';
import { ListSearch } from './search-box.tsx';
import { Count } from './state-badge.tsx';

/** What a list says when a search or a filter leaves nothing of it. */
interface NothingFound {
  readonly title: string;
  readonly text: string;
  /** Label of the button that shows the whole list. */
  readonly button: string;
  /** The address of the whole list. By default, the one without search and filters. */
  readonly whole?: DeskAddress;
}

interface ListPanelProps<Item> {
  readonly title: string;
  /** Whether the page has its own title, above that of the list. */
  readonly isPart?: boolean;
  /** Accessible name of the list. By default, the title. */
  readonly label?: string;
  readonly things: string;
  /** Label of the search field. Without it, the list has no search. */
  readonly search?: string;
  readonly filters?: ReactNode;
  /** Whether a small window shows the filters only after a press, because there are several. */
  readonly foldsFilters?: boolean;
  readonly action?: ReactNode;
  readonly lead?: ReactNode;
  readonly status?: ReactNode;
  readonly query: UseQueryResult<ListPart<Item>>;
  readonly row: (item: Item) => ReactNode;
  readonly groups?: RowGroups<Item>;
  readonly isGrid?: boolean;
  readonly empty?: EmptyStateProps;
  readonly nothingFound?: NothingFound;
  readonly notices?: ReactNode;
  /** What comes after the list: other sections and the open dialogs. */
  readonly children?: ReactNode;
}

/** A page or tab of the desk that lists records. Its search, filters and page are in the desk's address. */
export function ListPanel<Item>(props: ListPanelProps<Item>) {
  const { title, label = title, things, query, row, groups, isGrid, empty, nothingFound, notices, children } = props;
  const { isPart, search, filters, foldsFilters, action, lead, status } = props;
  const [address, goTo] = useDeskAddress();
  const [isOpen, setIsOpen] = useState(false);
  const headingId = useId();
  const filtersId = useId();
  const isFolded = foldsFilters && !isOpen;
  return (
    <section aria-labelledby={headingId}>
      <PageHeader id={headingId} title={title} isPart={isPart} status={status} action={action} lead={lead}>
        {(search || filters) && (
          <div className="order-3 flex w-full flex-wrap gap-2">
            {search && <ListSearch label={search} />}
            {foldsFilters && (
              <NativeButton
                aria-expanded={isOpen}
                aria-controls={filtersId}
                onPress={() => setIsOpen(!isOpen)}
                className="flex min-h-target cursor-pointer items-center gap-2 rounded-field border border-control-line bg-surface px-3 font-semibold aria-expanded:bg-fern lg:hidden"
              >
                <ListFilter aria-hidden className="size-4.5" strokeWidth={1.75} />
                Filters
                <Count of={countFilters(address) || undefined} />
              </NativeButton>
            )}
            <div id={filtersId} className={`contents ${isFolded ? 'max-lg:hidden' : ''}`}>
              {filters}
            </div>
          </div>
        )}
      </PageHeader>
      {notices}
      <RecordList
        label={label}
        things={things}
        query={query}
        page={address.page}
        onPage={(page) => goTo({ ...address, page })}
        row={row}
        groups={groups}
        isGrid={isGrid}
        empty={
          nothingFound && isNarrowed(address, nothingFound) ? (
            <EmptyState title={nothingFound.title} text={nothingFound.text}>
              <ActionButton onPress={() => goTo(nothingFound.whole ?? plainAddress(address.tab))}>
                {nothingFound.button}
              </ActionButton>
            </EmptyState>
          ) : (
            empty && <EmptyState {...empty} />
          )
        }
      />
      {children}
    </section>
  );
}

function isNarrowed(address: DeskAddress, { whole }: NothingFound): boolean {
  return address.q !== '' || countFilters(address) > (whole ? countFilters(whole) : 0);
}

/** Fetches the page of a list at the desk's address. If the page no longer exists, goes to the last one. */
export function useListPage<Item>(listFor: (api: ApiClient, address: DeskAddress) => ListQuery<Item>) {
  const { api } = useDesk();
  const [address, goTo] = useDeskAddress();
  const query = useQuery(listFor(api, address));
  const { data, isPlaceholderData } = query;
  const last = data && !isPlaceholderData ? countPages(data.total, pageSize) : undefined;

  useEffect(() => {
    if (last !== undefined && address.page > last) goTo({ ...address, page: last }, 'replace');
  }, [last, address, goTo]);

  return query;
}
