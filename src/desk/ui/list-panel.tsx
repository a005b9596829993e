import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { ApiClient } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton, NativeButton } from './button.tsx';
import { countFilters, type DeskAddress, plainAddress, useDeskAddress } from './desk-address.ts';
import type { ListPart, ListQuery } from './list-part.ts';
import { pageSize } from './list-range.ts';
import { countPages } from './pager.tsx';
import { EmptyState, type EmptyStateProps, RecordList } from './record-list.tsx';
import { ListSearch } from './search-box.tsx';
import { whenIdle } from './when-idle.ts';

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
  /** Accessible name of the list. By default, the title. */
  readonly label?: string;
  readonly things: string;
  /** Label of the search field. Without it, the list has no search. */
  readonly search?: string;
  readonly filters?: ReactNode;
  /** Whether a phone hides the filters behind a button. */
  readonly isFoldable?: boolean;
  readonly action?: ReactNode;
  readonly lead?: ReactNode;
  readonly query: UseQueryResult<ListPart<Item>>;
  readonly row: (item: Item) => ReactNode;
  readonly empty?: EmptyStateProps;
  readonly nothingFound?: NothingFound;
  readonly notices?: ReactNode;
  /** What comes after the list: other sections and the open dialogs. */
  readonly children?: ReactNode;
}

/** A page or tab of the desk that lists records. Its search, filters and page are in the desk's address. */
export function ListPanel<Item>(props: ListPanelProps<Item>) {
  const { title, label = title, things, query, row, empty, nothingFound, lead, notices, children } = props;
  const [address, goTo] = useDeskAddress();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <ListHeader {...props} headingId={headingId} />
      {lead && <p className="mb-4 max-w-[70ch] text-muted">{lead}</p>}
      {notices}
      <RecordList
        label={label}
        things={things}
        query={query}
        page={address.page}
        onPage={(page) => goTo({ ...address, page })}
        row={row}
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

type ListHeaderProps = Omit<ListPanelProps<never>, 'query' | 'row'> & {
  readonly headingId: string;
};

function ListHeader({ headingId, title, search, filters, isFoldable = false, action, lead }: ListHeaderProps) {
  const [address] = useDeskAddress();
  const [isOpen, setIsOpen] = useState(false);
  const filtersId = useId();
  const setFilters = countFilters(address);
  return (
    <div className={`mb-2 flex flex-wrap items-center gap-2 sm:gap-y-3 ${lead ? '' : 'sm:mb-4'}`}>
      <h2 id={headingId} className="mr-auto grow py-1.5 text-lg leading-tight max-sm:basis-0 sm:text-2xl">
        {title}
      </h2>
      <div
        className={`order-3 flex w-full flex-wrap gap-2 ${isFoldable ? 'min-[104rem]:order-none min-[104rem]:w-auto' : 'lg:order-none lg:w-auto'}`}
      >
        {search && <ListSearch label={search} />}
        {isFoldable && (
          <NativeButton
            aria-expanded={isOpen}
            aria-controls={filtersId}
            onPress={() => setIsOpen(!isOpen)}
            className="inline-flex min-h-target cursor-pointer items-center gap-2 rounded-field border border-control-line bg-surface px-3 font-semibold sm:hidden"
          >
            <SlidersHorizontal aria-hidden className="size-4.5" strokeWidth={1.75} />
            {setFilters > 0 ? `Filters (${setFilters})` : 'Filters'}
          </NativeButton>
        )}
        <div id={filtersId} className={isFoldable && !isOpen ? 'contents max-sm:hidden' : 'contents'}>
          {filters}
        </div>
      </div>
      {action && <div className="lg:ml-auto">{action}</div>}
    </div>
  );
}

/**
 * Fetches the page of a list at the desk's address, then the next one in advance. If the page no longer exists, goes to
 * the last one. `listFor` must be the same function at each render.
 */
export function useListPage<Item>(listFor: (api: ApiClient, address: DeskAddress) => ListQuery<Item>) {
  const { api } = useDesk();
  const [address, goTo] = useDeskAddress();
  const queryClient = useQueryClient();
  const query = useQuery(listFor(api, address));
  const total = query.data?.total;
  const isCurrent = query.isSuccess && !query.isPlaceholderData;
  const last = total === undefined ? undefined : countPages(total, pageSize);

  useEffect(() => {
    if (!isCurrent || last === undefined || address.page === last) return;
    if (address.page > last) return goTo({ ...address, page: last }, 'replace');
    const next = listFor(api, { ...address, page: address.page + 1 });
    return whenIdle(() => void queryClient.prefetchQuery(next));
  }, [isCurrent, last, address, goTo, queryClient, listFor, api]);

  return query;
}
