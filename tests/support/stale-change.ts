import { apiPaths } from '#domain/api-paths.ts';
import { articleSchema } from '#domain/contract/article-contract.ts';
import { changedArticlesSchema } from '#domain/contract/bulk-contract.ts';
import type { Desk } from './desk.ts';

/**
 * Sends a bulk change that unpublishes two articles, after someone else has changed the first one. Returns the titles
 * that were refused, and which of the two articles are still published.
 */
export async function changeStaleArticle({ admin, make }: Desk) {
  const articles = [await make.article({ title: 'Changed meanwhile' }), await make.article({ title: 'As selected' })];
  const change = async (changes: readonly object[]) =>
    changedArticlesSchema.parse((await admin('POST', apiPaths.adminArticleChanges, { changes })).body);
  const [stale] = articles;
  if (stale) await change([{ id: stale.id, version: stale.version, is_featured: true }]);
  const { refused } = await change(articles.map(({ id, version }) => ({ id, version, is_published: false })));
  const published: string[] = [];
  for (const { id } of articles) {
    const now = articleSchema.parse((await admin('GET', `${apiPaths.adminArticles}/${id}`)).body);
    if (now.is_published) published.push(now.title);
  }
  return { refused: refused.map(({ title }) => title), published };
}
