import type { Kysely, Selectable, Transaction } from 'kysely';
import { createCompiledQuery } from '../database/compiled-query.ts';
import { engineOf } from '../database/engine.ts';
import type { ArticleTable, DatabaseSchema } from '../database/schema.ts';
import { type ExpectedVersions, versionIsExpected } from '../records/record-version.ts';
import { type ArticleRow, type NewRecord, withArticleJson } from './article-columns.ts';
import { storeArticleTokens } from './article-tokens.repository.ts';

/** A tag as an article shows it. */
export interface ArticleTagRow {
  readonly id: number;
  readonly name: string;
}

/** A new article: its row, its record columns and its tags. */
export interface NewArticle {
  readonly row: ArticleRow;
  readonly record: NewRecord;
  readonly tagIds: readonly number[];
}

const sendArticle = createCompiledQuery<{ json: string }>();

/** Returns the JSON of the desk's article with this id. */
export async function findArticleJsonById(db: Kysely<DatabaseSchema>, id: number): Promise<string | undefined> {
  const [row] = await sendArticle(db, 'desk', { id }, (value) =>
    withArticleJson(db, db.selectFrom('articles').where('articles.id', '=', value.id), 'desk'),
  );
  return row?.json;
}

/** Returns the JSON of the published article with this slug. */
export async function findPublishedArticleJson(db: Kysely<DatabaseSchema>, slug: string): Promise<string | undefined> {
  const [row] = await sendArticle(db, 'public', { slug }, (value) => {
    const published = db.selectFrom('articles').where('articles.is_published', '=', 1);
    return withArticleJson(db, published.where('articles.slug', '=', value.slug), 'public');
  });
  return row?.json;
}

const sendTags = createCompiledQuery<ArticleTagRow & { article_id: number }>();
const idsPerQuery = 200;

/** Returns the tags of many articles, by name. */
export async function findTagsOfArticles(
  db: Kysely<DatabaseSchema>,
  articleIds: readonly number[],
): Promise<Map<number, ArticleTagRow[]>> {
  const tagsOf = new Map<number, ArticleTagRow[]>();
  for (let start = 0; start < articleIds.length; start += idsPerQuery) {
    const ids = articleIds.slice(start, start + idsPerQuery);
    const values = Object.fromEntries(ids.map((id, index) => [`id${index}`, id]));
    const rows = await sendTags(db, `${ids.length}`, values, (value) =>
      db
        .selectFrom('article_tags')
        .innerJoin('tags', 'tags.id', 'article_tags.tag_id')
        .select(['article_tags.article_id', 'tags.id', 'tags.name'])
        .where('article_tags.article_id', 'in', Object.values(value))
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

/** Returns the version of the article with this id. */
export async function findArticleVersion(
  db: Kysely<DatabaseSchema>,
  id: number,
): Promise<{ version: number } | undefined> {
  return db.selectFrom('articles').select('version').where('id', '=', id).executeTakeFirst();
}

/** Returns the article's state on the public site, and locks the article until the transaction ends. */
export async function lockArticle(
  transaction: Transaction<DatabaseSchema>,
  id: number,
): Promise<
  Pick<Selectable<ArticleTable>, 'title' | 'slug' | 'category_id' | 'is_published' | 'is_featured'> | undefined
> {
  const article = transaction
    .selectFrom('articles')
    .select(['title', 'slug', 'category_id', 'is_published', 'is_featured'])
    .where('id', '=', id);
  // A write transaction on SQLite already excludes every other writer.
  return engineOf(transaction).lockForUpdate(article).executeTakeFirst();
}

/** Returns which of the given slugs belong to articles other than `exceptId`. */
export async function findTakenArticleSlugs(
  db: Kysely<DatabaseSchema>,
  slugs: readonly string[],
  exceptId: number | undefined,
): Promise<ReadonlySet<string>> {
  let query = db.selectFrom('articles').select('slug').where('slug', 'in', slugs);
  if (exceptId !== undefined) query = query.where('id', '<>', exceptId);
  return new Set((await query.execute()).map((row) => row.slug));
}

/** Adds an article with its tags and search data. Returns its id. */
export async function insertArticle(transaction: Transaction<DatabaseSchema>, article: NewArticle): Promise<number> {
  const { id } = await transaction
    .insertInto('articles')
    .values({ ...article.row.columns, ...article.record })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRelatedRows(transaction, [{ ...article, id }]);
  return id;
}

/** Adds articles with ids from the caller, with their tags and search data: a few hundred at a time. */
export async function insertArticles(
  transaction: Transaction<DatabaseSchema>,
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
  transaction: Transaction<DatabaseSchema>,
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
  const tags = articles.flatMap(({ id, tagIds }) => tagIds.map((tag_id) => ({ article_id: id, tag_id })));
  if (tags.length > 0) await transaction.insertInto('article_tags').values(tags).execute();
}

/**
 * Overwrites an article if it has an expected version, in one statement, with its tags and search data. Returns when it
 * was first published before this save, or `undefined` when it has another version or does not exist.
 */
export async function updateArticle(
  transaction: Transaction<DatabaseSchema>,
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
  await transaction.deleteFrom('article_tags').where('article_id', '=', id).execute();
  const tags = tagIds.map((tag_id) => ({ article_id: id, tag_id }));
  if (tags.length > 0) await transaction.insertInto('article_tags').values(tags).execute();
  return updated;
}

/** Sets the slug of an article that was never published before, and when it was first published. */
export async function setArticleSlug(
  transaction: Transaction<DatabaseSchema>,
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

/** Deletes an article if it has an expected version, in one statement. Returns whether it did. */
export async function deleteArticle(
  transaction: Transaction<DatabaseSchema>,
  id: number,
  expected: ExpectedVersions,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('articles')
    .where('id', '=', id)
    .where((eb) => versionIsExpected(eb, expected))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
