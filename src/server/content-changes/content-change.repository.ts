import type { Kysely, Transaction } from 'kysely';
import type { ContentChange } from '../database/database.ts';
import { engineOf } from '../database/engine.ts';
import { readRows } from '../database/read-rows.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { ContentTopic } from '../database/tables/server-tables.ts';
import { parseTopics } from './content-topic.ts';

/** PostgreSQL channel that tells listening processes about a change. Its messages are empty. */
export const contentChannel = 'bellbird_content';

/** Number of changes that are kept. A process that has missed more changes drops its whole cache. */
const keptChanges = 1000;

/**
 * Records the topics that this transaction changes, and returns the number of the change. Call this as the last
 * statement of the transaction. It locks the row with the last number until the commit, so that changes become visible
 * in the order of their numbers.
 */
export async function recordContentChange(
  transaction: Transaction<DatabaseSchema>,
  topics: readonly ContentTopic[],
): Promise<number> {
  const { version } = await transaction
    .updateTable('content_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('content_changes')
    .values({ version, topics: JSON.stringify(topics) })
    .execute();
  if (version % 100 === 0) {
    await transaction
      .deleteFrom('content_changes')
      .where('version', '<=', version - keptChanges)
      .execute();
  }
  await engineOf(transaction).notify(transaction, contentChannel);
  return version;
}

/** Returns the number of the last committed change. */
export async function readContentVersion(db: Kysely<DatabaseSchema>): Promise<number> {
  const [row] = await readRows(db, db.selectFrom('content_version').select('version').where('id', '=', 1));
  return row?.version ?? 0;
}

/** Returns the stored changes whose number is higher than `since`, in order. */
export async function readContentChanges(db: Kysely<DatabaseSchema>, since: number): Promise<ContentChange[]> {
  const rows = await db
    .selectFrom('content_changes')
    .select(['version', 'topics'])
    .where('version', '>', since)
    .orderBy('version')
    .execute();
  return rows.map(({ version, topics }) => ({ version, topics: parseTopics(topics) }));
}
