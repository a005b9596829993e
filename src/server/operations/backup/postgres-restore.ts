import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { takePostgres } from '../../database/data-lock.ts';
import { migrations } from '../../database/migrations/migrations.ts';
import { type DatabaseSchema, tableOrder } from '../../database/schema.ts';
import { declareOnPostgres, generationOf } from '../../database/schema-generation.ts';
import { requireKnownMigrations } from './backup-file.ts';
import { type BackupRows, fillWithRows } from './backup-rows.ts';

/**
 * Replaces everything in a PostgreSQL database with the rows of a backup and ends all sessions, in one transaction, so
 * that a failure changes nothing. Calls `keepFormer` first, once no server uses the data.
 */
export async function restorePostgres(
  backup: BackupRows,
  databaseUrl: string,
  keepFormer: () => Promise<void>,
): Promise<void> {
  requireKnownMigrations(backup.name, backup.migrations);
  const mark = await takePostgres(databaseUrl);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: 3000,
    onConnect: (client) => declareOnPostgres(client, generationOf(migrations)),
  });
  // Without listeners, a connection lost between two queries would end the process; now the next query fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await keepFormer();
    await db.transaction().execute(async (transaction) => {
      for (const table of [...tableOrder, 'kysely_migration', 'kysely_migration_lock']) {
        await sql`drop table if exists ${sql.table(table)} cascade`.execute(transaction);
      }
      await fillWithRows(transaction, backup);
    });
  } finally {
    await db.destroy();
    await mark.release();
  }
}
