import { type ApiClient, readAnswer } from '#desk/api/api-client.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type PersonalData,
  type PersonErased,
  type PersonErasure,
  personalDataSchema,
  personErasedSchema,
} from '#shared/api/personal-data-contract.ts';

export async function findPersonalData(api: ApiClient, contact: string): Promise<PersonalData> {
  const answer = await api.send(apiPaths.adminPersonSearches, { method: 'POST', body: { contact } });
  return readAnswer(answer, personalDataSchema);
}

/** Returns a file with everything stored about an email address or phone number. The server records the export. */
export async function exportPersonalData(api: ApiClient, contact: string): Promise<Blob> {
  const { body } = await api.send(apiPaths.adminPersonExports, { method: 'POST', body: { contact } });
  return new Blob([JSON.stringify(body, null, 2)], { type: 'application/json' });
}

/** Erases the chosen enquiries and, if it was chosen, the account with its invites. Returns how much was erased. */
export async function erasePersonalData(api: ApiClient, erasure: PersonErasure): Promise<PersonErased> {
  const answer = await api.send(apiPaths.adminPersonErasures, { method: 'POST', body: erasure });
  return readAnswer(answer, personErasedSchema);
}
