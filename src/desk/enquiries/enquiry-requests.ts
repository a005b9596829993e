import { useQuery } from '@tanstack/react-query';
import { type ApiClient, apiQuery } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import type { DeskAddress } from '#desk/ui/desk-address.ts';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { pageRange } from '#desk/ui/list-range.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type Enquiry,
  type EnquiryFilter,
  enquiryFilterSchema,
  enquirySchema,
  enquirySummarySchema,
} from '#shared/api/enquiry-contract.ts';

export function enquiryPath({ id }: Pick<Enquiry, 'id'>): string {
  return `${apiPaths.adminEnquiries}/${id}`;
}

/** Returns the enquiry filter at a desk address. Leaves out a state or kind that does not exist. */
export function enquiryFilterOf({ q, status }: DeskAddress, ownId: number): EnquiryFilter {
  const { shape } = enquiryFilterSchema;
  return {
    q: q || undefined,
    status: shape.status.safeParse(status).data,
    kind: shape.kind.safeParse(status).data,
    owner_id: status === 'yours' ? ownId : undefined,
  };
}

/** Returns the query that fetches a page of the enquiries, newest first. */
export function listEnquiries(api: ApiClient, address: DeskAddress, ownId: number) {
  const query = { ...enquiryFilterOf(address, ownId), ...pageRange(address.page) };
  return listPartQuery(api, ['enquiries', 'list'], enquirySchema, apiPaths.adminEnquiries, query);
}

/** Interval at which the summary of the enquiries is fetched again, in milliseconds. */
const refreshInterval = 60_000;

/** Returns how many enquiries are in each state, and how many deliveries wait or have failed. */
export function useEnquirySummary() {
  const { api } = useDesk();
  const query = apiQuery(api, ['enquiries', 'summary'], enquirySummarySchema, apiPaths.adminEnquirySummary);
  return useQuery({ ...query, refetchInterval: refreshInterval });
}
