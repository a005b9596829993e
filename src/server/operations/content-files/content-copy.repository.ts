import { insertArticles, type NewArticle } from '../../content/article.repository.ts';
import { buildArticleRow, type CleanContent, type NewRecord } from '../../content/article-columns.ts';
import { findFormerSlugsOf, insertFormerAddress } from '../../content/former-address.repository.ts';
import { insertTaxonomyRow } from '../../content/taxonomy.repository.ts';
import { type CountedTable, countOnFrom, engineOf, readLastIdentifier } from '../../database/engine.ts';
import type { Queryable, Transaction } from '../../database/schema.ts';
import type { ArticleRecord, ContentSet } from './content-set.ts';

const articlesPerQuery = 200;
const countedTables = ['articles', 'categories', 'tags'] as const;

/** Content that is ready to be written: the HTML of its articles is clean. */
export interface CleanContentSet extends Omit<ContentSet, 'articles'> {
  readonly articles: readonly CleanRecord[];
}

export type CleanRecord = Omit<ArticleRecord, 'content'> & { readonly content: CleanContent };

/** Returns all categories and tags, and the last id that each table of content has assigned. */
export async function readTaxonomy(db: Queryable): Promise<Omit<ContentSet, 'articles'>> {
  const columns = ['id', 'name', 'slug', 'version', 'created_at', 'updated_at'] as const;
  const categories = await db.selectFrom('categories').select(columns).select('description').orderBy('id').execute();
  const ids = categories.map(({ id }) => id);
  const formerSlugs = await findFormerSlugsOf(db, 'category', ids);
  return {
    lastIds: {
      articles: await readLastIdentifier(db, 'articles'),
      categories: await readLastIdentifier(db, 'categories'),
      tags: await readLastIdentifier(db, 'tags'),
    },
    categories: categories.map((row) => ({ ...row, former_slugs: formerSlugs.get(row.id) ?? [] })),
    tags: await db.selectFrom('tags').select(columns).orderBy('id').execute(),
  };
}

/** Yields all articles by id, read in batches. */
export async function* readArticles(
  db: Queryable,
  { categories }: Pick<ContentSet, 'categories'>,
): AsyncGenerator<ArticleRecord> {
  const categorySlugs = new Map(categories.map(({ id, slug }) => [id, slug]));
  for (let lastId = 0; ; ) {
    const rows = await db
      .selectFrom('articles')
      .selectAll()
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(articlesPerQuery)
      .execute();
    const ids = rows.map(({ id }) => id);
    const tags = await db
      .selectFrom('article_tags')
      .innerJoin('tags', 'tags.id', 'article_tags.tag_id')
      .select(['article_tags.article_id', 'tags.slug'])
      .where(engineOf(db).isOneOf('article_tags.article_id', ids))
      .execute();
    const tagsOf = Map.groupBy(tags, ({ article_id }) => article_id);
    const formerSlugs = await findFormerSlugsOf(db, 'article', ids);
    for (const { category_id, title_key, has_content, ...row } of rows) {
      yield {
        ...row,
        category: categorySlugs.get(category_id) ?? '',
        tags: (tagsOf.get(row.id) ?? []).map(({ slug }) => slug).sort(),
        is_published: row.is_published === 1,
        is_featured: row.is_featured === 1,
        former_slugs: formerSlugs.get(row.id) ?? [],
      };
    }
    const last = rows.at(-1);
    if (rows.length < articlesPerQuery || !last) return;
    lastId = last.id;
  }
}

/** Deletes all content. Its ids are never assigned again. */
export async function deleteAllContent(transaction: Transaction): Promise<void> {
  for (const table of [
    'articles',
    'article_versions',
    'review_entries',
    'former_addresses',
    'tags',
    'categories',
  ] as const)
    await transaction.deleteFrom(table).execute();
}

/** Writes all content into empty tables. Records keep their ids. */
export async function writeContent(transaction: Transaction, content: CleanContentSet, now: string): Promise<void> {
  const ids = await createIds(transaction, content);
  const storeFormerSlugs = async (kind: 'article' | 'category', id: number, slugs: readonly string[]) => {
    for (const slug of slugs) await insertFormerAddress(transaction, { kind, slug, id, now });
  };
  const idsOf = async (table: 'categories' | 'tags') => {
    const bySlug = new Map<string, number>();
    for (const { id, ...record } of content[table]) {
      const { former_slugs, ...fields } = { former_slugs: [], ...record };
      const moments = { ...momentsOf(record, now), version: record.version, id: ids.idFor(table, id) };
      const stored = await insertTaxonomyRow(transaction, table, fields, moments);
      await storeFormerSlugs('category', stored, former_slugs);
      bySlug.set(record.slug, stored);
    }
    return bySlug;
  };
  const categoryIds = await idsOf('categories');
  const tagIds = await idsOf('tags');
  for (let start = 0; start < content.articles.length; start += articlesPerQuery) {
    const records = content.articles.slice(start, start + articlesPerQuery);
    const articles = records.map((record) => ({
      ...toNewArticle(record, { categoryIds, tagIds }, now),
      id: ids.idFor('articles', record.id),
      formerSlugs: record.former_slugs,
    }));
    await insertArticles(transaction, articles);
    for (const { id, formerSlugs } of articles) await storeFormerSlugs('article', id, formerSlugs);
  }
  for (const table of countedTables) await countOnFrom(transaction, table, ids.last(table));
}

function toNewArticle(
  { category, tags, ...fields }: CleanRecord,
  known: { readonly categoryIds: ReadonlyMap<string, number>; readonly tagIds: ReadonlyMap<string, number> },
  now: string,
): NewArticle {
  const moments = momentsOf(fields, now);
  const record: NewRecord = {
    ...moments,
    slug: fields.slug,
    version: fields.version,
    first_published_at: fields.first_published_at ?? (fields.is_published ? moments.updated_at : null),
  };
  // The fallback 0 is never used, because `readContent` has checked that every slug exists.
  const row = buildArticleRow({ ...fields, category_id: known.categoryIds.get(category) ?? 0 });
  return { row, record, tagIds: tags.map((slug) => known.tagIds.get(slug) ?? 0) };
}

function momentsOf(record: { created_at?: string | undefined; updated_at?: string | undefined }, now: string) {
  return { created_at: record.created_at ?? now, updated_at: record.updated_at ?? record.created_at ?? now };
}

/**
 * Creates an allocator of ids. A record keeps its id; a record without one gets an id higher than every id that this
 * site or the exporting site has used.
 */
async function createIds(transaction: Transaction, content: CleanContentSet) {
  const next: Record<CountedTable, number> = { articles: 0, categories: 0, tags: 0 };
  for (const table of countedTables) {
    const ids = content[table].map(({ id }) => id ?? 0);
    const last = await readLastIdentifier(transaction, table);
    next[table] = ids.reduce((highest, id) => Math.max(highest, id), Math.max(last, content.lastIds[table])) + 1;
  }
  return {
    idFor(table: CountedTable, id: number | undefined): number {
      if (id !== undefined) return id;
      next[table] += 1;
      return next[table] - 1;
    },
    last: (table: CountedTable) => next[table] - 1,
  };
}
