import type { ApiClient } from '#dashboard/api/api-client.ts';
import { apiPaths } from '#domain/api-paths.ts';
import type { ArticlePayload } from './article-form.ts';

/** Saves an article: id 0 is created, any other is replaced (specification 4 and 7). Gives the answer's body. */
export async function saveArticle(
  api: ApiClient,
  id: number,
  payload: ArticlePayload,
  version: number | undefined,
): Promise<unknown> {
  const answer =
    id === 0
      ? await api.send(apiPaths.adminArticles, { method: 'POST', body: payload })
      : await api.send(`${apiPaths.adminArticles}/${id}`, { method: 'PUT', body: payload, version });
  return answer.body;
}
