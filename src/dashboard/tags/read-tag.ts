import { type ApiClient, readAnswer } from '#dashboard/api/api-client.ts';
import { apiPaths } from '#domain/api-paths.ts';
import { type Tag, tagSchema } from '#domain/contract/tag-contract.ts';

/** The tag as it is on the server now. */
export async function readTag(api: ApiClient, id: number): Promise<Tag> {
  return readAnswer(await api.send(`${apiPaths.adminTags}/${id}`), tagSchema);
}
