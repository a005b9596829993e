import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { createCompiledQuery } from '../database/compiled-query.ts';
import { engineOf } from '../database/engine.ts';
import type { ArticleTable, DatabaseSchema } from '../database/schema.ts';
import { type ExpectedVersions, versionIsExpected } from '../records/expected-version.ts';
import { withArticleJson } from './article-json.ts';

/** A tag as an article shows it. */
export interface ArticleTagRow {
  readonly id: number;
  readonly name: string;
}

/** What a save writes; identifier, version and moments are the repository's own. */
export type ArticleValues = Omit<
  Insertable<ArticleTable>,
  'id' | 'slug' | 'version' | 'created_at' | 'updated_at' | 'first_published_at'
> & { readonly search_key: string };

/** Identifiers asked for in one statement. */
const identifiersPerQuery = 200;

const sendTags = createCompiledQuery<ArticleTagRow & { article_id: number }>();

/** The tags of many articles, by name, in one query. */
export async function findTagsOfArticles(
  db: Kysely<DatabaseSchema>,
  articleIds: readonly number[],
): Promise<Map<number, ArticleTagRow[]>> {
  const tagsOf = new Map<number, ArticleTagRow[]>();
  for (const ids of inParts(articleIds)) {
    const rows = await sendTags(db, `${Object.keys(ids).length}`, ids, (value) =>
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

/** Identifiers by any names, so few that both engines take them in one statement and their numbers stay few. */
function inParts(ids: readonly number[]): { [name: string]: number }[] {
  const parts: { [name: string]: number }[] = [];
  for (let start = 0; start < ids.length; start += identifiersPerQuery) {
    const part = ids.slice(start, start + identifiersPerQuery);
    parts.push(Object.fromEntries(part.map((id, index) => [`id${index}`, id])));
  }
  return parts;
}

const sendArticle = createCompiledQuery<{ json: string }>();

/** The JSON of the desk's article with this identifier. */
export async function findArticleJsonById(db: Kysely<DatabaseSchema>, id: number): Promise<string | undefined> {
  const [row] = await sendArticle(db, 'desk', { id }, (value) =>
    withArticleJson(db, db.selectFrom('articles').where('articles.id', '=', value.id), 'desk'),
  );
  return row?.json;
}

/** The JSON of the published article with this slug. */
export async function findPublishedArticleJson(db: Kysely<DatabaseSchema>, slug: string): Promise<string | undefined> {
  const [row] = await sendArticle(db, 'public', { slug }, (value) => {
    const published = db.selectFrom('articles').where('articles.is_published', '=', 1);
    return withArticleJson(db, published.where('articles.slug', '=', value.slug), 'public');
  });
  return row?.json;
}

/** The version of the article with this identifier. */
export async function findArticleVersion(
  db: Kysely<DatabaseSchema>,
  id: number,
): Promise<{ version: number } | undefined> {
  return db.selectFrom('articles').select('version').where('id', '=', id).executeTakeFirst();
}

/** What the public sees of an article, held against other writers until the transaction ends. */
export async function lockArticle(
  transaction: Transaction<DatabaseSchema>,
  id: number,
): Promise<
  Pick<Selectable<ArticleTable>, 'title' | 'slug' | 'category_id' | 'is_published' | 'is_featured'> | undefined
> {
  const facts = transaction
    .selectFrom('articles')
    .select(['title', 'slug', 'category_id', 'is_published', 'is_featured'])
    .where('id', '=', id);
  // On SQLite the transaction itself keeps every other writer out.
  return engineOf(transaction).lockForUpdate(facts).executeTakeFirst();
}

/** Whether there is an article with this identifier. */
export async function articleExists(db: Kysely<DatabaseSchema>, id: number): Promise<boolean> {
  return (await db.selectFrom('articles').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Which of some slugs belong to articles, one of them left out of account. */
export async function findTakenArticleSlugs(
  db: Kysely<DatabaseSchema>,
  slugs: readonly string[],
  exceptId: number | undefined,
): Promise<ReadonlySet<string>> {
  let query = db.selectFrom('articles').select('slug').where('slug', 'in', slugs);
  if (exceptId !== undefined) query = query.where('id', '<>', exceptId);
  return new Set((await query.execute()).map((row) => row.slug));
}

/** Adds an article in its first version; gives its identifier. */
export async function insertArticle(
  transaction: Transaction<DatabaseSchema>,
  { search_key, ...values }: ArticleValues,
  slug: string,
  now: string,
): Promise<number> {
  const { id } = await transaction
    .insertInto('articles')
    .values({
      ...values,
      slug,
      version: 1,
      created_at: now,
      updated_at: now,
      first_published_at: values.is_published ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction.insertInto('article_search').values({ article_id: id, search_key }).execute();
  return id;
}

/**
 * Overwrites an article if it still has an expected version, in one statement; nothing when it has not, or is gone.
 * Gives when the article was first published, as it was before this save.
 */
export async function updateArticle(
  transaction: Transaction<DatabaseSchema>,
  id: number,
  expected: ExpectedVersions,
  { search_key, ...values }: ArticleValues,
  now: string,
): Promise<{ first_published_at: string | null } | undefined> {
  const updated = await transaction
    .updateTable('articles')
    .set((eb) => ({ ...values, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where((eb) => versionIsExpected(eb, expected))
    .returning('first_published_at')
    .executeTakeFirst();
  if (!updated) return undefined;
  await transaction.updateTable('article_search').set({ search_key }).where('article_id', '=', id).execute();
  return updated;
}

/** Gives an article that was never published its slug, and the moment of its first publishing if this is it. */
export async function settleArticleSlug(
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

/** Makes these the tags of an article, and no others. */
export async function replaceArticleTags(
  transaction: Transaction<DatabaseSchema>,
  articleId: number,
  tagIds: readonly number[],
): Promise<void> {
  await transaction.deleteFrom('article_tags').where('article_id', '=', articleId).execute();
  if (tagIds.length === 0) return;
  await transaction
    .insertInto('article_tags')
    .values(tagIds.map((tagId) => ({ article_id: articleId, tag_id: tagId })))
    .execute();
}

/** Deletes an article if it still has an expected version, in one statement; says whether it did. */
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
