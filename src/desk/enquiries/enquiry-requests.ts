import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ApiClient, readAnswer } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import type { DeskAddress } from '#desk/ui/desk-address.ts';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { pageRange, queryText } from '#desk/ui/list-range.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type Enquiry,
  type EnquiryFilter,
  type EnquiryListQuery,
  type EnquiryNote,
  type EnquiryReply,
  type EnquiryUpdate,
  enquiryFilterSchema,
  enquirySchema,
  enquirySummarySchema,
} from '#shared/api/enquiry-contract.ts';

type EnquiryVersion = Pick<Enquiry, 'id' | 'version'>;

const pathOf = ({ id }: Pick<Enquiry, 'id'>) => `${apiPaths.adminEnquiries}/${id}`;

/** Changes an enquiry and returns it. Throws an ApiProblem with 412 if someone else has changed it. */
export async function changeEnquiry(api: ApiClient, enquiry: EnquiryVersion, update: EnquiryUpdate): Promise<Enquiry> {
  const answer = await api.send(pathOf(enquiry), { method: 'PUT', version: enquiry.version, body: update });
  return readAnswer(answer, enquirySchema);
}

/** Adds a note. If the request is sent again with the same key, the server does not add the note again. */
export async function addNote(
  api: ApiClient,
  enquiry: Pick<Enquiry, 'id'>,
  text: string,
  idempotencyKey: string,
): Promise<void> {
  await api.send(`${pathOf(enquiry)}/notes`, { method: 'POST', body: { text }, idempotencyKey });
}

export async function deleteNote(api: ApiClient, enquiry: Pick<Enquiry, 'id'>, { id }: EnquiryNote): Promise<void> {
  await api.send(`${pathOf(enquiry)}/notes/${id}`, { method: 'DELETE' });
}

/** Makes the server send a reply. A repeated request with the same key does not send it again. */
export async function replyToEnquiry(
  api: ApiClient,
  enquiry: Pick<Enquiry, 'id'>,
  reply: EnquiryReply,
  idempotencyKey: string,
): Promise<Enquiry> {
  const answer = await api.send(`${pathOf(enquiry)}/replies`, { method: 'POST', body: reply, idempotencyKey });
  return readAnswer(answer, enquirySchema);
}

export async function deleteEnquiry(api: ApiClient, enquiry: Pick<Enquiry, 'id'>): Promise<void> {
  await api.send(pathOf(enquiry), { method: 'DELETE' });
}

/** Makes the server retry the failed deliveries of an enquiry. Returns the enquiry. */
export async function sendEnquiryAgain(api: ApiClient, enquiry: Pick<Enquiry, 'id'>): Promise<Enquiry> {
  return readAnswer(await api.send(`${pathOf(enquiry)}/deliveries`, { method: 'POST' }), enquirySchema);
}

/** Returns the enquiries that match a filter, as a CSV file. */
export async function exportEnquiries(api: ApiClient, filter: EnquiryFilter): Promise<Blob> {
  const { body } = await api.send(`${apiPaths.adminEnquiryExport}?${queryText(filter)}`);
  if (!(body instanceof Blob)) throw new Error('The export is not a file.');
  return body;
}

/** Returns the enquiry filter at a desk address. Leaves out a state or kind that does not exist. */
export function enquiryFilterOf({ q, status }: DeskAddress): EnquiryFilter {
  const { shape } = enquiryFilterSchema;
  return {
    q: q || undefined,
    status: shape.status.safeParse(status).data,
    kind: shape.kind.safeParse(status).data,
  };
}

/** Returns the query that fetches a page of the enquiries, newest first. */
export function listEnquiries(api: ApiClient, address: DeskAddress) {
  const query: EnquiryListQuery = { ...enquiryFilterOf(address), ...pageRange(address.page) };
  return listPartQuery(api, `${apiPaths.adminEnquiries}?${queryText(query)}`, enquirySchema, [
    'enquiries',
    'list',
    query,
  ]);
}

/** Interval at which the summary of the enquiries is fetched again, in milliseconds. */
const refreshInterval = 60_000;

function enquirySummary(api: ApiClient) {
  return queryOptions({
    queryKey: ['enquiries', 'summary'],
    queryFn: async ({ signal }) =>
      readAnswer(await api.send(apiPaths.adminEnquirySummary, { signal }), enquirySummarySchema),
    refetchInterval: refreshInterval,
  });
}

/** Returns how many enquiries are in each state, and how many deliveries wait or have failed. */
export function useEnquirySummary() {
  const { api } = useDesk();
  return useQuery(enquirySummary(api));
}
