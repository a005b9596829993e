import { parseConfig } from '../config/config.ts';
import { connectDatabase } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import { migrateToLatest } from '../database/migrate.ts';
import type { CommandContext } from './command.ts';

/** Opens the database that the settings name, brings it up to date, lets a command work on it and closes it. */
export async function withDatabase<Result>(
  context: CommandContext,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = await connectDatabase(parseConfig(context.environment), 'may-create');
  try {
    const migrated = await migrateToLatest(db);
    if (migrated.length > 0) context.terminal.printError(`Database brought up to date: ${migrated.join(', ')}.`);
    return await work(db);
  } finally {
    await db.destroy();
  }
}
