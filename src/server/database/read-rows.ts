import type { Compilable, SelectQueryBuilder } from 'kysely';
import { Database } from './database.ts';
import type { DatabaseSchema, Queryable } from './schema.ts';

/** Returns how many rows a query finds. The query must not select columns, and must not sort or limit its rows. */
export async function countRows<Table extends keyof DatabaseSchema>(
  query: SelectQueryBuilder<DatabaseSchema, Table, object>,
): Promise<number> {
  const { count } = await query.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the rows of a query. On SQLite, the reading connection runs it, so that no open transaction delays it. */
export async function readRows<Row>(db: Queryable, query: Compilable<Row>): Promise<Row[]> {
  if (db instanceof Database && db.reader) return db.reader.all(query.compile());
  return (await db.executeQuery(query.compile())).rows;
}
