import type { Compilable, Kysely } from 'kysely';
import { Database } from './database.ts';
import type { DatabaseSchema } from './schema.ts';

/** Returns the rows of a query. On SQLite, the reading connection runs it, so that no open transaction delays it. */
export async function readRows<Row>(db: Kysely<DatabaseSchema>, query: Compilable<Row>): Promise<Row[]> {
  if (db instanceof Database && db.reader) return db.reader.all(query.compile());
  return (await db.executeQuery(query.compile())).rows;
}
