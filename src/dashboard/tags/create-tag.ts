import { type ApiClient, readAnswer } from '#dashboard/api/api-client.ts';
import { apiPaths } from '#domain/api-paths.ts';
import { type Tag, type TagSave, tagSchema } from '#domain/contract/tag-contract.ts';

/** Creates a tag and gives it back, so that it can be chosen at once. */
export async function createTag(api: ApiClient, payload: TagSave): Promise<Tag> {
  return readAnswer(await api.send(apiPaths.adminTags, { method: 'POST', body: payload }), tagSchema);
}
