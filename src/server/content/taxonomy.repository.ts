import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { CategoryTable, DatabaseSchema } from '../database/schema.ts';
import { type ExpectedVersions, versionIsExpected } from '../records/record-version.ts';
import { containsPattern, sortKey } from '../records/search-key.ts';
import type { ListRange } from './article-list.repository.ts';

/** Categories and tags share their columns, except that only categories have a description. */
export type TaxonomyTable = 'categories' | 'tags';

/** A category, or a tag with an empty description. */
export type TaxonomyRow = Omit<Selectable<CategoryTable>, 'name_key'>;

/** The columns that a save sets; `description` for categories only. */
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

function selectRows(db: Kysely<DatabaseSchema>, table: TaxonomyTable) {
  return db
    .selectFrom(table)
    .select(['id', 'name', 'slug', 'version', 'created_at', 'updated_at'])
    .select(table === 'categories' ? sql<string>`description`.as('description') : sql<string>`''`.as('description'));
}

/**
 * Returns one page of the categories or tags, ordered by name unless `order` is given; with `search` only those whose
 * name or slug contains it.
 */
export async function findTaxonomyRows(
  db: Kysely<DatabaseSchema>,
  table: TaxonomyTable,
  search?: string,
  order: TaxonomyOrder = 'name',
  { limit = Number.MAX_SAFE_INTEGER, skip = 0 }: ListRange = {},
): Promise<TaxonomyRow[]> {
  const { column, direction } = orders[order];
  let query = selectRows(db, table).orderBy(column, direction).orderBy('id', direction).limit(limit).offset(skip);
  if (search) query = query.where(nameOrSlugContains(search));
  return query.execute();
}

/** Returns how many categories or tags have a name or slug that contains a text. */
export async function countTaxonomyRows(
  db: Kysely<DatabaseSchema>,
  table: TaxonomyTable,
  search: string | undefined,
): Promise<number> {
  let query = db.selectFrom(table).select((eb) => eb.fn.countAll().as('count'));
  if (search) query = query.where(nameOrSlugContains(search));
  const { count } = await query.executeTakeFirstOrThrow();
  return Number(count);
}

function nameOrSlugContains(search: string) {
  const pattern = containsPattern(search);
  return sql<boolean>`(name_key like ${pattern} escape '\\' or slug like ${pattern} escape '\\')`;
}

/** Returns the category or tag with this id. */
export async function findTaxonomyRow(
  db: Kysely<DatabaseSchema>,
  table: TaxonomyTable,
  id: number,
): Promise<TaxonomyRow | undefined> {
  return selectRows(db, table).where('id', '=', id).executeTakeFirst();
}

/** Returns which of the given ids exist. */
export async function findTaxonomyIds(
  db: Kysely<DatabaseSchema>,
  table: TaxonomyTable,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom(table).select('id').where('id', 'in', ids).execute();
  return new Set(rows.map((row) => row.id));
}

/** Returns which of some slugs are taken by records other than `exceptId`. */
export async function findTakenTaxonomySlugs(
  db: Kysely<DatabaseSchema>,
  table: TaxonomyTable,
  slugs: readonly string[],
  exceptId: number | undefined,
): Promise<ReadonlySet<string>> {
  let query = db.selectFrom(table).select('slug').where('slug', 'in', slugs);
  if (exceptId !== undefined) query = query.where('id', '<>', exceptId);
  return new Set((await query.execute()).map((row) => row.slug));
}

/** Returns how many articles are in a category, drafts included. */
export async function countArticlesOfCategory(db: Kysely<DatabaseSchema>, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('articles')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('category_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Columns that an import sets; a new record starts at version 1. */
export interface TaxonomyRecord {
  readonly id?: number;
  readonly version?: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Adds a category or tag. Returns its id. */
export async function insertTaxonomyRow(
  transaction: Transaction<DatabaseSchema>,
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

/** Overwrites a category or tag if it has an expected version, in one statement. Returns whether it did. */
export async function updateTaxonomyRow(
  transaction: Transaction<DatabaseSchema>,
  table: TaxonomyTable,
  id: number,
  expected: ExpectedVersions,
  values: TaxonomyValues,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable(table)
    .set((eb) => ({ ...columnsOf(table, values), updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where((eb) => versionIsExpected(eb, expected))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function columnsOf(table: TaxonomyTable, { name, slug, description = '' }: TaxonomyValues) {
  return { name, slug, name_key: sortKey(name), ...(table === 'categories' && { description }) };
}

/** Deletes a category or tag if it has an expected version, in one statement. Returns whether it did. */
export async function deleteTaxonomyRow(
  transaction: Transaction<DatabaseSchema>,
  table: TaxonomyTable,
  id: number,
  expected: ExpectedVersions,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom(table)
    .where('id', '=', id)
    .where((eb) => versionIsExpected(eb, expected))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns whether there is any content. Every article has a category, so only categories are checked. */
export async function hasContent(db: Kysely<DatabaseSchema>): Promise<boolean> {
  for (const table of ['categories', 'tags'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  }
  return false;
}
