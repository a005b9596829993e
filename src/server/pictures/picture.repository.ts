import { type Insertable, type Selectable, sql } from 'kysely';
import type { PicturesQuery, PictureUse } from '#shared/api/picture-contract.ts';
import { countRows } from '../database/read-rows.ts';
import { type ExpectedVersions, updateRecord } from '../database/record-version.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { containsPattern, searchKey } from '../database/stored-text.ts';
import type { PictureTable } from '../database/tables/content-tables.ts';

/** A picture's row without its search key, with the number of articles that show the picture. */
export type PictureRow = Omit<Selectable<PictureTable>, 'search_key'> & { readonly uses: number };

export type PictureFile = Pick<Selectable<PictureTable>, 'sha256' | 'format' | 'bytes' | 'width' | 'height'>;

type PictureFilter = Pick<PicturesQuery, 'q' | 'state'>;

const columns = [
  'id',
  'key',
  'sha256',
  'format',
  'bytes',
  'width',
  'height',
  'file_name',
  'alt',
  'uploaded_by',
  'version',
  'created_at',
  'updated_at',
  'deleted_at',
  // PostgreSQL returns a count as a string, unless it is cast.
  sql<number>`cast((select count(*) from picture_uses where picture_uses.picture_key = pictures.key) as integer)`.as(
    'uses',
  ),
] as const;

/** The columns of a new picture that the caller sets. The others are set when the picture is stored. */
export type NewPicture = Omit<Insertable<PictureTable>, 'id' | 'version' | 'search_key'>;

export async function insertPicture(transaction: Transaction, values: NewPicture): Promise<number> {
  const { id } = await transaction
    .insertInto('pictures')
    .values({ ...values, version: 1, search_key: keyOf(values) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a picture, unless the library has one with this key. */
export async function insertMissingPicture(transaction: Transaction, values: NewPicture): Promise<void> {
  await transaction
    .insertInto('pictures')
    .values({ ...values, version: 1, search_key: keyOf(values) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Returns a page of the pictures, the newest first. */
export function findPictures(
  db: Queryable,
  filter: PictureFilter,
  range: { readonly limit: number; readonly skip: number },
): Promise<PictureRow[]> {
  return filtered(db, filter).select(columns).orderBy('id', 'desc').limit(range.limit).offset(range.skip).execute();
}

export function countPictures(db: Queryable, filter: PictureFilter): Promise<number> {
  return countRows(filtered(db, filter));
}

/** Returns the picture with this id, deleted or not, or `undefined`. */
export function findPicture(db: Queryable, id: number): Promise<PictureRow | undefined> {
  return db.selectFrom('pictures').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Returns the pictures that have this original. Those that are not deleted come first. */
export async function findPicturesOfFile(db: Queryable, sha256: string): Promise<PictureRow[]> {
  const rows = await db.selectFrom('pictures').select(columns).where('sha256', '=', sha256).orderBy('id').execute();
  return rows.sort((one, other) => Number(one.deleted_at !== null) - Number(other.deleted_at !== null));
}

/** Returns the pictures that have this key, or whose original's SHA-256 begins with these digits. */
export function findServedPictures(
  db: Queryable,
  by: { readonly digest: string } | { readonly key: string },
): Promise<PictureRow[]> {
  const query = db.selectFrom('pictures').select(columns);
  if ('key' in by) return query.where('key', '=', by.key).execute();
  return query.where('sha256', '>=', by.digest).where('sha256', '<', `${by.digest}g`).execute();
}

/**
 * Returns the SHA-256 of every original of the pictures or the recordings, including the deleted ones. Each is returned
 * once.
 */
export async function findOriginals(db: Queryable, table: 'pictures' | 'recordings'): Promise<string[]> {
  const rows = await db.selectFrom(table).select('sha256').distinct().orderBy('sha256').execute();
  return rows.map(({ sha256 }) => sha256);
}

/** Returns the number of pictures and recordings not deleted, and those among them whose file is not in the set. */
export async function findMissingPictures(db: Queryable, originals: ReadonlySet<string>) {
  const rows = [];
  for (const table of ['pictures', 'recordings'] as const) {
    const columns = ['id', 'file_name', 'sha256'] as const;
    rows.push(...(await db.selectFrom(table).select(columns).where('deleted_at', 'is', null).orderBy('id').execute()));
  }
  return { total: rows.length, missing: rows.filter(({ sha256 }) => !originals.has(sha256)) };
}

/**
 * Returns the pictures to export, ordered by id: those that are not deleted, and deleted ones that an article shows.
 */
export function findExportedPictures(db: Queryable): Promise<PictureRow[]> {
  return db
    .selectFrom('pictures')
    .select(columns)
    .where((eb) =>
      eb.or([eb('deleted_at', 'is', null), eb('key', 'in', eb.selectFrom('picture_uses').select('picture_key'))]),
    )
    .orderBy('id')
    .execute();
}

/** Returns the articles that show a picture, the newest first. */
export async function findPictureUses(db: Queryable, key: string, limit: number): Promise<PictureUse[]> {
  const rows = await db
    .selectFrom('picture_uses')
    .innerJoin('articles', 'articles.id', 'picture_uses.article_id')
    .select(['articles.id', 'articles.title', 'articles.slug', 'articles.is_published'])
    .where('picture_uses.picture_key', '=', key)
    .orderBy('articles.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, is_published: row.is_published === 1 }));
}

type PictureChange = Partial<Pick<Selectable<PictureTable>, 'alt' | 'file_name' | 'deleted_at'> & PictureFile>;

/** Changes a picture if its version is one of `expected`, in one statement. Returns whether it did. */
export function updatePicture(
  transaction: Transaction,
  picture: Pick<PictureRow, 'id' | 'alt' | 'file_name'>,
  expected: ExpectedVersions,
  change: PictureChange,
  now: string,
): Promise<boolean> {
  const search_key = keyOf({ ...picture, ...change });
  return updateRecord(
    transaction,
    'pictures',
    { id: picture.id, expected },
    { ...change, search_key, updated_at: now },
  );
}

/**
 * Deletes the rows of pictures that were deleted before a given time and that no article shows. Returns the SHA-256 of
 * their originals.
 */
export async function deletePicturesBefore(db: Queryable, before: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('pictures')
    .where('deleted_at', '<', before)
    .where('key', 'not in', (eb) => eb.selectFrom('picture_uses').select('picture_key'))
    .returning('sha256')
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

function keyOf({ file_name, alt }: { readonly file_name: string; readonly alt: string }): string {
  return searchKey(`${file_name}\n${alt}`);
}

function filtered(db: Queryable, { q, state }: PictureFilter) {
  let query = db.selectFrom('pictures');
  query = state === 'deleted' ? query.where('deleted_at', 'is not', null) : query.where('deleted_at', 'is', null);
  if (state === 'no-alt') query = query.where('alt', '=', '');
  if (state === 'used' || state === 'unused') {
    query = query.where('key', state === 'used' ? 'in' : 'not in', (eb) =>
      eb.selectFrom('picture_uses').select('picture_key'),
    );
  }
  if (q) query = query.where(sql<boolean>`search_key like ${containsPattern(q)} escape '\\'`);
  return query;
}
