import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ApiClient, readAnswer } from '#dashboard/api/api-client.ts';
import { useDesk } from '#dashboard/desk-context.ts';
import { apiPaths } from '#domain/api-paths.ts';
import { enquirySummarySchema } from '#domain/contract/enquiry-contract.ts';

/** Milliseconds after which the numbers are fetched again while the desk is open. */
const refreshInterval = 60_000;

function enquirySummary(api: ApiClient) {
  return queryOptions({
    queryKey: ['enquiries', 'summary'],
    queryFn: async ({ signal }) =>
      readAnswer(await api.send(apiPaths.adminEnquirySummary, { signal }), enquirySummarySchema),
    refetchInterval: refreshInterval,
  });
}

/** How many enquiries there are of each kind, and how their sending stands. */
export function useEnquirySummary() {
  const { api } = useDesk();
  return useQuery(enquirySummary(api));
}
