import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { DatabaseStartError } from './database-errors.ts';
import { engineOf } from './engine.ts';
import { migrations } from './migrations/migrations.ts';
import type { DatabaseSchema } from './schema.ts';

/**
 * Brings the database to this program's schema, all of it or nothing; gives the names of the migrations that ran. Of
 * processes that start together one does it and the others wait (security catalogue 34). A database that a newer program
 * has migrated is refused untouched with {@link DatabaseStartError}.
 */
export async function migrateToLatest(
  db: Kysely<DatabaseSchema>,
  known: Readonly<Record<string, Migration>> = migrations,
): Promise<string[]> {
  await refuseNewerSchema(db);
  try {
    return await db.transaction().execute(async (trx) => {
      await engineOf(trx).waitToMigrate(trx);
      // Given a transaction, Kysely makes its own tables in it as well.
      const migrator = new Migrator({ db: trx, provider: { getMigrations: async () => known } });
      const { error, results = [] } = await migrator.migrateToLatest();
      if (error) throw error;
      return results.map((result) => result.migrationName);
    });
  } catch (error) {
    throw new DatabaseStartError(
      'The database could not be brought up to date, and was left as it was. Restore a backup or report the cause below.',
      error,
    );
  }
}

async function refuseNewerSchema(db: Kysely<DatabaseSchema>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return;
  const applied = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  const unknown = applied.map((row) => row.name).filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new DatabaseStartError(
    `The database was written by a newer version of this program (it has ${unknown.join(', ')}). It was not touched. Start the newer version, or restore a backup made by this one.`,
  );
}
