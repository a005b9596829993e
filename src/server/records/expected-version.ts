import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';

/** The versions of a record that a caller agrees to overwrite: any, or these (product 9.7). */
export type ExpectedVersions = 'any' | readonly number[];

/** The condition that makes a version check and the write it guards one statement. */
export function versionIsExpected(
  eb: ExpressionBuilder<DatabaseSchema, 'articles' | 'categories' | 'tags' | 'enquiries'>,
  expected: ExpectedVersions,
): Expression<SqlBool> {
  if (expected === 'any') return eb.lit(true);
  if (expected.length === 0) return eb.lit(false);
  return eb('version', 'in', expected);
}
