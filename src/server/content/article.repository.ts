import type { Selectable } from 'kysely';
import { engineOf } from '../database/engine.ts';
import { readRows } from '../database/read-rows.ts';
import { type ExpectedVersions, versionIsExpected } from '../database/record-version.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import type { ArticleTable } from '../database/tables/content-tables.ts';
import { type ArticleRow, type NewRecord, withArticleJson } from './article-columns.ts';
import { replacePictureUses, storePictureUses } from './article-pictures.repository.ts';
import { storeArticleTokens } from './article-tokens.repository.ts';

export interface ArticleTagRow {
  readonly id: number;
  readonly name: string;
}

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

const idsPerQuery = 200;

/** Returns the tags of the given articles, ordered by name. */
export async function findTagsOfArticles(
  db: Queryable,
  articleIds: readonly number[],
): Promise<Map<number, ArticleTagRow[]>> {
  const tagsOf = new Map<number, ArticleTagRow[]>();
  for (let start = 0; start < articleIds.length; start += idsPerQuery) {
    const ids = articleIds.slice(start, start + idsPerQuery);
    const rows = await readRows(
      db,
      db
        .selectFrom('article_tags')
        .innerJoin('tags', 'tags.id', 'article_tags.tag_id')
        .select(['article_tags.article_id', 'tags.id', 'tags.name'])
        .where('article_tags.article_id', 'in', ids)
        .orderBy('tags.name_key')
        .orderBy('tags.id'),
    );
    for (const { article_id, id, name } of rows) {
      const tags = tagsOf.get(article_id);
      if (tags) tags.push({ id, name });
      else tagsOf.set(article_id, [{ id, name }]);
    }
  }
  return tagsOf;
}

export async function findArticleVersion(db: Queryable, id: number): Promise<{ version: number } | undefined> {
  return db.selectFrom('articles').select('version').where('id', '=', id).executeTakeFirst();
}

/**
 * Locks an article until the transaction ends. Returns the columns and tags that decide where the article appears on
 * the public site, or `undefined` when there is no such article.
 */
export async function lockArticle(
  transaction: Transaction,
  id: number,
): Promise<
  | (Pick<
      Selectable<ArticleTable>,
      'title' | 'slug' | 'category_id' | 'is_published' | 'is_featured' | 'publish_date' | 'first_published_at'
    > & { readonly tags: readonly ArticleTagRow[] })
  | undefined
> {
  const article = transaction
    .selectFrom('articles')
    .select(['title', 'slug', 'category_id', 'is_published', 'is_featured', 'publish_date', 'first_published_at'])
    .where('id', '=', id);
  // SQLite needs no lock: a write transaction already excludes every other writer.
  const locked = await engineOf(transaction).lockForUpdate(article).executeTakeFirst();
  return locked && { ...locked, tags: (await findTagsOfArticles(transaction, [id])).get(id) ?? [] };
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
