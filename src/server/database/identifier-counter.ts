import { type Kysely, sql, type Transaction } from 'kysely';
import { engineOf } from './identifier-column.ts';
import type { DatabaseSchema } from './schema.ts';

/** Tables of content whose identifiers count upwards. */
export type CountedTable = 'articles' | 'categories' | 'tags';

/** The last identifier that a table has given away, to a row that may be gone by now; 0 when it gave none. */
export async function readLastIdentifier(db: Kysely<DatabaseSchema>, table: CountedTable): Promise<number> {
  const query =
    engineOf(db) === 'postgres'
      ? sql<{
          last: number | string | null;
        }>`select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass) as last`
      : sql<{ last: number | string | null }>`select seq as last from sqlite_sequence where name = ${table}`;
  const { rows } = await query.execute(db);
  return Number(rows[0]?.last ?? 0);
}

/** Makes a table count on from an identifier at the least, so that none is given twice (security catalogue 6). */
export async function countOnFrom(
  transaction: Transaction<DatabaseSchema>,
  table: CountedTable,
  identifier: number,
): Promise<void> {
  const last = await readLastIdentifier(transaction, table);
  if (identifier <= last) return;
  if (engineOf(transaction) === 'postgres') {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${identifier})`.execute(transaction);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(transaction);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${identifier})`.execute(transaction);
}
