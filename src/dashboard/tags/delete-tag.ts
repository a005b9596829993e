import type { ApiClient } from '#dashboard/api/api-client.ts';
import { apiPaths } from '#domain/api-paths.ts';

/** Deletes a tag (specification 7). */
export async function deleteTag(api: ApiClient, id: number): Promise<void> {
  await api.send(`${apiPaths.adminTags}/${id}`, { method: 'DELETE' });
}
