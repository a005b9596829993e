import type { Kysely } from 'kysely';
import { parseConfig } from '../config/config.ts';
import { connectDatabase } from '../database/connect.ts';
import { migrateToLatest } from '../database/migrate.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { CommandContext } from './command.ts';

/** Opens the database that the settings name, brings it up to date, lets a command work on it and closes it. */
export async function withDatabase<Result>(
  context: CommandContext,
  work: (db: Kysely<DatabaseSchema>) => Promise<Result>,
): Promise<Result> {
  const db = await connectDatabase(parseConfig(context.environment));
  try {
    const migrated = await migrateToLatest(db);
    if (migrated.length > 0) context.terminal.printError(`Database brought up to date: ${migrated.join(', ')}.`);
    return await work(db);
  } finally {
    await db.destroy();
  }
}
