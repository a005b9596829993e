import type { Kysely, Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Database } from './database.ts';
import { DatabaseStartError } from './database-errors.ts';
import { engineOf } from './engine.ts';
import { migrations, type SchemaMigrations } from './migrations/migrations.ts';
import { adviceErrorOf } from './postgres-advice.ts';
import type { DatabaseSchema } from './schema.ts';
import { generationOf, requireGeneration } from './schema-generation.ts';

/**
 * Migrates the database to this program's schema, completely or not at all. Returns the names of the migrations that
 * ran. When processes start together, one migrates and the others wait. Throws {@link DatabaseStartError}, and changes
 * nothing, when a newer program has migrated the database.
 */
export async function migrateToLatest(
  db: Kysely<DatabaseSchema>,
  known: SchemaMigrations = migrations,
): Promise<string[]> {
  await findPendingMigrations(db, known);
  try {
    return await db.transaction().execute(async (transaction) => {
      await engineOf(transaction).waitToMigrate(transaction);
      return runMigrations(transaction, known);
    });
  } catch (error) {
    const advised = adviceErrorOf(error, db instanceof Database ? db.location.databaseUrl : undefined);
    if (advised) throw advised;
    throw new DatabaseStartError(
      'The database could not be brought up to date, and was left as it was. Restore a backup or report the cause below.',
      error,
    );
  }
}

/**
 * Runs the missing migrations up to and including `last`, or all missing ones if `last` is not given. Returns the names
 * of those that ran.
 */
export async function runMigrations(
  transaction: Transaction<DatabaseSchema>,
  known: SchemaMigrations = migrations,
  last?: string,
): Promise<string[]> {
  // Kysely creates its own tables in the given transaction.
  const migrator = new Migrator({ db: transaction, provider: { getMigrations: async () => ({ ...known }) } });
  const { error, results = [] } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw error;
  const names = results.map(({ migrationName }) => migrationName);
  if (names.some((name) => known[name]?.breaking)) {
    const applied = Object.entries(known).filter(([name]) => last === undefined || name <= last);
    await requireGeneration(transaction, generationOf(Object.fromEntries(applied)));
  }
  return names;
}

/** The names of the migrations that a database lacks. `isNewDatabase` is true if the database was never migrated. */
export interface PendingMigrations {
  readonly names: readonly string[];
  readonly isNewDatabase: boolean;
}

/** Throws {@link DatabaseStartError} when a newer program has migrated the database. */
export async function findPendingMigrations(
  db: Kysely<DatabaseSchema>,
  known: SchemaMigrations = migrations,
): Promise<PendingMigrations> {
  const applied = await findAppliedMigrations(db);
  const unknown = applied.filter((name) => !(name in known));
  if (unknown.length > 0) {
    throw new DatabaseStartError(
      `The database was written by a newer version of this program (it has ${unknown.join(', ')}). It was not touched. Start the newer version, or restore a backup made by this one.`,
    );
  }
  return {
    names: Object.keys(known).filter((name) => !applied.includes(name)),
    isNewDatabase: applied.length === 0,
  };
}

async function findAppliedMigrations(db: Kysely<DatabaseSchema>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const applied = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return applied.map(({ name }) => name);
}
