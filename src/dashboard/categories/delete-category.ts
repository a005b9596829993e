import type { ApiClient } from '#dashboard/api/api-client.ts';
import { apiPaths } from '#domain/api-paths.ts';

/** Deletes a category (specification 7). */
export async function deleteCategory(api: ApiClient, id: number): Promise<void> {
  await api.send(`${apiPaths.adminCategories}/${id}`, { method: 'DELETE' });
}
