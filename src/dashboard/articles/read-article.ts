import { type ApiClient, readAnswer } from '#dashboard/api/api-client.ts';
import { apiPaths } from '#domain/api-paths.ts';
import { type Article, articleSchema } from '#domain/contract/article-contract.ts';

/** The article as it is on the server now. */
export async function readArticle(api: ApiClient, id: number): Promise<Article> {
  return readAnswer(await api.send(`${apiPaths.adminArticles}/${id}`), articleSchema);
}
