import { type ArticleSaveInput, articleSaveSchema } from '#domain/contract/article-contract.ts';
import { type ArticleRow, buildArticleRow, CleanContent } from '#server/content/article-columns.ts';

/** Returns the row of an article as a save would store it, but without cleaning; the contract supplies missing fields. */
export async function articleRow({ content = null, ...save }: ArticleSaveInput): Promise<ArticleRow> {
  const clean = await CleanContent.from(content, (html) => html);
  return buildArticleRow({ ...articleSaveSchema.parse(save), content: clean });
}
