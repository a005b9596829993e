import type { Kysely, Transaction } from 'kysely';
import { findPictureKeys, type ShownPictures } from '#shared/pictures/article-pictures.ts';
import type { DatabaseSchema } from '../database/schema.ts';

interface ArticleContent {
  readonly id: number;
  readonly content: string | null;
}

export async function storePictureUses(
  transaction: Transaction<DatabaseSchema>,
  articles: readonly ArticleContent[],
): Promise<void> {
  const uses = articles.flatMap(({ id, content }) =>
    findPictureKeys(content ?? '').map((picture_key) => ({ article_id: id, picture_key })),
  );
  if (uses.length > 0) await transaction.insertInto('picture_uses').values(uses).execute();
}

/** Stores which pictures the content of a saved article shows. Replaces what was stored before. */
export async function replacePictureUses(
  transaction: Transaction<DatabaseSchema>,
  article: ArticleContent,
): Promise<void> {
  await transaction.deleteFrom('picture_uses').where('article_id', '=', article.id).execute();
  await storePictureUses(transaction, [article]);
}

/** Returns the pictures in the HTML of an article, by key. Leaves out pictures that do not exist. */
export async function findPicturesIn(db: Kysely<DatabaseSchema>, html: string): Promise<ShownPictures> {
  const keys = findPictureKeys(html);
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('pictures')
    .select(['key', 'sha256', 'width', 'height'])
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}
