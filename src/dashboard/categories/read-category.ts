import { type ApiClient, readAnswer } from '#dashboard/api/api-client.ts';
import { apiPaths } from '#domain/api-paths.ts';
import { type Category, categorySchema } from '#domain/contract/taxonomy-contract.ts';

/** The category as it is on the server now. */
export async function readCategory(api: ApiClient, id: number): Promise<Category> {
  return readAnswer(await api.send(`${apiPaths.adminCategories}/${id}`), categorySchema);
}
