import { type Selectable, sql } from 'kysely';
import { nameKey } from '#shared/rules/text-input.ts';
import { engineOf } from '../database/engine.ts';
import { countRows, readRows } from '../database/read-rows.ts';
import { type RecordTarget, updateRecord } from '../database/record-version.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { containsPattern, sortKey } from '../database/stored-text.ts';
import type { CategoryTable } from '../database/tables/content-tables.ts';
import type { ListRange } from './article-list.repository.ts';

/** The tables of categories and tags. They have the same columns, except that only categories have a description. */
export type TaxonomyTable = 'categories' | 'tags';

/** A category, or a tag with an empty description. */
export type TaxonomyRow = Omit<Selectable<CategoryTable>, 'name_key'>;

/** The columns that a save sets. Only categories have a `description`. */
export interface TaxonomyValues {
  readonly name: string;
  readonly slug: string;
  readonly description?: string;
}

/** The orders of a list. The id decides between equal names. */
const orders = {
  name: { column: 'name_key', direction: 'asc' },
  '-name': { column: 'name_key', direction: 'desc' },
  newest: { column: 'id', direction: 'desc' },
  oldest: { column: 'id', direction: 'asc' },
} as const;

export type TaxonomyOrder = keyof typeof orders;

function selectRows(db: Queryable, table: TaxonomyTable) {
  return db
    .selectFrom(table)
    .select(['id', 'name', 'slug', 'version', 'created_at', 'updated_at'])
    .select(table === 'categories' ? sql<string>`description`.as('description') : sql<string>`''`.as('description'));
}

/** Returns a page, by name unless `order` says otherwise. `search` is text to find in name or slug. */
export async function findTaxonomyRows(
  db: Queryable,
  table: TaxonomyTable,
  search?: string,
  order: TaxonomyOrder = 'name',
  { limit = Number.MAX_SAFE_INTEGER, skip = 0 }: ListRange = {},
): Promise<TaxonomyRow[]> {
  const { column, direction } = orders[order];
  let query = selectRows(db, table).orderBy(column, direction).orderBy('id', direction);
  if (limit !== Number.MAX_SAFE_INTEGER || skip > 0) query = query.limit(limit).offset(skip);
  if (search) query = query.where(nameOrSlugContains(search));
  return readRows(db, query);
}

export function countTaxonomyRows(db: Queryable, table: TaxonomyTable, search: string | undefined) {
  const query = db.selectFrom(table);
  return countRows(search ? query.where(nameOrSlugContains(search)) : query);
}

function nameOrSlugContains(search: string) {
  const pattern = containsPattern(search);
  return sql<boolean>`(name_key like ${pattern} escape '\\' or slug like ${pattern} escape '\\')`;
}

export function findTaxonomyRow(db: Queryable, table: TaxonomyTable, id: number) {
  return selectRows(db, table).where('id', '=', id).executeTakeFirst();
}

export async function findTaxonomyIds(
  db: Queryable,
  table: TaxonomyTable,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom(table).select('id').where('id', 'in', ids).execute();
  return new Set(rows.map((row) => row.id));
}

/** Returns the names, ordered by name. Leaves out ids that do not exist. */
export function findTaxonomyNames(
  db: Queryable,
  table: TaxonomyTable,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).orderBy('name_key').orderBy('id').execute();
}

/** Returns another category or tag whose name is equal to this one (see `nameKey`), or `undefined`. */
export async function findNamesake(db: Queryable, table: TaxonomyTable, name: string, exceptId?: number) {
  const rows = await db.selectFrom(table).select(['id', 'name']).orderBy('id').execute();
  const key = nameKey(name);
  return rows.find((row) => row.id !== exceptId && nameKey(row.name) === key);
}

export async function findArticlesOfTag(db: Queryable, tagId: number): Promise<number[]> {
  const rows = db.selectFrom('article_tags').select('article_id').where('tag_id', '=', tagId).orderBy('article_id');
  return (await rows.execute()).map(({ article_id }) => article_id);
}

/** Adds a tag to those of the articles that still exist. Returns how many got the tag. */
export async function addTagToArticles(
  transaction: Transaction,
  tagId: number,
  articleIds: readonly number[],
): Promise<number> {
  const articles = transaction
    .selectFrom('articles')
    .select((eb) => ['id as article_id', eb.lit(tagId).as('tag_id')])
    .where(engineOf(transaction).isOneOf('id', articleIds));
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('article_tags')
    .columns(['article_id', 'tag_id'])
    .expression(articles)
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

/** Returns a category or tag, and locks it until the transaction ends, so that no other save adds an article to it. */
export async function lockTaxonomyRow(transaction: Transaction, table: TaxonomyTable, id: number) {
  const row = transaction.selectFrom(table).select('id').where('id', '=', id);
  await engineOf(transaction).lockForUpdate(row).execute();
  return findTaxonomyRow(transaction, table, id);
}

/** Moves articles, all of them without `only`, and raises their versions. Returns the ids. */
export async function moveArticles(
  transaction: Transaction,
  { from, to }: { readonly from: number; readonly to: number },
  only?: readonly number[],
): Promise<number[]> {
  let update = transaction
    .updateTable('articles')
    .set((eb) => ({ category_id: to, version: eb('version', '+', 1) }))
    .where('category_id', '=', from);
  if (only) update = update.where(engineOf(transaction).isOneOf('id', only));
  const moved = await update.returning('id').execute();
  return moved.map(({ id }) => id).toSorted((one, other) => one - other);
}

export async function removeTagFromArticles(
  transaction: Transaction,
  tagId: number,
  articleIds: readonly number[],
): Promise<void> {
  const tags = transaction.deleteFrom('article_tags').where('tag_id', '=', tagId);
  await tags.where(engineOf(transaction).isOneOf('article_id', articleIds)).execute();
}

/** Raises the versions of articles, so that a dialog that was opened earlier does not overwrite them. */
export async function raiseVersions(transaction: Transaction, articleIds: readonly number[]): Promise<void> {
  const articles = transaction.updateTable('articles').set((eb) => ({ version: eb('version', '+', 1) }));
  await articles.where(engineOf(transaction).isOneOf('id', articleIds)).execute();
}

export async function findTakenTaxonomySlugs(
  db: Queryable,
  table: TaxonomyTable,
  slugs: readonly string[],
  exceptId: number | undefined,
): Promise<ReadonlySet<string>> {
  let query = db.selectFrom(table).select('slug').where('slug', 'in', slugs);
  if (exceptId !== undefined) query = query.where('id', '<>', exceptId);
  return new Set((await query.execute()).map((row) => row.slug));
}

/** Returns how many articles are in a category, drafts included. */
export function countArticlesOfCategory(db: Queryable, id: number): Promise<number> {
  return countRows(db.selectFrom('articles').where('category_id', '=', id));
}

/** Without `id`, the database assigns one. Without `version`, the record has version 1. */
export interface TaxonomyRecord {
  readonly id?: number;
  readonly version?: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export async function insertTaxonomyRow(
  transaction: Transaction,
  table: TaxonomyTable,
  values: TaxonomyValues,
  { id, version = 1, created_at, updated_at }: TaxonomyRecord,
): Promise<number> {
  const inserted = await transaction
    .insertInto(table)
    .values({ ...columnsOf(table, values), ...(id !== undefined && { id }), version, created_at, updated_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return inserted.id;
}

/** Overwrites the record if its version is one of `expected`, in one statement. Returns whether it did. */
export function updateTaxonomyRow(
  transaction: Transaction,
  table: TaxonomyTable,
  target: RecordTarget,
  values: TaxonomyValues,
  now: string,
): Promise<boolean> {
  return updateRecord(transaction, table, target, { ...columnsOf(table, values), updated_at: now });
}

function columnsOf(table: TaxonomyTable, { name, slug, description = '' }: TaxonomyValues) {
  return { name, slug, name_key: sortKey(name), ...(table === 'categories' && { description }) };
}

/** Returns whether there is any content. Articles need no check, because every article has a category. */
export async function hasContent(db: Queryable): Promise<boolean> {
  for (const table of ['categories', 'tags'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  }
  return false;
}
