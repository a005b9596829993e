import { Migrator } from 'kysely/migration';
import { Database } from './database.ts';
import { DatabaseStartError } from './database-errors.ts';
import { engineOf } from './engine.ts';
import {
  baseline,
  isBeforeBaseline,
  lastBeforeBaseline,
  migrations,
  type SchemaMigrations,
  withBaseline,
} from './migrations/migrations.ts';
import { adviceErrorOf } from './postgres-advice.ts';
import type { Queryable, Transaction } from './schema.ts';

/**
 * Migrates the database to this program's schema, completely or not at all. Returns the names of the migrations that
 * ran. When processes start together, one migrates and the others wait. Throws {@link DatabaseStartError}, and changes
 * nothing, when a newer program has migrated the database or the database is older than the baseline.
 */
export async function migrateToLatest(db: Queryable, known: SchemaMigrations = migrations): Promise<string[]> {
  await findPendingMigrations(db, known);
  try {
    return await db.transaction().execute(async (transaction) => {
      await engineOf(transaction).waitToMigrate(transaction);
      await adoptBaseline(transaction);
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
  transaction: Transaction,
  known: SchemaMigrations = migrations,
  last?: string,
): Promise<string[]> {
  // Kysely creates its own tables in the given transaction.
  const migrator = new Migrator({ db: transaction, provider: { getMigrations: async () => ({ ...known }) } });
  const { error, results = [] } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** Records the baseline in a database that has the schema from the migrations before it. */
async function adoptBaseline(transaction: Transaction): Promise<void> {
  const applied = await findAppliedMigrations(transaction);
  if (!applied.includes(lastBeforeBaseline)) return;
  const table = transaction.withTables<{ kysely_migration: { name: string } }>();
  await table.deleteFrom('kysely_migration').where('name', '<', baseline).execute();
  await table.updateTable('kysely_migration').set({ name: baseline }).where('name', '=', lastBeforeBaseline).execute();
}

/** Returns how the migrations of a database compare with those of this program. */
export async function readSchemaState(db: Queryable, known: SchemaMigrations = migrations) {
  const names = await findAppliedMigrations(db);
  const applied = withBaseline(names);
  return {
    applied,
    missing: Object.keys(known).filter((name) => !applied.includes(name)),
    /** The migrations that only a newer program knows. */
    unknown: applied.filter((name) => name > baseline && !(name in known)),
    /** True if the database lacks migrations that this program no longer has. */
    isTooOld: isBeforeBaseline(names),
  };
}

/**
 * Returns the names of the migrations that a database lacks. `isNewDatabase` is true if the database was never migrated.
 * Throws {@link DatabaseStartError} when a newer program has migrated the database or the database is older than the
 * baseline.
 */
export async function findPendingMigrations(db: Queryable, known: SchemaMigrations = migrations) {
  const { applied, missing, unknown, isTooOld } = await readSchemaState(db, known);
  if (unknown.length > 0) {
    throw new DatabaseStartError(
      `The database was written by a newer version of this program (it has ${unknown.join(', ')}). It was not touched. Start the newer version, or restore a backup made by this one.`,
    );
  }
  if (isTooOld) {
    throw new DatabaseStartError(
      `The database is too old for this version of the program, and was not touched. ${firstVersion}`,
    );
  }
  return { names: missing, isNewDatabase: applied.length === 0 };
}

export const firstVersion =
  'Start version 002495df or a later one up to 2f611d44 once, which brings it up to date, and then this version.';

async function findAppliedMigrations(db: Queryable): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const applied = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return applied.map(({ name }) => name);
}
