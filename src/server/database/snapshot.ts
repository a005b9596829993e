import { type Kysely, sql } from 'kysely';
import { engineOf } from './identifier-column.ts';
import type { DatabaseSchema } from './schema.ts';

/** Reads what belongs together as it is at one moment, keeping no writer waiting. Nothing can be written inside. */
export async function inSnapshot<Result>(
  db: Kysely<DatabaseSchema>,
  read: (db: Kysely<DatabaseSchema>) => Promise<Result>,
): Promise<Result> {
  const begin = engineOf(db) === 'postgres' ? 'begin isolation level repeatable read read only' : 'begin deferred';
  return db.connection().execute(async (connection) => {
    await sql.raw(begin).execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
