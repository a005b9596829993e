import { findPictureKeys, type PicturedArticle, type ShownPictures } from '#shared/pictures/article-pictures.ts';
import type { Queryable, Transaction } from '../database/schema.ts';

type StoredPictures = PicturedArticle & { readonly id: number };

export async function storePictureUses(transaction: Transaction, articles: readonly StoredPictures[]): Promise<void> {
  const uses = articles.flatMap(({ id, ...article }) =>
    findPictureKeys(article).map((picture_key) => ({ article_id: id, picture_key })),
  );
  if (uses.length > 0) await transaction.insertInto('picture_uses').values(uses).execute();
}

/** Stores which pictures a saved article shows. Replaces what was stored before. */
export async function replacePictureUses(transaction: Transaction, article: StoredPictures): Promise<void> {
  await transaction.deleteFrom('picture_uses').where('article_id', '=', article.id).execute();
  await storePictureUses(transaction, [article]);
}

/** Returns the pictures of an article, by key. Leaves out pictures that do not exist. */
export async function findPicturesIn(db: Queryable, article: PicturedArticle): Promise<ShownPictures> {
  const keys = findPictureKeys(article);
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('pictures')
    .select(['key', 'sha256', 'width', 'height', 'alt'])
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}
