import type { ApiClient } from '#dashboard/api/api-client.ts';
import { apiPaths } from '#domain/api-paths.ts';

/** Deletes an article (specification 7). */
export async function deleteArticle(api: ApiClient, id: number): Promise<void> {
  await api.send(`${apiPaths.adminArticles}/${id}`, { method: 'DELETE' });
}
