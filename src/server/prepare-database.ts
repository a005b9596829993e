import type { Config } from './config/config.ts';
import { loadStarterContent } from './content/starter/starter-content.ts';
import { connectDatabase } from './database/connect.ts';
import type { Database } from './database/database.ts';
import { DatabaseStartError } from './database/database-errors.ts';
import { findPendingMigrations, migrateToLatest } from './database/migrate.ts';
import { migrations, type SchemaMigrations } from './database/migrations/migrations.ts';
import { adviceErrorOf } from './database/postgres-advice.ts';
import { tightenDataFolder } from './database/private-files.ts';
import { makeBackup } from './operations/backup/backup.service.ts';
import { backupFileName, backupFolder } from './operations/backup/backup-folder.ts';

/**
 * Opens the database for a server, migrates it, and loads starter content if the database is empty. Prints what was
 * changed.
 */
export async function prepareDatabase(config: Config): Promise<Database> {
  tellTightening(config.dataDirectory);
  const db = await connectDatabase(config, 'may-create');
  try {
    await updateDatabase(db, (line) => console.log(line));
    const filled = await loadStarterContent(db, { isWanted: config.starterContent, now: new Date() });
    if (filled > 0) console.log(`Empty database filled with ${filled} starter articles (STARTER_CONTENT).`);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * Migrates a database to this program's schema. A database with data is first backed up into the backup folder. If this
 * backup fails, the database is not migrated.
 */
export async function updateDatabase(
  db: Database,
  print: (line: string) => void,
  known: SchemaMigrations = migrations,
): Promise<void> {
  const { names, isNewDatabase } = await findPendingMigrations(db, known);
  if (names.length > 0 && !isNewDatabase) print(`Backed up before the update: ${await backUpBeforeUpdate(db)}`);
  const migrated = await migrateToLatest(db, known);
  if (migrated.length > 0) print(`Database brought up to date: ${migrated.join(', ')}.`);
}

async function backUpBeforeUpdate({ location }: Database): Promise<string> {
  const now = new Date();
  const file = backupFileName(backupFolder(location.dataDirectory), 'before-update', now);
  try {
    await makeBackup(location, file, now);
    return file;
  } catch (cause) {
    const advised = adviceErrorOf(cause, location.databaseUrl);
    if (advised) throw advised;
    throw new DatabaseStartError(
      `This version must update the database, and the backup before that could not be written to ${file}. Nothing was changed. Check that this user may write there and that the disk is not full, then start again.`,
      cause,
    );
  }
}

function tellTightening(dataDirectory: string): void {
  const { tightened, refused } = tightenDataFolder(dataDirectory);
  if (tightened.length > 0) console.log(`Others could read ${tightened.join(', ')}. Only the owner can now.`);
  if (refused.length > 0) {
    console.warn(
      `Others can read ${refused.join(', ')}, and this user may not change that. Run as the owner: chmod -R go= ${dataDirectory}`,
    );
  }
}
