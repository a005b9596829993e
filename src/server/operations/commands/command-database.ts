import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { connectDatabase, type OpeningMode, sqliteFileName } from '../../database/connect.ts';
import type { Database } from '../../database/database.ts';
import { findPendingMigrations, migrateToLatest } from '../../database/migrate.ts';
import { Problem } from '../../problem.ts';
import { type CommandContext, configOf } from './command.ts';

/**
 * Opens the database that the settings name, runs `work` and closes the database. A new database is migrated. A
 * database of an older version is refused, because only the server makes a backup before it migrates a database.
 */
export async function withDatabase<Result>(
  context: CommandContext,
  mode: OpeningMode,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  await using db = await connectDatabase(configOf(context), mode);
  const { names, isNewDatabase } = await findPendingMigrations(db);
  if (names.length > 0 && !isNewDatabase) {
    throw new Problem(
      'conflict',
      'The database is from an older version of this program, so nothing was changed. Start the server once: it makes a backup and then brings the database up to date.',
    );
  }
  const migrated = await migrateToLatest(db);
  if (migrated.length > 0) context.terminal.printError('There was no database, so a new one was created.');
  return await work(db);
}

/** Returns whether the database that the settings name exists and has been used before. Does not create it. */
export async function hasDatabase(config: Config): Promise<boolean> {
  if (!config.databaseUrl) return existsSync(join(config.dataDirectory, sqliteFileName));
  await using db = await connectDatabase(config, 'may-create');
  return !(await findPendingMigrations(db)).isNewDatabase;
}
