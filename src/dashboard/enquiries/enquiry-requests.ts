import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ApiClient, readAnswer } from '#dashboard/api/api-client.ts';
import { useDesk } from '#dashboard/desk-context.ts';
import type { DeskAddress } from '#dashboard/lists/desk-address.ts';
import { listPartQuery } from '#dashboard/lists/list-part.ts';
import { pageRange, queryText } from '#dashboard/lists/list-range.ts';
import { apiPaths } from '#domain/api-paths.ts';
import {
  type Enquiry,
  type EnquiryFilter,
  type EnquiryListQuery,
  enquiryFilterSchema,
  enquirySchema,
  enquirySummarySchema,
} from '#domain/contract/enquiry-contract.ts';

/** What a request needs to know of an enquiry. */
type EnquiryVersion = Pick<Enquiry, 'id' | 'version'>;

const pathOf = ({ id }: Pick<Enquiry, 'id'>) => `${apiPaths.adminEnquiries}/${id}`;

/** Marks an enquiry as done or new; gives it as it is then. */
export async function markEnquiry(api: ApiClient, enquiry: EnquiryVersion, status: 'new' | 'done'): Promise<Enquiry> {
  const answer = await api.send(pathOf(enquiry), { method: 'PUT', version: enquiry.version, body: { status } });
  return readAnswer(answer, enquirySchema);
}

/** Deletes an enquiry. */
export async function deleteEnquiry(api: ApiClient, enquiry: Pick<Enquiry, 'id'>): Promise<void> {
  await api.send(pathOf(enquiry), { method: 'DELETE' });
}

/** Tries again to pass on what could not be. */
export async function sendEnquiryAgain(api: ApiClient, enquiry: Pick<Enquiry, 'id'>): Promise<Enquiry> {
  return readAnswer(await api.send(`${pathOf(enquiry)}/deliveries`, { method: 'POST' }), enquirySchema);
}

/** The enquiries of a filter as a file for a spreadsheet. */
export async function exportEnquiries(api: ApiClient, filter: EnquiryFilter): Promise<Blob> {
  const { body } = await api.send(`${apiPaths.adminEnquiryExport}?${queryText(filter)}`);
  if (!(body instanceof Blob)) throw new Error('The export is no file.');
  return body;
}

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

/** Lets the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the file from the next task on.
  setTimeout(() => URL.revokeObjectURL(address));
}
