import { findPictureKeys, type PicturedArticle, type ShownPictures } from '#shared/pictures/article-pictures.ts';
import { engineOf } from '../database/engine.ts';
import { readRows } from '../database/read-rows.ts';
import { type ExpectedVersions, versionIsExpected } from '../database/record-version.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { type ArticleRow, type NewRecord, withArticleJson } from './article-columns.ts';
import { storeArticleTokens } from './article-tokens.repository.ts';

/** A new article: its row, its record columns and the ids of its tags. */
export interface NewArticle {
  readonly row: ArticleRow;
  readonly record: NewRecord;
  readonly tagIds: readonly number[];
}

/** Returns the article with this id as the JSON of the desk, or `undefined`. */
export async function findArticleJsonById(db: Queryable, id: number): Promise<string | undefined> {
  const [row] = await readRows(
    db,
    withArticleJson(db, db.selectFrom('articles').where('articles.id', '=', id), 'desk'),
  );
  return row?.json;
}

/** Returns the JSON of the articles whose ids are above `after`, in the order of their ids. */
export async function findArticleJsonAfter(db: Queryable, after: number, limit: number): Promise<string[]> {
  const articles = db.selectFrom('articles').where('articles.id', '>', after).orderBy('articles.id').limit(limit);
  return (await readRows(db, withArticleJson(db, articles, 'desk'))).map(({ json }) => json);
}

/** Returns the published article with this slug as the JSON of the public API, or `undefined`. */
export async function findPublishedArticleJson(db: Queryable, slug: string): Promise<string | undefined> {
  const published = db.selectFrom('articles').where('articles.is_published', '=', 1);
  const [row] = await readRows(db, withArticleJson(db, published.where('articles.slug', '=', slug), 'public'));
  return row?.json;
}

export async function findArticleVersion(db: Queryable, id: number): Promise<{ version: number } | undefined> {
  return db.selectFrom('articles').select('version').where('id', '=', id).executeTakeFirst();
}

/** Locks an article until the transaction ends. Returns `undefined` when there is no such article. */
export function lockArticle(transaction: Transaction, id: number) {
  const article = transaction
    .selectFrom('articles')
    .select(['title', 'slug', 'is_published', 'first_published_at'])
    .where('id', '=', id);
  // SQLite needs no lock: a write transaction already excludes every other writer.
  return engineOf(transaction).lockForUpdate(article).executeTakeFirst();
}

export async function findTakenArticleSlugs(
  db: Queryable,
  slugs: readonly string[],
  exceptId: number | undefined,
): Promise<ReadonlySet<string>> {
  let query = db.selectFrom('articles').select('slug').where('slug', 'in', slugs);
  if (exceptId !== undefined) query = query.where('id', '<>', exceptId);
  return new Set((await query.execute()).map((row) => row.slug));
}

export async function insertArticle(transaction: Transaction, article: NewArticle): Promise<number> {
  const { id } = await transaction
    .insertInto('articles')
    .values({ ...article.row.columns, ...article.record })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRelatedRows(transaction, [{ ...article, id }]);
  return id;
}

/** Adds a few hundred articles with given ids, with their tags and search data. */
export async function insertArticles(
  transaction: Transaction,
  articles: readonly (NewArticle & { readonly id: number })[],
): Promise<void> {
  if (articles.length === 0) return;
  await transaction
    .insertInto('articles')
    .values(articles.map(({ id, row, record }) => ({ ...row.columns, ...record, id })))
    .execute();
  await insertRelatedRows(transaction, articles);
}

async function insertRelatedRows(
  transaction: Transaction,
  articles: readonly (NewArticle & { readonly id: number })[],
): Promise<void> {
  await transaction
    .insertInto('article_search')
    .values(articles.map(({ id, row }) => ({ article_id: id, search_key: row.searchKey })))
    .execute();
  await storeArticleTokens(
    transaction,
    articles.map(({ id, row }) => ({ id, tokens: row.tokens })),
  );
  await storePictureUses(
    transaction,
    articles.map(({ id, row }) => ({ id, ...row.columns })),
  );
  const tags = articles.flatMap(({ id, tagIds }) => tagIds.map((tag_id) => ({ article_id: id, tag_id })));
  if (tags.length > 0) await transaction.insertInto('article_tags').values(tags).execute();
}

/**
 * Overwrites an article, its tags and its search data, if the article's version is one of `expected`. The statement
 * that writes the row also checks the version. Returns when the article was first published (null if never), as stored
 * before this save. Returns `undefined` when nothing was written.
 */
export async function updateArticle(
  transaction: Transaction,
  id: number,
  expected: ExpectedVersions,
  { row, tagIds, now }: { readonly row: ArticleRow; readonly tagIds: readonly number[]; readonly now: string },
): Promise<{ first_published_at: string | null } | undefined> {
  const updated = await transaction
    .updateTable('articles')
    .set((eb) => ({ ...row.columns, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where((eb) => versionIsExpected(eb, expected))
    .returning('first_published_at')
    .executeTakeFirst();
  if (!updated) return undefined;
  await transaction
    .updateTable('article_search')
    .set({ search_key: row.searchKey })
    .where('article_id', '=', id)
    .execute();
  await storeArticleTokens(transaction, [{ id, tokens: row.tokens }]);
  await replacePictureUses(transaction, { id, ...row.columns });
  await replaceTags(transaction, id, tagIds);
  return updated;
}

async function replaceTags(transaction: Transaction, id: number, tagIds: readonly number[]): Promise<void> {
  await transaction.deleteFrom('article_tags').where('article_id', '=', id).execute();
  const tags = tagIds.map((tag_id) => ({ article_id: id, tag_id }));
  if (tags.length > 0) await transaction.insertInto('article_tags').values(tags).execute();
}

/**
 * Sets the slug of an article, and the time of its first publication: the earlier one, or that of this save.
 */
export async function setArticleSlug(
  transaction: Transaction,
  id: number,
  slug: string,
  firstPublishedAt: string | null,
): Promise<void> {
  await transaction
    .updateTable('articles')
    .set({ slug, first_published_at: firstPublishedAt })
    .where('id', '=', id)
    .execute();
}

type StoredPictures = PicturedArticle & { readonly id: number };

async function storePictureUses(transaction: Transaction, articles: readonly StoredPictures[]): Promise<void> {
  const uses = articles.flatMap(({ id, ...article }) =>
    findPictureKeys(article).map((picture_key) => ({ article_id: id, picture_key })),
  );
  if (uses.length > 0) await transaction.insertInto('picture_uses').values(uses).execute();
}

/** Stores which pictures a saved article shows. Replaces what was stored before. */
async function replacePictureUses(transaction: Transaction, article: StoredPictures): Promise<void> {
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
