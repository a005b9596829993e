import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { CategoryTable, DatabaseSchema } from '../database/schema.ts';
import { type ExpectedVersions, versionIsExpected } from '../records/expected-version.ts';
import { containsPattern } from '../records/search-key.ts';
import type { ListRange } from './article-list.repository.ts';
import { type TermOrder, termOrders } from './taxonomy-order.ts';

export type CategoryRow = Omit<Selectable<CategoryTable>, 'name_key'>;

/** What a save writes; identifier, version and moments are the repository's own. */
export type CategoryValues = Omit<Insertable<CategoryTable>, 'id' | 'version' | 'created_at' | 'updated_at'>;

function selectCategories(db: Kysely<DatabaseSchema>) {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'description', 'slug', 'version', 'created_at', 'updated_at']);
}

/** One part of the categories whose name or slug holds the text. */
export async function findCategories(
  db: Kysely<DatabaseSchema>,
  search: string | undefined,
  order: TermOrder,
  range: ListRange,
): Promise<CategoryRow[]> {
  const { column, direction } = termOrders[order];
  let query = selectCategories(db)
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(range.limit ?? Number.MAX_SAFE_INTEGER)
    .offset(range.skip ?? 0);
  if (search) query = query.where(nameOrSlugContains(search));
  return query.execute();
}

/** How many categories there are whose name or slug holds the text. */
export async function countCategories(db: Kysely<DatabaseSchema>, search: string | undefined): Promise<number> {
  let query = db.selectFrom('categories').select((eb) => eb.fn.countAll().as('count'));
  if (search) query = query.where(nameOrSlugContains(search));
  const { count } = await query.executeTakeFirstOrThrow();
  return Number(count);
}

function nameOrSlugContains(search: string) {
  const pattern = containsPattern(search);
  return sql<boolean>`(name_key like ${pattern} escape '\\' or slug like ${pattern} escape '\\')`;
}

/** The category with this identifier. */
export async function findCategory(db: Kysely<DatabaseSchema>, id: number): Promise<CategoryRow | undefined> {
  return selectCategories(db).where('id', '=', id).executeTakeFirst();
}

/** Which of some slugs belong to categories, one of them left out of account. */
export async function findTakenCategorySlugs(
  db: Kysely<DatabaseSchema>,
  slugs: readonly string[],
  exceptId: number | undefined,
): Promise<ReadonlySet<string>> {
  let query = db.selectFrom('categories').select('slug').where('slug', 'in', slugs);
  if (exceptId !== undefined) query = query.where('id', '<>', exceptId);
  return new Set((await query.execute()).map((row) => row.slug));
}

/** How many articles are in a category, drafts included. */
export async function countArticlesOfCategory(db: Kysely<DatabaseSchema>, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('articles')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('category_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds a category in its first version; gives its identifier. */
export async function insertCategory(
  transaction: Transaction<DatabaseSchema>,
  values: CategoryValues,
  now: string,
): Promise<number> {
  const { id } = await transaction
    .insertInto('categories')
    .values({ ...values, version: 1, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Overwrites a category if it still has an expected version, in one statement; says whether it did. */
export async function updateCategory(
  transaction: Transaction<DatabaseSchema>,
  id: number,
  expected: ExpectedVersions,
  values: CategoryValues,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('categories')
    .set((eb) => ({ ...values, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where((eb) => versionIsExpected(eb, expected))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a category if it still has an expected version, in one statement; says whether it did. */
export async function deleteCategory(
  transaction: Transaction<DatabaseSchema>,
  id: number,
  expected: ExpectedVersions,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('categories')
    .where('id', '=', id)
    .where((eb) => versionIsExpected(eb, expected))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
