import { type ApiClient, readAnswer } from '#dashboard/api/api-client.ts';
import { queryText } from '#dashboard/lists/list-range.ts';
import { apiPaths } from '#domain/api-paths.ts';
import { type Enquiry, type EnquiryFilter, enquirySchema } from '#domain/contract/enquiry-contract.ts';

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
