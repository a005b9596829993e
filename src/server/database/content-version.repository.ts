import type { Database } from './database.ts';
import { engineOf } from './engine.ts';
import { readRows } from './read-rows.ts';
import type { Queryable, Transaction } from './schema.ts';

/** PostgreSQL channel that tells listening processes about a change. Its messages are empty. */
export const contentChannel = 'bellbird_content';

/**
 * Raises the content version by one and returns it. Call this as the last statement of a transaction. It locks the row
 * until the commit, so that versions become visible in order: everything up to a version can be read once that version
 * can be read.
 */
export async function raiseContentVersion(transaction: Transaction): Promise<number> {
  const { version } = await transaction
    .updateTable('content_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow();
  await engineOf(transaction).notify(transaction, contentChannel);
  return version;
}

export async function readContentVersion(db: Queryable): Promise<number> {
  const [row] = await readRows(db, db.selectFrom('content_version').select('version').where('id', '=', 1));
  return row?.version ?? 0;
}

/** Reads the content version through a connection, and tells this process, which drops what it has cached if it is new. */
export async function learnContentVersion(db: Database, connection: Queryable = db): Promise<void> {
  db.learnContentVersion(await readContentVersion(connection));
}
