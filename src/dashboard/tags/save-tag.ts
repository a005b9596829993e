import { type ApiClient, readAnswer } from '#dashboard/api/api-client.ts';
import { apiPaths } from '#domain/api-paths.ts';
import { type Tag, type TagSave, tagSchema } from '#domain/contract/tag-contract.ts';

/** Creates a tag and gives it back, so that it can be chosen at once. */
export async function createTag(api: ApiClient, payload: TagSave): Promise<Tag> {
  return readAnswer(await api.send(apiPaths.adminTags, { method: 'POST', body: payload }), tagSchema);
}

/** Saves a tag: id 0 is created, any other is replaced (specification 4 and 7). Gives the answer's body. */
export async function saveTag(
  api: ApiClient,
  id: number,
  payload: TagSave,
  version: number | undefined,
): Promise<unknown> {
  const answer =
    id === 0
      ? await api.send(apiPaths.adminTags, { method: 'POST', body: payload })
      : await api.send(`${apiPaths.adminTags}/${id}`, { method: 'PUT', body: payload, version });
  return answer.body;
}
