import type { ApiClient } from '#dashboard/api/api-client.ts';

/** A record as its editor leaves it: id 0 is created, any other is replaced if it still has the version. */
export interface RecordSave {
  readonly id: number;
  readonly payload: object;
  readonly version: number | undefined;
}

/** Saves a record of the list at a path (specification 4 and 7). Gives the answer's body. */
export async function saveRecord(api: ApiClient, path: string, { id, payload, version }: RecordSave): Promise<unknown> {
  const answer =
    id === 0
      ? await api.send(path, { method: 'POST', body: payload })
      : await api.send(`${path}/${id}`, { method: 'PUT', body: payload, version });
  return answer.body;
}
