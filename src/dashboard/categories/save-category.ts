import type { ApiClient } from '#dashboard/api/api-client.ts';
import { apiPaths } from '#domain/api-paths.ts';
import type { CategorySave } from '#domain/contract/category-contract.ts';

/** Saves a category: id 0 is created, any other is replaced (specification 4 and 7). Gives the answer's body. */
export async function saveCategory(
  api: ApiClient,
  id: number,
  payload: CategorySave,
  version: number | undefined,
): Promise<unknown> {
  const answer =
    id === 0
      ? await api.send(apiPaths.adminCategories, { method: 'POST', body: payload })
      : await api.send(`${apiPaths.adminCategories}/${id}`, { method: 'PUT', body: payload, version });
  return answer.body;
}
