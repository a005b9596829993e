import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { Problem } from '../problem.ts';
import type { DatabaseSchema, Queryable } from './schema.ts';

export const totalCountHeader = 'x-total-count';

/** The header with the versions that the caller agrees to overwrite. */
export const ifMatchHeaderSchema = z.object({
  'if-match': z.string().optional().describe('ETag of the version that was read; any other version returns 412.'),
});

export type ExpectedVersions = 'any' | readonly number[];

/** A record, and the versions of it that a request may overwrite. */
export interface RecordTarget {
  readonly id: number;
  readonly expected: ExpectedVersions;
}

/**
 * Returns the versions in an If-Match header. Without the header, or with `*`, any version may be overwritten. ETags
 * that are not ours are left out, so a header with only such ETags allows no version.
 */
export function parseIfMatch(header: string | undefined): ExpectedVersions {
  if (header === undefined || header.trim() === '*') return 'any';
  return header.split(',').flatMap((part) => {
    const version = /^"(\d{1,9})"$/.exec(part.trim())?.[1];
    return version === undefined ? [] : [Number(version)];
  });
}

export function etagOf(record: { readonly version: number }): string {
  return `"${record.version}"`;
}

type VersionedTable =
  | 'articles'
  | 'categories'
  | 'tags'
  | 'enquiries'
  | 'pictures'
  | 'recordings'
  | 'owner_settings'
  | 'webhooks';

/** Returns the condition with which an UPDATE or DELETE statement itself checks the record's version. */
export function versionIsExpected(
  eb: ExpressionBuilder<DatabaseSchema, VersionedTable>,
  expected: ExpectedVersions,
): Expression<SqlBool> {
  if (expected === 'any') return eb.lit(true);
  if (expected.length === 0) return eb.lit(false);
  return eb('version', 'in', expected);
}

/** Deletes a record if its version is one of `expected`, in one statement. Returns whether it did. */
export async function deleteRecord(
  db: Queryable,
  table: Exclude<VersionedTable, 'owner_settings'>,
  { id, expected }: RecordTarget,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('id', '=', id)
    .where((eb) => versionIsExpected(eb, expected))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Changes columns of a record and raises its version if the version is one of `expected`, in one statement. Returns
 * whether it did.
 */
export async function updateRecord<Table extends 'categories' | 'tags' | 'enquiries' | 'pictures' | 'recordings'>(
  db: Queryable,
  table: Table,
  { id, expected }: RecordTarget,
  change: Partial<Selectable<DatabaseSchema[Table]>>,
): Promise<boolean> {
  const columns = Object.entries(change).filter(([, value]) => value !== undefined);
  const set = sql.join(columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
  const isExpected =
    expected === 'any' ? sql`1 = 1` : expected.length > 0 ? sql`version in (${sql.join(expected)})` : sql`1 = 0`;
  const { numAffectedRows } = await sql`update ${sql.table(table)} set ${set}, version = version + 1
    where id = ${id} and ${isExpected}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

type Noun =
  | 'article'
  | 'category'
  | 'tag'
  | 'enquiry'
  | 'question'
  | 'picture'
  | 'recording'
  | 'setting'
  | 'note'
  | 'webhook'
  | 'delivery';

/** Throws when a record is missing or has an unexpected version. Call this before the write, to fail early. */
export function requireExpectedVersion(
  noun: Noun,
  record: { readonly version: number } | undefined,
  expected: ExpectedVersions,
): void {
  if (!record || (expected !== 'any' && !expected.includes(record.version))) throw refusedWrite(noun, !!record);
}

/** Returns the problem of a write that changed no row: the record is missing, or has an unexpected version. */
export function refusedWrite(noun: Noun, exists: boolean): Problem {
  if (!exists) return missingRecord(noun);
  return new Problem('stale', `Someone else has changed this ${noun} since you opened it.`);
}

export function missingRecord(noun: Noun): Problem {
  return new Problem('not_found', `There is no such ${noun}.`);
}
