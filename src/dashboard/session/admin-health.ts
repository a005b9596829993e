import type { ApiClient } from '#dashboard/api/api-client.ts';
import { apiPaths } from '#domain/api-paths.ts';

/** Asks whether a token opens the desk; rejects when it does not (specification 7, GET /api/admin/health). */
export async function checkAdminHealth(api: ApiClient, token: string): Promise<void> {
  await api.sendOnce(apiPaths.adminHealth, {}, token);
}
