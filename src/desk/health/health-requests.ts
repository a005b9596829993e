import { type ApiClient, apiQuery } from '#desk/api/api-client.ts';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type HealthKind, healthFindingSchema, healthSummarySchema } from '#shared/api/content-health-contract.ts';

interface AskedFindings {
  readonly kind: HealthKind | undefined;
  readonly limit: number;
  readonly skip: number;
}

/** Returns the query that fetches a part of what is wrong with the content. */
export function listFindings(api: ApiClient, query: AskedFindings) {
  return listPartQuery(api, ['content-health', 'list'], healthFindingSchema, apiPaths.adminContentHealth, { ...query });
}

export function healthSummary(api: ApiClient) {
  return apiQuery(api, ['content-health', 'summary'], healthSummarySchema, apiPaths.adminHealthSummary);
}
