import type { ApiClient } from '#dashboard/api/api-client.ts';
import type { DeskAddress } from '#dashboard/lists/desk-address.ts';
import { listPartQuery } from '#dashboard/lists/list-part.ts';
import { pageRange, queryText } from '#dashboard/lists/list-range.ts';
import { apiPaths } from '#domain/api-paths.ts';
import {
  type EnquiryFilter,
  type EnquiryListQuery,
  enquiryFilterSchema,
  enquirySchema,
} from '#domain/contract/enquiry-contract.ts';

/** Which enquiries an address asks for; a state that does not exist is left out. */
export function enquiryFilterOf(address: DeskAddress): EnquiryFilter {
  return { q: address.q || undefined, status: enquiryFilterSchema.shape.status.safeParse(address.status).data };
}

/** A page of the enquiries, newest first. */
export function listEnquiries(api: ApiClient, address: DeskAddress) {
  const query: EnquiryListQuery = { ...enquiryFilterOf(address), ...pageRange(address.page) };
  return listPartQuery(api, `${apiPaths.adminEnquiries}?${queryText(query)}`, enquirySchema, [
    'enquiries',
    'list',
    query,
  ]);
}
