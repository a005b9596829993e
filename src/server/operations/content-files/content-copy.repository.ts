import type { Kysely, Transaction } from 'kysely';
import { findTagsOfArticles } from '../../content/article.repository.ts';
import { keepArticleTerms } from '../../content/article-tokens.repository.ts';
import { type CountedTable, countOnFrom, readLastIdentifier } from '../../database/engine.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { searchKey, sortKey } from '../../records/search-key.ts';
import { articleTerms } from '../../search/article-text.ts';
import type { ArticleRecord, CategoryRecord, ContentSet, TagRecord } from './content-set.ts';

const articlesPerQuery = 200;

/** All categories and tags, and how far identifiers have counted. */
export async function readTerms(db: Kysely<DatabaseSchema>): Promise<Omit<ContentSet, 'articles'>> {
  const term = ['id', 'name', 'slug', 'version', 'created_at', 'updated_at'] as const;
  return {
    lastIds: {
      articles: await readLastIdentifier(db, 'articles'),
      categories: await readLastIdentifier(db, 'categories'),
      tags: await readLastIdentifier(db, 'tags'),
    },
    categories: await db.selectFrom('categories').select(term).select('description').orderBy('id').execute(),
    tags: await db.selectFrom('tags').select(term).orderBy('id').execute(),
  };
}

/** All articles, by identifier, some at a time. */
export async function* readArticles(
  db: Kysely<DatabaseSchema>,
  { categories, tags }: Pick<ContentSet, 'categories' | 'tags'>,
): AsyncGenerator<ArticleRecord> {
  const categorySlugs = new Map(categories.map(({ id, slug }) => [id, slug]));
  const tagSlugs = new Map(tags.map(({ id, slug }) => [id, slug]));
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('articles')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(articlesPerQuery)
      .execute();
    const tied = await findTagsOfArticles(
      db,
      rows.map(({ id }) => id),
    );
    for (const { category_id, title_key, ...row } of rows) {
      yield {
        ...row,
        category: categorySlugs.get(category_id) ?? '',
        tags: (tied.get(row.id) ?? []).map(({ id }) => tagSlugs.get(id) ?? '').sort(),
        is_published: row.is_published === 1,
        is_featured: row.is_featured === 1,
      };
    }
    const last = rows.at(-1);
    if (rows.length < articlesPerQuery || !last) return;
    after = last.id;
  }
}

/** Whether there is any content. */
export async function hasAnyContent(db: Kysely<DatabaseSchema>): Promise<boolean> {
  for (const table of ['articles', 'categories', 'tags'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  }
  return false;
}

/** Deletes all content; the identifiers it had are not given again. */
export async function deleteAllContent(transaction: Transaction<DatabaseSchema>): Promise<void> {
  for (const table of ['articles', 'tags', 'categories'] as const) await transaction.deleteFrom(table).execute();
}

/** Writes all content into tables that hold none, under its own identifiers where it has them. */
export async function writeContent(
  transaction: Transaction<DatabaseSchema>,
  content: ContentSet,
  now: string,
): Promise<void> {
  const give = await identifierGiver(transaction, content);
  const moments = (record: { created_at?: string | undefined; updated_at?: string | undefined }) => ({
    created_at: record.created_at ?? now,
    updated_at: record.updated_at ?? record.created_at ?? now,
  });
  const term = (record: CategoryRecord | TagRecord) => ({ ...moments(record), name_key: sortKey(record.name) });
  const categoryIds = new Map<string, number>();
  for (const record of content.categories) {
    const id = give('categories', record.id);
    categoryIds.set(record.slug, id);
    await transaction
      .insertInto('categories')
      .values({ ...record, ...term(record), id })
      .execute();
  }
  const tagIds = new Map<string, number>();
  for (const record of content.tags) {
    const id = give('tags', record.id);
    tagIds.set(record.slug, id);
    await transaction
      .insertInto('tags')
      .values({ ...record, ...term(record), id })
      .execute();
  }
  for (const { category, tags, ...record } of content.articles) {
    const id = give('articles', record.id);
    const written = moments(record);
    await transaction
      .insertInto('articles')
      .values({
        ...record,
        ...written,
        id,
        category_id: categoryIds.get(category) ?? 0,
        is_published: record.is_published ? 1 : 0,
        is_featured: record.is_featured ? 1 : 0,
        has_content: record.content === null ? 0 : 1,
        title_key: sortKey(record.title),
        first_published_at: record.first_published_at ?? (record.is_published ? written.updated_at : null),
      })
      .execute();
    const search_key = searchKey(`${record.title}\n${record.summary}`);
    await transaction.insertInto('article_search').values({ article_id: id, search_key }).execute();
    if (record.is_published) await keepArticleTerms(transaction, id, { is_published: 1, terms: articleTerms(record) });
    const ties = tags.map((slug) => ({ article_id: id, tag_id: tagIds.get(slug) ?? 0 }));
    if (ties.length > 0) await transaction.insertInto('article_tags').values(ties).execute();
  }
  for (const table of ['articles', 'categories', 'tags'] as const)
    await countOnFrom(transaction, table, give(table) - 1);
}

/** Gives the identifier that a record has, or one that no record has had. */
async function identifierGiver(transaction: Transaction<DatabaseSchema>, content: ContentSet) {
  const next: Record<CountedTable, number> = { articles: 0, categories: 0, tags: 0 };
  for (const table of ['articles', 'categories', 'tags'] as const) {
    const given = content[table].map(({ id }) => id ?? 0);
    const last = await readLastIdentifier(transaction, table);
    next[table] = Math.max(last, content.lastIds[table], ...given) + 1;
  }
  return (table: CountedTable, own?: number) => {
    if (own !== undefined) return own;
    const id = next[table];
    next[table] += 1;
    return id;
  };
}
