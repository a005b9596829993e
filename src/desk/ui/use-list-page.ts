import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '#desk/ui/when-idle.ts';
import type { DeskAddress, GoTo } from './desk-address.ts';
import type { ListQuery } from './list-part.ts';
import { pageSize } from './list-range.ts';
import { countPages } from './pager.tsx';

interface ListPageParts<Item> {
  readonly address: DeskAddress;
  readonly goTo: GoTo;
  readonly listFor: (address: DeskAddress) => ListQuery<Item>;
}

/** Fetches a page of the list, then the next one in advance. If the page no longer exists, goes to the last one. */
export function useListPage<Item>({ address, goTo, listFor }: ListPageParts<Item>) {
  const queryClient = useQueryClient();
  const query = useQuery(listFor(address));
  const total = query.data?.total;
  const isCurrent = query.isSuccess && !query.isPlaceholderData;
  const last = total === undefined ? undefined : countPages(total, pageSize);

  useEffect(() => {
    if (!isCurrent || last === undefined || address.page === last) return;
    if (address.page > last) return goTo({ ...address, page: last }, 'replace');
    const next = listFor({ ...address, page: address.page + 1 });
    return whenIdle(() => void queryClient.prefetchQuery(next));
  }, [isCurrent, last, address, goTo, queryClient, listFor]);

  return query;
}
