import { type ArticleRow, buildArticleRow, CleanContent } from '#server/content/article-columns.ts';
import { type ArticleSaveInput, articleSaveSchema } from '#shared/api/article-contract.ts';

/**
 * Returns the row that saving an article would store, except that its HTML is not cleaned. Missing fields get the
 * defaults of the contract.
 */
export async function articleRow({ content = null, ...save }: ArticleSaveInput): Promise<ArticleRow> {
  const clean = await CleanContent.from(content, (html) => html);
  return buildArticleRow({ ...articleSaveSchema.parse(save), content: clean });
}
