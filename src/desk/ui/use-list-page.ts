import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiClient } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { whenIdle } from '#desk/ui/when-idle.ts';
import type { DeskAddress } from './desk-address.ts';
import type { PanelProps } from './list-panel.tsx';
import type { ListQuery } from './list-part.ts';
import { pageSize } from './list-range.ts';
import { countPages } from './pager.tsx';

/**
 * Fetches a page of the list, then the next one in advance. If the page no longer exists, goes to the last one.
 * `listFor` must be the same function at each render.
 */
export function useListPage<Item>(
  { address, goTo }: PanelProps,
  listFor: (api: ApiClient, address: DeskAddress) => ListQuery<Item>,
) {
  const { api } = useDesk();
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
