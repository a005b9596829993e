import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DatabaseSchema, TagTable } from '../database/schema.ts';
import { type ExpectedVersions, versionIsExpected } from '../records/expected-version.ts';
import { containsPattern } from '../records/search-key.ts';
import type { ListRange } from './article-list.repository.ts';
import { type TermOrder, termOrders } from './taxonomy-order.ts';

export type TagRow = Omit<Selectable<TagTable>, 'name_key' | 'updated_at'>;

/** What a save writes; identifier, version and moments are the repository's own. */
export type TagValues = Omit<Insertable<TagTable>, 'id' | 'version' | 'created_at' | 'updated_at'>;

function selectTags(db: Kysely<DatabaseSchema>) {
  return db.selectFrom('tags').select(['id', 'name', 'slug', 'version', 'created_at']);
}

/** One part of the tags whose name or slug holds the text. */
export async function findTags(
  db: Kysely<DatabaseSchema>,
  search: string | undefined,
  order: TermOrder,
  range: ListRange,
): Promise<TagRow[]> {
  const { column, direction } = termOrders[order];
  let query = selectTags(db)
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(range.limit ?? Number.MAX_SAFE_INTEGER)
    .offset(range.skip ?? 0);
  if (search) query = query.where(nameOrSlugContains(search));
  return query.execute();
}

/** How many tags there are whose name or slug holds the text. */
export async function countTags(db: Kysely<DatabaseSchema>, search: string | undefined): Promise<number> {
  let query = db.selectFrom('tags').select((eb) => eb.fn.countAll().as('count'));
  if (search) query = query.where(nameOrSlugContains(search));
  const { count } = await query.executeTakeFirstOrThrow();
  return Number(count);
}

function nameOrSlugContains(search: string) {
  const pattern = containsPattern(search);
  return sql<boolean>`(name_key like ${pattern} escape '\\' or slug like ${pattern} escape '\\')`;
}

/** The tag with this identifier. */
export async function findTag(db: Kysely<DatabaseSchema>, id: number): Promise<TagRow | undefined> {
  return selectTags(db).where('id', '=', id).executeTakeFirst();
}

/** Which of some slugs belong to tags, one of them left out of account. */
export async function findTakenTagSlugs(
  db: Kysely<DatabaseSchema>,
  slugs: readonly string[],
  exceptId: number | undefined,
): Promise<ReadonlySet<string>> {
  let query = db.selectFrom('tags').select('slug').where('slug', 'in', slugs);
  if (exceptId !== undefined) query = query.where('id', '<>', exceptId);
  return new Set((await query.execute()).map((row) => row.slug));
}

/** Adds a tag in its first version; gives its identifier. */
export async function insertTag(
  transaction: Transaction<DatabaseSchema>,
  values: TagValues,
  now: string,
): Promise<number> {
  const { id } = await transaction
    .insertInto('tags')
    .values({ ...values, version: 1, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Overwrites a tag if it still has an expected version, in one statement; says whether it did. */
export async function updateTag(
  transaction: Transaction<DatabaseSchema>,
  id: number,
  expected: ExpectedVersions,
  values: TagValues,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('tags')
    .set((eb) => ({ ...values, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where((eb) => versionIsExpected(eb, expected))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a tag if it still has an expected version, in one statement; says whether it did. */
export async function deleteTag(
  transaction: Transaction<DatabaseSchema>,
  id: number,
  expected: ExpectedVersions,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('tags')
    .where('id', '=', id)
    .where((eb) => versionIsExpected(eb, expected))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Which of some identifiers are tags. */
export async function findTagIds(db: Kysely<DatabaseSchema>, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('tags').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map((row) => row.id));
}
