import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, readAnswer } from '#dashboard/api/api-client.ts';
import type { DeskAddress } from '#dashboard/lists/desk-address.ts';
import { listPartQuery } from '#dashboard/lists/list-part.ts';
import { pageRange, queryText } from '#dashboard/lists/list-range.ts';
import { apiPaths } from '#domain/api-paths.ts';
import { auditActorsSchema, auditEntrySchema, auditKinds } from '#domain/contract/audit-contract.ts';

/** The kind that an address asks for, if it names one. */
export function historyKindOf({ status }: DeskAddress) {
  return auditKinds.find((kind) => kind === status);
}

/** A page of the change history, newest first. */
export function listHistory(api: ApiClient, address: DeskAddress) {
  const query = { kind: historyKindOf(address), actor: address.actor, ...pageRange(address.page) };
  return listPartQuery(api, `${apiPaths.adminAudit}?${queryText(query)}`, auditEntrySchema, ['history', 'list', query]);
}

/** Everyone who stands in the change history. */
export function listHistoryActors(api: ApiClient) {
  return queryOptions({
    queryKey: ['history', 'actors'],
    queryFn: async ({ signal }) => readAnswer(await api.send(apiPaths.adminAuditActors, { signal }), auditActorsSchema),
  });
}
